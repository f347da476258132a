/** How long the server takes for the console's lists in a shop of 2,000 recipes, 5,000 kiosks and 200,000 orders. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { shopDay } from '#domain/shop-day.ts';
import { buildApp } from '../src/server/app.ts';
import { readConfig } from '../src/server/config.ts';
import { createServices } from '../src/server/create-services.ts';
import { openDatabase } from '../src/server/db/database.ts';
import { NO_LIMITS } from '../src/server/http/limits.ts';
import { listRecipes, upsertRecipes } from '../src/server/repos/recipes.repo.ts';
import { seed } from '../src/server/seed/seed.ts';
import { isQuick, report } from './load.ts';

const TARGET_MS = 200;
const DAY_MS = 86_400_000;
/** The orders are spread over so many days. */
const DAYS = 365;
const size = isQuick
  ? { recipes: 2000, kiosks: 5000, orders: 20_000 }
  : { recipes: 2000, kiosks: 5000, orders: 200_000 };
const runs = isQuick ? 3 : 9;

const TYPES = ['ez-pairing', 'mbti', 'ordering-terminal', 'story-tree'];
const STATUSES = ['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'CANCELLED'];

const folder = mkdtempSync(join(tmpdir(), 'bench-lists-'));
const config = readConfig({ ...process.env, ADMIN_PASSWORD: 'for-the-bench', DEMO_OWNER_PASSWORD: 'for-the-bench' });
const db = await openDatabase(config.DATABASE_URL ?? join(folder, 'bench.db'));
const services = {
  ...createServices(config, db, new TextEncoder().encode('only for measuring, never for keeping')),
  limits: NO_LIMITS,
};
await seed(services);
await fill();
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

const figures: Record<string, number> = {};
for (const [name, url] of [
  ['shop list', '/api/admin/shops'],
  ['master list of shops', '/v1/admin/shops'],
  ['one shop', '/api/admin/shops/demo-bar'],
  ['recipes, all', '/api/admin/shops/demo-bar/recipes'],
  ['kiosks, all', '/api/kiosk-instances?shop_id=demo-bar'],
  ['kiosks, a page of 50', '/api/kiosk-instances?shop_id=demo-bar&page=1&pageSize=50'],
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
const slow = Object.entries(figures).filter(([, ms]) => ms > TARGET_MS);
for (const [name, ms] of slow) console.log(`  over ${TARGET_MS} ms: ${name} (${Math.round(ms)})`);
if (slow.length > 0) process.exit(1);

async function medianMs(url: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const started = performance.now();
    const reply = await app.inject({ method: 'GET', url, headers });
    times.push(performance.now() - started);
    if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.statusCode} ${reply.body.slice(0, 200)}`);
  }
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}

async function fill(): Promise<void> {
  const known = await listRecipes(db, 'demo-bar');
  const recipes = Array.from({ length: size.recipes - known.length }, (_, i) => {
    const like = known[i % known.length]!;
    return { ...like, id: `bench-${i}`, name: `${like.name} ${i}` };
  });
  await db.transaction().execute(async (tx) => {
    await upsertRecipes(tx, recipes, new Date().toISOString());
    for (let i = 0; i < size.kiosks; i += 100)
      await tx
        .insertInto('kiosk_instances')
        .values(Array.from({ length: 100 }, (_, n) => kiosk(i + n)))
        .execute();
    const perDay = new Map<string, number>();
    for (let i = 0; i < size.orders; i++) {
      const { day } = order(i, 1);
      perDay.set(day, (perDay.get(day) ?? 0) + 1);
    }
    await tx
      .insertInto('day_counters')
      .values([...perDay].map(([day, n]) => ({ shop_id: 'demo-bar', day, n })))
      .execute();
    for (let i = 0; i < size.orders; i += 100)
      await tx
        .insertInto('orders')
        .values(Array.from({ length: 100 }, (_, n) => order(i + n, recipes.length)))
        .execute();
    for (let i = 0; i < size.orders; i += 100)
      await tx
        .insertInto('visits')
        .values(Array.from({ length: 100 }, (_, n) => visit(i + n)))
        .execute();
  });
}

function codeOf(i: number): string {
  return `Z${i.toString(36).toUpperCase().padStart(5, '0')}`;
}

function kiosk(i: number) {
  return {
    join_code: codeOf(i),
    shop_id: 'demo-bar',
    kiosk_type: TYPES[i % TYPES.length]!,
    name: `Terrace ${i}`,
    status: i % 3 === 0 ? 'active' : 'paused',
    config: JSON.stringify({ appearance: { titleText: `Terrace ${i}`, logoUrl: 'https://bar.example/logo.png' } }),
    version: 1,
    created_at: new Date(Date.now() - i * 1000).toISOString(),
    deleted_at: null,
  };
}

function order(i: number, recipes: number) {
  const at = new Date(Date.now() - (size.orders - i) * ((DAYS * DAY_MS) / size.orders));
  return {
    id: `bench-${String(i).padStart(7, '0')}`,
    shop_id: 'demo-bar',
    recipe_id: `bench-${(i * 7) % recipes}`,
    recipe_name: `Drink ${(i * 7) % recipes}`,
    name: `Guest ${i}`,
    size: 'sizeM',
    quantity: 1,
    status: i > size.orders - 40 ? 'PENDING' : STATUSES[i % STATUSES.length]!,
    display_id: `A${i % 99}`,
    day: shopDay(at),
    day_number: i,
    machine_string: 'SW1;sizeM;1,30,1500;2,30,1500;3,30,1500',
    glass_name: 'Rocks Glass',
    brewing_ms: 16_500,
    instance_code: i % 20 === 0 ? null : codeOf((i * 13) % size.kiosks),
    device_hash: String(i).padStart(64, '0'),
    session_hash: null,
    created_at: at.toISOString(),
    approved_at: null,
    approved_by: null,
    completes_at: null,
    version: 1,
  };
}

function visit(i: number) {
  const { created_at, day, device_hash } = order(i, 1000);
  return {
    id: `bench-${i}`,
    shop_id: 'demo-bar',
    instance_code: codeOf((i * 13) % size.kiosks),
    kiosk_type: TYPES[((i * 13) % size.kiosks) % TYPES.length]!,
    day,
    device_hash,
    joined_at: created_at,
    ordered_at: i % 2 ? created_at : null,
    seconds_to_order: i % 2 ? (i * 31) % 900 : null,
  };
}
