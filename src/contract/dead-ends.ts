/** Results of kiosks that lead to no drink. Source: design experiences 3.0 "No experience may dead-end". */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, JoinCode } from './fields.ts';

const BrokenOutcome = z.object({
  id: z.string(),
  label: z.object({ en: z.string(), 'zh-HK': z.string() }),
  /** `not-checked`: looking for its drinks failed; `unfit-quiz`: the shop's stored quiz cannot be read. Neither says anything of the other kiosks. */
  problems: z.array(z.enum(['no-drink', 'no-zero-proof', 'fixed-unavailable', 'not-checked', 'unfit-quiz'])),
});
export type BrokenOutcome = z.infer<typeof BrokenOutcome>;

const CheckedKiosk = z.object({
  join_code: z.string(),
  name: z.string(),
  kiosk_type_identifier: z.string(),
  /** How many ways a play can end. */
  outcomes: z.number(),
  broken: z.array(BrokenOutcome),
});

export const listDeadEnds = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/dead-ends',
  summary: "The results of a shop's kiosks that reach no available drink, or none without alcohol, with today's menu",
  access: { staff: 'shop' },
  params: z.object({ shopId: Id }),
  /** With a code that kiosk alone, broken or not; without one every kiosk that is broken. */
  query: z.object({ joinCode: JoinCode.optional() }),
  response: z.object({ data: z.array(CheckedKiosk) }),
});
