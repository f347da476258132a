/** Statistics of a shop's guests and orders. Days are the shop's own: they begin at five (domain/order/shop-day.ts). */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Day, Id } from '../fields.ts';
import { Price } from './selling.ts';

const count = z.number();

/** How long orders waited, in whole minutes, rounded up: half of them at most `median`, nine of ten at most `p90`. */
const Waits = z.object({ orders: count, median: count, p90: count });
export type Waits = z.infer<typeof Waits>;

/** From placing to the made drink, and to the collected one; null where no order got so far. */
const toMadeAndCollected = { toMade: Waits.nullable(), toCollected: Waits.nullable() };

export const ShopInsights = z.object({
  from: z.string(),
  to: z.string(),
  /** Orders that were not cancelled, and those that were. */
  orders: count,
  cancelled: count,
  /** Of the cancelled ones, those that nobody approved while they could be. */
  abandoned: count,
  ...toMadeAndCollected,
  byDay: z.array(z.object({ day: z.string(), orders: count, ...toMadeAndCollected, sales: z.array(Price) })),
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
  /** What the orders with a price come to, by currency. */
  sales: z.array(Price),
  /** Orders without a price, those made again left out; null while prices are off. */
  unpriced: count.nullable(),
  topDrinks: z.array(z.object({ recipeId: z.string(), name: z.string(), orders: count })),
});
export type ShopInsights = z.infer<typeof ShopInsights>;

export const getShopInsights = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/insights',
  summary: "A shop's orders and visits in figures; the last seven days unless told",
  access: { account: 'owner' },
  params: z.object({ shopId: Id }),
  query: z.object({ from: Day.optional(), to: Day.optional() }),
  response: ShopInsights,
});
