/**
 * The prerendered join page: visible before anything but its styles is loaded, and never in a language the guest did
 * not choose.
 */
import type { BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHONE, usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';

const FONT = /\.woff2$/;
/** The app's main bundle, with the join page. */
const CODE = /\/assets\/join-[\w-]{8}\.js$/;

describe('the prerendered join page', () => {
  const people = usePeople();
  let server: RunningServer;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    await server.stop();
  });

  const phone = async (locale: string, options: object = {}): Promise<Page> => {
    const context = await people.browser.newContext({ ...PHONE, locale, serviceWorkers: 'block', ...options });
    contexts.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    return page;
  };
  const open = (page: Page) => page.goto(`${server.origin}/kiosk/live`, { waitUntil: 'commit' });
  const goOverToChinese = async (page: Page) => {
    // Until the first script runs nothing keeps a tap: it would be lost.
    await page.locator('html:not([data-unpainted])').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: '中文' }).click();
    await heading(page, '輸入加入碼').waitFor();
  };
  const heading = (page: Page, name: string) => page.getByRole('heading', { name });

  it.each([
    ['en-GB', 'Enter Kiosk Code'],
    ['zh-HK', '輸入加入碼'],
  ])('is displayed without any script in %s', async (locale, title) => {
    const page = await phone(locale, { javaScriptEnabled: false });
    await open(page);
    await heading(page, title).waitFor();
  });

  it.each([
    ['en-GB', 'Loading kiosk data...'],
    ['zh-HK', '載入緊自助機…'],
  ])('of a link with a code is displayed without any script in %s', async (locale, says) => {
    const page = await phone(locale, { javaScriptEnabled: false });
    await page.goto(`${server.origin}/kiosk/live?joinCode=${server.codes.mbti}`);
    await page.getByText(says).waitFor();
  });

  it.each([
    ['en-GB', 'mbti', /^At a party/],
    ['zh-HK', 'mbti', /^派對/],
  ])('of a link with a code becomes its kiosk in %s', async (locale, type, title) => {
    const page = await phone(locale);
    await page.goto(`${server.origin}/kiosk/live?joinCode=${server.codes[type]}`);
    await page.getByRole('heading', { name: title }).waitFor();
    expect(await page.locator('html').getAttribute('data-unpainted')).toBeNull();
    expect(await page.getByText('······').count()).toBe(0);
  });

  it('of a link with a code replays taps made before hydration', async () => {
    const page = await phone('en-GB');
    const held: Route[] = [];
    await page.route(CODE, (route) => void held.push(route));
    await page.goto(`${server.origin}/kiosk/live?joinCode=${server.codes.mbti}`, { waitUntil: 'commit' });
    await expect.poll(() => held.length).toBe(1);
    await page.getByRole('button', { name: '中文' }).click();
    await Promise.all(held.map((route) => route.continue()));
    await page.getByRole('heading', { name: /^派對/ }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-Hant-HK');
  });

  it('is painted before a font or the code is requested', async () => {
    const page = await phone('en-GB');
    await open(page);
    await page.evaluate(() => document.fonts.ready);
    await goOverToChinese(page);
    const { seenAt, asked } = await page.evaluate(() => ({
      seenAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      asked: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
    }));
    const later = asked.filter(({ name }) => FONT.test(name) || CODE.test(name));
    expect(later.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('/fraunces-'),
        expect.stringContaining('/figtree-'),
        expect.stringMatching(CODE),
      ]),
    );
    expect(later.filter(({ startTime }) => startTime < seenAt)).toEqual([]);
  });

  it('replays taps and typing made before hydration, once', async () => {
    const page = await phone('en-GB');
    const held: Route[] = [];
    await page.route(CODE, (route) => void held.push(route));
    await open(page);
    await expect.poll(() => held.length).toBe(1);
    await page.getByRole('textbox').fill('AB12');
    await page.getByRole('button', { name: '中文' }).click();
    expect(await heading(page, 'Enter Kiosk Code').isVisible()).toBe(true);
    await Promise.all(held.map((route) => route.continue()));

    await heading(page, '輸入加入碼').waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe('AB12');
    await page.getByRole('button', { name: 'English' }).click();
    await heading(page, 'Enter Kiosk Code').waitFor();
  });

  it('stays empty for another language chosen before', async () => {
    const page = await phone('en-GB');
    await open(page);
    await goOverToChinese(page);

    const held: Route[] = [];
    await page.route(CODE, (route) => void held.push(route));
    await open(page);
    await expect.poll(() => held.length).toBe(1);
    expect(await page.locator('#root').innerHTML()).toBe('');
    await Promise.all(held.map((route) => route.continue()));
    await heading(page, '輸入加入碼').waitFor();
  });
});
