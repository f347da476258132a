/**
 * The engines every server test runs on: SQLite in memory and PostgreSQL: the real one of TEST_DATABASE_URL, else
 * PGlite in process.
 */
import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { openDatabase, openWith, type Db } from '../../src/server/db/database.ts';

export type OpenTestDatabase = () => Promise<Db>;

const openPglite: OpenTestDatabase = () => openWith(new PostgresDialect({ pool: poolOfOne(new PGlite()) }));

let template: Promise<string> | undefined;

/**
 * Empty and migrated: a copy of one that was migrated once, which takes a fraction of the time.
 * @returns its address
 */
async function createPostgres(address: string): Promise<string> {
  template ??= migratedPostgres(address);
  return createDatabase(address, `template ${await template}`);
}

/** @returns its name */
async function migratedPostgres(address: string): Promise<string> {
  const migrated = await createDatabase(address);
  await (await openDatabase(migrated)).destroy();
  return new URL(migrated).pathname.slice(1);
}

/** @returns its address */
async function createDatabase(address: string, how = ''): Promise<string> {
  const name = `sipwell_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new Kysely<unknown>({ dialect: await postgresDialect(address) });
  await sql.raw(`create database ${name} ${how}`).execute(admin);
  await admin.destroy();
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

async function postgresDialect(address: string): Promise<PostgresDialect> {
  const { default: pg } = await import('pg');
  return new PostgresDialect({ pool: new pg.Pool({ connectionString: address, max: 1 }) });
}

/** PGlite has a single connection: further ones wait for its release. */
function poolOfOne(pglite: PGlite): PostgresPool {
  let free = Promise.resolve();
  return {
    connect: async () => {
      let release = (): void => undefined;
      const before = free;
      free = new Promise((resolve) => (release = resolve));
      await before;
      const client = {
        query: async (text: string, values: readonly unknown[] = []) => {
          const { rows, affectedRows } = await pglite.query(text, [...values]);
          return { rows, rowCount: affectedRows ?? rows.length, command: rows.length > 0 ? 'SELECT' : 'UPDATE' };
        },
        release,
      };
      return client as unknown as PostgresPoolClient;
    },
    end: () => pglite.close(),
  };
}

const real = process.env.TEST_DATABASE_URL;

/** A PostgreSQL without any table. `open` opens it as a server would. */
export async function emptyPostgres(): Promise<{ raw: Kysely<unknown>; open: OpenTestDatabase; address?: string }> {
  if (!real) {
    const pglite = new PGlite();
    const dialect = () => new PostgresDialect({ pool: poolOfOne(pglite) });
    return { raw: new Kysely({ dialect: dialect() }), open: () => openWith(dialect()) };
  }
  const address = await createDatabase(real);
  return { raw: new Kysely({ dialect: await postgresDialect(address) }), open: () => openDatabase(address), address };
}

const engines: [name: string, open: OpenTestDatabase][] = [
  ['sqlite', () => openDatabase(':memory:')],
  real ? ['postgres', async () => openDatabase(await createPostgres(real))] : ['pglite', openPglite],
];

/** `TEST_ENGINES=sqlite` leaves the others out. */
export const testEngines = engines.filter(([name]) => (process.env.TEST_ENGINES ?? name) === name);

/** One database of the real PostgreSQL, opened by several servers: the name, and what opens it. Empty without one. */
export const sharedEngines = (): typeof testEngines =>
  testEngines
    .filter(([name]) => name === 'postgres')
    .map(([name]) => {
      let address: Promise<string> | undefined;
      return [name, async () => openDatabase(await (address ??= createPostgres(real ?? '')))];
    });
