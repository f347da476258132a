/**
 * Models how long a guest who has never seen a screen takes: for each step the page's time passes, and is counted.
 * Reading: 238 English words a minute (Brysbaert 2019, silent reading of adults) or 260 Chinese characters (the same;
 * IReST has 255), of the text newly visible in the viewport. Screens are skimmed: a line of up to twelve words or
 * twenty characters is read whole, of a longer one that much and a quarter of the rest (Nielsen 2008: about a quarter
 * of the words of a page). Text is read once; text behind a fixed bar is not visible. Deciding: 0.4 s + 0.15 s ×
 * log2(choices + 1) (Hick 1952; Hyman 1953). Reaching: 0.2 s + 0.15 s × log2(distance / width + 1) (Fitts 1954,
 * MacKenzie's form), from the last touch to the centre of the target, whose width is its shorter side; both constants
 * are slower than those measured with practised users. A swipe scrolls half a screen and takes 0.7 s. Typing: 2.5
 * letters a second, a Chinese character counts as two. A guest may be up to a quarter quicker or slower.
 */
import type { Locator, Page } from 'playwright-core';
import type { Hand } from '../e2e/screens/plays.ts';
import type { Clock } from './virtual-time.ts';

const WORDS_PER_S = 238 / 60;
const CHARACTERS_PER_S = 260 / 60;
const READ_WHOLE = { words: 12, characters: 20 };
const READ_OF_THE_REST = 0.25;
const LETTERS_PER_S = 2.5;
const SWIPE_S = 0.7;
/** A screen is looked at this often while something is awaited. */
const GLANCE_S = 0.05;
/** A busy machine answers what is there within this. */
const BUSY_MS = 20_000;
/** Whoever waits longer has given up. */
const PATIENCE_S = 30;

/** Seconds so far, by activity. */
export interface Spent {
  reading: number;
  deciding: number;
  reaching: number;
  typing: number;
}

/**
 * @param random uniform in [0, 1), the guest's own
 * @param tempo this guest's time as a multiple of the average
 * @param tell called with each press, and what was read before it
 */
export function createHumanHand(
  page: Page,
  clock: Clock,
  random: () => number,
  tempo: number,
  isChinese: boolean,
  tell: (step: string) => void,
): { hand: Hand; spent: Spent } {
  const spent: Spent = { reading: 0, deciding: 0, reaching: 0, typing: 0 };
  const read = new Set<string>();
  let thumb = { x: 195, y: 700 };

  const take = async (what: keyof Spent, seconds: number) => {
    const own = seconds * tempo;
    spent[what] += own;
    await clock.pass(own);
  };
  const until = async (condition: () => Promise<boolean>, patienceS = PATIENCE_S) => {
    for (const over = clock.seconds() + patienceS; !(await condition()); await clock.pass(GLANCE_S))
      if (clock.seconds() > over) throw new Error(`not in ${patienceS} s: ${condition.toString()}`);
  };
  const look = async () => {
    const shown = await page.evaluate(textsInSight);
    const fresh = shown.filter(({ text }) => !read.has(text));
    for (const { text } of fresh) read.add(text);
    const seconds = fresh.map((each) => readingSeconds(each, isChinese)).reduce((a, b) => a + b, 0);
    if (seconds > 0) tell(`reads ${(seconds * tempo).toFixed(1)} s: ${fresh.map(({ text }) => text).join(' | ')}`);
    await take('reading', seconds);
  };
  const swipe = async (target: Locator, by: number) => {
    await target.evaluate((element, px) => {
      let scroller: Element | null = element;
      while (scroller && scroller.scrollHeight <= scroller.clientHeight + 1) scroller = scroller.parentElement;
      (scroller ?? document.documentElement).scrollBy({ top: px });
    }, by);
    await take('reaching', SWIPE_S);
    await look();
  };
  const reach = async (target: Locator) => {
    const height = page.viewportSize()!.height;
    let box = await boxOf(target);
    for (let swipes = 0; box && swipes < 12 && (box.y < 0 || box.y + Math.min(box.height, 60) > height); swipes += 1) {
      const by = Math.sign(box.y) * (height / 2);
      await swipe(target, by);
      const before = box.y;
      box = await boxOf(target);
      if (box && Math.abs(box.y - before) < 1) break;
    }
    if (!box) return;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const distance = Math.hypot(middle.x - thumb.x, middle.y - thumb.y);
    thumb = middle;
    await take('reaching', 0.2 + 0.15 * Math.log2(distance / Math.min(box.width, box.height) + 1));
  };
  const press = async (target: Locator, choices = 1) => {
    await until(() => target.isVisible());
    await look();
    await take('deciding', 0.4 + 0.15 * Math.log2(choices + 1));
    // Slide-in animations have ended by now.
    await look();
    await reach(target);
    // The game's clock may have run out first.
    if (!(await target.isVisible())) throw new Error('it is gone');
    tell(`presses ${(await target.textContent({ timeout: 1000 }).catch(() => null)) ?? '?'}`);
    await tap(target);
  };
  /** Touches it once it stands still and nothing is in front; what has disappeared is not waited for. */
  const tap = async (target: Locator) => {
    let before: string | undefined;
    await until(async () => {
      const spot = (await target.isVisible()) && (await target.evaluate(spotOf, undefined, { timeout: BUSY_MS }));
      if (!spot) throw new Error('it is gone');
      const isStill = before === JSON.stringify(spot);
      before = JSON.stringify(spot);
      if (!isStill) return false;
      if (!spot.isFree) {
        // A bar at the edge is in front.
        const middle = page.viewportSize()!.height / 2;
        await swipe(target, Math.sign(spot.y - middle) * (middle / 2));
        return false;
      }
      await clock.during(page.touchscreen.tap(spot.x, spot.y));
      return true;
    });
  };
  return {
    spent,
    hand: {
      press,
      until,
      pick: (count) => Math.floor(random() * count),
      type: async (field, text) => {
        await press(field);
        for (const letter of text) {
          await take('typing', (/\p{Script=Han}/u.test(letter) ? 2 : 1) / LETTERS_PER_S);
          await page.keyboard.insertText(letter);
        }
      },
    },
  };
}

