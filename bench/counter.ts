/**
 * The counter with 200 open orders, the CPU throttled four times: how long after it was sent a new order stands on the
 * screen, and how smoothly the page scrolls, beside as long a page of plain boxes in the same run. Run `npm run build`
 * first.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { DESKTOP, launchChromium } from '../e2e/browser.ts';
import { PASSWORDS } from '../e2e/server.ts';
import { signIn } from '../e2e/steps.ts';
import { buildApp } from '../src/server/app.ts';
import { readConfig } from '../src/server/config.ts';
import { createServices } from '../src/server/create-services.ts';
import { openDatabase } from '../src/server/db/database.ts';
import { listInstances } from '../src/server/repos/kiosk/kiosks.repo.ts';
import { listRecipes } from '../src/server/repos/menu/recipes.repo.ts';
import { seed } from '../src/server/seed/seed.ts';
import { deviceId, fillPending, pendingId } from './servers/big-shop.ts';
import { isQuick, report } from './load.ts';
import { spread, type Spread } from './rounds.ts';

const OPEN = 200;
const SLOWER = 4;
const ORDERS = isQuick ? 3 : 10;
const ROUNDS = isQuick ? 1 : 5;
const STEPS = 120;
const STEP_PX = 60;
/** From sending the order to the frame that shows it. Milliseconds. */
const SHOWN_MS = 300;
/** Share of 60 frames a second that may be lost, beside the plain page. */
const SLOWER_FRAMES = 1.1;

const folder = mkdtempSync(join(tmpdir(), 'bench-counter-'));
const config = readConfig({ DATA_DIR: folder, ...PASSWORDS });
const db = await openDatabase(join(folder, 'bench.db'));
const services = createServices(config, db, new TextEncoder().encode('only for measuring, never for keeping'));
services.limits = { ...services.limits, waiting: { shop: Infinity, device: Infinity } };
await seed(services);
await fillPending(db, OPEN);
const recipes = (await listRecipes(db, 'demo-bar')).filter(({ hidden }) => !hidden);
for (let n = 0; n < OPEN; n++) {
  const { id, name } = recipes[n % recipes.length]!;
  await db
    .updateTable('orders')
    .set({ recipe_id: id, recipe_name: name, name: `Guest ${n}`, display_id: `B${n}` })
    .where('id', '=', pendingId(n))
    .execute();
}
const app = await buildApp(services, { webRoot: join(import.meta.dirname, '../dist/web') });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const code = (await listInstances(db)).find(({ shopId }) => shopId === 'demo-bar')!.joinCode;

const browser = await launchChromium();
const context = await browser.newContext({ ...DESKTOP, locale: 'en-GB', serviceWorkers: 'block' });
const page = await context.newPage();
page.setDefaultTimeout(60_000);
await signIn(page, { origin }, 'bar');
await page.getByRole('heading', { name: /Admin Dashboard/ }).waitFor();
await page.goto(`${origin}/shops/demo-bar/tonight`);
await page.getByText('Guest 0', { exact: true }).waitFor();
await slowDown(page);
const plain = await context.newPage();
await plain.setContent(`<main>${'<p style="height:150px;border:1px solid">Plain</p>'.repeat(OPEN)}</main>`);
await slowDown(plain);

// A page behind another is drawn less often.
await page.bringToFront();
const shown: number[] = [];
for (let n = 0; n < ORDERS; n++) shown.push(await untilShown(n));
const [own, floor] = [[] as Frames[], [] as Frames[]];
for (let round = 0; round < ROUNDS; round++) {
  await plain.bringToFront();
  floor.push(await scrolled(plain));
  await page.bringToFront();
  own.push(await scrolled(page));
}
await browser.close();
await app.close();
await db.destroy();
rmSync(folder, { recursive: true });

const text = ({ median, min, max }: Spread) => `${median} (${min} to ${max})`;
const medians = spread(own.map(({ median }, i) => median / floor[i]!.median));
const p95s = spread(own.map(({ p95 }, i) => p95 / floor[i]!.p95));
report(`counter (${OPEN} open orders; CPU ${SLOWER}x slower; ms)`, {
  'an order, until it is shown': text(spread(shown)),
  'frame: median': text(spread(own.map(({ median }) => median))),
  'frame: p95': text(spread(own.map(({ p95 }) => p95))),
  'plain page: median': text(spread(floor.map(({ median }) => median))),
  'plain page: p95': text(spread(floor.map(({ p95 }) => p95))),
  'median beside plain': text(medians),
  'p95 beside plain': text(p95s),
});
const late = spread(shown).median > SHOWN_MS;
const jerky = Math.min(medians.min, p95s.min) > SLOWER_FRAMES || medians.median > SLOWER_FRAMES;
if (late) console.log(`  shown after more than ${SHOWN_MS} ms`);
if (jerky) console.log('  slower than 60 frames a second');
if (late || jerky) process.exit(1);

async function slowDown(on: Page): Promise<void> {
  const session = await on.context().newCDPSession(on);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** From sending an order to the frame after its ticket is on the page. Milliseconds. */
async function untilShown(n: number): Promise<number> {
  const name = `New guest ${n}`;
  await page.waitForTimeout(500);
  const seen = page.evaluate(
    (wanted) =>
      new Promise<number>((done) => {
        const observer = new MutationObserver(() => {
          const stands = [...document.querySelectorAll('h3')].some((one) => one.textContent?.endsWith(wanted));
          if (!stands) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(Date.now())));
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    name,
  );
  await page.waitForTimeout(100);
  const from = Date.now();
  const reply = await fetch(`${origin}/api/admin/shops/demo-bar/submit-order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-device-id': deviceId(5000 + n), 'x-join-code': code },
    body: JSON.stringify({ targetShopId: 'demo-bar', recipeId: 'bar-negroni', name, kioskInstanceCode: code }),
  });
  if (!reply.ok) throw new Error(`counter: ${reply.status} ${await reply.text()}`);
  return (await seen) - from;
}

interface Frames {
  median: number;
  p95: number;
}

async function scrolled(on: Page): Promise<Frames> {
  await on.waitForTimeout(500);
  const times = await on.evaluate(
    async ([steps, px]) => {
      window.scrollTo(0, 0);
      const frames: number[] = [];
      let last = await new Promise<number>((done) => requestAnimationFrame(done));
      for (let step = 0; step < steps; step++) {
        window.scrollBy(0, px);
        const now = await new Promise<number>((done) => requestAnimationFrame(done));
        frames.push(now - last);
        last = now;
      }
      return frames;
    },
    [STEPS, STEP_PX] as const,
  );
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}
