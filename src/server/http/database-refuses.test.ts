/** A PostgreSQL that is there and does not do what is asked, as in a failover. Source: docs/behaviour/reliability.md "Degraded states". */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { emptyPostgres } from '#test/server/test-engines.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';
import { openDatabase, type Db } from '../db/database.ts';

describe.runIf(process.env.TEST_DATABASE_URL)('a database that refuses', () => {
  let name = '';
  /** Of another database, so that this one may be closed. */
  let admin: Db;
  const server = useTestServer(async () => {
    const [{ address = '', raw }, other] = [await emptyPostgres(), await emptyPostgres()];
    await Promise.all([raw.destroy(), other.raw.destroy()]);
    name = new URL(address).pathname.slice(1);
    admin = await openDatabase(other.address!);
    return openDatabase(address);
  });
  afterAll(() => admin.destroy());

  const guest = () => ({ 'x-device-id': newDevice(), 'x-join-code': server.barCode });
  const order = () =>
    server.call('POST', '/api/admin/shops/demo-bar/submit-order', {
      headers: { ...guest(), 'idempotency-key': randomUUID() },
      body: { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada' },
    });
  const menu = () => server.call('GET', '/api/admin/shops/demo-bar/recipes', { headers: guest() });
  /** From new connections on. */
  const alter = async (how: string) => {
    await sql.raw(`alter database ${name} ${how}`).execute(admin);
    await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = ${name}`.execute(admin);
  };
  const isTaken = () => expect.poll(async () => (await order()).statusCode, { timeout: 5000 }).toBe(200);

  it.each([
    [
      'writes, as one that is read only',
      'set default_transaction_read_only = on',
      'reset default_transaction_read_only',
      200,
    ],
    ['connections', 'with allow_connections false', 'with allow_connections true', 503],
  ])('%s: 503 with a pause, and it goes on by itself', async (_what, begin, end, reading) => {
    await isTaken();
    await alter(begin);
    await expect.poll(async () => (await menu()).statusCode).toBe(reading);
    const reply = await order();
    expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([503, 'unavailable', '2']);
    await alter(end);
    await isTaken();
  });

  it.each([
    ['off', 'on'],
    ['local', 'on'],
    ['remote_write', 'on'],
    ['remote_apply', 'remote_apply'],
  ])('to flush what is committed (%s) is asked for no less than that: %s', async (set, kept) => {
    await alter(`set synchronous_commit = ${set}`);
    await isTaken();
    const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(server.services.db);
    expect(rows).toEqual([{ synchronous_commit: kept }]);
  });

  it('is waited for no longer than a guest waits', async () => {
    const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
    const { rows } = await sql`select name, setting || unit as set from pg_settings where name in (${sql.join(names)})
      order by name`.execute(server.services.db);
    expect(rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', set: '10000ms' },
      { name: 'lock_timeout', set: '2000ms' },
      { name: 'statement_timeout', set: '5000ms' },
    ]);
  });

  it('and has ten connections at work answers an eleventh query 503 before one of them is free', async () => {
    const { db } = server.services;
    await isTaken();
    const busy = Array.from({ length: 10 }, () =>
      db.transaction().execute((tx) => sql`select pg_sleep(4.9)`.execute(tx)),
    );
    const reply = await server.call('GET', '/api/admin/shops/demo-bar/orders', { headers: server.owner });
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'unavailable']);
    await Promise.all(busy);
    await isTaken();
  }, 20_000);
});
