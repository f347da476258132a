/** The card a play ends with, offered on its result and on the ticket. Source: docs/behaviour/cards.md. */
import { createContext, use } from 'react';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import type { CardArt } from '../card/card-art.ts';

/** Loads an experience's art, made for how its play ended. */
export type LoadArt = () => Promise<CardArt>;

export interface CardOffer {
  recipe: GuestRecipe;
  /** Known to the play; otherwise the name the guest ordered under last. */
  guestName?: string | undefined;
  load: LoadArt;
}

export interface CardStand {
  shopName: string;
  /** Gradient of the shop's logo. */
  logoGradient?: string | undefined;
  /** A screen of the shop's: nothing is saved on it, and no name shown. */
  isShared: boolean;
  /** Keeps the card of the drink just ordered for its ticket. */
  keep: (offer: CardOffer) => void;
}

const Context = createContext<CardStand | undefined>(undefined);

/** Without one, as in an owner's preview, no card is offered. */
export const CardStandOf = Context.Provider;
export const useCardStand = (): CardStand | undefined => use(Context);
