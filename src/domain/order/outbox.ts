/** Rules for orders kept on a phone until the server has answered. Source: docs/behaviour/offline.md "Kept orders". */

/** A kept order expires after this. Milliseconds. */
export const OUTBOX_LIFE_MS = 30 * 60 * 1000;

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 30_000;

/** Delay before the next attempt: 5 s, doubling, at most 30 s. */
export const pauseAfterMs = (attempts: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, attempts - 1), LONGEST_PAUSE_MS);

/** If the phone's clock was set back, an order from the future counts as new. */
export const isTooOld = (savedAtMs: number, nowMs: number): boolean => nowMs - savedAtMs >= OUTBOX_LIFE_MS;

/** Statuses that say nothing about the order: too early or too many requests. */
const NOT_NOW = [408, 425, 429];

/**
 * What an HTTP answer means for a sent order.
 * @param status HTTP status; 0 without an answer
 */
export function fateOf(status: number): 'unknown' | 'again' | 'refused' {
  if (status === 0) return 'unknown';
  if (status >= 500 || NOT_NOW.includes(status)) return 'again';
  return 'refused';
}
