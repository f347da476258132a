import { sql, type Kysely } from 'kysely';

/** Batches get an owner, and may hold the deleted content. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table batches add column shop_id text`,
  `alter table batches add column content text`,
  `create index batches_to_undo on batches (created_at) where undone_at is null`,
];
