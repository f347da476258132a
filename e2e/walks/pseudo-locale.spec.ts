/**
 * The interface with texts 40 % longer (vite.pseudo-texts.ts): on a small phone, a phone and a desktop no screen of a
 * guest, a machine or an owner truncates a text. The plays are those of plays.ts, located by position.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/server/app.ts';
import { readConfig } from '../../src/server/config.ts';
import { createServices } from '../../src/server/create-services.ts';
import { openDatabase } from '../../src/server/db/database.ts';
import { seed } from '../../src/server/seed/seed.ts';
import { pseudoText } from '../../vite.pseudo-texts.ts';
import { DESKTOP, launchChromium, PHONE } from '../browser.ts';
import { whatDoesNotFit } from '../fits.ts';
import { inRealTime, PLAYS, type Hand } from '../screens/plays.ts';
import { PASSWORDS } from '../server.ts';

/** In the page: waits two frames, or a second, because a hidden page gets none. */
const drawnAnew = () =>
  new Promise<void>((drawn) => {
    requestAnimationFrame(() => requestAnimationFrame(() => drawn()));
    setTimeout(drawn, 1000);
  });

const ROOT = join(import.meta.dirname, '../..');
const SIZES = [{ width: 320, height: 568 }, PHONE.viewport, DESKTOP.viewport];

describe('texts 40 % longer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sipwell-pseudo-'));
  let browser: Browser;
  let app: FastifyInstance;
  let origin: string;
  let bearer: string;
  let codes: Record<string, string>;
  let closeDatabase: () => Promise<void>;

  beforeAll(async () => {
    execFileSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--mode', 'pseudo', '--logLevel', 'warn'],
      {
        cwd: ROOT,
        stdio: 'inherit',
      },
    );
    const db = await openDatabase(join(folder, 'pseudo.db'));
    closeDatabase = () => db.destroy();
    const secret = new TextEncoder().encode('for this journey alone, kept nowhere');
    const services = createServices(readConfig({ DATA_DIR: folder, ...PASSWORDS }), db, secret);
    await seed(services);
    app = await buildApp(services, { webRoot: join(ROOT, 'dist/web-pseudo') });
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const signedIn = await fetch(`${origin}/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: PASSWORDS.ADMIN_PASSWORD }),
    });
    bearer = ((await signedIn.json()) as { tokens: { refresh: { token: string } } }).tokens.refresh.token;
    const kiosks = await fetch(`${origin}/api/kiosk-instances`, { headers: { authorization: `Bearer ${bearer}` } });
    const body = (await kiosks.json()) as { data: { join_code: string; kiosk_type_identifier: string }[] };
    codes = Object.fromEntries(body.data.map((each) => [each.kiosk_type_identifier, each.join_code]));
    browser = await launchChromium();
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await app?.close();
    await closeDatabase?.();
    rmSync(folder, { recursive: true, force: true });
  });

  const open = async (): Promise<BrowserContext> => {
    const context = await browser.newContext({
      ...PHONE,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(20_000);
    return context;
  };
  /** The same screen at each viewport size. */
  const note = async (page: Page, screen: string, found: Set<string>) => {
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await page.evaluate(drawnAnew);
      for (const problem of await whatDoesNotFit(page)) found.add(`${screen}, ${viewport.width} px: ${problem}`);
    }
    await page.setViewportSize(PHONE.viewport);
  };
  const handAt = (page: Page, screen: string, found: Set<string>): Hand => ({
    press: async (target) => {
      await target.waitFor();
      await note(page, screen, found);
      await target.click();
    },
    type: (field, text) => field.fill(text),
    pick: (count) => Math.min(1, count - 1),
    until: inRealTime,
  });

  // They mostly wait for animations: run in parallel.
  it.concurrent.each(Object.keys(PLAYS))('%s, from joining to the order', async (type) => {
    const found = new Set<string>();
    const context = await open();
    const page = await context.newPage();
    await page.goto(`${origin}/kiosk/live?joinCode=${codes[type]}`);
    await PLAYS[type]!(page, handAt(page, type, found), 'Ada', 'Sour and fizzy please');
    await note(page, `${type}, ordered`, found);
    await context.close();
    expect([...found]).toEqual([]);
  });

  it('the entry page, and the machine', async () => {
    const found = new Set<string>();
    const context = await open();
    const page = await context.newPage();
    const visit = async (path: string, text: string, screen = path) => {
      await page.goto(origin + path);
      await page.getByText(pseudoText(text)).first().waitFor();
      await note(page, screen, found);
    };
    await visit('/', 'Join a kiosk');
    await visit('/kiosk/live', 'Enter Kiosk Code');
    await visit('/kiosk/live?joinCode=ZZZZZZ', 'Live Code Mismatch');
    await page.goto(`${origin}/nowhere`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await note(page, '/nowhere', found);
    await visit('/approve', 'Enter Machine ID Manually');
    await page.getByText(pseudoText('Enter Machine ID Manually')).click();
    await note(page, 'the machine’s id', found);
    await visit('/approve?shopId=demo-tea', 'Oops!');

    await page.goto(`${origin}/kiosk/live?joinCode=${codes['ez-pairing']}`);
    await PLAYS['ez-pairing']!(page, handAt(page, 'ez-pairing', found), 'Ada', '');
    await page.clock.install();
    const step = async (text: string) => {
      const button = page.getByRole('button', { name: pseudoText(text) }).first();
      await button.waitFor();
      await note(page, `before ${text}`, found);
      await button.click();
    };
    await page.goto(`${origin}/approve?shopId=demo-bar`);
    await step('Make This');
    await step('Glass is Ready - Start Brewing!');
    await page.getByText(pseudoText('Now Brewing...')).first().waitFor();
    await note(page, 'brewing', found);
    await page.clock.fastForward(90_000);
    await page.getByText(pseudoText('Cheers!')).first().waitFor();
    await note(page, 'cheers', found);
    await context.close();
    expect([...found]).toEqual([]);
  });

  it('the console', async () => {
    const found = new Set<string>();
    const context = await open();
    const page = await context.newPage();
    await page.goto(`${origin}/login`);
    await page.getByRole('textbox').first().waitFor();
    await note(page, '/login', found);
    await page.locator('input').nth(0).fill('admin');
    await page.locator('input').nth(1).fill(PASSWORDS.ADMIN_PASSWORD);
    await page.locator('form button').last().click();
    await page.waitForURL('**/shop-admin');
    // The network never rests: the orders' news keep a connection.
    const loaded = () => expect.poll(() => page.getByText(pseudoText('Loading…')).count(), { timeout: 20_000 }).toBe(0);
    const visit = async (path: string) => {
      if (path !== '/shop-admin') await page.goto(origin + path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await loaded();
      await note(page, path, found);
    };
    const shop = '/shops/demo-bar';
    const own = ['/account', '/accounts'];
    for (const path of ['/shop-admin', '/landing', ...own, shop, `${shop}/master`, `${shop}/master/bar-negroni`])
      await visit(path);
    for (const path of ['orders', 'insights', 'activity']) await visit(`${shop}/${path}`);
    for (const [type, code] of Object.entries(codes)) {
      await visit(`/kiosk/admin/${code}`);
      await page.locator(`a[href*="/kiosk/${type}/admin/"]`).first().click();
      await page.waitForURL(`**/kiosk/${type}/admin/${code}`);
      await page.locator('main form, main fieldset, main input').first().waitFor();
      await loaded();
      await note(page, `the settings of ${type}`, found);
    }
    await context.close();
    expect([...found]).toEqual([]);
  });
});
