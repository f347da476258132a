/** What every screen looks like the same way: each runs inside the page and tells what is wrong, one line each. */

/** Strength is written in one way: "7.1% ABV", 酒精 7.1%; without a mark before it, which would read as a minus. */
export function otherStrengths(): string[] {
  const isStrength = /\d\s*%\s*(?:ABV|vol|alc|酒精)|(?:ABV|酒精)[^。，,]{0,4}\d+(?:\.\d+)?\s*%/i;
  const isRight = /^(?:At least )?\d+(?:\.\d)?% ABV$|^酒精(?:至少)? \d+(?:\.\d)?%$/;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    // A sentence may speak of strength; a badge within a paragraph is none.
    if (!holder?.checkVisibility() || holder.matches('script, style, p, label') || !isStrength.test(text)) continue;
    if (!isRight.test(text)) found.push(`strength written otherwise: ${text.slice(0, 60)}`);
    else if (/^(?:\d|酒精 )/.test(text) && holder.querySelector('svg')) found.push(`a mark before ${text}`);
  }
  return [...new Set(found)];
}

/** A display id is called out: it is set in the face that has a slashed zero. */
export function plainZeros(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main *, dialog[open] *')].flatMap((holder) => {
    const text = [...holder.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
    if (!/^[A-Z]\d\d$/.test(text.trim()) || !holder.checkVisibility()) return [];
    return /^(?:ui-)?mono/.test(getComputedStyle(holder).fontFamily)
      ? []
      : [`${text}: ${holder.outerHTML.slice(0, 100)}`];
  });
}

/** Chinese headings: lines as close as a display face stands, and no closer than its strokes allow. */
export function chineseHeadings(): string[] {
  return [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4')].flatMap((heading) => {
    if (!heading.matches(':lang(zh)') || !heading.checkVisibility({ visibilityProperty: true })) return [];
    const { fontSize, lineHeight } = getComputedStyle(heading);
    const ratio = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    if (ratio >= 1.245 && ratio <= 1.355) return [];
    return [`line height ${ratio.toFixed(2)}, not 1.25 to 1.35: ${heading.textContent?.slice(0, 40)}`];
  });
}

/** The light behind a drink ends within its box: cut off, it has a straight lower edge. */
export function cutHalos(): string[] {
  const halo = /^radial-gradient\([\d.]+% ([\d.]+)% at [\d.]+% ([\d.]+)%, /;
  return [...document.querySelectorAll<HTMLElement>('div, span, section')].flatMap((box) => {
    const { backgroundImage, backgroundColor } = getComputedStyle(box);
    // On a colour of its own it is the light of a card, which ends where the card does.
    if (!backgroundImage.startsWith('radial-gradient') || backgroundColor !== 'rgba(0, 0, 0, 0)') return [];
    const [, down, at] = halo.exec(backgroundImage) ?? [];
    if (down === undefined || !/rgba\(0, 0, 0, 0\)(?: 100%)?\)$/.test(backgroundImage)) return [];
    const end = Number(at) + Number(down);
    return end <= 100.5 ? [] : [`the halo ends at ${end} % of its box: ${box.outerHTML.slice(0, 100)}`];
  });
}

/** The name of a bar, in two languages or one, is one line of a guest's header. */
export function brokenHeaders(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-side=guest] > header [class*=shop]')].flatMap((name) => {
    const lines = name.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(name).lineHeight);
    return lines < 1.5 ? [] : [`${lines.toFixed(1)} lines of the header: ${name.textContent}`];
  });
}

/** Chinese names of up to four characters, and dates, that are broken within. */
export function brokenChinese(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    const isWhole = /^\p{Script=Han}{2,4}$/u.test(text) || /^[\d年月]+日$/.test(text);
    if (!isWhole || !holder?.checkVisibility() || holder.closest('svg, [aria-hidden=true], [href="#content"]'))
      continue;
    // What only a screen reader reads.
    if (holder.getBoundingClientRect().width < 2) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = new Set(
      [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
    );
    if (lines.size > 1) found.add(`broken: ${text} in ${holder.outerHTML.slice(0, 100)}`);
  }
  return [...found];
}

/** Chinese without `lang` around it, on a page in English: read out, and drawn, as if it were another language. */
export function unmarkedChinese(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!holder?.checkVisibility() || holder.matches('script, style, option, textarea')) continue;
    if (!/\p{Script=Han}/u.test(text) || holder.closest('[aria-hidden=true]')) continue;
    const lang = holder.closest('[lang]')?.getAttribute('lang') ?? '';
    if (!/^(?:zh|ja|ko)/.test(lang)) found.add(`“${text.slice(0, 40)}” as ${lang}: ${holder.outerHTML.slice(0, 100)}`);
  }
  return [...found];
}

/** Tails of letters that a box cuts: lines closer than their face is high need room below the last one. */
export function cutTails(): string[] {
  const pen = document.createElement('canvas').getContext('2d')!;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement;
    const text = node.textContent ?? '';
    if (!holder?.checkVisibility({ visibilityProperty: true }) || holder.closest('script, style, svg')) continue;
    const box = holder.closest<HTMLElement>('[class]');
    if (!box || !/hidden|clip/.test(getComputedStyle(box).overflowY)) continue;
    const { font } = getComputedStyle(holder);
    const edge = box.getBoundingClientRect();
    const range = document.createRange();
    for (const { index, 0: letter } of text.matchAll(/[gjpqyQ]/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { bottom, height, width } = range.getBoundingClientRect();
      // Of a line that is cut as a whole, and of what only a screen reader reads, nothing is seen.
      if (width === 0 || edge.width < 2 || bottom - height / 2 > edge.bottom) continue;
      pen.font = font;
      const baseline = bottom - pen.measureText(letter).fontBoundingBoxDescent;
      // Measured large: what is measured is whole pixels.
      pen.font = font.replace(/([\d.]+)px/, (_, px) => `${20 * Number(px)}px`);
      const over = baseline + pen.measureText(letter).actualBoundingBoxDescent / 20 - edge.bottom;
      if (over > 0.5) found.add(`${over.toFixed(1)} px of “${letter}” cut: ${text.slice(0, 40)}`);
    }
  }
  return [...found];
}
