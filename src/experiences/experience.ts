/** The shape of an experience: one folder, one line in registry.ts. */
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { GuestInstance, KioskInstance } from '#contract/kiosk/kiosks.ts';
import type { EzQuestion } from '#contract/kiosk/ez-pairing.ts';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import type { HandGame } from '#domain/games/hand-game.ts';
import type { CardArt } from '#ui/play/card/card-art.ts';
import type { PlaceOrder } from '#ui/play/order/order-answer.ts';
import type { Outcome } from '#domain/flavour/outcome.ts';

/** Props of an experience's guest component. */
export interface GuestProps {
  instance: GuestInstance;
  shop: { shop_id: string; name: string };
  /** The shop's visible menu; sold-out drinks have `available: false`. */
  recipes: GuestRecipe[];
  /** Places one order and remembers it on this phone. Idempotent: the same `key` is the same drink. */
  placeOrder: PlaceOrder;
  /** Live preview for the owner: nothing may be ordered, drawn or counted. */
  preview?: boolean;
}

/** Props of an experience's admin page. */
export interface AdminProps {
  instance: KioskInstance;
  shop: { shop_id: string; name: string };
  /** Shows these settings in the live preview before they are saved; `undefined` shows the saved ones again. */
  onDraft: (settings: object | undefined) => void;
}

/** Shop data outside these settings that affects how a play can end. */
export interface ShopContent {
  questions: readonly EzQuestion[];
}

/** What a guest's phone needs to know of it. */
export interface ExperiencePlay {
  /** The kiosk type's `config_identifier`. */
  id: string;
  name: string;
  guest: () => Promise<{
    default: ComponentType<GuestProps>;
    /** Loads the art of the card a play ended with, from what the play said of it. */
    artOf: (played: never) => Promise<CardArt>;
  }>;
}

export interface Experience extends ExperiencePlay {
  description: string;
  /** What a guest is asked for; shown to the owner on launch. */
  requiredInputs: readonly string[];
  /**
   * Schema of the settings under `config.experience`; without it only the envelope is kept. Loaded only where settings
   * are validated.
   */
  config?: () => Promise<{ default: z.ZodType }>;
  /** Default settings of a kiosk, in both languages. */
  pack?: () => Promise<{ default: object }>;
  /** Every way a play with these settings can end, to be checked for dead ends. */
  outcomes?: () => Promise<{ outcomesOf: (settings: never, shop: ShopContent) => Outcome[] }>;
  /** For two-phone games: the settings a room keeps from its start, and the rules made of them. */
  handGame?: () => Promise<{ rulesOf: (settings: never) => object; handGame: (rules: never) => HandGame }>;
  /** Keys of the settings a guest's phone may see. */
  publicSettings?: readonly string[];
  admin?: () => Promise<{ default: ComponentType<AdminProps> }>;
}

export const definePlay = <const P extends ExperiencePlay>(play: P): P => play;
export const defineExperience = <const E extends Experience>(experience: E): E => experience;
