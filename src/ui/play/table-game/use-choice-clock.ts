import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onOver` once when the time to choose is over.
 * @param turn a new one restarts the clock
 * @param ms null: no clock
 */
export function useChoiceClock(isChoosing: boolean, ms: number | null, turn: string, onOver: () => void): void {
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (!isChoosing || ms === null) return;
    const timer = setTimeout(() => over(), ms);
    return () => clearTimeout(timer);
  }, [isChoosing, ms, turn]);
}
