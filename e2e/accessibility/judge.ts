/** All that a machine can judge of accessibility, at each stop of a walk. What is judged where: docs/decisions/0027. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from '../browser.ts';
import { asItself, type Language } from '../in-language.ts';
import type { Visit } from '../visit.ts';
import { coveredText, cutOff, lostInForcedColours, movement, sideways, smallTargets } from './judgements.ts';

export interface Finding {
  screen: string;
  language: Language;
  judgement: string;
  what: string;
}

export interface Judged {
  screens: string[];
  checks: Record<string, number>;
  found: Finding[];
  /** What a screen reader is given, by screen, of those in SPOKEN. */
  spoken: Map<string, string>;
}

export type Scheme = 'light' | 'dark';
export interface Person {
  language: Language;
  scheme: Scheme;
  device: 'phone' | 'desk';
}

/** By walk, the screens whose roles, names and states are kept in `spoken`: a guest's way to a drink, and the machine's. */
export const SPOKEN: Readonly<Record<string, readonly string[]>> = {
  guestScreens: [
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
  ],
  machineScreens: [
    'machine-02-manual',
    'machine-03-oops',
    'machine-04-choose',
    'machine-05-prepare',
    'machine-07-cheers',
  ],
};
const SPOKEN_SCREENS = new Set(Object.values(SPOKEN).flat());
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SIZES = { phone: PHONE.viewport, desk: DESKTOP.viewport };
const NARROW = { width: 320, height: 640 };

/** @returns what to do at each stop of this person's walk, noting what was found */
export function judging({ language, scheme, device }: Person, { screens, checks, found, spoken }: Judged): Visit {
  return async (walked, screen) => {
    const page = asItself(walked);
    const isGuests = !screen.startsWith('console');
    const note = (judgement: string, what: readonly string[]) => {
      checks[judgement] = (checks[judgement] ?? 0) + 1;
      found.push(...what.map((one) => ({ screen, language, judgement, what: one })));
    };
    const judge = async (judgement: string, look: () => string[]) => note(judgement, await page.evaluate(look));
    const layout = async (size: string) => {
      await judge(`sideways, ${size}`, sideways);
      await judge(`cut off, ${size}`, cutOff);
      await judge(`covered, ${size}`, coveredText);
    };
    screens.push(screen);

    await quiet(page);
    if (language === 'en' && SPOKEN_SCREENS.has(screen)) spoken.set(screen, await spokenOf(page));
    note(`axe, ${scheme}, ${device}`, await axe(page));
    await judge('movement', movement);
    if (isGuests) await judge('targets', smallTargets);
    await layout(device);

    // The rest of what axe judges is the same in the other colours and at the other size.
    const [otherScheme, otherDevice] = [
      scheme === 'dark' ? 'light' : 'dark',
      device === 'phone' ? 'desk' : 'phone',
    ] as const;
    await page.emulateMedia({ colorScheme: otherScheme });
    await page.setViewportSize(SIZES[otherDevice]);
    await drawn(page);
    note(`contrast, ${otherScheme}, ${otherDevice}`, await axe(page, ['color-contrast']));
    await layout(otherDevice);

    if (language === 'en') {
      await page.emulateMedia({ forcedColors: 'active' });
      await drawn(page);
      await judge('forced colours', lostInForcedColours);
      await page.emulateMedia({ forcedColors: 'none' });
    }
    await page.emulateMedia({ colorScheme: scheme });

    await page.setViewportSize(NARROW);
    await drawn(page);
    await layout('320 px');

    await page.setViewportSize(SIZES.phone);
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    await drawn(page);
    await judge('sideways, text at 200 %', sideways);
    await judge('cut off, text at 200 %', cutOff);
    await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
    await page.setViewportSize(SIZES[device]);
  };
}

/** Roles, names and states of what is before the guest, the open dialog or else the page, without what each run makes up anew. */
async function spokenOf(page: Page): Promise<string> {
  const dialog = page.locator('dialog[open]').last();
  const whole = await ((await dialog.count()) > 0 ? dialog : page.locator('main')).ariaSnapshot();
  return `${whole.replaceAll(/\b[A-Z]\d\d\b/g, 'A00')}\n`;
}

async function axe(page: Page, rules?: string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page }).options({
    resultTypes: ['violations'],
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: TAGS },
  });
  // Nothing here comes from elsewhere: no frame needs a page of its own to be judged in.
  const { violations } = await builder.setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
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
        .some((one) => one instanceof CSSTransition && one.playState === 'running');
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
