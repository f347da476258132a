/**
 * The engines every server test runs on: SQLite in memory and PostgreSQL: the real one of TEST_DATABASE_URL, else
 * PGlite in process.
 */
import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { openDatabase, openWith, type Db } from '../../src/server/db/database.ts';

export type OpenTestDatabase = () => Promise<Db>;

const openSqliteInMemory: OpenTestDatabase = () => openDatabase(':memory:');
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
  return nameOf(migrated);
}

/** @returns its name */
async function filledPostgres(address: string, fill: (db: Db) => Promise<unknown>): Promise<string> {
  const filled = await createPostgres(address);
  const db = await openDatabase(filled);
  await fill(db);
  await db.destroy();
  return nameOf(filled);
}

const nameOf = (address: string): string => new URL(address).pathname.slice(1);

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

const openPostgres: OpenTestDatabase = async () => openDatabase(await createPostgres(real ?? ''));

const engines: [name: string, open: OpenTestDatabase][] = [
  ['sqlite', openSqliteInMemory],
  real ? ['postgres', openPostgres] : ['pglite', openPglite],
];

interface Image {
  schema: readonly string[];
  rows: readonly [table: string, rows: readonly object[]][];
}
const images = new Map<string, Image>();
const templates = new Map<string, Promise<string>>();

/**
 * A database with something in it. On SQLite and a real PostgreSQL it is written once a worker, and from then on copied,
 * which takes a fraction of the time. @param of which content
 */
export async function openFilled(open: OpenTestDatabase, of: string, fill: (db: Db) => Promise<unknown>): Promise<Db> {
  if (open === openPostgres && real) {
    const filled = templates.get(of) ?? filledPostgres(real, fill);
    templates.set(of, filled);
    return openDatabase(await createDatabase(real, `template ${await filled}`));
  }
  const image = open === openSqliteInMemory ? images.get(of) : undefined;
  if (image) return openDatabase(':memory:', (db) => restore(db, image));
  const db = await open();
  await fill(db);
  if (open === openSqliteInMemory) images.set(of, await imageOf(db));
  return db;
}

async function imageOf(db: Db): Promise<Image> {
  const query =
    "select name, type, sql from sqlite_master where sql is not null and name not like 'sqlite~_%' escape '~'";
  const { rows } = await sql.raw<{ name: string; type: string; sql: string }>(query).execute(db);
  const tables = rows.filter(({ type }) => type === 'table');
  const others = rows.filter(({ type }) => type !== 'table');
  return {
    schema: [...tables, ...others].map((each) => each.sql),
    rows: await Promise.all(
      tables.map(async ({ name }): Promise<Image['rows'][number]> => {
        const { rows: all } = await sql.raw<object>(`select * from "${name}"`).execute(db);
        return [name, all];
      }),
    ),
  };
}

async function restore(db: Db, { schema, rows }: Image): Promise<void> {
  const raw = db as unknown as Kysely<Record<string, object>>;
  await sql.raw('pragma foreign_keys = off').execute(raw);
  await raw.transaction().execute(async (tx) => {
    for (const statement of schema) await sql.raw(statement).execute(tx);
    for (const [table, all] of rows)
      for (let at = 0; at < all.length; at += 100)
        await tx
          .insertInto(table)
          .values(all.slice(at, at + 100))
          .execute();
  });
  await sql.raw('pragma foreign_keys = on').execute(raw);
}

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
