/** A copy of the SQLite database in one file, made before a bulk deletion. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql, SqliteAdapter } from 'kysely';
import type { Db } from './database.ts';

const KEPT_SNAPSHOTS = 10;

/**
 * Writes `<folder>/<prefix>-<time>.db` and keeps the newest ten with that prefix. Blocks the process meanwhile. Does
 * nothing for PostgreSQL, which has backups of its own.
 */
export async function saveSnapshot(db: Db, folder: string, prefix: string, at: Date): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${prefix}-${at.toISOString().replaceAll(/[:.]/g, '-')}.db`);
  rmSync(file, { force: true });
  await sql`vacuum into ${file}`.execute(db);
  const kept = readdirSync(folder).filter((name) => name.startsWith(`${prefix}-`) && name.endsWith('.db'));
  for (const name of kept.sort().slice(0, -KEPT_SNAPSHOTS)) rmSync(join(folder, name));
}
