/** The database of a simulation: it outlives the server, and loses what a killed process had not committed. */
import { copyFileSync, existsSync, rmSync } from 'node:fs';
import type { StatementSyncInstance } from '@photostructure/sqlite';
import { Kysely, type Dialect } from 'kysely';
import type { Db } from '../../../src/server/db/database.ts';
import { registerEngine, type Engine } from '../../../src/server/db/engine.ts';
import { sqliteEngine } from '../../../src/server/db/sqlite-engine.ts';
import { openSqlite, type SqliteFile } from '../../../src/server/db/sqlite.ts';
import type { Tables } from '../../../src/server/db/tables.ts';
import { newFile, type BarImage } from './bar-image.ts';

export type Row = Record<string, string | number | null>;

export interface Store {
  open: () => Promise<Db>;
  /** Grows with every write; undefined while a transaction is under way. */
  changes: () => number | undefined;
  /** What is committed; undefined while a transaction is under way. */
  read: (query: string) => Promise<Row[] | undefined>;
  /** The process ends all at once. */
  crash: () => Promise<void>;
  end: () => Promise<void>;
}

/** As the product opens it, but for the look whether there is something to migrate. */
export function openMigrated(dialect: Dialect, makeEngine: (db: Db) => Engine): Db {
  const db = new Kysely<Tables>({ dialect });
  registerEngine(db, makeEngine(db));
  return db;
}

/** The product's own SQLite: same engine, same pragmas. A crash is opened from a copy of the files as they lie there. */
export function sqliteStore({ file: image }: BarImage): Store {
  let path = newFile();
  let opened: SqliteFile | undefined;
  let crashes = 0;
  copyFileSync(image, path);

  let statements = new Map<string, StatementSyncInstance>();
  const statementOf = ({ database }: SqliteFile, query: string) => {
    const known = statements.get(query) ?? database.prepare(query);
    statements.set(query, known);
    return known;
  };

  const leave = () => {
    statements = new Map();
    // Whoever still waits for it waits for ever.
    opened?.database.close();
    opened = undefined;
    for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
  };
  return {
    open: async () => {
      const file = openSqlite(path);
      opened = file;
      return openMigrated(file.dialect, (db) => sqliteEngine(db, file));
    },
    changes: () => {
      if (!opened || opened.database.isTransaction) return undefined;
      return crashes * 1e9 + (statementOf(opened, 'select total_changes() as n').get() as { n: number }).n;
    },
    read: async (query) => {
      if (!opened || opened.database.isTransaction) return undefined;
      return statementOf(opened, query).all() as Row[];
    },
    crash: async () => {
      const next = newFile();
      for (const suffix of ['', '-wal']) if (existsSync(path + suffix)) copyFileSync(path + suffix, next + suffix);
      leave();
      crashes++;
      path = next;
    },
    end: async () => leave(),
  };
}
