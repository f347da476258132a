/** Shops and their order defaults. Source: docs/behaviour/menu.md "Shop", docs/behaviour/orders.md "Defaults". */
import { z } from 'zod';
import { LANGUAGE_CODES } from '#domain/text/languages.ts';
import { fault } from '../fault.ts';
import { endpoint } from '../endpoint.ts';
import { Id, OrderSize, OrderStatus } from '../fields.ts';

export const Shop = z.object({
  shop_id: Id,
  name: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  recipes: z.array(z.string()),
  settings: z.looseObject({ voiceProfileId: z.string().optional() }),
  order_default_quantity: z.number(),
  order_default_size: OrderSize,
  order_default_status: OrderStatus,
  /** What guests who choose none get: `sizeS` until a size is saved. Not in the master list. */
  guest_order_size: OrderSize.optional(),
  active_instances_count: z.number(),
  /** Including paused and ended ones: the number removed by deleting all. */
  instances_count: z.number(),
  admin_id: z.string().nullable(),
  user_id: z.string().nullable(),
});
export type Shop = z.infer<typeof Shop>;

/** What guests may read the menu in besides English and Hong Kong Chinese; left out if nothing. */
export const OfferedLanguages = z.array(z.enum(LANGUAGE_CODES)).optional();

/** The fields of a shop a guest may see. */
export const GuestShop = z.object({
  shop_id: Id,
  name: z.string(),
  voiceProfileId: z.string().optional(),
  order_default_size: OrderSize,
  languages: OfferedLanguages,
});

const shopList = z.object({ data: z.array(Shop) });
const oneShop = z.object({ shopId: Id });

export const listShops = endpoint({
  method: 'GET',
  path: '/api/admin/shops',
  summary: "The kiosks' shops; an owner gets the owner's own",
  access: { account: 'anyone' },
  response: shopList,
});

export const getShop = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId',
  summary: 'One shop',
  access: { account: 'staff', guest: 'joined' },
  params: oneShop,
  response: Shop,
  guestResponse: GuestShop,
});

const RecipeId = z.union([Id, z.number().transform(String)]);
const RecipeRef = z.union([RecipeId, z.looseObject({ id: RecipeId }).transform(({ id }) => id)]);

export const saveShopRecipes = endpoint({
  method: 'PATCH',
  path: '/api/admin/shops/:shopId/recipes',
  summary: "Make these, in this order, the shop's menu; its other recipes are kept, but off the menu",
  access: { account: 'owner' },
  params: oneShop,
  body: z.object({ recipes: z.union([RecipeRef.transform((id) => [id]), z.array(RecipeRef).max(5000)]) }),
  response: Shop,
  bodyLimit: 2 * 1024 * 1024,
});

export const saveOrderDefaults = endpoint({
  method: 'PATCH',
  path: '/api/admin/shops/:shopId/order-defaults',
  summary: "Save the shop's order defaults",
  access: { account: 'owner' },
  params: oneShop,
  body: z.object({
    quantity: z.number().int(fault('quantity-not-whole')).min(1, fault('quantity-too-small')).max(100).optional(),
    size: OrderSize.optional(),
    status: OrderStatus.optional(),
  }),
  response: Shop,
});
