import type { ReactNode } from 'react';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import type { PlaceOrder } from '../order/order-answer.ts';
import type { Recommendation } from '../order/recommendation-modal.tsx';
import type { CardOffer } from './card-offer.ts';
import { KeepACard } from './keep-a-card.tsx';

/** What the card of one of the drinks a play led to says of the play, as JSON holds it. */
export type CardFor = (recipe: GuestRecipe) => object;

interface Led {
  recommendations: readonly Recommendation[];
  guestName: string | undefined;
  placeOrder: PlaceOrder;
}

interface Cards {
  buttonFor: (recommendation: Recommendation) => ReactNode;
  /** Orders with the drink's card, for the ticket. */
  placeOrder: PlaceOrder;
}

/** The cards of the drinks a play led to. */
export function useCards(card: CardFor | undefined, { recommendations, guestName, placeOrder }: Led): Cards {
  if (!card) return { buttonFor: () => null, placeOrder };
  const offerOf = ({ recipe }: Recommendation): CardOffer => ({
    recipe,
    guestName,
    played: card(recipe),
  });
  return {
    buttonFor: (recommendation) => <KeepACard offer={offerOf(recommendation)} />,
    placeOrder: (order) => {
      const ordered = recommendations.find(({ recipe }) => recipe.id === order.recipeId);
      return placeOrder(ordered ? { ...order, card: offerOf(ordered) } : order);
    },
  };
}
