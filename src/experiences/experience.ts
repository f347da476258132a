/** The shape of an experience: one folder, one line in registry.ts. */
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { GuestInstance, KioskInstance } from '#contract/kiosks.ts';
import type { EzQuestion } from '#contract/ez-pairing.ts';
import type { GuestRecipe } from '#contract/recipes.ts';
import type { HandGame } from '#domain/games/hand-game.ts';
import type { PlaceOrder } from '#ui/play/order/order-answer.ts';
import type { SeatMemory } from '#ui/play/table-game/room/seat-memory.ts';
import type { Outcome } from '#domain/flavour/outcome.ts';

/** What an experience is given on the guest's phone. */
export interface GuestProps {
  instance: GuestInstance;
  shop: { shop_id: string; name: string };
  /** The shop's visible menu; sold-out drinks have `available: false`. */
  recipes: GuestRecipe[];
  /** Places one order and remembers it on this phone. Safe to repeat with the same `key`: one key is one drink. */
  placeOrder: PlaceOrder;
  /** The table this phone sits at in a game for two phones: kept over a reload, and no longer than the visit. */
  seat?: SeatMemory;
  /** Shown to the owner beside the settings: nothing may be ordered, drawn from a bag or counted. */
  preview?: boolean;
}

/** What an experience's admin page is given. */
export interface AdminProps {
  instance: KioskInstance;
  shop: { shop_id: string; name: string };
  /** Shows these settings in the live preview before they are saved; `undefined` shows the saved ones again. */
  onDraft: (settings: object | undefined) => void;
}

/** What belongs to the shop and still decides how a play can end. */
export interface ShopContent {
  questions: readonly EzQuestion[];
}

export interface Experience {
  /** The kiosk type's `config_identifier`. */
  id: string;
  name: string;
  description: string;
  /** What a guest is asked for; shown to the owner when launching. */
  requiredInputs: readonly string[];
  /** Settings under `config.experience`; without it the envelope alone is kept. Loaded only where settings are checked. */
  config?: () => Promise<{ default: z.ZodType }>;
  /** The settings of a kiosk that has none of its own, in both languages. */
  pack?: () => Promise<{ default: object }>;
  /** Every way a play with these settings can end, to be checked for dead ends. */
  outcomes?: () => Promise<{ outcomesOf: (settings: never, shop: ShopContent) => Outcome[] }>;
  /** A game for two phones: what a room keeps of the settings it was opened with, and the rules they make. */
  handGame?: () => Promise<{ rulesOf: (settings: never) => object; handGame: (rules: never) => HandGame }>;
  /** Keys of those settings that a guest's phone may see. */
  publicSettings?: readonly string[];
  guest: () => Promise<{ default: ComponentType<GuestProps> }>;
  admin?: () => Promise<{ default: ComponentType<AdminProps> }>;
}

export const defineExperience = <const E extends Experience>(experience: E): E => experience;
