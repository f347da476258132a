/** What each name has had in a night, and what it comes to. Source: docs/behaviour/counter.md "Totals". */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Day, Id, OrderSize } from '../fields.ts';
import { Price } from './selling.ts';

const TabOrder = z.object({
  orderId: Id,
  displayId: z.string(),
  recipeId: z.string(),
  recipeName: z.string(),
  size: OrderSize,
  quantity: z.number(),
  price: Price.nullable(),
});

export const listTabs = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/tabs',
  summary: "The drinks of each name on a day of the shop, today's unless told, and their sum; without cancelled orders",
  access: { account: 'staff' },
  params: z.object({ shopId: Id }),
  query: z.object({ day: Day.optional() }),
  response: z.object({
    day: z.string(),
    tabs: z.array(
      z.object({
        name: z.string(),
        drinks: z.number(),
        sums: z.array(Price),
        /** Drinks without a price, those made again left out. */
        unpriced: z.number(),
        orders: z.array(TabOrder),
      }),
    ),
  }),
});
