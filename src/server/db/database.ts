/**
 * One database behind one query builder: SQLite in a file, or PostgreSQL if the address starts with `postgres`. Source:
 * docs/decisions/0002.
 */
import { Kysely, sql, type Dialect, type Migrator } from 'kysely';
import { refuseHalfCopied } from './copy-over/target.ts';
import type { Db } from './db.ts';
import { registerEngine, type Engine } from './engine.ts';
import { createMigrator, migrate, migrationState, SCHEMA, type MigrationState } from './migrate.ts';
import { postgresEngine } from './postgres-engine.ts';
import { keepTemporaryInMemory } from './sqlite.ts';
import { openSoundSqlite } from './sqlite-damage.ts';
import { sqliteEngine } from './sqlite-engine.ts';
import { tellStatistics } from './sqlite-statistics.ts';
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
    const [{ openPostgres }, { takeOver }] = await Promise.all([import('./postgres.ts'), import('./one-schema.ts')]);
    const { patient, dialect, ...rest } = openPostgres(address, SCHEMA);
    const begin: BeforeMigration = async (db, state) => {
      await refuseHalfCopied(db as unknown as Kysely<unknown>);
      await before?.(db, state);
    };
    const first = await openWith(patient, postgresEngine, begin, (migrator) =>
      takeOver(
        address,
        SCHEMA,
        async () => (await migrationState(migrator)) === 'current',
        () => migrate(migrator),
      ),
    );
    await first.destroy();
    const db = new Kysely<Tables>({ dialect });
    registerEngine(db, postgresEngine(db, rest));
    return db;
  }
  return openSoundSqlite(address, async (file) => {
    const db = await openWith(file.dialect, (made) => sqliteEngine(made, file), before);
    tellStatistics(file.database);
    keepTemporaryInMemory(file.database);
    return db;
  });
}

/**
 * @param makeEngine what runs steps on it; by default that of PostgreSQL, alone on it
 * @param update brings tables up to date that are not
 */
export async function openWith(
  dialect: Dialect,
  makeEngine: (db: Db) => Engine = postgresEngine,
  before: BeforeMigration = () => Promise.resolve(),
  update: (migrator: Migrator) => Promise<void> = migrate,
): Promise<Db> {
  const db = new Kysely<Tables>({ dialect });
  registerEngine(db, makeEngine(db));
  try {
    const migrator = createMigrator(db as unknown as Kysely<unknown>);
    const state = await migrationState(migrator);
    await before(db, state);
    // What is current may be newer: that is refused.
    await (state === 'current' ? migrate(migrator) : update(migrator));
  } catch (cause) {
    await db.destroy();
    throw cause;
  }
  return db;
}

/** Runs the work in the current transaction, or in a new one. */
export const inTransaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

/** Throws if the database does not answer. */
export async function checkDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
