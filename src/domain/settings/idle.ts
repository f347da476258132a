/** When a shared screen returns to its start. Source: docs/behaviour/joining.md "Shared screen". */

/** In seconds; an idle time of 0 turns the reset off. */
export interface IdleSettings {
  idleSeconds?: unknown;
  warnSeconds?: unknown;
}

const IDLE_SECONDS = 90;
/** Minimum time a guest has to confirm that they are still there. */
const SHORTEST_WARNING_SECONDS = 20;
const LONGEST_SECONDS = 3600;

/** @returns milliseconds without input until the warning, and from the warning to the reset; undefined if off */
export function idleTimes({ idleSeconds, warnSeconds }: IdleSettings): { quietMs: number; warnMs: number } | undefined {
  const idle = secondsOf(idleSeconds) ?? IDLE_SECONDS;
  if (idle === 0) return undefined;
  const warn = Math.max(secondsOf(warnSeconds) ?? SHORTEST_WARNING_SECONDS, SHORTEST_WARNING_SECONDS);
  return { quietMs: Math.max(idle - warn, SHORTEST_WARNING_SECONDS) * 1000, warnMs: warn * 1000 };
}

const secondsOf = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= LONGEST_SECONDS ? value : undefined;

/**
 * True on a bar's own screen that many guests use. Only its address says so; no join code or poster does.
 * @param search query string of the address
 */
export const isSharedScreen = (search: string): boolean => /[?&]screen=shared(&|$)/.test(search);
