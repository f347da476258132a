/** All that a machine can judge of accessibility, at each stop of a walk. What is judged where: docs/decisions/0027. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from '../browser.ts';
import { asItself, type Language } from '../in-language.ts';
import {
  coveredText,
  cutOff,
  drawnBeyondCards,
  lostInForcedColours,
  movement,
  otherWaysBack,
  sideways,
  smallTargets,
} from './judgements.ts';
import { halfHidden, mainOutOfSight, needsScrolling, smallHeroes, tallBars, tooLong } from './lengths.ts';
import {
  brokenChinese,
  brokenHeaders,
  chineseHeadings,
  cutHalos,
  cutTails,
  otherStrengths,
  plainZeros,
  unmarkedChinese,
} from './looks.ts';
import type { Screen } from './screens-of-walks.ts';

export interface Finding {
  screen: string;
  language: Language;
  judgement: string;
  what: string;
}

export interface Judged {
  screen: string;
  judgements: string[];
  findings: Finding[];
  /** What a screen reader is given, of the screens in SPOKEN. */
  spoken: string | undefined;
}

export type Scheme = 'light' | 'dark';
export interface Person {
  language: Language;
  scheme: Scheme;
  device: 'phone' | 'desk';
}

/** Screens whose roles, names and states are kept in `spoken`: a guest's way to a drink, and the machine's. */
const SPOKEN: ReadonlySet<string> = new Set<Screen>([
  'guest-01-entry',
  'guest-02-join',
  'guest-04-mismatch',
  'guest-06-name',
  'guest-08-question',
  'guest-09-recommended',
  'guest-10-modal',
  'guest-11-prepare',
  'guest-12-order-failed',
  'guest-13-ordered',
  'machine-02-manual',
  'machine-03-oops',
  'machine-04-choose',
  'machine-05-prepare',
  'machine-07-cheers',
]);
/** Screens that hang at a machine, and the sizes they hang in: on these a cover is not scrolled away. */
const HANGING: ReadonlySet<string> = new Set<Screen>([
  'console-13-display',
  'console-13-display-pouring',
  'console-13-display-no-key',
]);
const HANGING_SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 900 },
];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SIZES = { phone: PHONE.viewport, desk: DESKTOP.viewport };
const TABLETS = {
  'tablet upright': { width: 768, height: 1024 },
  'tablet lying': { width: 1024, height: 768 },
  'large tablet': { width: 1366, height: 1024 },
};
/** Sizes whose first screen shows a line of text whole or not at all. */
const SEEN_FIRST: ReadonlySet<string> = new Set(['desk', 'tablet upright', 'tablet lying']);
/** Where guests scroll, and nothing may be cut or covered. */
const PHONE_LYING = { width: 844, height: 390 };
/** What a shared tablet shows as a whole: in CI as well. */
const AT_ONCE: ReadonlySet<string> = new Set<Screen>([
  'guest-06-name',
  'guest-13-ticket',
  'capsule-02-machine',
  'capsule-08-rare',
  'round-03-question',
  'machine-07-cheers',
]);
/** Of these, where the first screen alone is judged. */
const GOES_ON_BELOW: ReadonlySet<string> = new Set<Screen>(['capsule-08-rare']);
/** In `npm run walks`; otherwise each of the two people judges one scheme and one size. */
const IS_WHOLE = process.env.WALKS === 'whole';
const NARROW = { width: 320, height: 640 };
const SMALLEST = { width: 320, height: 568 };

/** Judges the screen that the page shows, which looks the same afterwards. */
export async function judge(walked: Page, screen: string, person: Person): Promise<Judged> {
  const page = asItself(walked);
  const judged: Judged = { screen, judgements: [], findings: [], spoken: undefined };
  const { scheme, device } = person;
  try {
    await judgeAll(page, person, judged);
  } finally {
    await page.emulateMedia({ colorScheme: scheme, forcedColors: 'none' });
    await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
    await page.setViewportSize(SIZES[device]);
  }
  return judged;
}

