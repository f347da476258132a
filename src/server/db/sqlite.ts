/** Kysely's SQLite dialect over @photostructure/sqlite: the API of node:sqlite with its binary in the package. */
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import {
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely';
import { copySqlite } from './copy-sqlite.ts';

const KEPT_STATEMENTS = 500;
/** What is left of the write-ahead log of a large import once it was written back. Bytes. */
const MOST_KEPT_LOG = 8 * 1024 * 1024;

export interface SqliteFile {
  database: DatabaseSyncInstance;
  dialect: SqliteDialect;
  /** Whether nobody has the connection, or waits for it. */
  isFree: () => boolean;
  /** Runs it at once, or when the transaction that has the connection is over. */
  exclusively: <T>(work: () => T) => T | Promise<T>;
  /** Is called at every query of Kysely's that may write. */
  onWrite: (listener: () => void) => void;
  /** Undefined for a database in memory. */
  copyTo: ((target: string, stopped?: AbortSignal) => Promise<void>) | undefined;
}

/**
 * Opens the file, creating it and its folder. One process owns it: a second gets "database is locked" at once.
 * Durability: WAL with synchronous=FULL, so that acknowledged data survives a power cut.
 */
export function openSqlite(file: string): SqliteFile {
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
    pragma cache_size = -8000;
    pragma journal_size_limit = ${MOST_KEPT_LOG};
  `);
  let noteWrite = (): void => undefined;
  let onClosed = (): void => undefined;
  const config = {
    database: adapt(database, { noteWrite: () => noteWrite(), onClosed: () => onClosed() }),
  };
  const driver = new SharedDriver(config);
  const copying = file === ':memory:' ? undefined : copySqlite(file, database, (work) => driver.exclusively(work));
  if (copying) onClosed = copying.end;
  const dialect = new SqliteDialect(config);
  dialect.createDriver = () => driver;
  dialect.createAdapter = () => new TransactionalAdapter();
  return {
    database,
    dialect,
    isFree: () => driver.isFree,
    exclusively: (work) => driver.exclusively(work),
    onWrite: (listener) => (noteWrite = listener),
    copyTo: copying?.copyTo,
  };
}

/**
 * An insert of several rows keeps each page as it was before, to take the statement back: in a file that was as much
 * writing as the log. After the migrations, whose sorting of whole tables needs files. Source: docs/performance.md "An order".
 */
export const keepTemporaryInMemory = (database: DatabaseSyncInstance): void =>
  database.exec('pragma temp_store = memory');

/** A copy of a database that is no longer in use: as it is, unmigrated. @throws if it is none */
export function openSqliteCopy(file: string): { database: DatabaseSyncInstance; dialect: SqliteDialect } {
  const database = new DatabaseSync(file);
  return { database, dialect: new SqliteDialect({ database: adapt(database, NOBODY) }) };
}

/** SQLite takes back what is done to tables as well: an update that is killed in the middle never was. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Knows whether anybody has the one connection, or waits for it. */
class SharedDriver extends SqliteDriver {
  #users = 0;

  override acquireConnection(): Promise<DatabaseConnection> {
    this.#users++;
    return super.acquireConnection();
  }

  override releaseConnection(): Promise<void> {
    this.#users--;
    return super.releaseConnection();
  }

  get isFree(): boolean {
    return this.#users === 0;
  }

  exclusively<T>(work: () => T): T | Promise<T> {
    if (this.isFree) return work();
    return this.acquireConnection().then(() => {
      try {
        return work();
      } finally {
        void this.releaseConnection();
      }
    });
  }
}

interface Listeners {
  noteWrite: () => void;
  onClosed: () => void;
}

const NOBODY: Listeners = { noteWrite: () => undefined, onClosed: () => undefined };

function adapt(database: DatabaseSyncInstance, { noteWrite, onClosed }: Listeners): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => {
      // Statements that are still prepared keep SQLite from doing so at the last close: the file alone holds everything.
      database.exec('pragma wal_checkpoint(truncate)');
      database.close();
      onClosed();
    },
    prepare: (text) => {
      if (!/^\s*select\b/i.test(text)) noteWrite();
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
