/**
 * The server dies by kill -9 while phones and staff order, or the PostgreSQL behind it does, and comes back: what was
 * answered is there, once, however often it was sent again. A history of all that was asked, answered and left
 * unanswered is judged in the end. `npm run torture -- order-kills` does it a thousand times. Source:
 * docs/behaviour/reliability.md, docs/decisions/0121.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createHistory } from '#test/histories/history.ts';
import { faultsOf } from '#test/histories/linearizable.ts';
import { numberFaults, PLACING, type Placed, type PlacingAsk } from '#test/histories/placing.ts';
import { printRow } from '#test/print-row.ts';
import { seeded } from '#test/seeded.ts';
import { callApi, ownersBearer } from '../api.ts';
import { canOwnPostgres, startOwnPostgres } from '../own-postgres.ts';
import { startServer } from '../server.ts';
import { isBounded } from '../../scripts/long.mjs';

const TIMES = Number(process.env.TORTURE_TIMES ?? (isBounded ? 3 : 6));
const POSTGRES = process.env.TEST_DATABASE_URL;
const CLIENTS = 64;
/** Of a life, from ready to the kill. Milliseconds. */
const [SHORTEST_MS, LONGEST_MS] = [20, 400];
const SUBMIT = '/api/admin/shops/demo-bar/submit-order';
const ORDERS_OF_BAR = '/api/admin/shops/demo-bar/orders';
const random = seeded(Number(process.env.TORTURE_SEED ?? 1));

interface Row {
  id: string;
  name: string;
  display_id: string;
  day: string;
  day_number: number;
}
interface Bar {
  env: Record<string, string>;
  /** All orders, after the last life. */
  orders: () => Promise<Row[]>;
  /** Kills the database itself, and starts it again. */
  crash?: () => Promise<void>;
  drop: () => Promise<void>;
}
const ORDERS = "select id, name, display_id, day, day_number from orders where shop_id = 'demo-bar'";

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
    orders: () => ordersAt(address.href),
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

async function onPostgresThatDies(): Promise<Bar> {
  const { url, crash, stop } = await startOwnPostgres();
  return { env: { DATABASE_URL: url }, orders: () => ordersAt(url), crash, drop: stop };
}

async function ordersAt(connectionString: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<Row>(ORDERS);
  await client.end();
  return rows;
}

const BARS: [name: string, open: (dataDir: string) => Promise<Bar>][] = [['SQLite', onSqlite]];
if (POSTGRES) BARS.push(['PostgreSQL', onPostgres]);
if (canOwnPostgres || process.env.CI) BARS.push(['PostgreSQL that is killed by turns with it', onPostgresThatDies]);

/** Nobody took the connection: nothing can have come of it. */
const whetherItWasSent = (cause: unknown): 'not sent' | 'unheard' =>
  ((cause as Error).cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED' ? 'not sent' : 'unheard';

const takesConnections = (port: number): Promise<boolean> =>
  new Promise((told) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(() => told(true)));
    socket.once('error', () => told(false));
  });
/** One looks for all: 64 who knock at a closed door would take the time of the server that starts behind it. */
function createDoor(port: number): { untilOpen: () => Promise<void> } {
  let looking: Promise<void> | undefined;
  const look = async () => {
    while (!(await takesConnections(port))) await wait(5);
    looking = undefined;
  };
  return { untilOpen: () => (looking ??= look()) };
}

