/** The rules of orders kept on a phone until the server has answered them. Source: design reliability 2.1, 2.2; ux 4.2. */

/** A kept order that was not sent by then is too old to be wanted. Milliseconds. */
export const OUTBOX_LIFE_MS = 30 * 60 * 1000;

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 30_000;

/** How long to wait after so many attempts: 5 s, then twice as long each time, 30 s at most. */
export const pauseAfterMs = (attempts: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, attempts - 1), LONGEST_PAUSE_MS);

/** The phone's clock is set back at times; an order from the future is a new one. */
export const isTooOld = (savedAtMs: number, nowMs: number): boolean => nowMs - savedAtMs >= OUTBOX_LIFE_MS;

/** Answers that say nothing of the order: too early, too many, or a server that stumbled. */
const NOT_NOW = [408, 425, 429];

/**
 * What an answer means for an order that was sent.
 * @param status the answer's HTTP status; 0 when none came
 */
export function fateOf(status: number): 'unknown' | 'again' | 'refused' {
  if (status === 0) return 'unknown';
  if (status >= 500 || NOT_NOW.includes(status)) return 'again';
  return 'refused';
}
