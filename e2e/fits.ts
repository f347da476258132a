/** Whether every text of a page fits: no sideways scrolling, no truncation, no overflowing buttons. */
import type { Page } from 'playwright-core';

/** @returns what does not fit, one line each, with its text */
export const whatDoesNotFit = (page: Page): Promise<string[]> => page.evaluate(measure);

/** In the page. Ellipsis and line clamps are intended truncation. */
function measure(): string[] {
  const found = new Set<string>();
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) found.add(`the page scrolls ${wide} px sideways`);
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const texts = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const holder = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!holder || text === '' || holder.closest('script, style, noscript, option, svg')) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    const problem = problemOf(holder, box);
    if (problem) found.add(`“${text.slice(0, 60)}” ${problem}`);
  }
  return [...found];

  function problemOf(holder: Element, box: DOMRect): string | undefined {
    const button = holder.closest('button, a[class*=button]');
    for (let around: Element | null = holder; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      // For screen readers only.
      if (edge.width <= 1 || edge.height <= 1 || style.clipPath.startsWith('inset')) return undefined;
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return undefined;
      if (around === button) {
        if (box.left < edge.left - 1 || box.right > edge.right + 1) return 'is wider than its button';
        if (box.top < edge.top - 2 || box.bottom > edge.bottom + 2) return 'is taller than its button';
      }
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return undefined;
      const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (isCut(style.overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1))
        return 'is cut at the side';
      if (isCut(style.overflowY) && box.bottom > edge.bottom + 2) return 'is cut below';
      if (style.position === 'fixed') break;
    }
    return box.right > innerWidth + 1 || box.left < -1 ? 'stands outside the screen' : undefined;
  }
}
