import { smoothly } from '#ui/kit/smoothly.ts';

/** A press on a drink that is listed: its picture becomes the glass of what opens. */
export function keepingPicture({ currentTarget: card }: { currentTarget: HTMLElement }, change: () => void): void {
  const [picture] = card.children;
  keepingGlass(change, () => (picture instanceof HTMLElement ? picture : undefined));
}

/** In the page: the glass in front, of those marked `data-glass`. */
const glassInFront = (): HTMLElement | undefined => {
  const front = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document;
  return [...front.querySelectorAll<HTMLElement>('[data-glass]')].find((one) => one.checkVisibility());
};

/**
 * Changes the screen while its glass moves from where it stands to where it stands afterwards, in browsers that can,
 * unless reduced motion is set. Nothing else is transitioned: the rest of the page is there at once. What has moved is
 * marked `data-moved`: it needs no entrance of its own.
 *
 * @param from the glass, where there are several
 */
export function keepingGlass(change: () => void, from = glassInFront): void {
  const page = document.documentElement;
  let glass: HTMLElement | undefined;
  const name = (as: string) => void (glass && (glass.style.viewTransitionName = as));
  smoothly(change, {
    before: () => {
      page.style.viewTransitionName = 'none';
      glass = from();
      name('glass');
    },
    after: () => {
      name('');
      glass = glassInFront();
      glass?.setAttribute('data-moved', '');
      name('glass');
    },
    end: () => {
      name('');
      page.style.viewTransitionName = '';
    },
  });
}
