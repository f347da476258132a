/**
 * The product under a sub-path of its origin, as behind a proxy: on the home screen, offline, and with its pictures.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFaultProxy, type FaultProxy } from '#test/fault-proxy.ts';
import { PHONE, usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';

const BASE = '/bar';
/** One of the demo drinks without a photo. */
const DRINK = 'Red Bean Ice';

describe('under a sub-path', () => {
  const people = usePeople();
  let server: RunningServer;
  let proxy: FaultProxy;
  let address = '';
  beforeAll(async () => {
    server = await startServer({ env: { BASE_PATH: `${BASE}/` } });
    proxy = await startFaultProxy(server.port);
    address = `${proxy.origin}${BASE}/kiosk/live?joinCode=${server.codes['ordering-terminal']}`;
  });
  afterAll(async () => {
    await proxy.close();
    await server.stop();
  });

  const caches = (page: Page) =>
    page.evaluate(async () => {
      const kept = [];
      for (const name of await globalThis.caches.keys())
        for (const { url } of await (await globalThis.caches.open(name)).keys())
          kept.push({ name, path: new URL(url).pathname });
      return kept;
    });
  /** A guest who opened it before, long enough for the worker to be active. */
  const visitOnce = async (): Promise<{ page: Page; context: BrowserContext }> => {
    const context = await people.browser.newContext({ ...PHONE, locale: 'en-GB' });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.goto(address);
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await expect
      .poll(() => caches(page), { timeout: 20_000 })
      .toContainEqual(expect.objectContaining({ path: `${BASE}/api/admin/shops/demo-tea/recipes` }));
    await expect
      .poll(() => caches(page), { timeout: 20_000 })
      .toContainEqual({
        name: expect.stringMatching(/^sipwell\/bar\/shell-\w+$/) as string,
        path: `${BASE}/kiosk/live`,
      });
    return { page, context };
  };

  it('the worker handles its own path, caches its own files, and opens without the server', async () => {
    const { page, context } = await visitOnce();
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    );
    expect(scopes).toEqual([`${BASE}/`]);
    expect((await caches(page)).filter(({ path }) => !path.startsWith(`${BASE}/`))).toEqual([]);
    await proxy.close();
    await page.goto(address);
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await page.getByText(/The menu was last seen at \d/).waitFor();
    await proxy.open();
    await context.close();
  });

  it('can be installed, the product and each kiosk, with icons that are there', async () => {
    const context = await people.browser.newContext({ ...PHONE, locale: 'en-GB' });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const manifestAt = async (path: string) => {
      await page.goto(proxy.origin + path);
      await page.getByRole('main').first().waitFor();
      await expect
        .poll(() => page.locator('link[rel=manifest]').getAttribute('href'), { timeout: 15_000 })
        .toContain(path.includes('joinCode') ? 'joinCode' : '/bar/manifest.webmanifest');
      const { data, errors, url } = await devtools.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      const manifest = JSON.parse(data ?? '{}') as { start_url: string; scope: string; icons: { src: string }[] };
      const absolute = (each: string) => new URL(each, url).href.slice(proxy.origin.length);
      for (const { src } of manifest.icons) {
        const icon = await page.request.get(new URL(src, url).href);
        expect([icon.status(), icon.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
      }
      return { start: absolute(manifest.start_url), scope: absolute(manifest.scope) };
    };
    expect(await manifestAt(`${BASE}/kiosk/live`)).toEqual({ start: `${BASE}/`, scope: `${BASE}/` });
    const joinLink = `${BASE}/kiosk/live?joinCode=${server.codes['ordering-terminal']}`;
    expect(await manifestAt(joinLink)).toEqual({ start: joinLink, scope: `${BASE}/` });
    expect((await page.request.get(`${proxy.origin}${BASE}`)).status()).toBe(200);
    await context.close();
  });

  it('a photo that does not load is retried through the server, then replaced by the drawn drink', async () => {
    const owner = await people.desktop();
    await signIn(owner, { origin: proxy.origin + BASE }, 'tea');
    await owner.waitForURL('**/shops/demo-tea');
    await owner.getByRole('button', { name: 'Shop Master Page' }).click();
    await owner.getByRole('main').getByRole('link', { name: DRINK }).first().click();
    await owner.getByRole('button', { name: 'Photo', exact: true }).click();
    await owner.getByLabel('Photo file').setInputFiles('src/web/public/icon-192.png');
    await owner.getByRole('img', { name: 'Photo of the drink' }).waitFor();
    const saved = owner.waitForResponse(
      (reply) => reply.request().method() !== 'GET' && /\/recipes\//.test(reply.url()),
    );
    await owner.getByRole('button', { name: 'Save', exact: true }).click();
    expect((await saved).status()).toBe(200);

    const drinkOf = async (lost: (path: string, times: number) => boolean) => {
      const guest = await people.phone();
      const asked: string[] = [];
      await guest.route('**/uploads/**', (route) => {
        const path = new URL(route.request().url()).pathname;
        asked.push(path);
        const times = asked.filter((each) => each === path).length;
        return lost(path, times) ? route.abort() : route.continue();
      });
      await guest.goto(address);
      await guest.getByLabel('Search drinks and ingredients').fill(DRINK);
      const card = guest.getByRole('button', { name: DRINK }).first();
      await card.waitFor();
      return { card, asked };
    };
    const unlucky = await drinkOf((path, times) => path.startsWith(`${BASE}/uploads/photos/`) && times === 1);
    const picture = unlucky.card.locator('img');
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth), { timeout: 10_000 })
      .toBe(192);
    expect(await picture.getAttribute('src')).toMatch(/^\/bar\/api\/uploads\/proxy\?url=/);

    const hopeless = await drinkOf(() => true);
    await hopeless.card.locator('svg').first().waitFor();
    await expect.poll(() => hopeless.card.locator('img').count(), { timeout: 10_000 }).toBe(0);
    expect(hopeless.asked.length).toBe(2);
  });

  it('a logo that does not load is replaced by the title', async () => {
    const owner = await people.desktop();
    await signIn(owner, { origin: proxy.origin + BASE }, 'tea');
    await owner.waitForURL('**/shops/demo-tea');
    await owner.goto(`${proxy.origin}${BASE}/kiosk/admin/${server.codes['ordering-terminal']}`);
    const proxied = owner.waitForRequest((request) => request.url().includes(`${BASE}/api/uploads/proxy?url=`));
    await owner.getByLabel('Title', { exact: true }).fill('Tea by the Sea');
    await owner.getByLabel('Logo address').fill('https://pictures.invalid/logo.png');
    await proxied;
    const appearance = owner.getByRole('region', { name: 'Appearance' });
    await appearance.getByText('Tea by the Sea', { exact: true }).waitFor();
    expect(await appearance.locator('img').count()).toBe(0);
    await owner.getByRole('button', { name: 'Save', exact: true }).click();
    await owner.getByText(/saved/i).first().waitFor();

    const guest = await people.phone();
    await guest.goto(address);
    const header = guest.getByRole('banner').first();
    await header.getByText('Tea by the Sea', { exact: true }).waitFor();
    await expect.poll(() => header.locator('img').count(), { timeout: 10_000 }).toBe(0);
  });
});
