import { useEffect, useEffectEvent, useState } from 'react';
import { ACTIVITY } from './activity.ts';

interface Options {
  /** After so long without a touch, a key or a word, the guest is taken to be gone. */
  idleMs: number;
  /** So long before that, it is said. */
  warnMs: number;
  /** While something is under way nothing counts. */
  isPaused: boolean;
  /** Is there anything to clear? Asked when the warning would begin. */
  isTouched: () => boolean;
  onGone: () => void;
}

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'scroll', ACTIVITY];
const TICK_MS = 500;

/** Watches whether somebody is there. @returns the seconds left while it warns, and the way to stay */
export function useIdle({ idleMs, warnMs, isPaused, isTouched, onGone }: Options) {
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const [stays, setStays] = useState(0);
  const gone = useEffectEvent(onGone);
  const touched = useEffectEvent(isTouched);

  useEffect(() => {
    if (isPaused) return;
    let last = Date.now();
    let isWarning = false;
    const onSign = () => {
      if (!isWarning) last = Date.now();
    };
    const tick = () => {
      const left = last + idleMs - Date.now();
      if (left > warnMs) return;
      if (!isWarning && !touched()) return void (last = Date.now());
      isWarning = true;
      if (left > 0) return setSecondsLeft(Math.ceil(left / 1000));
      isWarning = false;
      last = Date.now();
      setSecondsLeft(undefined);
      gone();
    };
    const timer = setInterval(() => tick(), TICK_MS);
    for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, onSign, { capture: true });
    };
  }, [idleMs, warnMs, isPaused, stays]);

  return {
    secondsLeft: isPaused ? undefined : secondsLeft,
    stay: () => {
      setSecondsLeft(undefined);
      setStays(stays + 1);
    },
  };
}
