/** What changes in a shop, as it happens. Source: docs/behaviour/live.md. */
import { z } from 'zod';
import { GUEST_MACHINE_STATES } from '#domain/machine/guest-machines.ts';
import { endpoint } from '../endpoint.ts';
import { Id } from '../fields.ts';
import { Order, StaffOrder } from '../order/orders.ts';
import { Reason } from './selling.ts';

const newsOf = <O extends z.ZodType>(order: O) =>
  z.object({
    /** Number of the shop's event: the next call names the last one seen. */
    seq: z.number(),
    /**
     * `order`: as it is now; `menu`: read it again; `kiosk`: its settings or state; `selling`: hours, a pause or prices;
     * `board`: its key or what it shows; `machine`: read the machines again; `stock`: read what is left; `table`: read the room you play in again;
     * `round`: read the round for everyone; `follower`: read the orders you follow.
     */
    kind: z.enum(['order', 'menu', 'kiosk', 'selling', 'board', 'machine', 'stock', 'table', 'round', 'follower']),
    order: order.optional(),
  });

const batchOf = <O extends z.ZodType>(order: O) =>
  z.object({
    /** The last number these take the caller to. */
    seq: z.number(),
    /** Events were missed, more than are told at once or none was named: read everything once. */
    reset: z.boolean(),
    events: z.array(newsOf(order)),
  });

/** Where a guest's waiting orders stand; only in a guest's own news. */
const Queue = z.object({
  places: z.array(z.object({ orderId: Id, ahead: z.number() })),
  /** Numbers of the drinks that are being made for others, oldest first. */
  pouring: z.array(z.string()),
  /** Minutes from ordering to the finished drink, as the last ones took; null while too few say anything. */
  usually: z.object({ from: z.number(), to: z.number() }).nullable(),
});
export type Queue = z.infer<typeof Queue>;

/** What guests know of the machines before they prepare a glass; only in a guest's own news, where there is something to say. */
const GuestMachines = z.object({
  state: z.enum(GUEST_MACHINE_STATES),
  /** Why they are paused; null where nothing was said. */
  reason: Reason.nullable(),
  /** Whoever starts a drink shows the code of the machine's screen. */
  asksForCode: z.boolean(),
});
export type GuestMachines = z.infer<typeof GuestMachines>;

export const GuestNews = batchOf(Order).extend({
  queue: Queue.optional(),
  machines: GuestMachines.optional(),
  /** A round for everyone is on: only in what a stream begins with, afterwards it is an event. */
  round: z.boolean().optional(),
});
export type GuestNews = z.infer<typeof GuestNews>;
export const StaffNews = batchOf(StaffOrder);
export type StaffNews = z.infer<typeof StaffNews>;

export const followShop = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/events',
  summary:
    "What changed after an event: a guest's own orders and those the guest follows, the menu, when the shop sells, the joined kiosk; everything for accounts. With Accept: text/event-stream, as it happens",
  access: { account: 'staff', guest: 'device' },
  params: z.object({ shopId: Id }),
  query: z.object({ after: z.coerce.number().int().min(0).optional() }),
  response: StaffNews,
  guestResponse: GuestNews,
});
