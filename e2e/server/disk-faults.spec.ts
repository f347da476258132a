/**
 * The disk fails at the n-th call, once or for a while, and works again: no answered order is lost, and the server goes on
 * without a restart. `npm run torture -- disk-faults` does it with n from 1 to 500. Source: docs/behaviour/reliability.md
 * "Degraded states", docs/decisions/0122.
 */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHistory } from '#test/histories/history.ts';
import { faultsOf } from '#test/histories/linearizable.ts';
import { numberFaults, PLACING, type Placed, type PlacingAsk } from '#test/histories/placing.ts';
import { breakDisk, type DiskFault } from '#test/power-loss/disk-fault.ts';
import { printRow } from '#test/print-row.ts';
import { hasStrace } from '#test/strace.ts';
import { adminsBearer, callApi, ownersBearer } from '../api.ts';
import { startServer, type RunningServer } from '../server.ts';

const TIMES = Number(process.env.TORTURE_TIMES ?? 12);
/** Until it works again. Milliseconds. */
const RECOVERY_MS = 5000;
/** Of a fault that lasts, after the first call that failed. */
const MORE_ORDERS = 5;
const MOST_ORDERS = 200;
/** An account may send no more in an hour. */
const MOST_PHOTOS = 40;
const BAR = '/api/admin/shops/demo-bar';

/** By turns: calls, errors, once and lasting; n as far as one round comes. */
function faultOf(time: number): DiskFault {
  const kinds = [
    { call: 'pwrite64', error: 'ENOSPC', most: 500 },
    { call: 'pwrite64', error: 'EIO', most: 500 },
    { call: 'fsync', error: 'EIO', most: 50 },
    { call: 'fsync', error: 'ENOSPC', most: 50 },
    { call: 'fdatasync', error: 'EIO', most: 2 },
    { call: 'rename', error: 'ENOSPC', most: 2 },
  ] as const;
  const { call, error, most } = kinds[time % kinds.length]!;
  const spread = TIMES >= 500 ? time + 1 : 1 + time * 7;
  return { call, error, nth: 1 + ((spread - 1) % most), lasts: Math.floor(time / kinds.length) % 2 === 1 };
}

