/** Orders. Source: docs/behaviour/orders.md. */
import { z } from 'zod';
import { fault } from '../fault.ts';
import { CANCELLED_BY, ORDER_STATUSES } from '#domain/order/order.ts';
import { STAFF_REASONS } from '#domain/selling/selling.ts';
import { endpoint } from '../endpoint.ts';
import {
  Allergies,
  Day,
  Done,
  Id,
  OrderSize,
  OrderStage,
  OrderStatus,
  PageNumber,
  PageSize,
  typedName,
  typedText,
} from '../fields.ts';
import { MadeAs } from './made-as.ts';
import { OrderMachine } from '../machines/order-machine.ts';
import { PresenceCode } from '../machines/presence.ts';
import { Price } from '../shop/selling.ts';

export const Order = z.object({
  id: Id,
  orderId: Id,
  shopId: z.string(),
  recipeId: z.string(),
  name: z.string(),
  size: OrderSize,
  displayId: z.string(),
  status: OrderStatus,
  /** How far it is for people: a status, and whether the drink is still to be collected or looked at. */
  stage: OrderStage,
  /** The first order of the same submission. */
  ticketId: Id,
  glasswareParams: z.object({ glassType: z.string(), name: z.string() }),
  machineString: z.string(),
  /** Brewing time in milliseconds. Source: docs/behaviour/approval.md "Brewing time". */
  brewingTimeMs: z.number(),
  /** When the order was placed, ISO 8601. */
  timestamp: z.string(),
  /** When the pour should end, ISO 8601; null before approval. */
  completesAt: z.string().nullable(),
  /** The guest's allergy declaration; null if none. */
  allergies: Allergies.nullable(),
  /** As it was when the order was placed; null where prices are off. */
  price: Price.nullable(),
  /** Why only staff may approve it; null if the guest may. Source: docs/behaviour/selling.md. */
  staffApproves: z.enum(STAFF_REASONS).nullable(),
  /** How far the machine is with it; left out where no machine was given it. */
  machine: OrderMachine.optional(),
  /** Who ended it before it was made; null if nobody did, or nobody knows. `time`: nobody started it while it could be. */
  cancelledBy: z.enum(CANCELLED_BY).nullable(),
  /** Incremented by every change: which of two states is the newer one, and the If-Match of a correction. */
  version: z.number(),
  /** Where it differs from its recipe. */
  changes: MadeAs.shape.changes.optional(),
  /** What is added by hand where a machine pours the rest. */
  byHand: MadeAs.shape.byHand.optional(),
  /** Of another phone's ticket: it may be looked at and no more. Left out for the own ones. */
  isFollowed: z.literal(true).optional(),
});
export type Order = z.infer<typeof Order>;
export type OrderMachine = z.infer<typeof OrderMachine>;

/** Additional fields for staff. */
export const StaffOrder = Order.extend({
  /** Orders with the same value are one guest's of one night; on a shared screen, one ticket's. */
  guestTonight: z.string(),
  recipeName: z.string(),
  kioskInstanceCode: z.string().nullable(),
  quantity: z.number(),
  /** The order it replaces; null for most. */
  remakeOf: Id.nullable(),
  /** When the drink was made, ISO 8601; null before. */
  madeAt: z.string().nullable(),
  /** When the guest, or whoever placed it, confirmed the guest to be 18 or over, ISO 8601; null where nobody was asked. */
  adultConfirmedAt: z.string().nullable(),
});
export type StaffOrder = z.infer<typeof StaffOrder>;

/** A screen that belongs to nobody: its orders are no device's until a guest claims them. */
const Screen = z.literal('shared').optional();

/** All orders that one submission placed, each for one drink; the fields of the first stand beside. */
const ofTicket = <O extends z.ZodRawShape>(order: z.ZodObject<O>) =>
  order.extend({
    orders: z.array(order),
    /** Four digits with which a guest of a shared screen finds the ticket at the machine; null for others. */
    pickupCode: z.string().nullable(),
  });

/** What a guest gets for a placed order. */
export const Ticket = ofTicket(Order);
export type Ticket = z.infer<typeof Ticket>;

const missingShop = fault('target-shop-missing');

export const submitOrder = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/submit-order',
  summary:
    "Place an order, for as many drinks as the shop's default quantity; repeat with the same Idempotency-Key to get the same one",
  access: { account: 'staff', guest: 'joined' },
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
    /** The guest is 18 or over: asked for drinks above 1.2 % ABV under the alcohol duty. */
    adultConfirmed: z.boolean().optional(),
    screen: Screen,
  }),
  response: ofTicket(StaffOrder),
  guestResponse: Ticket,
});

export const withdrawOrder = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/withdraw-order',
  summary:
    'Take back what was ordered under an Idempotency-Key, arrived or not: an order nobody has begun is cancelled, and one that is still on its way will be refused',
  access: { account: 'staff', guest: 'device' },
  params: z.object({ shopId: Id }),
  body: z.object({ key: z.string().min(1).max(200), screen: Screen }),
  /** The current order; null if none had arrived. */
  response: z.object({ order: StaffOrder.nullable() }),
  guestResponse: z.object({ order: Order.nullable() }),
});

