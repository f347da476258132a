/** When a shared screen is taken back to its beginning. Source: design ux 4.1 (2.2.1), 4.2 "Idle reset". */

/** Settings of a kiosk, in seconds; an idle time of 0 never resets. */
export interface IdleSettings {
  idleSeconds?: unknown;
  warnSeconds?: unknown;
}

const IDLE_SECONDS = 90;
/** Nobody is given less time than this to say that they are still there. */
const SHORTEST_WARNING_SECONDS = 20;
const LONGEST_SECONDS = 3600;

/** @returns milliseconds without a sign of life until the warning, and from there to the reset; undefined where it is off */
export function idleTimes({ idleSeconds, warnSeconds }: IdleSettings): { quietMs: number; warnMs: number } | undefined {
  const idle = secondsOf(idleSeconds) ?? IDLE_SECONDS;
  if (idle === 0) return undefined;
  const warn = Math.max(secondsOf(warnSeconds) ?? SHORTEST_WARNING_SECONDS, SHORTEST_WARNING_SECONDS);
  return { quietMs: Math.max(idle - warn, SHORTEST_WARNING_SECONDS) * 1000, warnMs: warn * 1000 };
}

const secondsOf = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= LONGEST_SECONDS ? value : undefined;

/**
 * True on a screen of the house that many guests use: its address says so, and no code or poster carries that.
 * @param search of the address
 */
export const isSharedScreen = (search: string): boolean => /[?&]screen=shared(&|$)/.test(search);
