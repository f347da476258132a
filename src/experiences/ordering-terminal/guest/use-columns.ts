import { useLayoutEffect, useState, type RefObject } from 'react';

/** Minimum width of a card, in rem, so that larger text gives fewer columns. */
const CARD_REM = 9.5;
const WIDE_CARD_REM = 14;
const MOST = 6;

/** Number of columns: two on a phone, one with very large text. */
export function useColumns(ref: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(2);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const width = element.clientWidth / rem;
      const card = width >= 45 ? WIDE_CARD_REM : CARD_REM;
      setColumns(Math.min(MOST, Math.max(1, Math.floor((width + 0.75) / (card + 0.75)))));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [ref]);
  return columns;
}
