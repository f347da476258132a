import { flushSync } from 'react-dom';

/** Moves what is on screen to where it stands after a change, in browsers that can, unless reduced motion is set. */
export function smoothly(change: () => void): void {
  const moves = 'startViewTransition' in document && !document.hidden;
  if (!moves || matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  document.startViewTransition(() => flushSync(change));
}
