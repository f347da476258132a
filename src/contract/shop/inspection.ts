/** What somebody who inspects the bar asks for. Source: docs/behaviour/inspection.md. */
import { z } from 'zod';
import { CARE_KINDS } from '#domain/machine/care.ts';
import { JOB_STATES } from '#domain/machine/job.ts';
import { endpoint } from '../endpoint.ts';
import { Day, Id, OrderSize } from '../fields.ts';

const Both = z.object({ en: z.string(), 'zh-HK': z.string() });
const Time = z.string().nullable();

/** Who did it; `name` is an account's, null where it is gone. Guests have none. */
const Hand = z.union([
  z.object({ who: z.literal('staff'), name: z.string().nullable() }),
  z.object({ who: z.enum(['guest', 'house']) }),
]);
export type InspectedHand = z.infer<typeof Hand>;

export const InspectedOrder = z.object({
  orderId: Id,
  displayId: z.string(),
  day: z.string(),
  placedAt: z.string(),
  recipeId: z.string(),
  drink: z.string(),
  size: OrderSize,
  quantity: z.number(),
  /** null for orders from before it was kept. */
  alcoholGrams: z.number().nullable(),
  /** That the guest is 18 or over: when, and by whom; null where nobody was asked. */
  adult: z.object({ at: z.string(), by: z.enum(['guest', 'staff']) }).nullable(),
  /** null while nobody has. */
  approved: z.object({ at: Time, by: Hand }).nullable(),
});
export type InspectedOrder = z.infer<typeof InspectedOrder>;

export const InspectedCare = z.object({
  id: Id,
  at: z.string(),
  machine: z.string(),
  /** Of a machine of ours a line; of one with a program of its own the whole machine. */
  slot: z.number().nullable(),
  what: z.enum([...CARE_KINDS, 'initialize', 'refill']),
  /** null where the machine's own program does not say. */
  state: z.enum(JOB_STATES).nullable(),
  by: z.string().nullable(),
});
export type InspectedCare = z.infer<typeof InspectedCare>;

export const readInspection = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/inspection',
  summary:
    'Cleaning, and orders above 1.2 % ABV with their confirmations, of at most 92 days; the last 30 unless told. The menu is read by its own call',
  access: { account: 'staff' },
  params: z.object({ shopId: Id }),
  query: z.object({ from: Day.optional(), to: Day.optional() }),
  response: z.object({
    from: z.string(),
    to: z.string(),
    madeAt: z.string(),
    /** Of the shop's clock; null: the server's. */
    timeZone: z.string().nullable(),
    shop: z.object({ names: Both, address: Both }),
    alcoholDuty: z.boolean(),
    /** Oldest first. */
    care: z.array(InspectedCare),
    orders: z.array(InspectedOrder),
    /** Of the days asked for, there are more than stand here. */
    isCut: z.object({ care: z.boolean(), orders: z.boolean() }),
  }),
});
