import { flushSync } from 'react-dom';

interface Steps {
  /** Right before, where something moves. */
  before?: () => void;
  /** What is on screen has changed, and is about to move there. */
  after?: () => void;
  end?: () => void;
}

/** Moves what is on screen to where it stands after a change, in browsers that can, unless reduced motion is set. */
export function smoothly(change: () => void, { before, after, end }: Steps = {}): void {
  const moves = 'startViewTransition' in document && !document.hidden;
  if (!moves || matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  before?.();
  const transition = document.startViewTransition(() => {
    flushSync(change);
    after?.();
  });
  void transition.finished.then(end, end);
  transition.ready.catch(() => undefined);
}
