import { sql, type Kysely } from 'kysely';

/** What a machine needs at a broker: its password's hash, the id of its last start, and when its connection ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['broker_hash', 'boot', 'gone_at'])
    await sql.raw(`alter table machines add column ${column} text`).execute(db);
}