describe.runIf(hasStrace)('a disk that fails', () => {
  const { operations, begin } = createHistory<PlacingAsk, Placed | readonly Placed[]>(() => performance.now());
  const photos = new Set<string>();
  const tally = { hits: 0, refused: 0, slowestMs: 0 };
  let server: RunningServer;
  let staff: Record<string, string>;
  let admin: Record<string, string>;
  let sent = 0;

  beforeAll(async () => {
    server = await startServer({ env: { LOG_LEVEL: 'silent' } });
    staff = await ownersBearer(server);
    admin = await adminsBearer(server);
  });
  afterAll(async () => {
    await server?.stop();
    if (server) rmSync(server.dataDir, { recursive: true });
  });

  /** @returns the status, 0 without an answer */
  const order = async (key: string): Promise<number> => {
    const placing = begin('staff', key, 'place');
    const headers = { ...staff, 'idempotency-key': key };
    const body = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: key };
    const reply = await callApi(server, 'POST', `${BAR}/submit-order`, { headers, body }).catch(() => undefined);
    const {
      orderId: id,
      displayId,
      code,
    } = (reply?.body ?? {}) as { orderId?: string; displayId?: string; code?: string };
    if (reply?.status === 200 && id && displayId) placing.ok({ id, displayId });
    // Nothing is left half done of what was refused for want of space.
    if (code === 'storage-full') placing.fail();
    if (reply?.status !== 200) tally.refused++;
    return reply?.status ?? 0;
  };
  const photo = async () => {
    const body = Buffer.concat([
      Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
      Buffer.alloc(9000, `picture ${sent++} `),
    ]);
    const name = `${createHash('sha256').update(body).digest('hex')}.png`;
    const headers = { ...staff, 'content-type': 'image/png' };
    const url = `${server.origin}/v1/admin/shops/demo-bar/photos`;
    const reply = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
    if (reply?.status === 200) photos.add(name);
    return reply?.status ?? 0;
  };
  const backup = async () =>
    (await callApi(server, 'POST', '/api/admin/backups', { headers: admin, body: {} }).catch(() => undefined))
      ?.status ?? 0;

  const failOnce = async (time: number) => {
    const fault = faultOf(time);
    const told = `${time}: ${JSON.stringify(fault)}`;
    const broken = await breakDisk(server.pid, fault);
    const keys: string[] = [];
    const statuses: number[] = [];
    for (let more = fault.lasts ? MORE_ORDERS : 1; more > 0 && keys.length < MOST_ORDERS;) {
      const key = `D${sent++}D`;
      keys.push(key);
      if (fault.call === 'rename' || fault.call === 'fdatasync')
        statuses.push(await (fault.call === 'rename' && photos.size < MOST_PHOTOS ? photo() : backup()));
      const placed = await order(key);
      expect(placed, told).not.toBe(500);
      statuses.push(placed);
      if (broken.hits() > 0) more--;
    }
    tally.hits += Math.min(1, broken.hits());
    const reading = [
      callApi(server, 'GET', `${BAR}/recipes`, { headers: staff }),
      callApi(server, 'GET', `${BAR}/orders`, { headers: staff }),
    ];
    const read = (await Promise.all(reading)).map(({ status }) => status);
    await broken.mend();
    expect(read, told).toEqual([200, 200]);
    expect(
      statuses.filter((status) => ![200, 500, 503].includes(status)),
      told,
    ).toEqual([]);

    const began = performance.now();
    for (const key of keys.slice(-MORE_ORDERS - 1))
      while ((await order(key)) !== 200) {
        if (performance.now() - began > RECOVERY_MS) throw new Error(`${told}: no order is taken any more`);
        await wait(50);
      }
    if (photos.size < MOST_PHOTOS && (await photo()) !== 200) throw new Error(`${told}: no picture is taken any more`);
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - began);
  };

  it(
    `${TIMES} times`,
    async () => {
      for (let time = 0; time < TIMES; time++) await failOnce(time);
      expect(await server.stop()).toBe(0);
      const db = new DatabaseSync(join(server.dataDir, 'sipwell.db'));
      expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
      const rows = db.prepare('select id, name, display_id, day, day_number from orders').all() as unknown as Row[];
      db.close();
      const found = new Map(operations.map(({ key }) => [key, [] as Placed[]]));
      for (const { id, name, display_id: displayId } of rows) found.get(name)?.push({ id, displayId });
      for (const [key, placed] of found) begin('the database', key, 'read').ok(placed);
      const numbers = rows.map(({ id, day, day_number: number }) => ({ id, day, number }));
      const faults = [...faultsOf(operations, PLACING), ...numberFaults(operations, numbers)];
      for (const name of photos) {
        const bytes = readFileSync(join(server.dataDir, 'uploads', 'photos', name));
        if (`${createHash('sha256').update(bytes).digest('hex')}.png` !== name) faults.push(`${name} is damaged`);
      }
      printRow({
        name: 'disk-faults',
        database: 'SQLite',
        rounds: `${TIMES} faults, ${tally.hits} of them met, in ${rows.length} orders and ${photos.size} pictures`,
        result: `${tally.refused} refused or not answered; ${faults.length} faults in the history; works again within ${Math.round(tally.slowestMs)} ms`,
      });
      expect(faults).toEqual([]);
      expect(tally.hits).toBe(TIMES);
      expect(tally.refused).toBeGreaterThan(0);
    },
    60_000 + TIMES * 20_000,
  );
});

interface Row {
  id: string;
  name: string;
  display_id: string;
  day: string;
  day_number: number;
}
