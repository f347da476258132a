import { useEffect } from 'react';

/** Keeps the screen lit while the page is on it, where browsers can; they cannot over plain http. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    const left = new AbortController();
    const take = async () => {
      if (document.hidden) return;
      // Refused on a low battery: the screen then goes dark as it always does.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (left.signal.aborted) await lock?.release();
    };
    void take();
    document.addEventListener('visibilitychange', () => void take(), { signal: left.signal });
    return () => {
      left.abort();
      void lock?.release();
    };
  }, []);
}
