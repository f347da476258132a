/** What guests are told while PostgreSQL is away. Source: docs/behaviour/reliability.md "Without the database". */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabaseLine, type DatabaseLine } from '#test/server/database-line.ts';
import { emptyPostgres } from '#test/server/test-engines.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';
import { openDatabase, type Db } from '../db/database.ts';
import { saveInstance } from '../repos/kiosk/kiosks.repo.ts';
import { hashOfGuestId } from './guest-id.ts';
import { createWhileAway } from './while-away.ts';

const SHOP = '/api/admin/shops/demo-bar';
const STALE = { warning: '110 - "Response is Stale"', 'cache-control': 'no-store' };
/** A look, and its patience. Milliseconds. */
const NOTICED_MS = 1000 + 1500;

describe.runIf(process.env.TEST_DATABASE_URL)('without the database', () => {
  let line: DatabaseLine;
  /** Opened as by another server. */
  let elsewhere: Db;
  const server = useTestServer(async () => {
    const { address = '', raw } = await emptyPostgres();
    await raw.destroy();
    line = await openDatabaseLine(address);
    await (await openDatabase(address)).destroy();
    elsewhere = await openDatabase(address);
    return openDatabase(line.address);
  });
  let stopWatching: () => Promise<void>;
  beforeAll(() => {
    stopWatching = server.services.whileAway.watch();
  });
  afterEach(async () => {
    await line.mend();
    await expect.poll(() => get('/api/health').then(({ statusCode }) => statusCode), { timeout: 5000 }).toBe(200);
  });
  afterAll(async () => {
    await stopWatching();
    await elsewhere.destroy();
  });

  const guest = (code = server.barCode) => ({ 'x-device-id': newDevice(), 'x-join-code': code });
  const get = (url: string, headers = guest() as Record<string, string>) => server.call('GET', url, { headers });
  const kiosk = (code = server.barCode) => `/api/kiosk-instances/code/${code}`;
  const readsOf = (code = server.barCode) => [
    kiosk(code),
    `${SHOP}/recipes`,
    '/api/ez-pairing/shops/demo-bar/questions',
    `/api/ez-pairing/instances/${code}/demo-settings`,
  ];
  const order = () =>
    server.call('POST', `${SHOP}/submit-order`, {
      headers: { ...guest(), 'idempotency-key': randomUUID() },
      body: { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada' },
    });
  /** Until what was written is looked at. */
  const seen = () => wait(1200);

  describe.each([
    ['refuses', () => line.refuse()],
    ['is silent', () => Promise.resolve(line.hush())],
  ])('that %s', (_how, cut) => {
    it('tells guests what it told before, and says so; refuses to write; and goes on by itself', async () => {
      const before = await Promise.all(readsOf().map((url) => get(url)));
      expect(before.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      expect(before.some(({ headers }) => 'warning' in headers || 'x-last-seen' in headers)).toBe(false);
      await seen();
      const cutAt = performance.now();
      await cut();

      const away = await Promise.all(readsOf().map((url) => get(url)));
      expect(performance.now() - cutAt).toBeLessThan(NOTICED_MS + 1000);
      away.forEach((reply, at) => {
        expect(reply.statusCode).toBe(200);
        expect(reply.json()).toEqual(before[at]!.json());
        expect(reply.headers).toMatchObject(STALE);
        expect(Date.parse(String(reply.headers['x-last-seen']))).toBe(server.services.clock().getTime());
        expect(reply.headers.etag).toBeUndefined();
      });
      expect(away[0]!.headers['x-shop-seq']).toBe(before[0]!.headers['x-shop-seq']);

      const [started, refused, health] = [performance.now(), await order(), await get('/api/health')];
      expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
        503,
        'unavailable',
        '2',
      ]);
      expect([health.statusCode, health.headers['retry-after']]).toEqual([503, '2']);
      // Nobody waits for what is known to be away.
      expect(performance.now() - started).toBeLessThan(500);

      await line.mend();
      await expect.poll(() => order().then(({ statusCode }) => statusCode), { timeout: 5000 }).toBe(200);
      const fresh = await get(kiosk());
      expect([fresh.statusCode, fresh.headers.warning, fresh.headers['x-last-seen']]).toEqual([
        200,
        undefined,
        undefined,
      ]);
    });
  });

  it('sends the menu as the phone can read it, and never as unchanged', async () => {
    const fresh = await get(`${SHOP}/recipes`);
    await seen();
    await line.refuse();
    const headers = { ...guest(), 'accept-encoding': 'gzip, br', 'if-none-match': String(fresh.headers.etag) };
    const away = await get(`${SHOP}/recipes`, headers);
    expect([away.statusCode, away.headers['content-encoding']]).toEqual([200, 'br']);
  });

  it('keeps closed what was closed here, in the same moment', async () => {
    const change = async (status: string) =>
      server.call('PATCH', `/api/kiosk-instances/code/${server.barCode}/status`, {
        headers: server.owner,
        body: { status },
      });
    await get(kiosk());
    await seen();
    expect((await change('paused')).statusCode).toBe(200);
    await line.refuse();
    const reply = await get(kiosk());
    await line.mend();
    await expect.poll(async () => (await change('active')).statusCode, { timeout: 5000 }).toBe(200);
    expect(reply.statusCode).toBe(503);
  });

  it('tells nothing of a kiosk whose change it has not seen: it may have been written', async () => {
    await get(kiosk());
    await seen();
    line.hush();
    const written = saveInstance(server.services.db, server.barCode, { name: 'Window' }).catch(() => undefined);
    expect((await get(kiosk())).statusCode).toBe(503);
    await written;
  });

  it('keeps closed what another server has closed, a second later', async () => {
    await get(kiosk());
    await saveInstance(elsewhere, server.barCode, { status: 'paused' });
    await seen();
    await line.refuse();
    const [reply, menu] = [await get(kiosk()), await get(`${SHOP}/recipes`)];
    await saveInstance(elsewhere, server.barCode, { status: 'active' });
    expect([reply.statusCode, menu.statusCode]).toEqual([503, 503]);
  });

  it('tells of no change of another server what was before it', async () => {
    await get(`${SHOP}/recipes`);
    await sql`update shops set menu_version = menu_version + 1 where id = 'demo-bar'`.execute(elsewhere);
    await seen();
    await line.refuse();
    expect((await get(`${SHOP}/recipes`)).statusCode).toBe(503);
  });

  it('tells nobody who signs in, whose session nobody can look at, and no guest what they were told', async () => {
    const withCode = { ...guest(), ...server.owner };
    const before = await Promise.all(readsOf().map((url) => get(url)));
    for (const url of readsOf()) expect((await get(url, withCode)).statusCode).toBe(200);
    await seen();
    await line.refuse();
    for (const [at, url] of readsOf().entries()) {
      expect([url, (await get(url, withCode)).statusCode]).toEqual([url, 503]);
      expect((await get(url)).json()).toEqual(before[at]!.json());
    }
  });

  it('tells nothing of a menu to whoever has no code of that bar', async () => {
    for (const code of [server.barCode, server.teaCode]) await get(kiosk(code), guest(code));
    for (const url of readsOf()) await get(url);
    await seen();
    await line.refuse();
    const { 'x-join-code': _code, ...stranger } = guest();
    const [, menu, questions, settings] = readsOf();
    expect((await get(menu!, stranger)).statusCode).toBe(403);
    expect((await get(questions!, guest(server.teaCode))).statusCode).toBe(503);
    expect((await get(settings!, { 'x-join-code': server.barCode })).statusCode).toBe(503);
  });

  it('counts guesses as ever: the codes it knows are not found by trying', async () => {
    await get(kiosk());
    await seen();
    await line.refuse();
    const statuses: number[] = [];
    const headers = guest();
    for (let n = 0; n < 22; n++)
      statuses.push((await get(`/api/kiosk-instances/code/ZZZZ${20 + n}`, headers)).statusCode);
    expect(statuses.slice(0, 5)).toEqual([503, 503, 503, 503, 503]);
    expect(statuses.at(-1)).toBe(429);
    // Whoever is right is answered all the same.
    expect((await get(kiosk())).statusCode).toBe(200);
    server.pass(3_600_000);
  });

  it('loses no visit that could not be written meanwhile, and counts it once', async () => {
    const headers = guest();
    const device = hashOfGuestId(headers['x-device-id']);
    await get(kiosk(), headers);
    await seen();
    await line.refuse();
    await get(kiosk());
    await expect(server.services.visits.flush()).rejects.toThrow();
    await line.mend();
    await expect.poll(() => get('/api/health').then(({ statusCode }) => statusCode), { timeout: 5000 }).toBe(200);
    await server.services.visits.flush();
    await server.services.visits.flush();
    const visits = elsewhere.selectFrom('visits').select('joined_at').where('device_hash', '=', device);
    expect(await visits.execute()).toHaveLength(1);
  });

  it('ends after five minutes', async () => {
    let later = 0;
    const { services } = server;
    const bounds = { now: () => performance.now() + later, kiosksAtMost: 10, bytesAtMost: 1e6 };
    const [before, stop] = [services.whileAway, stopWatching];
    await stop();
    services.whileAway = createWhileAway(services, bounds);
    stopWatching = services.whileAway.watch();
    await expect.poll(async () => (await get(kiosk())).statusCode).toBe(200);
    await seen();
    await get(kiosk());
    await line.refuse();
    expect((await get(kiosk())).statusCode).toBe(200);
    later = 4 * 60_000 + 50_000;
    expect((await get(kiosk())).statusCode).toBe(200);
    later = 5 * 60_000 + 1000;
    expect((await get(kiosk())).statusCode).toBe(503);
    await stopWatching();
    services.whileAway = before;
    stopWatching = before.watch();
  });

  it.each([
    ['kiosks', () => ({ kiosksAtMost: 1, bytesAtMost: 1e6 })],
    ['bytes', (bytesOfOne: number) => ({ kiosksAtMost: 10, bytesAtMost: bytesOfOne * 1.5 })],
  ])('keeps so many %s, those that were asked for last', async (_of, mostOf) => {
    const { services } = server;
    const most = mostOf((await get(kiosk(server.teaCode), guest(server.teaCode))).rawPayload.length);
    const before = services.whileAway;
    await stopWatching();
    services.whileAway = createWhileAway(services, { now: () => performance.now(), ...most });
    stopWatching = services.whileAway.watch();
    await seen();
    for (const code of [server.barCode, server.teaCode]) await get(kiosk(code), guest(code));
    await seen();
    await line.refuse();
    const statuses: number[] = [];
    for (const code of [server.barCode, server.teaCode])
      statuses.push((await get(kiosk(code), guest(code))).statusCode);
    expect(statuses).toEqual([503, 200]);
    await stopWatching();
    services.whileAway = before;
    stopWatching = before.watch();
  });

  it('is never taken for away while it is busy', async () => {
    await get(kiosk());
    await seen();
    const busy = elsewhere.transaction().execute(async (tx) => {
      await sql`lock table shops in access exclusive mode`.execute(tx);
      return get(kiosk());
    });
    const reply = await busy;
    expect([reply.statusCode, reply.headers['x-last-seen']]).toEqual([503, undefined]);
    expect((await get(kiosk())).statusCode).toBe(200);
  });

  it('is not taken for away where only a connection was lost', async () => {
    await get(kiosk());
    await seen();
    const reply = await elsewhere.transaction().execute(async (tx) => {
      await sql`lock table event_counters in access exclusive mode`.execute(tx);
      const waiting = get(kiosk());
      await wait(300);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(tx);
      return waiting;
    });
    expect([reply.statusCode, reply.headers['x-last-seen']]).toEqual([503, undefined]);
  });
});
