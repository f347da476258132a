/** Kiosk results that lead to no drink. Source: docs/behaviour/kiosks.md "Where it leads". */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, JoinCode } from '../fields.ts';

const BrokenOutcome = z.object({
  id: z.string(),
  label: z.object({ en: z.string(), 'zh-HK': z.string() }),
  /**
   * `not-checked`: matching its drinks failed; `unfit-quiz`: the shop's stored quiz cannot be read. Other kiosks are
   * not affected.
   */
  problems: z.array(z.enum(['no-drink', 'no-zero-proof', 'fixed-unavailable', 'not-checked', 'unfit-quiz'])),
});
export type BrokenOutcome = z.infer<typeof BrokenOutcome>;

const CheckedKiosk = z.object({
  join_code: z.string(),
  name: z.string(),
  kiosk_type_identifier: z.string(),
  /** Number of ways a play can end. */
  outcomes: z.number(),
  broken: z.array(BrokenOutcome),
});

export const listDeadEnds = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/dead-ends',
  summary: "The results of a shop's kiosks that reach no available drink, or none without alcohol, with today's menu",
  access: { account: 'owner' },
  params: z.object({ shopId: Id }),
  /** With a code only that kiosk, broken or not; without one every broken kiosk. */
  query: z.object({ joinCode: JoinCode.optional() }),
  response: z.object({ data: z.array(CheckedKiosk) }),
});
