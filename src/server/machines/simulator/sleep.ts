import { setTimeout as wait } from 'node:timers/promises';

/** Resolves after the time, or as soon as the signal aborts. */
export const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  ms <= 0 ? Promise.resolve() : wait(ms, undefined, { signal }).catch(() => undefined);
