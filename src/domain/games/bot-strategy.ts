/** What a bot shows and calls: habit mixed with chance. Source: docs/behaviour/table-games.md "Opponents". */
import type { Match, Seat, Show, Throw } from './hand-game.ts';
import { isCalling, isThrow, otherSeat } from './hand-game.ts';

export interface Habit {
  /** Probability that one of its hands or fingers is open, 0 to 1. */
  open: number;
  /** Probability that it repeats its last hand, 0 to 1. */
  repeats: number;
  /** What it expects of the other player when it calls by habit. */
  expects: 'last' | 'open' | 'closed';
}

/** The hands of a game: `units` hands or fingers worth `each`. */
export interface HandShape {
  units: number;
  each: number;
}

/** All values a hand can have: 0, 5, 10 with two fists in 十五二十; 0 to 5 with five fingers in 猜枚. */
export const handsOf = ({ units, each }: HandShape): number[] => Array.from({ length: units + 1 }, (_, n) => n * each);

interface Position {
  habit: Habit;
  shape: HandShape;
  seat: Seat;
  match: Match;
  shows: readonly Show[];
  /** Uniform in [0, 1). */
  random: () => number;
  /** What the game allows now; any call that can come true if left out. */
  isAllowed?: (thrown: Throw) => boolean;
}

const CALLS_BY_HABIT = 0.5;
/** Attempts to find an allowed throw by habit before choosing any allowed one. */
const SECOND_THOUGHTS = 12;

/** The bot's next throw. It knows past shows only, never the guest's current choice; its call can always come true. */
export function houseThrow(position: Position): Throw {
  const { isAllowed = () => true } = position;
  for (let thought = 0; thought < SECOND_THOUGHTS; thought += 1) {
    const thrown = byHabit(position);
    if (isAllowed(thrown)) return thrown;
  }
  const allowed = everyThrow(position).filter(isAllowed);
  return allowed[Math.floor(position.random() * allowed.length)] ?? byHabit(position);
}

/** Every throw whose call can come true. */
function everyThrow({ shape, seat, match }: Position): Throw[] {
  const hands = handsOf(shape);
  if (!isCalling(match, seat)) return hands.map((hand) => ({ hand, call: null }));
  return hands.flatMap((hand) => hands.map((theirs) => ({ hand, call: hand + theirs })));
}

function byHabit({ habit, shape, seat, match, shows, random }: Position): Throw {
  const own = lastHand(shows, seat);
  const repeats = random() < habit.repeats && own !== undefined;
  const hand = repeats ? own : drawn(shape, habit.open, random);
  if (!isCalling(match, seat)) return { hand, call: null };
  return { hand, call: hand + expected(habit, shape, lastHand(shows, otherSeat(seat)), random) };
}

function expected({ expects }: Habit, shape: HandShape, theirLast: number | undefined, random: () => number): number {
  const isHabit = random() < CALLS_BY_HABIT;
  if (!isHabit) return drawn(shape, 0.5, random);
  if (expects === 'last') return theirLast ?? drawn(shape, 0.5, random);
  return drawn(shape, expects === 'open' ? 0.75 : 0.25, random);
}

const drawn = ({ units, each }: HandShape, open: number, random: () => number): number =>
  Array.from({ length: units }, () => (random() < open ? each : 0)).reduce<number>((sum, one) => sum + one, 0);

function lastHand(shows: readonly Show[], seat: Seat): number | undefined {
  return shows.map((show) => show[seat]).findLast(isThrow)?.hand;
}
