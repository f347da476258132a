/** The capsule machine. Source: docs/behaviour/experiences/toy-kiosk.md. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, JoinCode, typedNameOrNone } from '../fields.ts';

/** Capsules left: in total, and of each series. */
const Odds = z.object({ left: z.number(), series: z.array(z.object({ id: z.string(), left: z.number() })) });

const DrawnCapsule = z.object({
  id: z.string(),
  seriesId: z.string(),
  /** Its number within the series, from 1. */
  number: z.number(),
  recipeId: z.string(),
  zeroProof: z.boolean(),
  /** The board was told of it. */
  isTold: z.boolean(),
});

const CapsuleMachine = z.object({
  /** The odds of the next turn, and those without alcohol. */
  any: Odds,
  zeroProof: Odds,
  /** The drum was emptied and refilled today. */
  refilled: z.boolean(),
  /** Free turns left for this drink. */
  turnsLeft: z.number(),
  /** The guest's capsules for this drink, in the order drawn. */
  capsules: z.array(DrawnCapsule),
  /** Series of which the guest has ever drawn a capsule here. */
  collected: z.array(z.string()),
  /** The shop's board, which a rare capsule may be told to; null without one. `showsNames`: with a guest's name. */
  board: z.object({ showsNames: z.boolean() }).nullable(),
});
export type CapsuleMachine = z.infer<typeof CapsuleMachine>;

const byCode = z.object({ code: JoinCode });

export const getCapsuleMachine = endpoint({
  method: 'GET',
  path: '/api/toy-kiosk/instances/:code/machine',
  summary: 'The odds of a capsule machine today, and the capsules the caller has drawn for the next drink',
  access: { account: 'owner', guest: 'joined' },
  params: byCode,
  response: CapsuleMachine,
});

export const turnCapsuleMachine = endpoint({
  method: 'POST',
  path: '/api/toy-kiosk/instances/:code/turns',
  summary: 'Draw one capsule from the bag of the day; a repeated Idempotency-Key draws none and answers the same',
  access: { account: 'owner', guest: 'joined' },
  params: byCode,
  body: z.object({ zeroProof: z.boolean().default(false) }),
  response: CapsuleMachine.extend({ capsule: DrawnCapsule }),
});

export const tellOfCapsule = endpoint({
  method: 'POST',
  path: '/api/toy-kiosk/instances/:code/capsules/:capsuleId/tell',
  summary: 'Show a rare capsule of the caller on the board of the shop, with a first name or none; once',
  access: { account: 'owner', guest: 'joined' },
  params: byCode.extend({ capsuleId: Id }),
  body: z.object({ name: typedNameOrNone.default('') }),
  response: CapsuleMachine,
});