describe.each(BARS)('kill -9 while orders are placed, on %s', (name, open) => {
  it(
    'loses no answered order and makes none twice',
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'sipwell-kills-'));
      const bar = await open(dataDir);
      let server = await startServer({ dataDir, env: bar.env });
      const { port, origin } = server;
      const staff = await ownersBearer(server);
      const { operations, begin } = createHistory<PlacingAsk, Placed | readonly Placed[]>(() => performance.now());
      const wrong: string[] = [];
      const ending = new AbortController();
      const door = createDoor(port);

      /** @returns whether it was answered */
      const order = async (client: string, key: string): Promise<boolean> => {
        const placing = begin(client, key, 'place');
        const reply = await callApi({ origin }, 'POST', SUBMIT, {
          headers: { ...staff, 'idempotency-key': key },
          body: { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: key },
        }).catch(whetherItWasSent);
        if (reply === 'not sent') placing.fail();
        if (reply === 'not sent' || reply === 'unheard') return door.untilOpen().then(() => false);
        // Without its database a server says so: what was under way may have been committed or not.
        if (bar.crash && reply.status === 503) return wait(20, false);
        const { orderId: id, displayId } = reply.body as { orderId?: string; displayId?: string };
        if (reply.status === 200 && id && displayId) placing.ok({ id, displayId });
        else wrong.push(`${reply.status} ${JSON.stringify(reply.body)}`);
        return true;
      };
      const read = async (client: string, key: string): Promise<void> => {
        const reading = begin(client, key, 'read');
        const search = new URLSearchParams({ search: key, pageSize: '25' });
        const reply = await callApi({ origin }, 'GET', `${ORDERS_OF_BAR}?${search}`, { headers: staff }).catch(
          whetherItWasSent,
        );
        if (typeof reply === 'string' || (bar.crash && reply.status === 503)) return;
        if (reply.status === 200) reading.ok((reply.body as { data: Placed[] }).data);
        else wrong.push(`${reply.status} ${JSON.stringify(reply.body)}`);
      };
      const untilItReads = async (): Promise<void> => {
        const reply = await callApi({ origin }, 'GET', ORDERS_OF_BAR, { headers: staff });
        if (reply.status !== 200) return wait(20).then(untilItReads);
      };
      let keys = 0;
      const clients = Array.from({ length: CLIENTS }, async (_, i) => {
        const client = `client ${i}`;
        for (let key = `K${keys++}K`; !ending.signal.aborted;) {
          // Whoever did not get the answer asks again, under the same key; some look, and some ask again all the same.
          if (!(await order(client, key))) continue;
          if (random() < 0.1) await order(client, key);
          if (random() < 0.02) await read(client, key);
          key = `K${keys++}K`;
        }
      });

      const readyMs: number[] = [];
      for (let time = 0; time < TIMES; time++) {
        await wait(SHORTEST_MS + random() * (LONGEST_MS - SHORTEST_MS));
        if (bar.crash && time % 2 === 1) {
          await bar.crash();
          const began = performance.now();
          await untilItReads();
          readyMs.push(performance.now() - began);
          continue;
        }
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
      const found = new Map(operations.map(({ key }) => [key, [] as Placed[]]));
      for (const { id, name: key, display_id: displayId } of rows) found.get(key)?.push({ id, displayId });
      const answered = operations.filter(({ ask, result }) => ask === 'place' && result.is === 'ok').length;
      const unheard = operations.filter(({ result }) => result.is === 'unknown').length;
      for (const [key, placed] of found) begin('the database', key, 'read').ok(placed);
      const faults = [
        ...faultsOf(operations, PLACING),
        ...numberFaults(
          operations,
          rows.map(({ id, day, day_number: number }) => ({ id, day, number })),
        ),
      ];
      readyMs.sort((a, b) => a - b);
      const ready = Math.round(readyMs[Math.floor(readyMs.length * 0.99)] ?? 0);
      printRow({
        name: 'order-kills',
        database: name,
        rounds: `${TIMES} kills, ${operations.length} operations of ${found.size} keys, ${unheard} unanswered`,
        result: `${rows.length} orders; ${faults.length} faults in the history; ready again within ${ready} ms (p99)`,
      });
      await bar.drop();
      expect(wrong).toEqual([]);
      expect(faults).toEqual([]);
      expect(answered).toBeGreaterThan(TIMES);
      // No order is there that nobody sent.
      expect(rows.filter(({ name: key }) => !found.has(key))).toEqual([]);
    },
    Math.max(180_000, TIMES * 10_000),
  );
});
