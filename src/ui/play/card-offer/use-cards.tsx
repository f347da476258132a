import type { ReactNode } from 'react';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import type { CardArt } from '../card/card-art.ts';
import type { PlaceOrder } from '../order/order-answer.ts';
import type { Recommendation } from '../order/recommendation-modal.tsx';
import { useCardStand, type CardOffer } from './card-offer.ts';
import { KeepACard } from './keep-a-card.tsx';

/** Loads the art of a play's card, for one of the drinks it led to. */
export type CardFor = (recipe: GuestRecipe) => Promise<CardArt>;

interface Led {
  recommendations: readonly Recommendation[];
  guestName: string | undefined;
  placeOrder: PlaceOrder;
}

interface Cards {
  buttonFor: (recommendation: Recommendation) => ReactNode;
  /** Orders, and keeps the drink's card for the ticket. */
  placeOrder: PlaceOrder;
}

/** The cards of the drinks a play led to. */
export function useCards(card: CardFor | undefined, { recommendations, guestName, placeOrder }: Led): Cards {
  const stand = useCardStand();
  if (!card) return { buttonFor: () => null, placeOrder };
  const offerOf = ({ recipe }: Recommendation): CardOffer => ({
    recipe,
    guestName,
    load: () => card(recipe),
  });
  return {
    buttonFor: (recommendation) => <KeepACard offer={offerOf(recommendation)} />,
    placeOrder: (order) => {
      const ordered = recommendations.find(({ recipe }) => recipe.id === order.recipeId);
      if (ordered) stand?.keep(offerOf(ordered));
      return placeOrder(order);
    },
  };
}
