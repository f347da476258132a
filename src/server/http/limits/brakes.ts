/**
 * Slows down instead of refusing: whoever is right is always answered, also where somebody behind the same address has
 * used up a limit. Source: docs/behaviour/limits.md "Wrong codes"; docs/decisions/0062.
 */
import { Refusal } from '#contract/refusal.ts';
import { after as realAfter, waitBy, type After } from '../../after.ts';
import { RULES, type Limits, type Rule } from './limits.ts';
import { NewestCounters } from './newest-counters.ts';

/** Two a second. */
const TURN_EVERY_MS = 500;
/** Beyond it a turn would come later than in 20 s: refused. */
const LONGEST_QUEUE = 40;
const GUESSING_DELAY_MS = 500;
/** How long a miss past the limits is answered again without a turn. Milliseconds. */
const MISSED_MS = 10_000;
const KEPT = 100_000;

export interface Guess<T> {
  /** All behind an address share a queue, and what one of them has found. */
  address: string;
  /** What is guessed, such as `code ABC234`. */
  what: string;
  /** Count wrong guesses. */
  rules: Rule[];
  /** @returns undefined if the guess is wrong */
  find: () => Promise<T | undefined>;
  /** The same where it need not be waited for: whoever is right is then not counted first. */
  atHand?: () => T | undefined;
}

export interface Brakes {
  /**
   * Looks up a guess. What an address has found once it may look up as often as it likes.
   * @returns undefined if it is wrong
   * @throws Refusal too-many-requests if it is wrong past the limits, or if too many wait
   */
  guess: <T>(guess: Guess<T>) => Promise<T | undefined>;
  /** Whether an address has found this: it may look it up as often as it likes. */
  knows: (address: string, what: string) => boolean;
  /** Counts against the rules; past them waits for a turn. @throws Refusal too-many-requests if too many wait */
  pace: (address: string, ...rules: Rule[]) => Promise<void>;
  /** Look-ups delayed because too many guesses are wrong over all addresses. */
  delayed: () => number;
}

export function createBrakes(
  limitsNow: () => Limits,
  now: () => number = () => performance.now(),
  doAfter: After = realAfter,
): Brakes {
  const wait = waitBy(doAfter);
  const known = new NewestCounters(KEPT);
  const missedUntil = new NewestCounters(KEPT);
  /** When the last of those who ask the same has its answer. */
  const lastOf = new Map<string, Promise<void>>();
  const isKnown = (pair: string): boolean => known.find(pair) !== undefined;
  const turn = createQueues(now, wait);
  let delayed = 0;

  const lookUp = async <T>({ address, rules, find }: Guess<T>, pair: string): Promise<T | undefined> => {
    const limits = limitsNow();
    const past = limits.exceeded(...rules);
    if (past && timeOf(missedUntil, pair) > now()) throw past;
    const giveBack = past ? undefined : limits.count(...rules);
    try {
      if (past) await turn(address);
      if (limits.exceeded(...RULES.wrongOfAll())) {
        delayed++;
        await wait(GUESSING_DELAY_MS);
      }
      const found = await find();
      if (found !== undefined) {
        giveBack?.();
        known.keep(pair);
        return found;
      }
    } catch (failure) {
      giveBack?.();
      throw failure;
    }
    if (!limits.exceeded(...RULES.wrongOfAll())) limits.take(...RULES.wrongOfAll());
    setTime(missedUntil, pair, now() + MISSED_MS);
    if (past) throw past;
    return undefined;
  };

  const isPast = ({ rules }: Guess<unknown>): boolean =>
    limitsNow().exceeded(...rules, ...RULES.wrongOfAll()) !== undefined;

  return {
    guess: async (guess) => {
      const pair = pairOf(guess.address, guess.what);
      if (!isKnown(pair)) {
        const right = isPast(guess) ? undefined : guess.atHand?.();
        if (right !== undefined) {
          known.keep(pair);
          return right;
        }
        const before = lastOf.get(pair);
        let end = (): void => undefined;
        const ended = new Promise<void>((resolve) => (end = resolve));
        lastOf.set(pair, ended);
        try {
          // A full bar that joins at once asks the same: only the first of them could be wrong. In a row, since waking
          // all at each end took thousands who ask the same thousands of times as long.
          await before;
          if (!isKnown(pair)) return await lookUp(guess, pair);
        } finally {
          if (lastOf.get(pair) === ended) lastOf.delete(pair);
          end();
        }
      }
      known.keep(pair);
      return guess.find();
    },
    knows: (address, what) => isKnown(pairOf(address, what)),
    pace: async (address, ...rules) => {
      const limits = limitsNow();
      if (limits.exceeded(...rules)) await turn(`${rules[0]?.family} ${address}`);
      else limits.take(...rules);
    },
    delayed: () => delayed,
  };
}

const pairOf = (address: string, what: string) => `${address} ${what}`;

/** 0 for a key that is not kept. */
const timeOf = (counters: NewestCounters, key: string): number => {
  const row = counters.find(key);
  return row === undefined ? 0 : counters.timeOf(row);
};

const setTime = (counters: NewestCounters, key: string, time: number): void =>
  counters.put(counters.keep(key), 0, time);

/** A queue for each key, moving on at two a second. */
function createQueues(now: () => number, wait: (ms: number) => Promise<void>): (key: string) => Promise<void> {
  const nextAt = new NewestCounters(KEPT);
  return async (key) => {
    const startsAt = Math.max(now(), timeOf(nextAt, key));
    const waitMs = startsAt - now();
    if (waitMs >= LONGEST_QUEUE * TURN_EVERY_MS) throw new Refusal('too-many-requests', { retryAfterMs: waitMs });
    setTime(nextAt, key, startsAt + TURN_EVERY_MS);
    if (waitMs > 0) await wait(waitMs);
  };
}
