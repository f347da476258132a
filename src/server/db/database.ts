/**
 * One database behind one query builder: SQLite in a file, or PostgreSQL if the address starts with `postgres`. Source:
 * docs/decisions/0002.
 */
import { Kysely, PostgresDialect, sql, type Dialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** The database, or a transaction on it: repositories take either. */
export type Db = Kysely<Tables>;

const POSTGRES_SETTINGS = '-c statement_timeout=5000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000';

/** @param address `postgres://…`, or the path of an SQLite file. Migrates it. */
export const openDatabase = (address: string): Promise<Db> => openWith(dialectOf(address));

export async function openWith(dialect: Dialect): Promise<Db> {
  const db = new Kysely<Tables>({ dialect });
  await migrate(db as unknown as Kysely<unknown>);
  return db;
}

function dialectOf(address: string): Dialect {
  if (!address.startsWith('postgres')) return sqliteDialect(address);
  const pool = new pg.Pool({
    connectionString: address,
    max: 10,
    connectionTimeoutMillis: 3000,
    options: POSTGRES_SETTINGS,
  });
  // A lost idle connection must not end the process; the next query opens a new one.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}

/** Runs the work in the current transaction, or in a new one. */
export const inTransaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

/** Throws if the database does not answer. */
export async function checkDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
