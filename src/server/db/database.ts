/**
 * One database behind one query builder: SQLite in a file, or PostgreSQL if the address starts with `postgres`. Source:
 * docs/decisions/0002.
 */
import { Kysely, sql, type Dialect } from 'kysely';
import { refuseHalfCopied } from './copy-over/target.ts';
import type { Db } from './db.ts';
import { registerEngine, type Engine } from './engine.ts';
import { createMigrator, migrate, migrationState, type MigrationState } from './migrate.ts';
import { postgresEngine } from './postgres-engine.ts';
import { openSoundSqlite } from './sqlite-damage.ts';
import { sqliteEngine } from './sqlite-engine.ts';
import type { Tables } from './tables.ts';

export type { Db };
export type BeforeMigration = (db: Db, state: MigrationState) => Promise<void>;

/**
 * Migrates it.
 * @param address `postgres://…`, or the path of an SQLite file
 * @param before is called first, with the database as it was left
 * @throws DamagedDatabase for an SQLite file that cannot be trusted
 */
export async function openDatabase(address: string, before?: BeforeMigration): Promise<Db> {
  if (address.startsWith('postgres')) {
    const { openPostgres } = await import('./postgres.ts');
    const { dialect, patient, others, connections } = openPostgres(address);
    const begin: BeforeMigration = async (db, state) => {
      await refuseHalfCopied(db as unknown as Kysely<unknown>);
      await before?.(db, state);
    };
    return openWith(dialect, (db) => postgresEngine(db, others, connections), begin, patient);
  }
  return openSoundSqlite(address, (file) => openWith(file.dialect, (db) => sqliteEngine(db, file), before));
}

/**
 * @param makeEngine what runs steps on it; by default that of PostgreSQL, alone on it
 * @param patient for migrating, where the dialect gives up what takes long
 */
export async function openWith(
  dialect: Dialect,
  makeEngine: (db: Db) => Engine = postgresEngine,
  before: BeforeMigration = () => Promise.resolve(),
  patient?: Dialect,
): Promise<Db> {
  const db = new Kysely<Tables>({ dialect });
  registerEngine(db, makeEngine(db));
  try {
    const migrator = createMigrator(db as unknown as Kysely<unknown>);
    const state = await migrationState(migrator);
    await before(db, state);
    if (patient && state !== 'current') await migrateOver(patient);
    else await migrate(migrator);
  } catch (cause) {
    await db.destroy();
    throw cause;
  }
  return db;
}

async function migrateOver(dialect: Dialect): Promise<void> {
  const db = new Kysely<unknown>({ dialect });
  try {
    await migrate(createMigrator(db));
  } finally {
    await db.destroy();
  }
}

/** Runs the work in the current transaction, or in a new one. */
export const inTransaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

/** Throws if the database does not answer. */
export async function checkDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
