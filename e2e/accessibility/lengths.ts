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

/**
 * Lines of text and fields of a page or its dialog, before anybody scrolls, that a bar at the lower edge hides half of.
 * Not where they fade out above it: that says that it goes on.
 */
export function halfHidden(): string[] {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const top = dialog ?? document.querySelector('main') ?? document.body;
  (dialog ?? document.documentElement).scrollTo({ top: 0, behavior: 'instant' });
  const end = Math.min(innerHeight, dialog?.getBoundingClientRect().bottom ?? innerHeight);
  const bars = [...top.querySelectorAll<HTMLElement>('*')].filter((bar) => {
    const { position, bottom } = getComputedStyle(bar);
    if (position !== 'sticky' || bottom === 'auto' || !bar.checkVisibility({ visibilityProperty: true })) return false;
    const fade = getComputedStyle(bar, '::before');
    const isFading = fade.backgroundImage.includes('gradient') && Number.parseFloat(fade.height) >= 40;
    return bar.getBoundingClientRect().bottom >= end - 1 && !isFading;
  });
  const found: string[] = [];
  for (const bar of bars) {
    const { left, right, top: edge, height } = bar.getBoundingClientRect();
    const controls = [...bar.children].map((one) => one.getBoundingClientRect().top);
    const first = Math.min(...controls.filter((at) => at > edge - 1), edge + height);
    const judged = (box: DOMRect, what: string) => {
      const isBeside = box.right < left || box.left > right || box.height < 4;
      const hidden = box.bottom - edge;
      if (!isBeside && hidden > box.height * 0.3 && box.top < first - box.height * 0.3) found.push(what);
    };
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const holder = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!holder || words === '' || bar.contains(holder) || holder.closest('svg, [aria-hidden=true]')) continue;
      if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) judged(line, `half hidden: “${words.slice(0, 60)}”`);
    }
    for (const field of top.querySelectorAll('input, textarea'))
      if (!bar.contains(field)) judged(field.getBoundingClientRect(), `half hidden: ${field.outerHTML.slice(0, 100)}`);
  }
  return [...new Set(found)];
}

/** What a screen is about (`data-hero`) is a quarter of a tablet's height, or it is not seen at arm's length. */
export function smallHeroes(): string[] {
  return [...document.querySelectorAll('[data-hero]')].flatMap((hero) => {
    const { height } = hero.getBoundingClientRect();
    return height >= innerHeight * 0.25
      ? []
      : [`${Math.round(height)} of ${innerHeight} px: ${hero.outerHTML.slice(0, 100)}`];
  });
}
