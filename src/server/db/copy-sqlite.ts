/**
 * Copies the open SQLite file while it is written to, without holding anybody up. A commit writes whole pages to the
 * write-ahead log. Before a checkpoint writes them back to the file the log is kept beside the copy: every page that was
 * written while the file was read is in one of these logs, and the copy is whole when they were written back to it in
 * turn. Source: docs/decisions/0093.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { writeInSteps } from '../storage/write-in-steps.ts';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

/** What is read in one go. Bytes. */
const STEP = 1024 * 1024;
/** What the log may grow to before it is kept: that of SQLite's own checkpoints, 1000 pages. Bytes. */
const KEPT_LOG = 4 * 1024 * 1024;

interface Copying {
  /** @throws what the disk says; then there is no copy */
  copyTo: (target: string, stopped?: AbortSignal) => Promise<void>;
  /** To be called after the database was closed. */
  end: () => void;
}

/** Runs it when no transaction has the connection. */
type Exclusively = <T>(work: () => T) => T | Promise<T>;

export function copySqlite(file: string, database: DatabaseSyncInstance, exclusively: Exclusively): Copying {
  // Kept open: closing a file ends every POSIX lock of this process on it, those of SQLite as well.
  let source: FileHandle | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const log = `${file}-wal`;

  /** Nothing is written between the reading and what comes after it. */
  const takeLog = (afterwards: string): Promise<Buffer> =>
    Promise.resolve(
      exclusively(() => {
        if (!database.isOpen) throw new Error('The database was closed while it was copied.');
        const bytes = existsSync(log) ? readFileSync(log) : Buffer.alloc(0);
        database.exec(afterwards);
        return bytes;
      }),
    );
  const copyNow = async (target: string, stopped?: AbortSignal): Promise<void> => {
    source ??= await open(file, 'r');
    let kept = 0;
    const keepLog = async (afterwards: string) => writeAll(logOf(target, kept++), await takeLog(afterwards));
    // The log of a large import stays as long as it was, and is hardly in use.
    await exclusively(() => database.exec('pragma wal_autocheckpoint = 0; pragma wal_checkpoint(truncate)'));
    try {
      await writeInSteps(target, partsOf(source, beforeNext), 'w');
      await beforeNext();
      await keepLog('pragma wal_autocheckpoint = 1000');
    } catch (cause) {
      for (let i = 0; i < kept; i++) await rm(logOf(target, i), { force: true });
      await rm(target, { force: true });
      throw cause;
    } finally {
      if (database.isOpen) database.exec('pragma wal_autocheckpoint = 1000');
    }

    async function beforeNext(): Promise<void> {
      stopped?.throwIfAborted();
      // Truncated, so that its size says how much is in it.
      if (sizeOf(log) >= KEPT_LOG) await keepLog('pragma wal_checkpoint(truncate)');
    }
  };
  return {
    copyTo: (target, stopped) => {
      const mine = last.then(() => copyNow(target, stopped));
      last = mine.catch(() => undefined);
      return mine;
    },
    end: () => void source?.close(),
  };
}

/** Writes the logs that were kept beside a copy back to it. @throws if it is no database; what the disk says */
export async function settleLogs(copy: string): Promise<void> {
  for (let i = 0; existsSync(logOf(copy, i)); i++) {
    await rename(logOf(copy, i), `${copy}-wal`);
    const database = new DatabaseSync(copy);
    try {
      database.exec('pragma wal_checkpoint(truncate)');
    } finally {
      database.close();
    }
  }
}

const logOf = (copy: string, i: number): string => `${copy}-log-${i}`;
const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

async function* partsOf(from: FileHandle, beforeNext: () => Promise<void>): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.allocUnsafe(STEP);
  const { size } = await from.stat();
  for (let at = 0; at < size;) {
    await beforeNext();
    const { bytesRead } = await from.read(bytes, 0, Math.min(STEP, size - at), at);
    if (bytesRead === 0) return;
    yield bytes.subarray(0, bytesRead);
    at += bytesRead;
  }
}

const writeAll = (target: string, bytes: Buffer): Promise<void> => writeInSteps(target, stepsOf(bytes), 'w');

async function* stepsOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += STEP) yield bytes.subarray(at, at + STEP);
}
