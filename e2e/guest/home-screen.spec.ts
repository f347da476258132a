/**
 * A guest's phone in a secure context: it caches the pages and the last menu, and updates to a new version on request.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_WORKER } from '#server/http/static.ts';
import { startFaultProxy, type FaultProxy } from '#test/fault-proxy.ts';
import { PHONE, usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';

const WORKER = '/service-worker.js';
const NEW_VERSION = 'There is a new version.';

describe('a kiosk cached on a phone', () => {
  const people = usePeople();
  let server: RunningServer;
  let proxy: FaultProxy;
  beforeAll(async () => {
    server = await startServer();
    proxy = await startFaultProxy(server.port);
  });
  afterAll(async () => {
    await proxy.close();
    await server.stop();
  });

  const caches = (page: Page) =>
    page.evaluate(async () => {
      const kept = [];
      for (const name of await globalThis.caches.keys())
        kept.push(
          ...(await (await globalThis.caches.open(name)).keys()).map(({ url }) => `${name} ${new URL(url).pathname}`),
        );
      return kept;
    });
  /** A guest who opened the kiosk before, long enough for the worker to be active. */
  const visitOnce = async (): Promise<{ page: Page; context: BrowserContext; address: string }> => {
    const context = await people.browser.newContext({ ...PHONE, locale: 'en-GB' });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const address = `${proxy.origin}/kiosk/live?joinCode=${server.codes['ordering-terminal']}`;
    await page.goto(address);
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await expect
      .poll(() => caches(page), { timeout: 20_000 })
      .toContainEqual(expect.stringContaining('sipwell-menu /api/admin/shops/demo-tea/recipes'));
    await expect.poll(() => caches(page)).toContainEqual(expect.stringMatching(/sipwell-shell-\w+ \/kiosk\/live/));
    return { page, context, address };
  };

  it('opens without the server, shows the age of the menu, and queues the order', async () => {
    const { page, context, address } = await visitOnce();
    await proxy.close();
    await page.goto(address);
    const drinks = page.getByRole('main').getByRole('listitem');
    await drinks.first().waitFor();
    expect(await drinks.count()).toBeGreaterThan(10);
    await page.getByText(/The menu was last seen at \d/).waitFor();

    await drinks.getByRole('button').first().click();
    const modal = page.getByRole('dialog').first();
    await modal.getByRole('textbox').fill('Ada');
    await modal.getByRole('button', { name: 'Order This Drink' }).click();
    await page.getByRole('button', { name: 'Ready - Place Order' }).click();
    const alert = page.getByRole('alertdialog');
    await alert.getByText('Saved on this phone, will be sent').waitFor();
    await alert.getByRole('button', { name: 'OK' }).click();
    await proxy.open();
    await page
      .getByText(/Display ID/)
      .first()
      .waitFor({ timeout: 40_000 });
    await expect.poll(() => page.getByText(/The menu was last seen/).count()).toBe(0);
    await context.close();
  });

  it('has the quiz cached too, and shows its age until it is reloaded', async () => {
    const context = await people.browser.newContext({ ...PHONE, locale: 'en-GB' });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const quiz = `${proxy.origin}/kiosk/live?joinCode=${server.codes['ez-pairing']}`;
    await page.goto(quiz);
    await page.getByRole('button', { name: 'Start Quiz' }).waitFor();
    for (const path of ['recipes', 'questions', 'demo-settings'])
      await expect
        .poll(() => caches(page), { timeout: 20_000 })
        .toContainEqual(expect.stringMatching(new RegExp(`^sipwell-menu /api/.*/${path}$`)));

    await proxy.close();
    await page.goto(quiz);
    await page.getByText(/The questions were last seen at \d/).waitFor();
    await page.getByRole('textbox').fill('Ada');
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await page.getByText('Question 1 of 5').first().waitFor();

    await proxy.open();
    await page.getByRole('button', { name: 'Try now' }).click();
    await expect.poll(() => page.getByText(/The menu was last seen/).count()).toBe(0);
    // The displayed question stays, and so does its age.
    await page.getByText('Question 1 of 5').first().waitFor();
    await page.getByText(/The questions were last seen at \d/).waitFor();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => page.getByText(/were last seen/).count(), { timeout: 15_000 }).toBe(0);
    // The play goes on where it was.
    await page.getByText('Question 1 of 5').first().waitFor();
    await context.close();
  });

  it('caches nothing but the guests’ files, the instance and the menu', async () => {
    const { page, context } = await visitOnce();
    const api = (await caches(page)).filter((each) => each.includes('/api/'));
    expect(api.map((each) => each.split('/').slice(0, 4).join('/')).sort()).toEqual([
      'sipwell-menu /api/admin/shops',
      'sipwell-menu /api/kiosk-instances/code',
    ]);
    expect((await caches(page)).filter((each) => /shop-dashboard|login|console/.test(each))).toEqual([]);
    await context.close();
  });

  it('offers a new version once the order is over, and updates on request', async () => {
    const { page, context } = await visitOnce();
    const before = (await caches(page)).find((each) => each.startsWith('sipwell-shell-'))?.split(' ')[0] ?? '';
    let asked = 0;
    proxy.rewrite[WORKER] = (script) => {
      asked += 1;
      return script.replaceAll(before.slice('sipwell-shell-'.length), 'next');
    };
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect
      .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting)))
      .toBe(true);
    // Recorded from here on: where the notice is first displayed.
    await page.evaluate((notice) => {
      const look = () => {
        if (document.body.innerText.includes(notice)) document.documentElement.dataset.noticed ??= location.search;
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
      look();
    }, NEW_VERSION);

    await page.getByRole('link', { name: /leave this kiosk/ }).click();
    await page.getByText(NEW_VERSION).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('data-noticed')).toBe('');
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await loaded;
    const askedAtLoad = asked;
    await page.getByRole('heading', { name: 'Enter Kiosk Code' }).waitFor();
    await expect
      .poll(async () => new Set((await caches(page)).map((each) => each.split(' ')[0])))
      .toEqual(new Set(['sipwell-shell-next', 'sipwell-menu']));
    // The new page has asked for its worker, and none is waiting to be told of.
    await expect.poll(() => asked, { timeout: 10_000 }).toBeGreaterThan(askedAtLoad);
    const next = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      return [registration.installing, registration.waiting];
    });
    expect(next).toEqual([null, null]);
    expect(await page.getByText(NEW_VERSION).count()).toBe(0);
    delete proxy.rewrite[WORKER];
    await context.close();
  });

  it('removes all caches if a deployment has no worker any more', async () => {
    const { page, context } = await visitOnce();
    proxy.rewrite[WORKER] = () => NO_WORKER;
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
        timeout: 15_000,
      })
      .toBe(0);
    expect(await caches(page)).toEqual([]);
    await page.reload();
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    delete proxy.rewrite[WORKER];
    await context.close();
  });

  it('can be installed under its own name', async () => {
    const { page, context } = await visitOnce();
    const devtools = await context.newCDPSession(page);
    const { data, errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '{}')).toMatchObject({
      start_url: `/kiosk/live?joinCode=${server.codes['ordering-terminal']}`,
      display: 'standalone',
    });
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    const icon = page.locator('link[rel=apple-touch-icon]');
    await expect.poll(() => icon.getAttribute('href')).toMatch(/^data:image\/png;base64,/);
    await context.close();
  });
});
