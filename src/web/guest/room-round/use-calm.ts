import { useEffect, useState } from 'react';

/** What appears above a play moves what is below it: it waits until nobody has touched the page for so long. Milliseconds. */
const CALM_MS = 4000;

/** Whether something may appear now; once it has, it stays. @param isFree nothing is played: at once */
export function useCalm(isFree: boolean): boolean {
  const [isCalm, setCalm] = useState(isFree);
  if (isFree && !isCalm) setCalm(true);
  useEffect(() => {
    if (isCalm) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setCalm(true), CALM_MS);
    };
    wait();
    const signs = ['pointerdown', 'keydown', 'scroll'] as const;
    for (const sign of signs) addEventListener(sign, wait, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, wait, { capture: true });
    };
  }, [isCalm]);
  return isCalm;
}
