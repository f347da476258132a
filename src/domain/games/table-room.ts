/**
 * Two phones at one table, as a value and the moves that change it: ready, lock (a commitment), open (the hand), leave.
 * Nothing of a hand is known to the other before both are opened, and time moves on without either of them.
 * Source: design experiences 3.8 "Modes"; docs/decisions/0023.
 */
import { COMMITMENT, isRevealOf } from './commit-reveal.ts';
import {
  isCalling,
  matchOf,
  otherSeat,
  type HandGame,
  type Match,
  type Seat,
  type Show,
  type Throw,
} from './hand-game.ts';

/** A hand as it was opened, with what proves that it was chosen before. */
export interface Opened extends Throw {
  nonce: string;
}

export interface Room {
  /** Who calls first, drawn by the server. */
  first: Seat;
  /** Somebody sits across. */
  isFull: boolean;
  hasLeft: readonly [boolean, boolean];
  /** Counts shows over all matches of the room: every move says which one it means. */
  turn: number;
  /** Who is ready for the next show. */
  ready: readonly [boolean, boolean];
  locked: readonly [string | null, string | null];
  opened: readonly [Opened | null, Opened | null];
  /** When those who are not in time have missed the show; null while nobody is waited for by the clock. Milliseconds since 1970. */
  deadline: number | null;
  /** The last two hands that met, with what proves that they were chosen before. */
  proof: { turn: number; opened: readonly [Opened, Opened] } | null;
  /** Of the match under way, or just over. */
  shows: readonly Show[];
}

export type RoomPhase = 'waiting' | 'ready' | 'choosing' | 'opening' | 'over';

export type RoomMove =
  | { type: 'ready'; turn: number }
  | { type: 'lock'; turn: number; commitment: string }
  | ({ type: 'open'; turn: number } & Opened)
  | { type: 'leave' };

/** Why a move is refused: not possible at this point · another show is on · the choice is made already · not what was locked, or not allowed. */
export type RoomRefusal = 'room-not-now' | 'room-moved-on' | 'room-already-locked' | 'room-wrong-hand';

/** What the network may take on top of a player's time to choose, and the time a phone has to open what it locked. Milliseconds. */
export const CHOOSING_GRACE_MS = 2000;
export const OPENING_MS = 8000;
/** A phone that has not asked for this long is away. Milliseconds. */
export const SILENT_AFTER_MS = 10_000;
/** A room dies after this long without a move. Milliseconds. */
export const ROOM_LIFE_MS = 15 * 60 * 1000;
/** Nobody plays on for ever. */
export const SHOWS_AT_MOST = 300;

export const newRoom = (first: Seat): Room => ({
  first,
  isFull: false,
  hasLeft: [false, false],
  turn: 1,
  ready: [false, false],
  locked: [null, null],
  opened: [null, null],
  deadline: null,
  proof: null,
  shows: [],
});

export const matchInRoom = ({ first, shows }: Room, game: HandGame): Match => matchOf(game, first, shows);

export function phaseOf(room: Room, game: HandGame): RoomPhase {
  if (!room.isFull) return 'waiting';
  if (!isBoth(room.ready)) return matchInRoom(room, game).winner === null ? 'ready' : 'over';
  return isBoth(room.locked) ? 'opening' : 'choosing';
}

/** The second player sits down, or one who had left comes back. */
export const seated = (room: Room, seat: Seat): Room => ({
  ...room,
  isFull: room.isFull || seat === 1,
  hasLeft: withAt(room.hasLeft, seat, false),
});

/** The room as it is by now: a show whose time is over is over, and who was in time keeps the hand hidden. */
export function atTime(room: Room, game: HandGame, now: number): Room {
  if (room.deadline === null || now <= room.deadline) return room;
  const inTime = phaseOf(room, game) === 'opening' ? room.opened : room.locked;
  return ended(room, [inTime[0] === null ? 'late' : 'hidden', inTime[1] === null ? 'late' : 'hidden']);
}

/** What a player's move makes of the room. Time first: call `atTime` before. */
export function afterMove(
  room: Room,
  game: HandGame,
  seat: Seat,
  move: RoomMove,
  now: number,
): { room: Room } | { refused: RoomRefusal } {
  if (move.type === 'leave') return { room: { ...room, hasLeft: withAt(room.hasLeft, seat, true) } };
  if (move.turn !== room.turn) return { refused: 'room-moved-on' };
  const phase = phaseOf(room, game);
  switch (move.type) {
    case 'ready':
      return readied(room, game, seat, phase, now);
    case 'lock':
      return locked(room, seat, move.commitment, phase, now);
    case 'open':
      return opened(room, game, seat, move, phase);
  }
}

function readied(room: Room, game: HandGame, seat: Seat, phase: RoomPhase, now: number) {
  if (room.ready[seat]) return { room };
  if (phase !== 'ready' && phase !== 'over') return { refused: 'room-not-now' as const };
  if (room.shows.length >= SHOWS_AT_MOST && phase === 'ready') return { refused: 'room-not-now' as const };
  const next: Room = { ...room, ready: withAt(room.ready, seat, true) };
  if (!isBoth(next.ready)) return { room: next };
  const { winner } = matchInRoom(room, game);
  const deadline = game.showMs === null ? null : now + game.showMs + CHOOSING_GRACE_MS;
  return { room: { ...next, deadline, ...(winner !== null && { shows: [], first: winner }) } };
}

function locked(room: Room, seat: Seat, commitment: string, phase: RoomPhase, now: number) {
  if (room.locked[seat] === commitment) return { room };
  if (room.locked[seat] !== null) return { refused: 'room-already-locked' as const };
  if (phase !== 'choosing') return { refused: 'room-not-now' as const };
  // Another's commitment sent as one's own could later be opened with the same hand.
  if (!COMMITMENT.test(commitment) || room.locked[otherSeat(seat)] === commitment) {
    return { refused: 'room-wrong-hand' as const };
  }
  const next: Room = { ...room, locked: withAt(room.locked, seat, commitment) };
  return { room: isBoth(next.locked) ? { ...next, deadline: now + OPENING_MS } : next };
}

function opened(room: Room, game: HandGame, seat: Seat, { hand, call, nonce }: Opened, phase: RoomPhase) {
  const commitment = room.locked[seat];
  if (phase !== 'opening' || commitment === null) return { refused: 'room-not-now' as const };
  const match = matchInRoom(room, game);
  const thrown = { hand, call };
  const isFitting = isCalling(match, seat) === (call !== null) && game.isAllowed(match, seat, thrown);
  if (!isFitting || !isRevealOf(commitment, thrown, nonce)) return { refused: 'room-wrong-hand' as const };
  const next: Room = { ...room, opened: withAt(room.opened, seat, { hand, call, nonce }) };
  const [first, second] = next.opened;
  if (!first || !second) return { room: next };
  const proof = { turn: room.turn, opened: [first, second] as const };
  return { room: { ...ended(next, [thrownOf(first), thrownOf(second)]), proof } };
}

/** The show is over: it is kept, and the table is cleared for the next. */
function ended(room: Room, show: Show): Room {
  return {
    ...room,
    shows: [...room.shows, show],
    turn: room.turn + 1,
    ready: [false, false],
    locked: [null, null],
    opened: [null, null],
    deadline: null,
  };
}

const thrownOf = ({ hand, call }: Opened): Throw => ({ hand, call });

const isBoth = (pair: readonly [unknown, unknown]): boolean => Boolean(pair[0]) && Boolean(pair[1]);

const withAt = <T>([here, there]: readonly [T, T], seat: Seat, value: T): [T, T] =>
  seat === 0 ? [value, there] : [here, value];
