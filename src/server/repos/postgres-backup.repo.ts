/** What a backup of PostgreSQL needs beside its own programs. */
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { countData, type DataCounts } from './data-counts.repo.ts';

/**
 * @param work is given the name of a snapshot that its own connection can take
 * @returns what the snapshot holds
 */
export const countInSnapshot = (db: Db, work: (snapshot: string) => Promise<void>): Promise<DataCounts> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      await sql`set local statement_timeout = 0`.execute(tx);
      const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(tx);
      const counts = await countData(tx);
      await work(rows[0]?.id ?? '');
      return counts;
    });

/** Statements that remove every table of the database. */
export async function dropStatements(db: Db): Promise<string> {
  const { rows } = await sql<{
    name: string;
  }>`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = current_schema()`.execute(
    db,
  );
  return rows.map(({ name }) => `drop table ${name} cascade;`).join('\n');
}

/** The mark that the last restore has left; null if there is none. */
export async function restoredMark(db: Db): Promise<string | null> {
  const { rows } = await sql<{
    mark: string | null;
  }>`select obj_description('kysely_migration'::regclass) as mark`.execute(db);
  return rows[0]?.mark ?? null;
}
