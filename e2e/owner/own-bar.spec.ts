/**
 * From an empty folder to the first drink of a bar of one's own: by the printed link, at a desk in English and on a phone
 * in Chinese.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, usePeople } from '../browser.ts';
import { inLanguage, LOCALES, type Language } from '../in-language.ts';
import { startServer } from '../server.ts';
import { WORDS } from '../words.ts';

const PASSWORD = 'a bar of my own';
const FRIENDLY_MINUTES = 5;

/** Says after each step how long it took. */
function stopwatch(who: string) {
  const began = Date.now();
  let last = began;
  return {
    lap: (step: string) => {
      const now = Date.now();
      console.log(`${who}: ${step} ${((now - last) / 1000).toFixed(1)} s`);
      last = now;
    },
    seconds: () => (Date.now() - began) / 1000,
  };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

describe('a bar of one’s own', () => {
  const people = usePeople();

  it.each<[Language, 'desktop' | 'phone', { en: string; 'zh-HK': string }, string]>([
    ['en', 'desktop', { en: 'Night Owl', 'zh-HK': '' }, 'night-owl'],
    ['zh', 'phone', { en: '', 'zh-HK': '夜貓子茶室' }, 'tea-shop'],
  ])('is open in five minutes: in %s, on a %s', async (language, device, names, shopId) => {
    const server = await startServer({ env: { SEED: 'none', ADMIN_PASSWORD: '' } });
    const size = device === 'phone' ? PHONE : DESKTOP;
    const real = await people.browser.newContext({ ...size, locale: LOCALES[language], serviceWorkers: 'block' });
    const context = inLanguage(real, language);
    const page = await context.newPage();
    await page.addInitScript(() => (window.print = () => undefined));
    const watch = stopwatch(`${language} ${device}`);

    await page.goto(server.setUpLink ?? 'no link was printed');
    await heading(page, 'Welcome. Who runs this bar?');
    expect(page.url()).not.toContain('#');
    await page.getByLabel('Username').fill('ada');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Go on' }).click();
    await heading(page, 'What is your bar called?');
    watch.lap('account');

    await page.getByLabel('Name in English').fill(names.en);
    await page.getByLabel('Name in Chinese').fill(names['zh-HK']);
    if (device === 'phone') await page.getByRole('radio', { name: 'Tea shop' }).check();
    await page.getByRole('button', { name: 'Make the bar' }).click();
    await heading(page, 'What do you pour?');
    watch.lap('bar');

    // Left, and gone on with.
    await page.goto(`${server.origin}/shop-admin`);
    await page.getByRole('link', { name: 'Go on setting up' }).click();
    await heading(page, 'What do you pour?');
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBeGreaterThan(20);
    await page.getByRole('main').locator('button[type=submit]').click();
    await heading(page, 'What makes the drinks?');
    watch.lap('menu');

    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await heading(page, 'What do you pour?');
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBeGreaterThan(20);
    await page.getByRole('main').locator('button[type=submit]').click();
    await heading(page, 'What makes the drinks?');
    await page.getByRole('button', { name: 'Go on' }).click();
    await heading(page, 'How do guests find their drink?');
    watch.lap('machine');

    await page.getByRole('button', { name: 'Open it' }).click();
    await page.getByRole('button', { name: 'Print the card' }).click();
    const code = (await page.locator('main code').first().textContent()) ?? '';
    expect(code).toMatch(/^[A-Z0-9]{6}$/);
    await page.getByRole('button', { name: 'To my bar' }).click();
    await page.waitForURL(`**/shops/${shopId}`);
    await page.getByText(code).first().waitFor();
    watch.lap('kiosk and card');

    // The guest's own words are English: the card speaks both languages.
    const guest = await people.phone();
    await guest.goto(`${server.origin}/kiosk/live?joinCode=${code}`);
    await guest.getByRole('main').getByRole('listitem').getByRole('button', { disabled: false }).first().tap();
    await guest.getByRole('dialog').first().getByRole('textbox').fill('Ada');
    await guest.getByRole('button', { name: WORDS.order }).tap();
    await guest.getByRole('button', { name: WORDS.ready }).tap();
    await guest.getByText(WORDS.placed).first().waitFor();
    watch.lap('order');

    await guest.goto(`${server.origin}/approve?shopId=${shopId}`);
    await guest.getByRole('button', { name: WORDS.make }).first().tap();
    await guest.getByRole('button', { name: WORDS.brew }).tap();
    await guest.getByText(WORDS.brewing).waitFor();
    await guest.getByText(WORDS.cheers).waitFor({ timeout: 90_000 });
    watch.lap('first drink');
    console.log(`${language} ${device}: ${watch.seconds().toFixed(0)} s from the link to the drink`);
    expect(watch.seconds()).toBeLessThan(FRIENDLY_MINUTES * 60);

    // The link is used up, and the server prints none any more.
    const used = await fetch(`${server.origin}/v1/setup/link`, {
      headers: { 'x-setup-token': server.setUpLink?.split('#')[1] ?? '' },
    });
    expect(used.status).toBe(403);
    await real.close();
    await server.stop();
    const again = await startServer({ dataDir: server.dataDir, env: { SEED: 'none', ADMIN_PASSWORD: '' } });
    expect(again.setUpLink).toBeUndefined();
    await again.stop();
  });
});
