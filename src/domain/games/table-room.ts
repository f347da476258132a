/**
 * A room for two phones as a state and its moves: ready, lock (a commitment), open (the hand), leave. Neither player
 * learns the other's hand before both are open. Deadlines pass without a move. Source: docs/behaviour/table-games.md
 * "Rooms", docs/decisions/0023.
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

/** An opened hand with the nonce that proves it was chosen before. */
export interface Opened extends Throw {
  nonce: string;
}

export interface Room {
  /** Who calls first; drawn by the server. */
  first: Seat;
  /** A second player is seated. */
  isFull: boolean;
  hasLeft: readonly [boolean, boolean];
  /** Number of the current show over all matches of the room; every move names it. */
  turn: number;
  ready: readonly [boolean, boolean];
  locked: readonly [string | null, string | null];
  opened: readonly [Opened | null, Opened | null];
  /** When players who have not moved miss the show; null while no clock runs. Milliseconds since 1970. */
  deadline: number | null;
  /** The last two opened hands, with the nonces that prove them. */
  proof: { turn: number; opened: readonly [Opened, Opened] } | null;
  /** Of the current or just finished match. */
  shows: readonly Show[];
}

export type RoomPhase = 'waiting' | 'ready' | 'choosing' | 'opening' | 'over';

export type RoomMove =
  | { type: 'ready'; turn: number }
  | { type: 'lock'; turn: number; commitment: string }
  | ({ type: 'open'; turn: number } & Opened)
  | { type: 'leave' };

/**
 * Why a move is refused: not possible in this state · for another show · already chosen · not what was locked, or not
 * allowed.
 */
export type RoomRefusal = 'room-not-now' | 'room-moved-on' | 'room-already-locked' | 'room-wrong-hand';

/** Added to the time to choose for the network; and the time a phone has to open a locked hand. Milliseconds. */
export const CHOOSING_GRACE_MS = 2000;
export const OPENING_MS = 8000;
/** A phone that has not polled for this long counts as silent. Milliseconds. */
export const SILENT_AFTER_MS = 10_000;
/** A room ends after this long without a move. Milliseconds. */
export const ROOM_LIFE_MS = 15 * 60 * 1000;
/** Maximum number of shows in a room. */
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

/** Seats the second player, or a player who left and came back. */
export const seated = (room: Room, seat: Seat): Room => ({
  ...room,
  isFull: room.isFull || seat === 1,
  hasLeft: withAt(room.hasLeft, seat, false),
});

/** The room at a time: a show past its deadline is closed, and a hand chosen in time stays hidden. */
export function atTime(room: Room, game: HandGame, now: number): Room {
  if (room.deadline === null || now <= room.deadline) return room;
  const inTime = phaseOf(room, game) === 'opening' ? room.opened : room.locked;
  return ended(room, [inTime[0] === null ? 'late' : 'hidden', inTime[1] === null ? 'late' : 'hidden']);
}

/** Applies a move. Call `atTime` first. */
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
  // A copied commitment could later be opened with the same hand.
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

/** Closes the show: records it and clears the locked hands. */
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
