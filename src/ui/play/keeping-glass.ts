import { flushSync } from 'react-dom';

/** In the page: the glass in front, of those marked `data-glass`. */
const glassInFront = (): HTMLElement | undefined => {
  const front = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document;
  return [...front.querySelectorAll<HTMLElement>('[data-glass]')].find((one) => one.checkVisibility());
};

/**
 * Changes the screen while its glass moves from where it stands to where it stands afterwards, in browsers that can,
 * unless reduced motion is set. Nothing else is transitioned: the rest of the page is there at once.
 *
 * @param from the glass, where there are several
 */
export function keepingGlass(change: () => void, from = glassInFront): void {
  const moves = 'startViewTransition' in document && !document.hidden;
  if (!moves || matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  const page = document.documentElement;
  let glass = from();
  const name = (one: HTMLElement | undefined, as: string) => void (one && (one.style.viewTransitionName = as));
  page.style.viewTransitionName = 'none';
  name(glass, 'glass');
  const transition = document.startViewTransition(() => {
    name(glass, '');
    flushSync(change);
    glass = glassInFront();
    name(glass, 'glass');
  });
  const end = () => {
    name(glass, '');
    page.style.viewTransitionName = '';
  };
  void transition.finished.then(end, end);
  transition.ready.catch(() => undefined);
}
