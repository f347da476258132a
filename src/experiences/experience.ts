/** The shape of an experience: one folder, one line in registry.ts. */
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { GuestInstance, KioskInstance } from '#contract/kiosks.ts';
import type { Order } from '#contract/orders.ts';
import type { GuestRecipe } from '#contract/recipes.ts';
import type { OrderSize } from '#domain/order.ts';

/** What an experience is given on the guest's phone. */
export interface GuestProps {
  instance: GuestInstance;
  shop: { shop_id: string; name: string };
  /** The shop's visible menu; sold-out drinks have `available: false`. */
  recipes: GuestRecipe[];
  /** Places one order and remembers it on this phone. Safe to repeat with the same `key`: one key is one drink. */
  placeOrder: PlaceOrder;
}

export type PlaceOrder = (order: { key: string; recipeId: string; name: string; size?: OrderSize }) => Promise<Order>;

/** What an experience's admin page is given. */
export interface AdminProps {
  instance: KioskInstance;
  shop: { shop_id: string; name: string };
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
  /** Keys of those settings that a guest's phone may see. */
  publicSettings?: readonly string[];
  guest: () => Promise<{ default: ComponentType<GuestProps> }>;
  admin?: () => Promise<{ default: ComponentType<AdminProps> }>;
}

export const defineExperience = <const E extends Experience>(experience: E): E => experience;
