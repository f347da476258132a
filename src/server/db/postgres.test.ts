/** The connections to a real PostgreSQL. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { isUnavailable } from './is-unavailable.ts';
import { SCHEMA } from './migrate.ts';
import { openPostgres } from './postgres.ts';

const address = process.env.TEST_DATABASE_URL;

describe.skipIf(!address)('a connection to PostgreSQL that is lost between two queries of a transaction', () => {
  it.each(['dialect', 'patient'] as const)('ends the transaction alone (%s)', async (which) => {
    const name = `sipwell_lost_${randomUUID().replaceAll('-', '')}`;
    const admin = new Kysely<unknown>({ dialect: openPostgres(address ?? '', SCHEMA).patient });
    await sql.raw(`create database ${name}`).execute(admin);
    const url = Object.assign(new URL(address ?? ''), { pathname: `/${name}` }).href;
    await (await openDatabase(url)).destroy();
    const db = new Kysely<unknown>({ dialect: openPostgres(url, SCHEMA)[which] });
    const lost = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(admin);
      await wait(100);
      return sql`select 1`.execute(trx);
    });
    const cause = await lost.catch((error: unknown) => error);
    expect(isUnavailable(cause), String(cause)).toBe(true);
    const { rows } = await sql`select 1 as one`.execute(db);
    expect(rows).toEqual([{ one: 1 }]);
    await db.destroy();
    await sql.raw(`drop database ${name} with (force)`).execute(admin);
    await admin.destroy();
  });
});
