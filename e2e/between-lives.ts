/** The database of a server, read and changed while no server runs over it. */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { startOwnPostgres } from './own-postgres.ts';

export interface Data {
  env: Record<string, string>;
  read: <T extends object>(text: string) => Promise<T[]>;
  change: (text: string) => Promise<unknown>;
  drop: () => Promise<void>;
}
export type Open = (dataDir: string) => Promise<Data>;

export const onSqlite: Open = (dataDir) => {
  const file = join(dataDir, 'sipwell.db');
  return Promise.resolve({
    env: {},
    read: <T>(text: string) => {
      // A statement keeps its file open for a while, and a server has its own alone: a copy is read.
      const copy = join(mkdtempSync(join(tmpdir(), 'sipwell-copy-')), 'copy.db');
      for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, copy + end);
      const db = new DatabaseSync(copy);
      const rows = db.prepare(text).all() as T[];
      db.close();
      rmSync(dirname(copy), { recursive: true });
      return Promise.resolve(rows);
    },
    change: (text) => {
      const db = new DatabaseSync(file);
      db.exec(text);
      db.close();
      return Promise.resolve();
    },
    drop: () => Promise.resolve(),
  });
};

export async function onPostgres(): Promise<Data> {
  const { url, stop } = await startOwnPostgres();
  const query = async <T extends object>(text: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<T>(text);
    await client.end();
    return rows;
  };
  return { env: { DATABASE_URL: url }, read: query, change: query, drop: stop };
}