async function judgeAll(page: Page, { language, scheme, device }: Person, judged: Judged): Promise<void> {
  const { screen } = judged;
  const isConsole = screen.startsWith('console');
  // In CI what every guest passes; of the plays and the boards in `npm run walks`.
  const isLookedAtClosely = !isConsole && (IS_WHOLE || /^(?:guest|machine)-/.test(screen));
  const note = (judgement: string, what: readonly string[]) => {
    judged.judgements.push(judgement);
    judged.findings.push(...what.map((one) => ({ screen, language, judgement, what: one })));
  };
  const look = async (judgement: string, at: () => string[]) => note(judgement, await page.evaluate(at));
  const layout = async (size: string) => {
    if (size === 'phone' && screen.startsWith('console')) {
      await look('length, phone', tooLong);
      // STOP is as large as a glove needs it; a page that is not there looks as the guests' do.
      if (!/^console-(?:13-display|12-not-found)/.test(screen)) await look('bars, phone', tallBars);
    }
    await look(`sideways, ${size}`, sideways);
    await look(`cut off, ${size}`, cutOff);
    await look(`covered, ${size}`, coveredText);
    await look(`tails of letters, ${size}`, cutTails);
    if (screen.startsWith('console')) return;
    await look(`drinks in their cards, ${size}`, drawnBeyondCards);
    await look(`headers, ${size}`, brokenHeaders);
    if (SEEN_FIRST.has(size)) await look(`half hidden, ${size}`, halfHidden);
  };

  await quiet(page);
  if (language === 'en' && SPOKEN.has(screen)) judged.spoken = await spokenOf(page);
  note(`axe, ${scheme}, ${device}`, await axe(page));
  await look('movement', movement);
  await look('ways back', otherWaysBack);
  if (language === 'zh') await look('Chinese headings', chineseHeadings);
  // An owner's own words stand in the console as they were typed.
  else if (isLookedAtClosely || (IS_WHOLE && /board|display/.test(screen)))
    await look('Chinese without its language', unmarkedChinese);
  if (!screen.startsWith('console')) {
    await look('targets', smallTargets);
    await look('strengths', otherStrengths);
    await look('display ids', plainZeros);
    await look('halos', cutHalos);
  }
  await layout(device);
  if (language === 'zh') await look(`broken Chinese, ${device}`, brokenChinese);

  if (IS_WHOLE) {
    // The rest of what axe judges is the same in the other colours and at the other size.
    const otherScheme = scheme === 'dark' ? 'light' : 'dark';
    const otherDevice = device === 'phone' ? 'desk' : 'phone';
    await page.emulateMedia({ colorScheme: otherScheme });
    await page.setViewportSize(SIZES[otherDevice]);
    await drawn(page);
    note(`contrast, ${otherScheme}, ${otherDevice}`, await axe(page, ['color-contrast']));
    await layout(otherDevice);
  }
  for (const [name, size] of IS_WHOLE || AT_ONCE.has(screen) ? Object.entries(TABLETS) : []) {
    await page.setViewportSize(size);
    await drawn(page);
    await layout(name);
    if (language === 'zh') await look(`broken Chinese, ${name}`, brokenChinese);
    // By one of both: colours are of no language, and this is the dearest of all.
    if (IS_WHOLE && language === 'en' && name === 'tablet lying')
      note(`contrast, ${name}`, await axe(page, ['color-contrast']));
    if (isConsole) continue;
    await look(`main action in sight, ${name}`, mainOutOfSight);
    await look(`what it is about, ${name}`, smallHeroes);
    if (AT_ONCE.has(screen) && !GOES_ON_BELOW.has(screen)) await look(`needs scrolling, ${name}`, needsScrolling);
  }
  if (isLookedAtClosely) {
    for (const [name, size] of Object.entries({ 'phone lying': PHONE_LYING, '320 × 568 px': SMALLEST })) {
      await page.setViewportSize(size);
      await drawn(page);
      await layout(name);
      if (!isConsole && size === PHONE_LYING) await look(`main action in sight, ${name}`, mainOutOfSight);
    }
  }

  if (IS_WHOLE || language === 'en') {
    await page.emulateMedia({ forcedColors: 'active' });
    await drawn(page);
    await look('forced colours', lostInForcedColours);
    await page.emulateMedia({ forcedColors: 'none' });
  }
  await page.emulateMedia({ colorScheme: scheme });

  await page.setViewportSize(NARROW);
  await drawn(page);
  await layout('320 px');

  for (const size of HANGING.has(screen) ? HANGING_SIZES : []) {
    await page.setViewportSize(size);
    await drawn(page);
    const name = `${size.width} × ${size.height} px`;
    await look(`needs scrolling, ${name}`, needsScrolling);
    await layout(name);
  }

  await page.setViewportSize(SIZES.phone);
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  await drawn(page);
  await look('sideways, text at 200 %', sideways);
  await look('cut off, text at 200 %', cutOff);
  if (IS_WHOLE || isLookedAtClosely) await look('covered, text at 200 %', coveredText);
}

