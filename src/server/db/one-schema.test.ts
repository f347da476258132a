/** Two versions over a real PostgreSQL. Source: docs/decisions/0140. */
import { randomUUID } from 'node:crypto';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isUnavailable } from './is-unavailable.ts';
import { nameOfEvents, Overtaken, takeOver } from './one-schema.ts';
import { openPostgres } from './postgres.ts';

const address = process.env.TEST_DATABASE_URL;
const [OLD, NEW] = ['0001-first', '0002-second'];

describe.skipIf(!address)('a version that changes the tables', () => {
  const name = `sipwell_versions_${randomUUID().replaceAll('-', '')}`;
  const url = Object.assign(new URL(address ?? 'postgres://none'), { pathname: `/${name}` }).href;
  let admin: pg.Client;
  let client: pg.Pool;
  let opened: Kysely<unknown>[];
  beforeEach(async () => {
    opened = [];
    admin = new pg.Client(address);
    await admin.connect();
    await admin.query(`create database ${name}`);
    client = new pg.Pool({ connectionString: url });
    // The database is dropped with whatever is still leaving it.
    client.on('error', () => undefined);
    await client.query('create table kysely_migration (name text); create table orders (id integer)');
    await client.query('insert into kysely_migration values ($1)', [OLD]);
  });
  afterEach(async () => {
    await Promise.all(opened.map((db) => db.destroy()));
    await client.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });

  const open = (schema: string) => {
    const { dialect, overtaken } = openPostgres(url, schema);
    const db = new Kysely<unknown>({ dialect });
    opened.push(db);
    return { db, overtaken };
  };
  const count = async () => Number((await client.query<{ n: string }>('select count(*) as n from orders')).rows[0]?.n);
  const isDone = async () =>
    (await client.query('select 1 from kysely_migration where name = $1', [NEW])).rows.length > 0;
  const change = async () => void (await client.query('insert into kysely_migration values ($1)', [NEW]));

  it('ends what an older one has under way, and keeps it away from then on', async () => {
    const { db, overtaken } = open(OLD);
    let begun = (): void => undefined;
    const isBegun = new Promise<void>((done) => (begun = done));
    const writing = db.transaction().execute(async (tx) => {
      await sql`insert into orders values (1)`.execute(tx);
      begun();
      await sql`select pg_sleep(30)`.execute(tx);
    });
    writing.catch(() => undefined);
    await isBegun;
    await takeOver(url, NEW, isDone, change);
    expect(isUnavailable(await writing.catch((cause: unknown) => cause))).toBe(true);
    expect(await count()).toBe(0);

    const refused = await sql`insert into orders values (2)`.execute(db).catch((cause: unknown) => cause);
    expect(refused).toBeInstanceOf(Overtaken);
    expect(isUnavailable(refused)).toBe(true);
    expect(overtaken.aborted).toBe(true);
    await sql`insert into orders values (3)`.execute(open(NEW).db);
    expect(await count()).toBe(1);
  });

  it('is written to by none of the older ones from its first step on, however many try', async () => {
    const olds = [open(OLD), open(OLD)];
    const stopped = new AbortController();
    let answered = 0;
    const load = Array.from({ length: 16 }, async (_, n) => {
      while (!stopped.signal.aborted)
        await sql`insert into orders values (4)`.execute(olds[n % 2]!.db).then(
          () => answered++,
          () => new Promise((done) => setTimeout(done, 5)),
        );
    });
    await expect.poll(() => answered).toBeGreaterThan(100);
    let atFirst = 0;
    await takeOver(url, NEW, isDone, async () => {
      atFirst = await count();
      await new Promise((done) => setTimeout(done, 200));
      await change();
    });
    await expect.poll(() => olds.every(({ overtaken }) => overtaken.aborted)).toBe(true);
    stopped.abort();
    await Promise.all(load);
    expect(await count()).toBe(atFirst);
    // Nothing that was answered is lost; of what was not, some was written.
    expect(atFirst).toBeGreaterThanOrEqual(answered);
  });

  it('does so once where several servers of it start, and ends no connection of its own', async () => {
    let changes = 0;
    const starts = Array.from({ length: 3 }, async () => {
      await takeOver(url, NEW, isDone, async () => {
        changes += (await isDone()) ? 0 : 1;
        await new Promise((done) => setTimeout(done, 700));
        if (!(await isDone())) await change();
      });
      const { db } = open(NEW);
      const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
      return { pid, before: await pid() };
    });
    for (const { pid, before } of await Promise.all(starts)) expect(await pid()).toBe(before);
    expect(changes).toBe(1);
  });

  it('does not begin beside one that cannot be kept away', async () => {
    const unnamed = new pg.Client({ connectionString: url, application_name: 'sipwell events' });
    await unnamed.connect();
    await expect(takeOver(url, NEW, isDone, change)).rejects.toThrow('Stop every server of it first.');
    await unnamed.end();
    const named = new pg.Client({ connectionString: url, application_name: nameOfEvents(OLD) });
    await named.connect();
    named.on('error', () => undefined);
    await takeOver(url, NEW, isDone, change);
    expect(await isDone()).toBe(true);
    await named.end();
  });
});
