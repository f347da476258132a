/** Looks into a copy of an SQLite database that nobody uses. It takes as long as the file is large: run in a thread. */
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { Kysely } from 'kysely';
import { countData, type DataCounts } from '../repos/data-counts.repo.ts';
import { settleLogs } from './copy-sqlite.ts';
import { openSqliteCopy } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Copied = { counts: DataCounts } | { problem: string; isFull: boolean };

/** Makes one file of a copied file and the logs beside it. */
export const settleCopy = (file: string): Promise<Copied> =>
  withCopy(file, (database) => {
    database.exec('pragma journal_mode = delete');
    return undefined;
  });

/** Reads every page, index and reference. */
export const checkCopy = (file: string): Promise<Copied> =>
  withCopy(file, (database) => {
    const found = database.prepare('pragma integrity_check(1)').get() as { integrity_check: string };
    if (found.integrity_check !== 'ok') return found.integrity_check;
    const broken = database.prepare('pragma foreign_key_check').get() as { table: string; parent: string } | undefined;
    return broken && `a row of ${broken.table} names one of ${broken.parent} that is not there`;
  });

/** @param work may say what is wrong with it */
async function withCopy(file: string, work: (database: DatabaseSyncInstance) => string | undefined): Promise<Copied> {
  try {
    await settleLogs(file);
    const { database, dialect } = openSqliteCopy(file);
    const db = new Kysely<Tables>({ dialect });
    try {
      const problem = work(database);
      return problem === undefined ? { counts: await countData(db) } : { problem, isFull: false };
    } finally {
      await db.destroy();
      if (database.isOpen) database.close();
    }
  } catch (cause) {
    const { message } = cause as Error;
    return { problem: message, isFull: /disk is full/i.test(message) };
  }
}