/** Roles, names and states of what is before the guest, the open dialog or else the page, without what each run makes up anew. */
async function spokenOf(page: Page): Promise<string> {
  const dialog = page.locator('dialog[open]').last();
  const whole = await ((await dialog.count()) > 0 ? dialog : page.locator('main')).ariaSnapshot();
  return `${whole.replaceAll(/\b[A-Z]\d\d\b/g, 'A00')}\n`;
}

/** Half a megabyte of script, which is sent to each page that is judged. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
interface WithAxe {
  axe: { run: (context: Document | Element, options: RunOptions) => Promise<AxeResults> };
}

/** What breaks WCAG 2.2 AA, as far as axe-core sees it. @param rules these alone */
export async function axe(page: Page, rules?: string[]): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: TAGS },
  };
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE_SOURCE);
  const { violations } = await page.evaluate((each) => (window as unknown as WithAxe).axe.run(document, each), options);
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html, target }) => ({ id, html, target })));
  const lasting: string[] = [];
  for (const { id, html, target } of found)
    if (id !== 'target-size' || (await page.evaluate(isSmallInTheMiddle, String(target[0]))))
      lasting.push(`${id}: ${html.slice(0, 160)}`);
  return lasting;
}

/** In the page: whether a target is too small even where no fixed bar is over it. */
async function isSmallInTheMiddle(selector: string): Promise<boolean> {
  const target = document.querySelector(selector);
  if (!target) return true;
  const { scrollX, scrollY } = globalThis;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const rule: RunOptions = { runOnly: { type: 'rule', values: ['target-size'] }, resultTypes: ['violations'] };
  const { violations } = await (window as unknown as WithAxe).axe.run(target, rule);
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  return violations.length > 0;
}

/** Until fonts and data are here and nothing has changed for a moment. */
const quiet = (page: Page): Promise<void> => page.evaluate(untilStill, 120);

/** Until a change of size or colours is drawn: that brings no data, but what measures itself draws once more. */
const drawn = (page: Page): Promise<void> => page.evaluate(untilStill, 60);

/** In the page. @param quietMs how long nothing may have changed, beyond two frames */
function untilStill(quietMs: number): Promise<void> {
  return new Promise<void>((done) => {
    const latest = performance.now() + 3000;
    let changed = performance.now();
    let stillFrames = 0;
    const observer = new MutationObserver(() => void (changed = performance.now()));
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    const look = () => {
      const now = performance.now();
      const isMoving = document
        .getAnimations()
        .some((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
      if (isMoving) changed = now;
      stillFrames = isMoving ? 0 : stillFrames + 1;
      const isStill = stillFrames > 2 && now - changed >= quietMs && document.fonts.status !== 'loading';
      if (!isStill && now < latest) return void requestAnimationFrame(look);
      observer.disconnect();
      done();
    };
    requestAnimationFrame(look);
  });
}
