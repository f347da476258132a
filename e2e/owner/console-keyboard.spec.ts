/**
 * Every page of the console with the Tab key alone: every control is reached, has a name, is visible, and the tab order
 * ends.
 */
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';

/** More presses than any page has tab stops: beyond this the focus is in a loop. */
const MOST_TABS = 900;
/** Presses within a single field: the parts of a date. */
const MOST_PARTS = 8;
/** More than the dashboard takes to load. Milliseconds. */
const LATE_MS = 2000;
/** The live preview is a page of its own. */
const MOST_IN_FRAME = 150;

type Address = (server: RunningServer) => string;
const shop = '/shops/demo-bar';
const settings = (type: string) => (server: RunningServer) => `/kiosk/${type}/admin/${server.codes[type]}`;

/** Each page, and something on it that must be loaded first. */
const PAGES: [name: string, address: Address, first: string][] = [
  ['the shops', () => '/shop-admin', 'h1'],
  ['the dashboard', () => shop, '[aria-label^="Recipe"], article, table'],
  ['the menu', () => `${shop}/master?q=negroni`, 'table'],
  ['the pumps', () => `${shop}/master?tab=pumps`, 'table button'],
  ['the files', () => `${shop}/master?tab=files`, 'input[type=file]'],
  ['the voices', () => `${shop}/master?tab=voice`, 'main a[href*=voice]'],
  ['the staff', () => `${shop}/master?tab=staff`, 'table'],
  ['a drink', () => `${shop}/master/bar-negroni`, '#drink-ingredients'],
  ['the orders', () => `${shop}/orders`, 'main button'],
  ['the insights', () => `${shop}/insights`, 'main select, main input'],
  ['the activity', () => `${shop}/activity`, 'main'],
  ['a kiosk', ({ codes }) => `/kiosk/admin/${codes['ez-pairing']}`, 'form input'],
];

/** A button that opens a dialog, and the one of the list it stands in. */
const DIALOGS: [page: Address, button: string, list?: string][] = [
  [() => '/shop-admin', 'Nuke All Kiosk Instances'],
  [() => shop, 'Delete All Kiosk Instances'],
  [() => `${shop}/master`, 'Delete Negroni', 'More actions for Negroni'],
  [() => `${shop}/orders`, 'New order'],
];

interface Stop {
  what: string;
  problems: string[];
  /** Nothing has the focus: between the page's end and its beginning. */
  isEnd: boolean;
  isSame: boolean;
  isFrame: boolean;
  isFirstAgain: boolean;
  wasSeen: boolean;
}

describe('the console at the keyboard', () => {
  const people = usePeople(['--enable-blink-features=ComputedAccessibilityInfo']);
  let server: RunningServer;
  let page: Page;
  beforeAll(async () => {
    server = await startServer();
    page = await people.desktop();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Rows of a long table are alike: a few are enough.
    await page.route('**/demo-bar/pumps', async (route) => {
      const reply = await route.fetch();
      const { pumps, ...rest } = (await reply.json()) as { pumps: unknown[] };
      await route.fulfill({ response: reply, json: { ...rest, pumps: pumps.slice(0, 4) } });
    });
    await signIn(page, server, 'admin');
    await page.getByRole('heading', { name: 'Select a Shop' }).waitFor();
  });
  afterAll(async () => void (await server.stop()));

  const open = async (address: string, first: string) => {
    await page.goto(server.origin + address);
    await page.locator(first).first().waitFor();
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
  };
  /** From the initial focus over the end of the page, until the first stop comes again. */
  const walkThrough = async () => {
    const problems: string[] = [];
    let parts = 0;
    let ends = 0;
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(lookAtFocus);
      if (stop.isEnd) ends += 1;
      if (ends > 1 || stop.isFirstAgain) return [...problems, ...(await page.evaluate(neverReached))];
      parts = stop.isSame ? parts + 1 : 0;
      if (parts > (stop.isFrame ? MOST_IN_FRAME : MOST_PARTS)) return [...problems, `a trap: ${stop.what}`];
      if (stop.wasSeen && !stop.isSame) return [...problems, `a circle: back at ${stop.what}`];
      if (!stop.isSame) problems.push(...stop.problems.map((problem) => `${problem}: ${stop.what}`));
    }
    return [...problems, `no end after ${MOST_TABS} stops`];
  };

  it.each(PAGES)('%s', async (_name, address, first) => {
    await open(address(server), first);
    expect(await walkThrough()).toEqual([]);
  });

  it.each([
    'ez-pairing',
    'story-tree',
    'vibes-matching',
    'ordering-terminal',
    'voice-sommelier',
    'fifteen-twenty',
    'five-mui',
  ])('the settings of %s', async (type) => {
    await open(`/kiosk/admin/${server.codes[type]}`, 'form input');
    await page
      .getByRole('link', { name: /^Open .* Admin$/ })
      .or(page.getByRole('button', { name: /^Open .* Admin$/ }))
      .click();
    await page.waitForURL(`**${settings(type)(server)}`);
    await page.locator('main h1').waitFor();
    await page.locator('main :is(input, button)').nth(3).waitFor();
    await expect.poll(() => page.locator('main [class*=skeleton]').count()).toBe(0);
    expect(await walkThrough()).toEqual([]);
  });

  it.each(DIALOGS)('a dialog traps the focus and returns it: %s %s', async (address, name, list) => {
    // As on a busy server: the dashboard is displayed before its kiosks are loaded.
    await page.route('**/api/kiosk-instances?*', async (route) => {
      await setTimeout(LATE_MS);
      await route.continue();
    });
    await page.goto(server.origin + address(server));
    // Until the number of kiosks is known the delete buttons take no focus, and Enter does nothing.
    const buttonOf = (named: string) => page.getByRole('button', { name: named, exact: true, disabled: false }).first();
    const button = buttonOf(list ?? name);
    await button.focus();
    if (list !== undefined) {
      await page.keyboard.press('Enter');
      await buttonOf(name).focus();
    }
    await page.unroute('**/api/kiosk-instances?*');
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog[open]');
    await dialog.waitFor();
    const isWithin = () =>
      page.evaluate(
        () => document.activeElement?.closest('dialog[open]') !== null || document.activeElement === document.body,
      );
    for (let tabs = 0; tabs < 12; tabs += 1) {
      expect(await isWithin()).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  });
});

