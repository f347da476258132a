import { useEffect, useEffectEvent } from 'react';
import { LOCKS_AFTER_MS, TAPS_TOLD_EVERY_MS } from '#domain/kiosk/tablet-lock.ts';

const TAPS = ['pointerdown', 'keydown'] as const;

interface Watch {
  /** Somebody acts: else there is nothing to lock. */
  isUnlocked: boolean;
  /** At most once a minute. */
  onTap: () => void;
  onLock: () => void;
}

/** Locks after ten minutes without a tap, also if the device slept through them. Source: docs/behaviour/tablets.md. */
export function useTabletLock({ isUnlocked, onTap, onLock }: Watch): void {
  const tell = useEffectEvent(onTap);
  const lock = useEffectEvent(onLock);

  useEffect(() => {
    if (!isUnlocked) return;
    let tappedAt = Date.now();
    let toldAt = tappedAt;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const leftMs = tappedAt + LOCKS_AFTER_MS - Date.now();
      if (leftMs <= 0) return lock();
      timer = setTimeout(look, leftMs);
    };
    const tap = () => {
      const now = Date.now();
      if (now - tappedAt >= LOCKS_AFTER_MS) return lock();
      tappedAt = now;
      if (now - toldAt < TAPS_TOLD_EVERY_MS) return;
      toldAt = now;
      tell();
    };
    look();
    for (const sign of TAPS) window.addEventListener(sign, tap, { capture: true, passive: true });
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      for (const sign of TAPS) window.removeEventListener(sign, tap, { capture: true });
      document.removeEventListener('visibilitychange', look);
    };
  }, [isUnlocked]);
}
