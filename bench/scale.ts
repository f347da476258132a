/**
 * What a night leaves in the database: rows by table and bytes for each order, from so many orders that went the whole way
 * over HTTP on SQLite, and what follows for a year of so many shops. Source: docs/scale.md.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { buildApp } from '../src/server/app.ts';
import { readConfig } from '../src/server/config.ts';
import { createServices } from '../src/server/create-services.ts';
import { openDatabase, type Db } from '../src/server/db/database.ts';
import { createLimits } from '../src/server/http/limits/limits.ts';
import { listInstances } from '../src/server/repos/kiosk/kiosks.repo.ts';
import { seed } from '../src/server/seed/seed.ts';
import { isQuick, report } from './load.ts';
import { deviceId } from './servers/big-shop.ts';

const ORDERS = isQuick ? 500 : 5000;
/** A busy bar: 150 orders on each of 310 nights. */
const ORDERS_A_YEAR = 150 * 310;
const SHOPS = [1, 100, 10_000, 1_000_000];
const PASSWORD = 'for-the-bench';

const folder = mkdtempSync(join(tmpdir(), 'bench-scale-'));
const file = join(folder, 'bench.db');
const config = readConfig({ DATA_DIR: folder, ADMIN_PASSWORD: PASSWORD, DEMO_OWNER_PASSWORD: PASSWORD });
const db = await openDatabase(file);
let now = Date.parse('2026-03-14T20:00:00.000Z');
const clock = () => new Date(now);
const services = createServices(config, db, new TextEncoder().encode('only for measuring, never for keeping'), clock);
await seed(services);
const app = await buildApp(services);
const call = async (method: 'GET' | 'POST', url: string, headers: Record<string, string>, body?: object) => {
  const reply = await app.inject({ method, url, headers, ...(body && { payload: body }) });
  if (reply.statusCode !== 200) throw new Error(`${method} ${url}: ${reply.statusCode} ${reply.body}`);
  return reply.json<Record<string, unknown>>();
};
const kiosks = (await listInstances(db)).filter(({ shopId, status }) => shopId === 'demo-bar' && status === 'active');
const { tokens } = (await call('POST', '/v1/auth/login', {}, { username: 'bar', password: PASSWORD })) as {
  tokens: { refresh: { token: string } };
};
const staff = { authorization: `Bearer ${tokens.refresh.token}` };
const before = await stateOf(db);

const SHOP = '/api/admin/shops/demo-bar';
for (let n = 0; n < ORDERS; n++) {
  // A guest a minute, at a bar that forgets nobody's limits.
  now += 60_000;
  services.limits = createLimits(clock);
  const { joinCode } = kiosks[n % kiosks.length]!;
  const guest = { 'x-device-id': deviceId(n), 'x-join-code': joinCode, 'idempotency-key': `night-${n}-${deviceId(n)}` };
  await call('GET', `/api/kiosk-instances/code/${joinCode}`, guest);
  const order = await call('POST', `${SHOP}/submit-order`, guest, {
    targetShopId: 'demo-bar',
    recipeId: 'bar-negroni',
    name: `Guest ${n}`,
    kioskInstanceCode: joinCode,
  });
  await call('POST', `${SHOP}/orders/${String(order.orderId)}/approve`, guest);
  for (const step of ['complete', 'collect'])
    await call('POST', `${SHOP}/orders/${String(order.orderId)}/${step}`, staff);
  if (n % 100 === 0) await services.visits.flush();
}
await services.visits.flush();
const after = await stateOf(db);
// What is dropped by itself: keys after some days, events beyond a shop's newest.
for (const table of ['order_keys', 'shop_events']) await sql`delete from ${sql.table(table)}`.execute(db);
await sql`vacuum`.execute(db);
const kept = await stateOf(db);
await app.close();
await db.destroy();
rmSync(folder, { recursive: true });

const each = (count: number) => count / ORDERS;
const rows = Object.entries(after.rows).flatMap(([table, count]) => {
  const more = each(count - (before.rows[table] ?? 0));
  return more > 0.005 ? [[table, more] as const] : [];
});
const sum = (of: typeof after) => Object.values(of.rows).reduce((all, count) => all + count, 0);
const [rowsKept, bytesKept] = [each(sum(kept) - sum(before)), each(kept.bytes - before.bytes)];
report(`rows for each of ${ORDERS} orders`, Object.fromEntries(rows));
report('for each order', {
  'rows, that night': each(sum(after) - sum(before)),
  'bytes, that night': Math.round(each(after.bytes - before.bytes)),
  'rows, kept for good': rowsKept,
  'bytes, kept for good': Math.round(bytesKept),
});
for (const shops of SHOPS)
  report(`a year of ${shops.toLocaleString('en')} busy bars`, {
    'orders, millions': (shops * ORDERS_A_YEAR) / 1e6,
    'rows, millions': (shops * ORDERS_A_YEAR * rowsKept) / 1e6,
    'database, GB': (shops * ORDERS_A_YEAR * bytesKept) / 1e9,
    // All on one evening of four hours, twice as many in its busiest minutes.
    'orders a second, busiest': (shops * 150 * 2) / (4 * 3600),
  });

async function stateOf(of: Db): Promise<{ rows: Record<string, number>; bytes: number }> {
  await sql`pragma wal_checkpoint(truncate)`.execute(of);
  const tables = await sql<{ name: string }>`select name from sqlite_master where type = 'table'
    and name not like 'sqlite%'`.execute(of);
  const counted: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const { rows: found } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(of);
    counted[name] = Number(found[0]?.n);
  }
  return { rows: counted, bytes: statSync(file).size };
}
