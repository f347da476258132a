/** The card a play ends with, offered on its result and on the ticket. Source: docs/behaviour/cards.md. */
import { createContext, use } from 'react';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import type { CardArt } from '../card/card-art.ts';

export interface CardOffer {
  recipe: GuestRecipe;
  /** Known to the play; otherwise the name the guest ordered under last. */
  guestName?: string | undefined;
  /** What the play led to, as JSON holds it: its experience makes the art of it. */
  played: unknown;
  /** Of an experience other than the one being played: its id. */
  experience?: string | undefined;
}

export interface CardStand {
  shopName: string;
  /** Gradient of the shop's logo. */
  logoGradient?: string | undefined;
  /** A screen of the shop's: nothing is saved on it, and no name shown. */
  isShared: boolean;
  /** Loads the art of the experience, made for how its play ended. */
  artOf: (offer: CardOffer) => Promise<CardArt>;
}

const Context = createContext<CardStand | undefined>(undefined);

/** Without one, as in an owner's preview, no card is offered. */
export const CardStandOf = Context.Provider;
export const useCardStand = (): CardStand | undefined => use(Context);
