/** Orders. Source: docs/behaviour/orders.md. */
import { z } from 'zod';
import { fault } from './fault.ts';
import { ORDER_STATUSES } from '#domain/order/order.ts';
import { endpoint } from './endpoint.ts';
import { Allergies, Day, Id, OrderSize, OrderStatus, PageNumber, PageSize, typedName, typedText } from './fields.ts';

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
  /** Brewing time in milliseconds. Source: docs/behaviour/approval.md "Brewing time". */
  brewingTimeMs: z.number(),
  /** When the order was placed, ISO 8601. */
  timestamp: z.string(),
  /** The guest's allergy declaration; null if none. */
  allergies: Allergies.nullable(),
});
export type Order = z.infer<typeof Order>;

/** Additional fields for staff. */
export const StaffOrder = Order.extend({
  recipeName: z.string(),
  kioskInstanceCode: z.string().nullable(),
  quantity: z.number(),
  /** Incremented by every change by staff: the If-Match of a correction. */
  version: z.number(),
});
export type StaffOrder = z.infer<typeof StaffOrder>;

const missingShop = fault('target-shop-missing');

export const submitOrder = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/submit-order',
  summary: 'Place an order for one drink; repeat with the same Idempotency-Key to get the same order',
  access: { staff: 'shop', guest: 'joined' },
  params: z.object({ shopId: Id }),
  body: z.object({
    targetShopId: z.string({ error: missingShop }).min(1, missingShop).max(64),
    recipeId: z
      .string({ error: fault('recipe-not-found') })
      .min(1, fault('recipe-not-found'))
      .max(64),
    name: typedName(fault('guest-name-missing')),
    kioskInstanceCode: z.string().max(64).optional(),
    size: OrderSize.optional(),
    allergies: Allergies.optional(),
  }),
  response: StaffOrder,
  guestResponse: Order,
});

export const withdrawOrder = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/withdraw-order',
  summary:
    'Take back what was ordered under an Idempotency-Key, arrived or not: an order nobody has begun is cancelled, and one that is still on its way will be refused',
  access: { staff: 'shop', guest: 'device' },
  params: z.object({ shopId: Id }),
  body: z.object({ key: z.string().min(1).max(200) }),
  /** The current order; null if none had arrived. */
  response: z.object({ order: StaffOrder.nullable() }),
  guestResponse: z.object({ order: Order.nullable() }),
});

/** Statuses to filter by: one of the five, or all open ones. */
export const ORDER_FILTERS = [...ORDER_STATUSES, 'OPEN'] as const;
export const ORDER_SORTS = ['-placed', 'placed', 'name', '-name', 'drink', '-drink', 'status', '-status'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

const orderFilter = {
  kioskInstanceCode: z.string().max(64).optional(),
  userSessionId: z.string().max(64).optional(),
  status: z.enum(ORDER_FILTERS).optional(),
  day: Day.optional(),
  search: typedText(60).optional(),
};

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/orders',
  summary:
    "A shop's orders, newest first, to staff a page at a time where one is asked for; a guest gets the guest's own",
  access: { staff: 'shop', guest: 'device' },
  params: z.object({ shopId: Id }),
  query: z.object({
    ...orderFilter,
    page: PageNumber.optional(),
    pageSize: PageSize.optional(),
    sort: z.enum(ORDER_SORTS).optional(),
  }),
  response: z.object({ data: z.array(StaffOrder), total: z.number(), page: z.number() }),
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

const oneOrder = z.object({ shopId: Id, orderId: Id });

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/orders/:orderId',
  summary: 'One order as it is now',
  access: { staff: 'shop' },
  params: oneOrder,
  response: StaffOrder,
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/orders/:orderId/cancel',
  summary: 'Cancel an order that is not over',
  access: { staff: 'shop' },
  params: oneOrder,
  response: StaffOrder,
});

export const completeOrder = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/orders/:orderId/complete',
  summary: 'Complete an order that is being made',
  access: { staff: 'shop' },
  params: oneOrder,
  response: StaffOrder,
});

export const correctOrder = endpoint({
  method: 'PATCH',
  path: '/api/admin/shops/:shopId/orders/:orderId',
  summary: 'Correct the name, size or drink of a pending order; If-Match with its version is honoured',
  access: { staff: 'shop' },
  params: oneOrder,
  body: z.object({
    name: typedName(fault('guest-name-missing')).optional(),
    size: OrderSize.optional(),
    recipeId: Id.optional(),
  }),
  response: StaffOrder,
});

export const exportOrders = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/orders.csv',
  summary: 'The orders that a filter finds, newest first, as CSV (RFC 4180, UTF-8 with a byte order mark)',
  access: { staff: 'shop' },
  params: z.object({ shopId: Id }),
  query: z.object(orderFilter),
  response: z.string(),
  replyType: 'text/csv',
});
