/** What a shop keeps of one guest: read, and erased. Source: docs/behaviour/guest-data.md. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Allergies, Id, OrderSize, OrderStatus } from '../fields.ts';
import { Price } from '../shop/selling.ts';

const Time = z.string().nullable();

/** All of it in words and times of this server; hashes of device and session are only said to be there. */
export const GuestRecord = z.object({
  shop: z.object({ id: Id, name: z.string() }),
  madeAt: z.string(),
  /** Names and devices are dropped by themselves after so many days. */
  keptDays: z.number(),
  /** `device`: all that is known of a phone; `ticket`: of an order without a device only its own ticket. */
  of: z.enum(['device', 'ticket']),
  orders: z.array(
    z.object({
      orderId: Id,
      displayId: z.string(),
      day: z.string(),
      name: z.string(),
      drink: z.string(),
      size: OrderSize,
      quantity: z.number(),
      status: OrderStatus,
      allergies: Allergies.nullable(),
      price: Price.nullable(),
      alcoholGrams: z.number().nullable(),
      adultConfirmedAt: Time,
      kiosk: z.string().nullable(),
      placedAt: z.string(),
      approvedAt: Time,
      madeAt: Time,
      collectedAt: Time,
      /** Orders with the same number were placed in the same tab; null where no tab is known. */
      session: z.number().nullable(),
    }),
  ),
  visits: z.array(z.object({ day: z.string(), kiosk: z.string(), joinedAt: Time, orderedAt: Time })),
  /** Until when the phone may start drinks at the machine. */
  presenceUntil: Time,
  /** `boardName`: what the board shows it with. */
  capsules: z.array(
    z.object({ drawnAt: z.string(), series: z.string(), number: z.number(), boardName: z.string().nullable() }),
  ),
  /** Two-phone games that are not over. */
  tableGames: z.array(z.object({ kiosk: z.string(), lastMoveAt: z.string() })),
  /** Of two nights at most. */
  league: z.array(z.object({ day: z.string(), boardName: z.string() })),
  /** The round for everyone this phone has played last. `answers`: the index of each answer; `boardName`: what is told. */
  rounds: z.array(
    z.object({ joinedAt: z.string(), answers: z.array(z.number().nullable()), boardName: z.string().nullable() }),
  ),
  /** Tickets of other phones that this one follows. */
  followed: z.array(z.object({ displayId: z.string(), since: z.string() })),
  /** Order calls that are remembered so that a repeated one is not made twice. */
  orderKeys: z.array(z.object({ usedAt: z.string(), orderId: Id.nullable() })),
});
export type GuestRecord = z.infer<typeof GuestRecord>;

/** How many of each were anonymised or removed; all 0 if nothing was left. */
export const ErasedGuest = z.object({
  orders: z.number(),
  visits: z.number(),
  presence: z.number(),
  capsules: z.number(),
  tableGames: z.number(),
  league: z.number(),
  rounds: z.number(),
  followed: z.number(),
  orderKeys: z.number(),
});
export type ErasedGuest = z.infer<typeof ErasedGuest>;

const ofOrder = z.object({ shopId: Id, orderId: Id });
const ofShop = z.object({ shopId: Id });

export const readGuest = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/orders/:orderId/guest',
  summary: 'What the shop keeps of the guest of an order: of the phone, or of the ticket if no phone is known',
  access: { account: 'owner' },
  params: ofOrder,
  response: GuestRecord,
});

export const eraseGuest = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/orders/:orderId/erase-guest',
  summary:
    'Anonymise what the shop keeps of the guest of an order; what was ordered stays. Asked again it does nothing',
  access: { account: 'owner' },
  params: ofOrder,
  response: ErasedGuest,
});

export const readOwnRecord = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/own-record',
  summary: 'What the shop keeps of the phone that asks',
  access: { account: 'nobody', guest: 'device' },
  params: ofShop,
  response: GuestRecord,
});

export const eraseOwnRecord = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/erase-own-record',
  summary: 'Anonymise what the shop keeps of the phone that asks; what was ordered stays',
  access: { account: 'nobody', guest: 'device' },
  params: ofShop,
  response: ErasedGuest,
});
