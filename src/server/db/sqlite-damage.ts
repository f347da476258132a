/** Tells a damaged SQLite file from one that is whole. Source: docs/behaviour/backups.md "A damaged database". */
import { statSync } from 'node:fs';
import type { Db } from './db.ts';
import { openSqlite, type SqliteFile } from './sqlite.ts';

/** The file is there, and cannot be trusted; the message is SQLite's. */
export class DamagedDatabase extends Error {}

/** Up to here a start has the time to read all of it; a larger one is read every night, as a copy. Bytes. */
const READ_AT_START = 64 * 1024 * 1024;

/** @throws DamagedDatabase */
export async function openSoundSqlite(address: string, open: (file: SqliteFile) => Promise<Db>): Promise<Db> {
  try {
    const file = openSqlite(address);
    try {
      requireSound(file, address);
    } catch (cause) {
      file.database.close();
      throw cause;
    }
    return await open(file);
  } catch (cause) {
    const { message } = cause as Error;
    throw /malformed|not a database|disk I\/O/i.test(message) ? new DamagedDatabase(message) : cause;
  }
}

function requireSound({ database }: SqliteFile, address: string): void {
  if (address === ':memory:' || statSync(address).size > READ_AT_START) return;
  const { quick_check: found } = database.prepare('pragma quick_check(1)').get() as { quick_check: string };
  if (found !== 'ok') throw new DamagedDatabase(found);
}
