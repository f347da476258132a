/** Statistics of a shop's guests and orders. Days are the shop's own: they begin at five (domain/order/shop-day.ts). */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Day, Id } from './fields.ts';

const count = z.number();

export const ShopInsights = z.object({
  from: z.string(),
  to: z.string(),
  /** Orders that were not cancelled, and those that were. */
  orders: count,
  cancelled: count,
  byDay: z.array(z.object({ day: z.string(), orders: count })),
  /** 24 hours, in the order of the shop's day. */
  byHour: z.array(z.object({ hour: z.number(), orders: count })),
  /** `kioskType` is null for orders placed by staff. */
  byExperience: z.array(
    z.object({
      kioskType: z.string().nullable(),
      orders: count,
      /** Visits: one for each guest, kiosk and day; and how many of them led to an order. */
      joined: count,
      ordered: count,
      medianSecondsToOrder: z.number().nullable(),
    }),
  ),
  /** Orders whose drink is still on the menu. */
  zeroProof: z.object({ orders: count, of: count }),
  topDrinks: z.array(z.object({ recipeId: z.string(), name: z.string(), orders: count })),
});
export type ShopInsights = z.infer<typeof ShopInsights>;

export const getShopInsights = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/insights',
  summary: "A shop's orders and visits in figures; the last seven days unless told",
  access: { staff: 'shop' },
  params: z.object({ shopId: Id }),
  query: z.object({ from: Day.optional(), to: Day.optional() }),
  response: ShopInsights,
});
