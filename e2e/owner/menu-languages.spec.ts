/**
 * A bar's menu in Japanese: its owner adds the language, a phone that speaks it reads it and changes it, orders, also
 * without a network; the counter reads English.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHONE, usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';
import { WORDS } from '../words.ts';

describe('a menu in a further language', () => {
  const people = usePeople();
  let server: RunningServer;
  let owner: Page;
  let guest: Page;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  const choice = () => guest.getByRole('combobox', { name: 'Menu language' });
  const shown = (text: string) => guest.getByRole('main').locator('[lang=ja]', { hasText: text }).first();
  const card = (name: string) => guest.getByRole('main').getByRole('listitem').getByRole('button', { name });
  const openMenu = async () => {
    await guest.goto(`${server.origin}/kiosk/live?joinCode=${server.codes['toy-kiosk']!}`);
    const whole = guest.getByRole('button', { name: 'The whole menu' });
    const menu = guest.getByRole('heading', { name: 'The menu' });
    // A play that was not ordered from goes on where it was.
    await whole.or(menu).waitFor();
    if (await whole.isVisible()) await whole.tap();
    await menu.waitFor();
  };
  const order = async (name: string) => {
    await card(name).first().tap();
    const sheet = guest.getByRole('dialog').first();
    await sheet.getByRole('heading', { name, level: 2 }).waitFor();
    await sheet.getByRole('textbox').fill('Aoi');
    await sheet.getByRole('button', { name: WORDS.order }).tap();
    await guest.getByRole('button', { name: WORDS.ready }).tap();
  };

  it('is added by the owner, whose menu is translated at once', async () => {
    owner = await people.desktop();
    await signIn(owner, server, 'bar');
    await owner.waitForURL('**/shops/demo-bar');
    await owner.goto(`${server.origin}/shops/demo-bar/shop`);
    await owner.getByRole('button', { name: '日本語' }).click();
    await owner.getByRole('button', { name: 'Save', exact: true }).click();
    await owner.getByText('The menu is being translated into Japanese.').waitFor();
    await owner.getByRole('link', { name: 'To the translations' }).click();
    const jobs = owner.getByRole('group', { name: 'Recent translation jobs' });
    await jobs.getByText('Completed').waitFor({ timeout: 60_000 });
    const picker = owner.getByLabel('View in');
    expect(await picker.locator('optgroup').getAttribute('label')).toBe('Other languages');
    expect(await picker.locator('optgroup option[value=ja]').count()).toBe(0);
    await owner
      .getByText(/^\d+% in Japanese$/)
      .first()
      .waitFor();
  });

  it('is what a Japanese phone reads, while the interface stays English', async () => {
    const context = await people.browser.newContext({ ...PHONE, locale: 'ja-JP', reducedMotion: 'reduce' });
    guest = await context.newPage();
    await openMenu();
    await shown('ネグローニ').waitFor();
    expect(await choice().inputValue()).toBe('ja');
    expect(await guest.locator('html').getAttribute('lang')).toBe('en');
    await guest.getByRole('searchbox').fill('ネグローニ');
    await guest.getByText('1 drink', { exact: true }).waitFor();
  });

  it('is changed by keyboard and kept on the phone', async () => {
    await choice().focus();
    await guest.keyboard.press('ArrowUp');
    await shown('ネグローニ').waitFor({ state: 'detached' });
    expect(await choice().inputValue()).toBe('interface');
    await openMenu();
    expect(await choice().inputValue()).toBe('interface');
    expect(await shown('ネグローニ').count()).toBe(0);
    await choice().selectOption('ja');
    await shown('ネグローニ').waitFor();
  });

  it('is ordered from: the ticket is in Japanese, the counter in English', async () => {
    await order('ネグローニ');
    await guest.getByText(WORDS.placed).first().waitFor();
    const heading = guest.getByRole('heading', { name: 'ネグローニ', level: 1 });
    await heading.waitFor();
    expect(await heading.getAttribute('lang')).toBe('ja');

    await owner.goto(`${server.origin}/shops/demo-bar/tonight`);
    const ticket = owner.getByRole('main').getByRole('listitem').filter({ hasText: 'Aoi' });
    await ticket.getByText('Negroni').waitFor();
    expect(await ticket.getByText('ネグローニ').count()).toBe(0);

    await guest.goto(`${server.origin}/approve?shopId=demo-bar`);
    const named = guest.getByRole('heading', { name: 'ネグローニ' });
    await named.waitFor();
    expect(await named.getAttribute('lang')).toBe('ja');
  });

  it('stays where there is no network, and names the order that is kept', async () => {
    await openMenu();
    // The service worker keeps what was read since it took over.
    await guest.evaluate(() => navigator.serviceWorker.ready);
    await openMenu();
    await guest.context().setOffline(true);
    await openMenu();
    await shown('ネグローニ').waitFor();
    await order('ダイキリ');
    const kept = guest.getByRole('list', { name: 'Orders kept on this phone' });
    await kept.getByText('ダイキリ').waitFor();
    expect(await kept.getByText('ダイキリ').getAttribute('lang')).toBe('ja');
    await guest.context().setOffline(false);
    await guest.getByText(WORDS.placed).first().waitFor({ timeout: 30_000 });
  });

  it('is offered no longer once it is taken off, and its texts are kept', async () => {
    await owner.goto(`${server.origin}/shops/demo-bar/shop`);
    await owner.getByRole('button', { name: '日本語' }).click();
    await owner.getByRole('button', { name: 'Save', exact: true }).click();
    await owner.getByText('Saved. Guests see it at once.').waitFor();
    await openMenu();
    expect(await choice().count()).toBe(0);
    await card('Negroni').first().waitFor();
    expect(await shown('ネグローニ').count()).toBe(0);
    await owner.goto(`${server.origin}/shops/demo-bar`);
    await owner.getByLabel('View in').selectOption('ja');
    await owner.locator('h3[lang=ja]', { hasText: 'ネグローニ' }).waitFor();
    await guest.context().close();
  });
});
