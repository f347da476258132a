/** Rooms of two-phone games. Source: docs/behaviour/table-games.md "Rooms", docs/decisions/0023. */
import { z } from 'zod';
import { fault } from '../fault.ts';
import { endpoint } from '../endpoint.ts';
import { JoinCode, typedName } from '../fields.ts';

const Hand = z.int().min(0).max(100);
const Call = z.int().min(0).max(100).nullable();
const Thrown = z.object({ hand: Hand, call: Call });
const Turn = z.int().min(1).max(1_000_000);

const pairOf = <S extends z.ZodType>(each: S) => z.tuple([each, each]);
const Seat = z.union([z.literal(0), z.literal(1)]);

export const RoomView = z.object({
  roomId: z.string(),
  /** Number the second player types. */
  number: z.string(),
  /** The caller's seat. */
  you: Seat,
  phase: z.enum(['waiting', 'ready', 'choosing', 'opening', 'over']),
  turn: z.number(),
  /** Seat that calls first. */
  first: Seat,
  /** The settings the room was opened with, as far as they are rules. */
  rules: z.record(z.string(), z.unknown()),
  ready: pairOf(z.boolean()),
  locked: pairOf(z.boolean()),
  /** The other's commitment, once both have locked: to verify the opened hand. */
  theirCommitment: z.string().nullable(),
  /** Time left to choose, without the allowance for the network; null without a clock. Milliseconds. */
  leftMs: z.number().nullable(),
  /** Opened hands of the last show, as proof. */
  proof: z.object({ turn: z.number(), opened: pairOf(Thrown.extend({ nonce: z.string() })) }).nullable(),
  /** Shows of the current match, oldest first. */
  shows: z.array(pairOf(z.union([Thrown, z.literal('late'), z.literal('hidden')]))),
  /** `awaited`: nobody has joined yet · `silent`: the phone does not answer · `left`: its player left. */
  them: z.enum(['awaited', 'here', 'silent', 'left']),
  /** The league of the night, once a match is over: whether the caller is in it; `none` where no board shows names. */
  league: z.enum(['none', 'offered', 'joined']),
});
export type RoomView = z.infer<typeof RoomView>;

export const RoomMove = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), turn: Turn }),
  z.object({ type: z.literal('lock'), turn: Turn, commitment: z.string().max(64) }),
  z.object({ type: z.literal('open'), turn: Turn, hand: Hand, call: Call, nonce: z.string().max(32) }),
  z.object({ type: z.literal('leave') }),
]);
export type RoomMove = z.infer<typeof RoomMove>;

const joined = { account: 'nobody', guest: 'joined' } as const;
const RoomParams = z.object({ roomId: z.uuid() });

export const openRoom = endpoint({
  method: 'POST',
  path: '/api/table-rooms',
  summary: 'Open a room of the joined kiosk’s game; its number is for the other player',
  access: joined,
  /** `untimed`: no clock in this room, whatever the kiosk's setting. */
  body: z.object({ untimed: z.boolean().optional(), kioskInstanceCode: JoinCode.optional() }),
  response: RoomView,
});

export const enterRoom = endpoint({
  method: 'POST',
  path: '/api/table-rooms/enter',
  summary: 'Sit down in the room with this number, or come back to it',
  access: joined,
  body: z.object({
    number: z.string().regex(/^\d{3}$/, fault('table-number-of-wrong-form')),
    kioskInstanceCode: JoinCode.optional(),
  }),
  response: RoomView,
});

export const getRoom = endpoint({
  method: 'GET',
  path: '/api/table-rooms/:roomId',
  summary: 'The room as one of its two players may see it; asking also says that the phone is there',
  access: joined,
  params: RoomParams,
  response: RoomView,
});

export const moveInRoom = endpoint({
  method: 'POST',
  path: '/api/table-rooms/:roomId/moves',
  summary: 'Be ready, lock a commitment, open the hand it stands for, or leave',
  access: joined,
  params: RoomParams,
  body: RoomMove,
  response: RoomView,
});

export const joinLeague = endpoint({
  method: 'POST',
  path: '/api/table-rooms/:roomId/league',
  summary: 'Join the league of the night by a first name; a match of the room that is over counts',
  access: joined,
  params: RoomParams,
  body: z.object({ name: typedName(fault('league-name-missing')) }),
  response: RoomView,
});
