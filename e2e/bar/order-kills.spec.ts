/**
 * The server dies by kill -9 while phones and staff order, and comes back: what was answered is there, once, however often
 * it was sent again. `npm run torture -- order-kills` does it a thousand times. Source: docs/behaviour/reliability.md.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { seeded } from '#test/seeded.ts';
import { callApi, ownersBearer } from '../api.ts';
import { startServer } from '../server.ts';

const TIMES = Number(process.env.TORTURE_TIMES ?? 6);
const POSTGRES = process.env.TEST_DATABASE_URL;
const CLIENTS = 64;
/** Of a life, from ready to the kill. Milliseconds. */
const [SHORTEST_MS, LONGEST_MS] = [20, 400];
const SUBMIT = '/api/admin/shops/demo-bar/submit-order';
const random = seeded(Number(process.env.TORTURE_SEED ?? 1));

interface Row {
  id: string;
  day: string;
  day_number: number;
}
interface Bar {
  env: Record<string, string>;
  /** All orders, after the last life. */
  orders: () => Promise<Row[]>;
  drop: () => Promise<void>;
}
const ORDERS = "select id, day, day_number from orders where shop_id = 'demo-bar'";

const onSqlite = (dataDir: string): Promise<Bar> =>
  Promise.resolve({
    env: {},
    orders: () => {
      const db = new DatabaseSync(join(dataDir, 'sipwell.db'));
      const rows = db.prepare(ORDERS).all() as unknown as Row[];
      expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
      db.close();
      return Promise.resolve(rows);
    },
    drop: () => Promise.resolve(),
  });

async function onPostgres(): Promise<Bar> {
  const name = `sipwell_kills_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: POSTGRES });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const address = new URL(POSTGRES ?? '');
  address.pathname = `/${name}`;
  return {
    env: { DATABASE_URL: address.href },
    orders: async () => {
      const client = new pg.Client({ connectionString: address.href });
      await client.connect();
      const { rows } = await client.query<Row>(ORDERS);
      await client.end();
      return rows;
    },
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

const BARS: [name: string, open: (dataDir: string) => Promise<Bar>][] = [['SQLite', onSqlite]];
if (POSTGRES) BARS.push(['PostgreSQL', onPostgres]);

describe.each(BARS)('kill -9 while orders are placed, on %s', (name, open) => {
  it(
    'loses no answered order and makes none twice',
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'sipwell-kills-'));
      const bar = await open(dataDir);
      let server = await startServer({ dataDir, env: bar.env });
      const { port, origin } = server;
      const staff = await ownersBearer(server);
      /** What was answered, by the key it was sent under. */
      const answered = new Map<string, string>();
      const sent = new Set<string>();
      const wrong: string[] = [];
      const ending = new AbortController();

      const order = async (key: string): Promise<void> => {
        sent.add(key);
        const reply = await callApi({ origin }, 'POST', SUBMIT, {
          headers: { ...staff, 'idempotency-key': key },
          body: { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada' },
        }).catch(() => undefined);
        if (!reply) return wait(20);
        const { orderId } = reply.body as { orderId?: string };
        if (reply.status !== 200 || !orderId) return void wrong.push(`${reply.status} ${JSON.stringify(reply.body)}`);
        answered.set(key, orderId);
        // Whoever did not get the answer asks again, under the same key.
        if (random() > 0.1) return;
        const again = await callApi({ origin }, 'POST', SUBMIT, {
          headers: { ...staff, 'idempotency-key': key },
          body: { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada' },
        }).catch(() => undefined);
        const said = (again?.body as { orderId?: string } | undefined)?.orderId;
        if (again && said !== orderId) wrong.push(`${orderId} is ${said} when asked again`);
      };
      const clients = Array.from({ length: CLIENTS }, async () => {
        for (let key = randomUUID(); !ending.signal.aborted;) {
          await order(key);
          if (answered.has(key)) key = randomUUID();
        }
      });

      const readyMs: number[] = [];
      for (let time = 0; time < TIMES; time++) {
        await wait(SHORTEST_MS + random() * (LONGEST_MS - SHORTEST_MS));
        await server.stop('SIGKILL');
        const began = performance.now();
        server = await startServer({ dataDir, port, env: bar.env });
        readyMs.push(performance.now() - began);
      }
      await wait(LONGEST_MS);
      ending.abort();
      await Promise.all(clients);
      await server.stop();

      const rows = await bar.orders();
      const ids = new Set(rows.map(({ id }) => id));
      const lost = [...answered.values()].filter((id) => !ids.has(id));
      const numbers = new Set(rows.map(({ day, day_number: number }) => `${day} ${number}`));
      readyMs.sort((a, b) => a - b);
      const ready = Math.round(readyMs[Math.floor(readyMs.length * 0.99)] ?? 0);
      console.log(
        `order-kills, ${name}: ${TIMES} kills, ${answered.size} answered orders: ${lost.length} lost, ${Math.max(0, rows.length - sent.size)} twice; ready again within ${ready} ms (p99)`,
      );
      await bar.drop();
      expect(wrong).toEqual([]);
      expect(answered.size).toBeGreaterThan(TIMES);
      expect(lost).toEqual([]);
      expect(new Set(answered.values()).size).toBe(answered.size);
      // Those without an answer may be there or not; none is there twice.
      expect(rows.length).toBeLessThanOrEqual(sent.size);
      expect(numbers.size).toBe(rows.length);
    },
    Math.max(180_000, TIMES * 5000),
  );
});
