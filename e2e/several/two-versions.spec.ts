/**
 * The next version starts over the database of two servers that guests are ordering at: what was answered is there once,
 * and from its first step on the older ones refuse. Source: docs/behaviour/reliability.md "Two versions", docs/decisions/0140.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHistory } from '#test/histories/history.ts';
import { faultsOf } from '#test/histories/linearizable.ts';
import { numberFaults, PLACING, type Placed, type PlacingAsk } from '#test/histories/placing.ts';
import { followStream } from '#test/server/follow-stream.ts';
import { callApi, ownersBearer } from '../api.ts';
import type { RunningServer } from '../server.ts';
import { missing, startSeveral, type Servers } from './several-servers.ts';

const SHOP = '/api/admin/shops/demo-bar';
const CLIENTS = 24;
const NEXT_VERSION = `--require ${JSON.stringify(join(import.meta.dirname, '../../test/two-versions/next-version.cjs'))}`;

if (missing) console.error(`\n!!! TWO VERSIONS NOT TRIED: it ${missing}.\n`);

describe.skipIf(missing)('two versions', () => {
  let bar: Servers;
  let staff: Record<string, string>;
  beforeAll(async () => {
    bar = await startSeveral(2, { oneMore: true });
    staff = await ownersBearer(bar);
  });
  afterAll(() => bar?.stop());

  it('lose no order and make none twice, and the older one answers nothing more', async () => {
    const { operations, begin } = createHistory<PlacingAsk, Placed | readonly Placed[]>(() => performance.now());
    const ending = new AbortController();
    const wrong: string[] = [];
    let answered = 0;
    /** As a phone does: until it is answered, under the same key. */
    const order = async (client: string, key: string): Promise<void> => {
      while (!ending.signal.aborted) {
        const placing = begin(client, key, 'place');
        const reply = await callApi(bar, 'POST', `${SHOP}/submit-order`, {
          headers: { ...staff, 'idempotency-key': key },
          body: { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: key },
        }).catch(() => undefined);
        if (reply?.status === 200) {
          const { orderId: id, displayId } = reply.body as { orderId: string; displayId: string };
          placing.ok({ id, displayId });
          answered++;
          return;
        }
        // Unknown: it may have been committed before the connection ended.
        if (reply && reply.status !== 503) wrong.push(`${reply.status} ${JSON.stringify(reply.body)}`);
        await wait(20);
      }
    };
    const load = Array.from({ length: CLIENTS }, async (_, n) => {
      for (let k = 0; !ending.signal.aborted; k++) await order(`client-${n}`, `c${n}-${k}-${randomUUID().slice(0, 8)}`);
    });
    const more = async () => {
      const before = answered;
      await expect.poll(() => answered, { timeout: 30_000 }).toBeGreaterThan(before + 60);
    };
    const stream = await followStream(`${bar.each[0]!.origin}${SHOP}/events`, staff);
    let isStreamOver = false;
    const streamEnds = (async () => {
      for (;;) await stream.next();
    })().catch(() => (isStreamOver = true));

    await more();
    const olds = [...bar.each];
    await bar.startAnother({ NODE_OPTIONS: NEXT_VERSION });
    await more();
    ending.abort();
    await Promise.all(load);

    for (const old of olds) await expectOvertaken(old);
    await expect.poll(() => isStreamOver).toBe(true);
    await streamEnds;
    expect(wrong).toEqual([]);
    const rows = await bar.query<{ id: string; name: string; display_id: string; day: string; day_number: number }>(
      "select id, name, display_id, day, day_number from orders where shop_id = 'demo-bar'",
    );
    const found = new Map(operations.map(({ key }) => [key, [] as Placed[]]));
    for (const { id, name: key, display_id: displayId } of rows) found.get(key)?.push({ id, displayId });
    for (const [key, placed] of found) begin('the database', key, 'read').ok(placed);
    const numbered = rows.map(({ id, day, day_number: number }) => ({ id, day, number }));
    expect(faultsOf(operations, PLACING)).toEqual([]);
    expect(numberFaults(operations, numbered)).toEqual([]);
    expect(rows.filter(({ name }) => !found.has(name))).toEqual([]);
  });

  /** It says so to whoever asks whether it is there, and to everybody else. */
  async function expectOvertaken(old: RunningServer): Promise<void> {
    const health = await fetch(`${old.origin}/api/health`);
    expect([health.status, health.headers.get('retry-after')]).toEqual([503, '2']);
    const asked = await callApi(old, 'POST', `${SHOP}/submit-order`, {
      headers: { ...staff, 'idempotency-key': randomUUID() },
      body: { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'too late' },
    });
    expect(asked).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(await bar.query("select 1 from orders where name = 'too late'")).toEqual([]);
  }
});