/** Its position, without waiting for a control that has disappeared. */
const boxOf = async (target: Locator) => ((await target.isVisible()) ? target.boundingBox({ timeout: BUSY_MS }) : null);

/** In the page: a place in its visible part where nothing else is in front; none yet, or undefined if it is gone. */
function spotOf(element: Element): { x: number; y: number; isFree: boolean } | undefined {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return undefined;
  const [from, to] = [Math.max(y, 0), Math.min(y + height, innerHeight)];
  const middle = { x: x + width / 2, y: (from + to) / 2 };
  const places = [0.5, 0.25, 0.75].map((share) => ({ x: middle.x, y: from + (to - from) * share }));
  const free = places.find((at) => {
    const top = document.elementFromPoint(at.x, at.y);
    return top !== null && (element.contains(top) || top.closest('label')?.control === element);
  });
  return { ...(free ?? middle), isFree: free !== undefined && !element.matches(':disabled') };
}

interface Shown {
  text: string;
  lang: string;
}

/** On a bilingual screen only the guest's own language is read; the other one only if there is no translation. */
function readingSeconds({ text, lang }: Shown, isChinese: boolean): number {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\d’']+/gu)?.length ?? 0;
  if (isChinese ? lang.startsWith('en') : lang.startsWith('zh') || words === 0) return 0;
  return (
    skimmed(isChinese ? characters : 0, READ_WHOLE.characters) / CHARACTERS_PER_S +
    skimmed(words, READ_WHOLE.words) / WORDS_PER_S
  );
}

const skimmed = (count: number, whole: number) =>
  Math.min(count, whole) + Math.max(0, count - whole) * READ_OF_THE_REST;

/** In the page: the visible text of the topmost dialog, or of the page, inside the viewport. */
function textsInSight(): Shown[] {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const shown: Shown[] = [];
  const range = document.createRange();
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!parent || text === '' || parent.closest('[aria-hidden=true], script, style, noscript')) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const { width, height, top, bottom, left } = range.getBoundingClientRect();
    if (width < 2 || height < 2 || bottom <= 0 || top >= innerHeight || isForScreenReaders(parent)) continue;
    if (isCovered(parent, left + width / 2, (top + bottom) / 2)) continue;
    shown.push({ text, lang: parent.closest('[lang]')?.getAttribute('lang') ?? '' });
  }
  return shown;

  /** Behind an opaque bar that is fixed while the rest scrolls. */
  function isCovered(element: Element, x: number, y: number): boolean {
    const top = document.elementFromPoint(x, y);
    for (let over = top; over && root.contains(over) && !over.contains(element); over = over.parentElement) {
      const { position, backgroundColor } = getComputedStyle(over);
      if (/^(sticky|fixed)$/.test(position) && !/rgba|\/|transparent/.test(backgroundColor)) return true;
    }
    return false;
  }

  /** Visually hidden in a box of one pixel. */
  function isForScreenReaders(element: Element): boolean {
    for (let around: Element | null = element; around && around !== root; around = around.parentElement) {
      const { width, height } = around.getBoundingClientRect();
      if ((width <= 1 || height <= 1) && getComputedStyle(around).overflow !== 'visible') return true;
    }
    return false;
  }
}
