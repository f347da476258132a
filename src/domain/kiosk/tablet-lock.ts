/** When a shared tablet locks. Source: docs/behaviour/tablets.md "Who acts". */

/** Without a tap. Milliseconds. */
export const LOCKS_AFTER_MS = 10 * 60_000;

/** The tablet tells of taps at most this often. Milliseconds. */
export const TAPS_TOLD_EVERY_MS = 60_000;

/** The server's own lock, for a tablet that went silent: never before that of a tablet in use. Milliseconds. */
export const SERVER_LOCKS_AFTER_MS = LOCKS_AFTER_MS + TAPS_TOLD_EVERY_MS;