/** In the page: the focused element, and what is wrong with it. */
function lookAtFocus(): Stop {
  const memory = globalThis as unknown as { walked?: Set<Element>; last?: Element | undefined };
  memory.walked ??= new Set();
  const one = document.activeElement as (HTMLElement & { computedRole: string; computedName: string }) | null;
  if (!one || one === document.body)
    return { what: '', problems: [], isEnd: true, isSame: false, isFrame: false, isFirstAgain: false, wasSeen: false };
  const isSame = memory.last === one;
  const wasSeen = memory.walked.has(one);
  const isFirstAgain = !isSame && one === [...memory.walked][0];
  memory.last = one;
  memory.walked.add(one);
  const what = one.outerHTML.slice(0, 140);
  const isFrame = one.matches('iframe');
  const problems: string[] = [];
  // A date, a colour and a disclosure have native roles instead of ARIA ones.
  const isNative = one.matches('a[href], button, input, select, textarea, summary, iframe');
  if (!isNative && /^(?:|generic|none)$/.test(one.computedRole)) problems.push('no role');
  if (!(isFrame ? one.title : one.computedName.trim())) problems.push('no name');
  const rings = [
    ...[one, one.parentElement, one.parentElement?.parentElement].flatMap((each) =>
      each ? [getComputedStyle(each)] : [],
    ),
    ...['::before', '::after'].map((pseudo) => getComputedStyle(one, pseudo)),
  ];
  const hasRing = rings.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineStyle !== 'auto' && outlineWidth !== '0px',
  );
  if (!isFrame && !hasRing) problems.push('no focus ring');
  // A control drawn by its label is located at the label.
  const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined;
  const places = [one, ...(label ? [label] : [])].map((place) => place.getBoundingClientRect());
  const isSeen = places.some(({ left, top, right, bottom }) =>
    [0.5, 0.1, 0.9].some((across) =>
      [0.5, 0.1, 0.9].some((down) => {
        const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
        return (
          hit !== null &&
          (one.contains(hit) || hit.contains(one) || label?.contains(hit)) &&
          hit !== document.documentElement &&
          hit !== document.body
        );
      }),
    ),
  );
  if (!isSeen) problems.push('hidden');
  return { what, problems, isEnd: false, isSame, isFrame, isFirstAgain, wasSeen };
}

/** In the page: usable controls that were never reached. One of a group of radio buttons is enough. */
function neverReached(): string[] {
  const { walked = new Set<Element>() } = globalThis as unknown as { walked?: Set<Element> };
  const radioGroups = new Set(
    [...walked].flatMap((one) => (one instanceof HTMLInputElement && one.type === 'radio' ? [one.name] : [])),
  );
  return [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]',
    ),
  ]
    .filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && !one.closest('[inert]'))
    .filter((one) => one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }))
    .filter((one) => !(one instanceof HTMLInputElement && one.type === 'radio' && radioGroups.has(one.name)))
    .filter((one) => !walked.has(one))
    .map((one) => `never reached: ${one.outerHTML.slice(0, 140)}`);
}
