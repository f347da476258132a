import { useEffect, useEffectEvent, useState } from 'react';

const TICK_MS = 100;

/**
 * Elapsed share of the brewing time, 0 to 1, by a monotonic clock.
 * @param running pauses the pour if false
 */
export function usePouring(brewingMs: number, running: boolean, onTimeUp: () => void): number {
  const [share, setShare] = useState(0);
  const timeUp = useEffectEvent(onTimeUp);

  useEffect(() => {
    if (!running) return;
    const startedAt = performance.now();
    const timer = setInterval(() => {
      const passed = Math.min(1, (performance.now() - startedAt) / brewingMs);
      setShare(passed);
      if (passed < 1) return;
      clearInterval(timer);
      timeUp();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [brewingMs, running]);

  return share;
}
