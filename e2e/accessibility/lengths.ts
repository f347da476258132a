/** How much of a page is seen at once: each runs inside the page and tells what is wrong, one line each. */

/** What hangs where nobody scrolls must be seen as a whole. */
export function needsScrolling(): string[] {
  const more = document.documentElement.scrollHeight - innerHeight;
  return more > 0 ? [`${more} px below the ${innerHeight} px of the screen`] : [];
}

/** Screens of a phone that a page may be long: what is longer is folded. */
export function tooLong(): string[] {
  const screens = document.documentElement.scrollHeight / innerHeight;
  return screens > 6 ? [`${screens.toFixed(1)} screens, not 6`] : [];
}

/** Bars that stay at the bottom of a phone while the rest scrolls, and take more than 80 px of it. */
export function tallBars(): string[] {
  const room = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  return [...room.querySelectorAll('*')].flatMap((bar) => {
    const { position, top, bottom } = getComputedStyle(bar);
    const stays = (position === 'sticky' || position === 'fixed') && top === 'auto' && bottom !== 'auto';
    if (!stays || !bar.checkVisibility({ visibilityProperty: true })) return [];
    const { width, height } = bar.getBoundingClientRect();
    return width > innerWidth / 2 && height > 80 ? [`${Math.round(height)} px: ${bar.outerHTML.slice(0, 120)}`] : [];
  });
}

/** Main actions, where there are any: one of them is seen before anybody scrolls. */
export function mainOutOfSight(): string[] {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main') ?? document.body;
  scrollTo({ top: 0, behavior: 'instant' });
  const mains = [...top.querySelectorAll<HTMLElement>('button[class*=main], a[class*=main]')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  const isSeen = (one: HTMLElement) => one.getBoundingClientRect().bottom <= innerHeight;
  return mains.length === 0 || mains.some(isSeen) ? [] : [`below the screen: ${mains[0]!.textContent}`];
}
