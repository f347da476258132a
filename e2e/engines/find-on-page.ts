/** Runs in the page: finds one control by role and accessible name. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Exact text, or a regular expression. */
export type Pattern = string | RegExp;

export interface Wanted {
  role: string;
  name?: Pattern;
  /** Index among several, from 0; -1 is the last. If left out, there must be only one. */
  nth?: number;
  /** Only below the first of these. */
  within?: Omit<Wanted, 'nth'>;
}

export type Found = { x: number; y: number } | { not: string };

interface Library {
  queryAllByRole: (below: HTMLElement, role: string, how: { name?: string | RegExp }) => HTMLElement[];
  getRoles: (below: HTMLElement) => Record<string, HTMLElement[]>;
}

interface Sent {
  role: string;
  name?: { is: string } | { like: string; flags: string };
  nth?: number;
  within?: Sent;
}

/** The library for finding elements, the same in every engine. */
const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** @param run see Device */
export async function findOnPage(run: (script: string) => Promise<unknown>, wanted: Wanted): Promise<Found> {
  const script = `return (${inPage.toString()})(${JSON.stringify(sendable(wanted))})`;
  const found = await run(script);
  if (found !== 'bring the library') return found as Found;
  await run(LIBRARY);
  return (await run(script)) as Found;
}

const sendable = ({ role, name, nth, within }: Wanted): Sent => ({
  role,
  ...(nth !== undefined && { nth }),
  ...(name !== undefined && {
    name: typeof name === 'string' ? { is: name } : { like: name.source, flags: name.flags },
  }),
  ...(within && { within: sendable(within) }),
});

/**
 * Must be self-contained: only its source text is sent to the page.
 * @returns the centre of the control, once it can be tapped there
 */
async function inPage({ nth, within, ...wanted }: Sent): Promise<Found | 'bring the library'> {
  const library = (globalThis as { TestingLibraryDom?: Library }).TestingLibraryDom;
  if (!library) return 'bring the library';

  const all = (below: HTMLElement, { role, name }: Sent) =>
    library
      .queryAllByRole(below, role, name ? { name: 'is' in name ? name.is : new RegExp(name.like, name.flags) } : {})
      .filter((element) => !element.closest('[inert]') && element.getClientRects().length > 0);

  // While a dialog is open nothing outside it can be used.
  const modal = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;
  const belowOf = (outer: Sent | undefined): HTMLElement | undefined => {
    if (!outer) return modal;
    const around = belowOf(outer.within);
    return around && all(around, outer)[0];
  };
  const below = belowOf(within);
  if (!below) return { not: 'what it should be in is not there' };
  const matching = all(below, wanted);
  if (nth === undefined && matching.length > 1) return { not: `there are ${matching.length} of it` };
  const element = matching.at(nth ?? 0);
  if (!element) return { not: `it is not there` };
  if ((element as HTMLButtonElement).disabled) return { not: 'it is disabled' };

  const tappable = element.getClientRects().length > 0 && element.offsetWidth > 1 ? element : element.closest('label');
  if (!tappable) return { not: 'it has no size' };
  const isArriving = document.getAnimations().some(({ effect, playState }) => {
    const moved = effect instanceof KeyframeEffect ? effect.target : null;
    const ends = effect?.getComputedTiming().endTime !== Infinity;
    return playState === 'running' && ends && moved?.contains(element) === true;
  });
  if (isArriving) return { not: 'it is still arriving' };
  const place = () => tappable.getBoundingClientRect();
  const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
  const hits = ({ x, y }: { x: number; y: number }) => {
    const hit = x < innerWidth && y < innerHeight ? document.elementFromPoint(x, y) : null;
    return hit !== null && (tappable.contains(hit) || hit.closest('label')?.control === element);
  };
  if (!hits(middle(place()))) tappable.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = place();
  await new Promise((later) => requestAnimationFrame(() => requestAnimationFrame(later)));
  const now = place();
  if (Math.abs(before.x - now.x) + Math.abs(before.y - now.y) > 1) return { not: 'it does not stand still' };
  return hits(middle(now)) ? middle(now) : { not: 'something is in front of it' };
}
