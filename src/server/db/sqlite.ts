/** Kysely's SQLite dialect over @photostructure/sqlite: the API of node:sqlite with its binary in the package. */
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';

const KEPT_STATEMENTS = 500;

/**
 * Opens the file, creating it and its folder. One process owns it: a second gets "database is locked" at once.
 * Durability: WAL with synchronous=FULL, so that acknowledged data survives a power cut.
 */
export function sqliteDialect(file: string): SqliteDialect {
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true });
    closeSync(openSync(file, 'a'));
  }
  const database = new DatabaseSync(file);
  database.exec(`
    pragma locking_mode = exclusive;
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma busy_timeout = 2000;
    pragma cache_size = -32000;
  `);
  return new SqliteDialect({ database: adapt(database) });
}

function adapt(database: DatabaseSyncInstance): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare: (text) => {
      const known = kept.get(text);
      if (known) return known;
      const statement = adaptStatement(database.prepare(text));
      if (kept.size >= KEPT_STATEMENTS) kept.clear();
      kept.set(text, statement);
      return statement;
    },
  };
}

type Bind = Parameters<StatementSyncInstance['all']>;

const adaptStatement = (statement: StatementSyncInstance): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...(parameters as Bind)),
  run: (parameters) => {
    const { changes, lastInsertRowid } = statement.run(...(parameters as Bind));
    return { changes: BigInt(changes), lastInsertRowid: BigInt(lastInsertRowid) };
  },
  iterate: (parameters) => statement.iterate(...(parameters as Bind)) as IterableIterator<unknown>,
});
