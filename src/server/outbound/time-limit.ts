/** A signal for a call that ends when its time is over, or with another signal. Milliseconds. */
export function limitedTo(ms: number, stopped: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(ms);
  // Node 20 collects a limit that only `any` listens to as garbage: it never comes, and the call waits for ever.
  limit.addEventListener('abort', () => undefined, { once: true });
  return AbortSignal.any([stopped, limit]);
}
