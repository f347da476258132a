/** The connections to a real PostgreSQL. */
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { isUnavailable } from './is-unavailable.ts';
import { openPostgres } from './postgres.ts';

const address = process.env.TEST_DATABASE_URL;

describe.skipIf(!address)('a connection to PostgreSQL that is lost between two queries of a transaction', () => {
  it.each(['dialect', 'patient'] as const)('ends the transaction alone (%s)', async (which) => {
    const db = new Kysely<unknown>({ dialect: openPostgres(address ?? '')[which] });
    const admin = new Kysely<unknown>({ dialect: openPostgres(address ?? '').dialect });
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
    await Promise.all([db.destroy(), admin.destroy()]);
  });
});
