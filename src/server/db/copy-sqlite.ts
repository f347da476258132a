/**
 * Copies the open SQLite file while it is written to, without holding anybody up. While no checkpoint is made, writes go
 * to the write-ahead log alone: the file stays as it is for as long as it is read, and with the log copied after it the
 * copy has every commit from before the beginning. Source: docs/decisions/0093.
 */
import { rm, open, type FileHandle } from 'node:fs/promises';
import { writeInSteps } from '../storage/write-in-steps.ts';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';

/** What is read in one go. Bytes. */
const STEP = 1024 * 1024;
const LOG_HEADER = 32;
const TRIES = 5;

interface Copying {
  /** @throws what the disk says; then there is no copy */
  copyTo: (target: string, stopped?: AbortSignal) => Promise<void>;
  /** To be called after the database was closed. */
  end: () => void;
}

export function copySqlite(file: string, database: DatabaseSyncInstance): Copying {
  // Kept open: closing a file ends every POSIX lock of this process on it, those of SQLite as well.
  let source: FileHandle | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const copyNow = async (target: string, stopped?: AbortSignal): Promise<void> => {
    source ??= await open(file, 'r');
    database.exec('pragma wal_autocheckpoint = 0');
    try {
      await copyFile(source, target, stopped);
      await copyLog(`${file}-wal`, `${target}-wal`, stopped);
      if (!database.isOpen) throw new Error('The database was closed while it was copied.');
    } catch (cause) {
      for (const path of [target, `${target}-wal`]) await rm(path, { force: true });
      throw cause;
    } finally {
      if (database.isOpen) database.exec('pragma wal_autocheckpoint = 1000');
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

const copyFile = (from: FileHandle, target: string, stopped?: AbortSignal): Promise<void> =>
  writeInSteps(target, partsOf(from, stopped), 'w');

async function* partsOf(from: FileHandle, stopped?: AbortSignal): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.allocUnsafe(STEP);
  const { size } = await from.stat();
  for (let at = 0; at < size;) {
    stopped?.throwIfAborted();
    const { bytesRead } = await from.read(bytes, 0, Math.min(STEP, size - at), at);
    if (bytesRead === 0) return;
    yield bytes.subarray(0, bytesRead);
    at += bytesRead;
  }
}

/** The first write after a checkpoint begins the log anew: a copy from both sides of it is made again. */
async function copyLog(file: string, target: string, stopped?: AbortSignal, tries = TRIES): Promise<void> {
  const from = await open(file, 'r').catch(() => undefined);
  if (!from) return;
  try {
    const before = await headerOf(from);
    await copyFile(from, target, stopped);
    if (before.equals(await headerOf(from))) return;
  } finally {
    await from.close();
  }
  if (tries === 1) throw new Error('The write-ahead log did not keep still.');
  return copyLog(file, target, stopped, tries - 1);
}

async function headerOf(log: FileHandle): Promise<Buffer> {
  const { buffer, bytesRead } = await log.read(Buffer.alloc(LOG_HEADER), 0, LOG_HEADER, 0);
  return buffer.subarray(0, bytesRead);
}
