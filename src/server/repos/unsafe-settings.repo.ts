import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { engineOf } from '../db/engine.ts';

/** Settings of PostgreSQL that are off, without which a power cut may take what was answered. None of SQLite: it has its own. */
export async function unsafeSettings(db: Db): Promise<string[]> {
  if (!engineOf(db).lookout) return [];
  const { rows } = await sql<{ name: string }>`select name from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off' order by name`.execute(db);
  return rows.map(({ name }) => name);
}