export const claimTicket = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/claim-ticket',
  summary:
    "Take over what was ordered at a shared screen, by the id its ticket's QR code holds or by its number and pick-up code; a ticket that another phone has is followed",
  access: { account: 'staff', guest: 'device' },
  params: z.object({ shopId: Id }),
  body: z.union([
    z.object({ orderId: Id }),
    z.object({ displayId: z.string().trim().toUpperCase().min(1).max(8), pickupCode: z.string().trim().max(8) }),
  ]),
  response: z.object({ orders: z.array(Order) }),
});

export const unfollowTicket = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/unfollow-ticket',
  summary: "Follow another phone's ticket no longer; of one that is not followed, nothing",
  access: { account: 'nobody', guest: 'device' },
  params: z.object({ shopId: Id }),
  body: z.object({ ticketId: Id }),
  response: Done,
});

export const listFollowedOrders = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/followed-orders',
  summary: "The orders of other phones' tickets that this device follows, newest first",
  access: { account: 'nobody', guest: 'device' },
  params: z.object({ shopId: Id }),
  response: z.object({ data: z.array(Order) }),
});

/**
 * Statuses to filter by: one of the five; all open ones; or what the counter shows: open ones, and those made in the
 * last 12 hours that nobody has collected.
 */
export const ORDER_FILTERS = [...ORDER_STATUSES, 'OPEN', 'TONIGHT'] as const;
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
  access: { account: 'staff', guest: 'device' },
  params: z.object({ shopId: Id }),
  query: z.object({
    ...orderFilter,
    page: PageNumber.optional(),
    pageSize: PageSize.optional(),
    sort: z.enum(ORDER_SORTS).optional(),
  }),
  response: z.object({
    data: z.array(StaffOrder),
    total: z.number(),
    page: z.number(),
    /** Of the kiosks these orders were placed at, by join code; of deleted ones for 30 days. */
    kioskNames: z.record(z.string(), z.string()),
  }),
  guestResponse: z.object({ data: z.array(Order) }),
});

export const approveOrder = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/orders/:orderId/approve',
  summary: 'Release a pending order to be brewed, once',
  access: { account: 'staff', guest: 'anyone' },
  params: z.object({ shopId: Id, orderId: Id }),
  /** `by: hand`: without a machine; staff only. `presence`: for guests who have not shown the machine's code before. */
  body: z.object({ by: z.enum(['machine', 'hand']).optional(), presence: PresenceCode.optional() }).optional(),
  response: StaffOrder,
  guestResponse: Order,
});

const oneOrder = z.object({ shopId: Id, orderId: Id });

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/orders/:orderId',
  summary: 'One order as it is now',
  access: { account: 'staff' },
  params: oneOrder,
  response: StaffOrder,
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/orders/:orderId/cancel',
  summary: 'Cancel an order that is not over; a guest the own one until it is made',
  access: { account: 'staff', guest: 'device' },
  params: oneOrder,
  response: StaffOrder,
  guestResponse: Order,
});

export const stopOrder = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/orders/:orderId/stop',
  summary: 'Stop the machine that makes an order, if one does; a guest the own one',
  access: { account: 'staff', guest: 'device' },
  params: oneOrder,
  response: StaffOrder,
  guestResponse: Order,
});

export const takeBackStep = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/orders/:orderId/take-back',
  summary: 'Take back the last cancelling, completing or handing out of an order, within 15 seconds',
  access: { account: 'staff' },
  params: oneOrder,
  response: StaffOrder,
});

export const completeOrder = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/orders/:orderId/complete',
  summary: 'Complete an order that is being made',
  access: { account: 'staff' },
  params: oneOrder,
  response: StaffOrder,
});

export const collectOrder = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/orders/:orderId/collect',
  summary: 'The drink was handed out; asked again, the same answer',
  access: { account: 'staff', guest: 'device' },
  params: oneOrder,
  response: StaffOrder,
  guestResponse: Order,
});

export const remakeOrder = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/orders/:orderId/remake',
  summary: 'A new order for the same guest in place of one that failed; asked again, the same one',
  access: { account: 'staff' },
  params: oneOrder,
  response: StaffOrder,
});

export const correctOrder = endpoint({
  method: 'PATCH',
  path: '/api/admin/shops/:shopId/orders/:orderId',
  summary:
    'Correct the name, size, drink or allergies of a pending order; If-Match with its version is honoured. A guest: another drink for the own order whose drink is sold out',
  access: { account: 'staff', guest: 'device' },
  params: oneOrder,
  body: z.object({
    name: typedName(fault('guest-name-missing')).optional(),
    size: OrderSize.optional(),
    recipeId: Id.optional(),
    /** In place of what was declared; with nothing in it, nothing is declared any more. */
    allergies: Allergies.optional(),
  }),
  response: StaffOrder,
  guestResponse: Order,
});

export const exportOrders = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/orders.csv',
  summary: 'The orders that a filter finds, newest first, as CSV (RFC 4180, UTF-8 with a byte order mark)',
  access: { account: 'owner' },
  params: z.object({ shopId: Id }),
  query: z.object(orderFilter),
  response: z.string(),
  replyType: 'text/csv',
});
