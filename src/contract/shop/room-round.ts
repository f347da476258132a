/** A round for everyone in the room. Source: docs/behaviour/room-round.md. */
import { z } from 'zod';
import { ROUND_PACES } from '#domain/games/room-round.ts';
import { ROUND_SET_IDS } from '#domain/games/round-sets.ts';
import { fault } from '../fault.ts';
import { endpoint } from '../endpoint.ts';
import { Id, typedName } from '../fields.ts';

const ofShop = z.object({ shopId: Id });
const RoundId = z.uuid();
const Index = z.int().min(0).max(20);

/** How alike the two who are closest have answered. */
const Closeness = {
  /** Questions both have answered alike, and questions both have answered. */
  agreed: z.number(),
  both: z.number(),
  /** First names, once both have given one for it; null: nobody is named. */
  names: z.tuple([z.string(), z.string()]).nullable(),
};

/** What everybody may know. */
const Round = z.object({
  roundId: RoundId,
  set: z.enum(ROUND_SET_IDS),
  pace: z.enum(ROUND_PACES),
  /** `counting`: the last answers arrive; `stopped`: somebody at the counter has ended it. */
  phase: z.enum(['gathering', 'question', 'counting', 'over', 'stopped']),
  /** The question that is asked, from 0; -1 while phones gather; past the last one once it is over. */
  step: z.number(),
  /** Milliseconds until it moves on by itself; null once it is over. */
  leftMs: z.number().nullable(),
  phones: z.number(),
});

/** As somebody at the counter sees it. */
const HostedRound = Round.extend({
  /** Phones that have answered the question that is asked. */
  answered: z.number(),
});
export type HostedRound = z.infer<typeof HostedRound>;

/** As one phone sees it. */
const GuestRound = Round.extend({
  isIn: z.boolean(),
  /** What this phone has answered: the index of the answer for each question. */
  answers: z.array(z.number().nullable()),
  /** null before it is over, and where nobody is close. */
  closest: z
    .object({
      ...Closeness,
      /** null: two others. `said`: this phone has given a name; `other`: the other's, once both have. */
      you: z.object({ said: z.string().nullable(), other: z.string().nullable() }).nullable(),
    })
    .nullable(),
});
export type GuestRound = z.infer<typeof GuestRound>;

/** As the board shows it. */
export const BoardRound = Round.extend({
  /** How many phones gave each answer of each question that was asked. */
  tally: z.array(z.array(z.number())),
  closest: z.object(Closeness).nullable(),
});
export type BoardRound = z.infer<typeof BoardRound>;

const hosted = { response: z.object({ round: HostedRound.nullable() }) };
const played = {
  /** An account plays as a guest who has joined, as everybody else. */
  access: { account: 'nobody', guest: 'joined' },
  params: ofShop,
  response: z.object({ round: GuestRound.nullable() }),
} as const;

export const readRoomRound = endpoint({
  ...played,
  method: 'GET',
  path: '/api/admin/shops/:shopId/round',
  summary: 'The round for everyone that is on, or was a moment ago, as this phone sees it',
});

export const readHostedRound = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/round/host',
  summary: 'The same, as somebody at the counter sees it',
  access: { account: 'staff' },
  params: ofShop,
  ...hosted,
});

export const startRoomRound = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/round',
  summary: 'Start a round for everyone; one at a time',
  access: { account: 'staff' },
  params: ofShop,
  body: z.object({ set: z.enum(ROUND_SET_IDS), pace: z.enum(ROUND_PACES) }),
  ...hosted,
});

export const moveRoomRoundOn = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/round/next',
  summary: 'Move the round on by one step, from the one that is named',
  access: { account: 'staff' },
  params: ofShop,
  body: z.object({ roundId: RoundId, step: z.int().min(-1).max(20) }),
  ...hosted,
});

export const stopRoomRound = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/round/stop',
  summary: 'End the round without a result',
  access: { account: 'staff' },
  params: ofShop,
  body: z.object({ roundId: RoundId }),
  ...hosted,
});

export const joinRoomRound = endpoint({
  ...played,
  method: 'POST',
  path: '/api/admin/shops/:shopId/round/join',
  summary: 'Join the round that is on, at any time',
  body: z.object({ roundId: RoundId }),
});

export const leaveRoomRound = endpoint({
  ...played,
  method: 'POST',
  path: '/api/admin/shops/:shopId/round/leave',
  summary: 'Leave the round, and take back what was answered and the name that was given',
  body: z.object({ roundId: RoundId }),
});

export const answerRoomRound = endpoint({
  ...played,
  method: 'POST',
  path: '/api/admin/shops/:shopId/round/answers',
  summary: 'Answer the question that is asked; the first answer counts',
  body: z.object({ roundId: RoundId, question: Index, answer: Index }),
});

export const nameInRoomRound = endpoint({
  ...played,
  method: 'POST',
  path: '/api/admin/shops/:shopId/round/name',
  summary: 'Give a first name, for one of the two who are closest: told once both have',
  body: z.object({ roundId: RoundId, name: typedName(fault('round-name-missing')) }),
});
