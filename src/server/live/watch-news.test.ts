import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../db/database.ts';
import type { Services } from '../services.ts';
import { followStream, type FollowedStream } from '#test/server/follow-stream.ts';
import { NO_LIMITS } from '../http/limits/limits.ts';
import { sharedEngines } from '#test/server/test-engines.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';
import { sweepOrders } from '../features/orders/sweep-orders.ts';
import { watchNews } from './watch-news.ts';

const at = '/api/admin/shops/demo-bar';
/** Longer than any of these tests. */
const NEVER_MS = 10 * 60_000;

interface News {
  seq: number;
  events: { order?: { orderId: string } }[];
}

it('looks now and then where nobody can tell it', async () => {
  const db = await openDatabase(':memory:');
  const look = vi.fn(async () => undefined);
  const live = { look } as unknown as Services['live'];
  const stop = watchNews(
    { db, live, limits: NO_LIMITS },
    { everyMs: 10, onError: (err) => expect(err).toBeUndefined() },
  );
  await vi.waitFor(() => expect(look.mock.calls.length).toBeGreaterThan(1));
  await stop();
  await db.destroy();
});

describe.runIf(sharedEngines().length > 0).each(sharedEngines())('two servers over one %s', (_engine, open) => {
  const writer = useTestServer(open);
  const reader = useTestServer(open);
  const stops: (() => unknown)[] = [];
  let origin: string;
  beforeAll(async () => {
    await reader.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(reader.app.server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });

  const watch = async (everyMs: number) => {
    for (const { services } of [writer, reader])
      stops.push(watchNews(services, { everyMs, onError: (err) => expect(err).toBeUndefined() }));
    await vi.waitFor(async () => expect(await listeners()).toHaveLength(2), 5000);
  };
  /** Backends of the connections that listen. */
  const listeners = async (): Promise<number[]> => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity
      where datname = current_database() and application_name like 'sipwell events %' and state = 'idle'
        and (query like 'listen %' or query like 'notify %')`.execute(writer.services.db);
    return rows.map(({ pid }) => pid);
  };
  const cutOff = async () => {
    for (const pid of await listeners()) await sql`select pg_terminate_backend(${pid})`.execute(writer.services.db);
  };
  const follow = async (): Promise<FollowedStream<News>> => {
    const { seq } = (await reader.call('GET', `${at}/events`, { headers: reader.owner })).json<News>();
    const stream = await followStream<News>(`${origin}${at}/events?after=${seq}`, reader.owner);
    stops.push(stream.leave);
    await stream.next();
    return stream;
  };
  const order = async (): Promise<string> => {
    writer.pass(4000);
    const reply = await writer.call('POST', `${at}/submit-order`, {
      headers: { 'x-device-id': newDevice(), 'x-join-code': writer.barCode },
      body: { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada' },
    });
    return reply.json<{ orderId: string }>().orderId;
  };
  /** @returns the order a stream tells next, and after how many milliseconds */
  const told = async (stream: FollowedStream<News>, from: number) => {
    const { events } = await stream.next();
    return { orderId: events[0]?.order?.orderId, afterMs: performance.now() - from };
  };

  it('tell each other as they commit, without looking', async () => {
    await watch(NEVER_MS);
    const stream = await follow();
    for (let n = 0; n < 3; n++) {
      const orderId = await order();
      const news = await told(stream, performance.now());
      expect(news.orderId).toBe(orderId);
      expect(news.afterMs).toBeLessThan(500);
    }
  });

  it('look while nobody can tell them', async () => {
    await watch(100);
    const stream = await follow();
    await cutOff();
    const from = performance.now();
    const orderId = await order();
    const news = await told(stream, from);
    expect(news.orderId).toBe(orderId);
    expect(news.afterMs, 'before they listen again').toBeLessThan(900);
  });

  it('hear what was committed while the connection was lost, and what comes after', async () => {
    await watch(NEVER_MS);
    const stream = await follow();
    const before = await listeners();
    await cutOff();
    const missed = await order();
    expect((await told(stream, performance.now())).orderId).toBe(missed);
    await vi.waitFor(async () => expect(await listeners()).toHaveLength(2), 5000);
    expect((await listeners()).some((pid) => before.includes(pid))).toBe(false);
    const next = await order();
    const news = await told(stream, performance.now());
    expect(news.orderId).toBe(next);
    expect(news.afterMs).toBeLessThan(500);
  });

  it('write nothing to the log while nothing happens', async () => {
    await watch(NEVER_MS);
    await follow();
    const position = async () => {
      const { rows } = await sql<{ at: string }>`select pg_current_wal_insert_lsn()::text as at`.execute(
        writer.services.db,
      );
      return rows[0]?.at;
    };
    const idle = async () => {
      for (const { services } of [writer, reader]) {
        await services.live.look();
        await sweepOrders(services);
        await services.visits.flush();
      }
    };
    await idle();
    // Others write to the same PostgreSQL: one stretch without a word is enough, since what polls write is in each.
    await vi.waitFor(
      async () => {
        const from = await position();
        for (let n = 0; n < 3; n++) await idle();
        expect(await position()).toBe(from);
      },
      { timeout: 20_000, interval: 20 },
    );
  });
});
