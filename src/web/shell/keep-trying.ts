/** Work that a network without answers only delays. */

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 20_000;

/**
 * Repeats work until it succeeds: after 2 s, doubling to 20 s, and at once when the phone is online again or its screen
 * is lit.
 * @returns undefined once the signal aborts
 */
export async function keepTrying<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch {
      await slept(pauseMs, signal);
    }
  }
  return undefined;
}

/** Ends early when the phone is online again or its screen is lit. */
export const slept = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const ended = new AbortController();
    const done = () => {
      clearTimeout(timer);
      ended.abort();
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { signal: ended.signal });
    addEventListener('online', done, { signal: ended.signal });
    onShown(done, ended.signal);
  });

export const onShown = (then: () => void, signal: AbortSignal): void =>
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && then(), { signal });
