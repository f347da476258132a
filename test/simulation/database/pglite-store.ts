/** PostgreSQL in memory, one a process: each simulation begins with the rows of the bar's image. */
import { PGlite } from '@electric-sql/pglite';
import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { openWith } from '../../../src/server/db/database.ts';
import { postgresEngine } from '../../../src/server/db/postgres-engine.ts';
import type { BarImage } from './bar-image.ts';
import { counted } from '../time/outside-work.ts';
import { openMigrated, type Row, type Store } from './store.ts';

let migrated: Promise<PGlite> | undefined;

async function migrate(): Promise<PGlite> {
  const pglite = new PGlite();
  // Its pool is not ended: that would close the database.
  await openWith(new PostgresDialect({ pool: connect(pglite).pool }));
  return pglite;
}

export async function pgliteStore({ rows }: BarImage): Promise<Store> {
  const pglite = await (migrated ??= migrate());
  await fill(pglite, rows());
  let connection = connect(pglite);
  let crashes = 0;
  return {
    open: async () => openMigrated(new PostgresDialect({ pool: connection.pool }), postgresEngine),
    changes: () => (connection.isInTransaction() ? undefined : crashes * 1e9 + connection.writes()),
    read: async (query) =>
      connection.isInTransaction() ? undefined : counted(async () => (await pglite.query<Row>(query)).rows),
    crash: async () => {
      await connection.break();
      crashes++;
      connection = connect(pglite);
    },
    end: () => connection.break(),
  };
}

async function fill(pglite: PGlite, rows: ReadonlyMap<string, readonly object[]>): Promise<void> {
  const names = [...rows.keys()].map((name) => `"${name}"`);
  // Rows come table by table: what they refer to may come later.
  await pglite.exec(`set session_replication_role = replica; truncate ${names.join(', ')};`);
  for (const [name, all] of rows)
    if (all.length > 0)
      await pglite.query(`insert into "${name}" select * from json_populate_recordset(null::"${name}", $1)`, [
        JSON.stringify(all),
      ]);
  await pglite.exec('set session_replication_role = origin');
}

/** One connection, in turns; it may break off for good, and what it had begun is rolled back then. */
function connect(pglite: PGlite) {
  let free = Promise.resolve();
  let isBroken = false;
  let isInTransaction = false;
  let writes = 0;

  const query = async (text: string, values: readonly unknown[] = []) => {
    if (isBroken) return new Promise<never>(() => undefined);
    if (text === 'begin') isInTransaction = true;
    const { rows, affectedRows } = await counted(() => pglite.query<object>(text, [...values]));
    if (text === 'commit' || text === 'rollback') isInTransaction = false;
    if (!/^\s*select/i.test(text)) writes++;
    return { rows, rowCount: affectedRows ?? rows.length, command: rows.length > 0 ? 'SELECT' : 'UPDATE' };
  };
  const pool: PostgresPool = {
    connect: async () => {
      let release = (): void => undefined;
      const before = free;
      free = new Promise((resolve) => (release = resolve));
      await before;
      return { query, release } as unknown as PostgresPoolClient;
    },
    end: async () => undefined,
  };
  return {
    pool,
    isInTransaction: () => isInTransaction,
    writes: () => writes,
    break: async () => {
      isBroken = true;
      if (isInTransaction) await pglite.query('rollback');
    },
  };
}
