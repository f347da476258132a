/** Server time of the console's lists in a shop with 2,000 recipes, 5,000 kiosks and 200,000 orders. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { shopDay } from '#domain/order/shop-day.ts';
import { buildApp } from '../src/server/app.ts';
import { readConfig } from '../src/server/config.ts';
import { createServices } from '../src/server/create-services.ts';
import { openDatabase } from '../src/server/db/database.ts';
import { NO_LIMITS } from '../src/server/http/limits/limits.ts';
import { seed } from '../src/server/seed/seed.ts';
import { DAYS, fillBigShop } from './servers/big-shop.ts';
import { isQuick, report } from './load.ts';

const TARGET_MS = 200;
/** Limits grow with the time this machine needs to serialise a list of that many kiosks as JSON. */
const TARGET_FLOORS = 150;
const DAY_MS = 86_400_000;
const size = isQuick
  ? { recipes: 2000, kiosks: 5000, orders: 20_000 }
  : { recipes: 2000, kiosks: 5000, orders: 200_000 };
const runs = isQuick ? 3 : 9;

const folder = mkdtempSync(join(tmpdir(), 'bench-lists-'));
const config = readConfig({ ...process.env, ADMIN_PASSWORD: 'for-the-bench', DEMO_OWNER_PASSWORD: 'for-the-bench' });
const db = await openDatabase(config.DATABASE_URL ?? join(folder, 'bench.db'));
const services = {
  ...createServices(config, db, new TextEncoder().encode('only for measuring, never for keeping')),
  limits: NO_LIMITS,
};
await seed(services);
await fillBigShop(db, size);
const app = await buildApp(services);

const login = await app.inject({
  method: 'POST',
  url: '/v1/auth/login',
  payload: { username: 'admin', password: 'for-the-bench' },
});
const headers = {
  authorization: `Bearer ${login.json<{ tokens: { refresh: { token: string } } }>().tokens.refresh.token}`,
};
const today = shopDay(new Date());
const monthAgo = shopDay(new Date(Date.now() - 29 * DAY_MS));
const quarterAgo = shopDay(new Date(Date.now() - 91 * DAY_MS));
const orders = '/api/admin/shops/demo-bar/orders';
const insights = '/api/admin/shops/demo-bar/insights';

const floor = await medianOf(() =>
  JSON.stringify(Array.from({ length: 5000 }, (_, i) => ({ id: i, name: `Kiosk ${i}`, config: {} }))),
);
const figures: Record<string, number> = { 'floor: 5000 entries as JSON': floor };
for (const [name, url] of [
  ['shop list', '/api/admin/shops'],
  ['master list of shops', '/v1/admin/shops'],
  ['one shop', '/api/admin/shops/demo-bar'],
  ['recipes, all', '/api/admin/shops/demo-bar/recipes'],
  ['kiosks, all', '/api/kiosk-instances?shop_id=demo-bar'],
  ['kiosks, a page of 50', '/api/kiosk-instances?shop_id=demo-bar&page=1&pageSize=50'],
  ['kiosks, by type', '/api/kiosk-instances?shop_id=demo-bar&page=90&pageSize=50&sort=type'],
  ['kiosks, searched', '/api/kiosk-instances?shop_id=demo-bar&page=1&pageSize=50&search=terrace+49'],
  ['orders, first page', `${orders}?page=1&pageSize=50`],
  ['orders, last page', `${orders}?page=${size.orders / 100}&pageSize=100`],
  ['orders, open', `${orders}?page=1&pageSize=50&status=OPEN`],
  ['orders, completed', `${orders}?page=1&pageSize=50&status=COMPLETED`],
  ['orders, of a day', `${orders}?page=1&pageSize=50&day=${monthAgo}`],
  ['orders, searched', `${orders}?page=1&pageSize=50&search=guest+77`],
  ['orders, by name', `${orders}?page=1&pageSize=50&sort=name`],
  ['orders, by drink', `${orders}?page=1&pageSize=50&sort=-drink`],
  ['orders, by status', `${orders}?page=1&pageSize=50&sort=status`],
  ['insights, 7 days', insights],
  ['insights, 30 days', `${insights}?from=${monthAgo}&to=${today}`],
  ['insights, 92 days', `${insights}?from=${quarterAgo}&to=${today}`],
  ['what can be undone', '/api/undo?shop_id=demo-bar'],
  ['activity', '/api/admin/shops/demo-bar/audit?page=1&pageSize=50'],
] as const)
  figures[name] = await medianMs(url);

report(
  `console-lists (${size.recipes} recipes, ${size.kiosks} kiosks, ${size.orders} orders over ${DAYS} days; ms, median of ${runs})`,
  figures,
);
await app.close();
await db.destroy();
rmSync(folder, { recursive: true });
const limit = Math.max(TARGET_MS, TARGET_FLOORS * floor);
const slow = Object.entries(figures).filter(([, ms]) => ms > limit);
for (const [name, ms] of slow) console.log(`  over ${Math.round(limit)} ms: ${name} (${Math.round(ms)})`);
if (slow.length > 0) process.exit(1);

function medianMs(url: string): Promise<number> {
  return medianOf(async () => {
    const reply = await app.inject({ method: 'GET', url, headers });
    if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.statusCode} ${reply.body.slice(0, 200)}`);
  });
}

async function medianOf(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}
