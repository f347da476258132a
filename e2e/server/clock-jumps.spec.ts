/**
 * The clock of a running server is set by an hour or a day while a bar is at work: nothing that was answered is forgotten
 * or done twice, nothing that is over begins again. Source: docs/behaviour/reliability.md "Clock".
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { callApi, ownersBearer } from '../api.ts';
import { startServer } from '../server.ts';

/** Debian's package faketime. */
const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
const HOUR_S = 60 * 60;
const BAR = '/api/admin/shops/demo-bar';
/** Twice as long as between two looks at what is over. Milliseconds. */
const SWEPT_MS = 12_000;

interface Order {
  orderId: string;
  displayId: string;
  stage: string;
  timestamp: string;
}

describe.skipIf(!existsSync(FAKETIME) && !process.env.CI)('a clock that is set', () => {
  it.concurrent.each([
    ['an hour ahead', HOUR_S, { isSignedIn: true, waiting: 'waiting' }],
    ['an hour back', -HOUR_S, { isSignedIn: true, waiting: 'waiting' }],
    ['a day ahead', 24 * HOUR_S, { isSignedIn: false, waiting: 'cancelled' }],
    ['a day back', -24 * HOUR_S, { isSignedIn: true, waiting: 'waiting' }],
  ])('%s', async (_how, seconds, { isSignedIn, waiting }) => {
    const folder = mkdtempSync(join(tmpdir(), 'sipwell-clock-'));
    const file = join(folder, 'offset');
    writeFileSync(file, '+0\n');
    const server = await startServer({
      dataDir: join(folder, 'data'),
      env: {
        LD_PRELOAD: FAKETIME,
        FAKETIME_TIMESTAMP_FILE: file,
        FAKETIME_CACHE_DURATION: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      },
    });
    const differsBy = async () => {
      const { headers } = await fetch(`${server.origin}/api/health`);
      return Date.parse(headers.get('date') ?? '') - Date.now();
    };
    const setClock = async (offset: number) => {
      writeFileSync(file, `${offset < 0 ? '' : '+'}${offset}\n`);
      await expect.poll(differsBy).toSatisfy((ms: number) => Math.abs(ms - offset * 1000) < 5000);
    };
    const guest = { 'x-device-id': randomUUID(), 'x-join-code': server.codes['ez-pairing']! };
    const submit = async (key: string) => {
      const body = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada' };
      const headers = { ...guest, 'idempotency-key': key };
      const placed = await callApi(server, 'POST', `${BAR}/submit-order`, { headers, body });
      expect(placed.status).toBe(200);
      return placed.body as Order;
    };
    const approve = (orderId: string) =>
      callApi(server, 'POST', `${BAR}/orders/${orderId}/approve`, { headers: guest });
    const stages = async () => {
      const { body } = await callApi(server, 'GET', `${BAR}/orders`, { headers: guest });

      return new Map((body as { data: Order[] }).data.map(({ orderId, stage }) => [orderId, stage]));
    };
    try {
      const staff = await ownersBearer(server);
      const isLetIn = async () => (await callApi(server, 'GET', `${BAR}/orders`, { headers: staff })).status === 200;
      const waits = await submit('waits');
      const made = await submit('made');
      expect((await approve(made.orderId)).status).toBe(200);

      await setClock(seconds);
      await submit('after');
      expect(await isLetIn()).toBe(isSignedIn);
      expect((await submit('waits')).orderId).toBe(waits.orderId);
      expect([200, 409]).toContain((await approve(made.orderId)).status);
      await wait(SWEPT_MS);
      const then = await stages();
      expect(then.get(waits.orderId)).toBe(waiting);
      // Ahead it is over at once; back it has its whole time from then.
      expect(then.get(made.orderId)).toBe(seconds > 0 ? 'collected' : 'being-made');

      await setClock(0);
      await wait(SWEPT_MS);
      expect((await stages()).get(waits.orderId)).toBe(waiting);
      expect((await stages()).get(made.orderId)).toMatch(seconds > 0 ? /^collected$/ : /^(being-made|collected)$/);
      expect((await submit('waits')).orderId).toBe(waits.orderId);
      expect((await submit('made')).orderId).toBe(made.orderId);
      expect(new Set((await stages()).keys()).size).toBe(3);
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true });
    }
  });
});
