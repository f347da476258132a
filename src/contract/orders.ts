/** Orders. Source: spec §3 "Order submit payload", "Submit-order response", §4, §5, §7; access rows 16 to 18. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, OrderSize, OrderStatus, typedName } from './fields.ts';

export const Order = z.object({
  id: Id,
  orderId: Id,
  shopId: z.string(),
  recipeId: z.string(),
  name: z.string(),
  size: OrderSize,
  displayId: z.string(),
  status: OrderStatus,
  glasswareParams: z.object({ glassType: z.string(), name: z.string() }),
  machineString: z.string(),
  /** How long brewing takes, in milliseconds (spec §9). */
  brewingTimeMs: z.number(),
  /** When the order was placed, ISO 8601. */
  timestamp: z.string(),
});
export type Order = z.infer<typeof Order>;

/** What staff see besides. */
export const StaffOrder = Order.extend({
  recipeName: z.string(),
  kioskInstanceCode: z.string().nullable(),
  quantity: z.number(),
});
export type StaffOrder = z.infer<typeof StaffOrder>;

const missingShop = 'targetShopId is required for order submission';

export const submitOrder = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/submit-order',
  summary: 'Place an order for one drink; repeat with the same Idempotency-Key to get the same order',
  access: { staff: 'shop', guest: 'joined' },
  params: z.object({ shopId: Id }),
  body: z.object({
    targetShopId: z.string({ error: missingShop }).min(1, missingShop).max(64),
    recipeId: z.string({ error: 'Recipe not found' }).min(1, 'Recipe not found').max(64),
    name: typedName('Please enter your name first!'),
    kioskInstanceCode: z.string().max(64).optional(),
    size: OrderSize.optional(),
  }),
  response: StaffOrder,
  guestResponse: Order,
});

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/orders',
  summary: "A shop's orders, newest first; a guest gets the guest's own",
  access: { staff: 'shop', guest: 'device' },
  params: z.object({ shopId: Id }),
  query: z.object({ kioskInstanceCode: z.string().max(64).optional(), userSessionId: z.string().max(64).optional() }),
  response: z.object({ data: z.array(StaffOrder) }),
  guestResponse: z.object({ data: z.array(Order) }),
});

export const approveOrder = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/orders/:orderId/approve',
  summary: 'Release a pending order to be brewed, once',
  access: { staff: 'shop', guest: 'anyone' },
  params: z.object({ shopId: Id, orderId: Id }),
  response: StaffOrder,
  guestResponse: Order,
});
