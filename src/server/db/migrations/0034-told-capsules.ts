import { sql, type Kysely } from 'kysely';

/** Rare capsules that their guests have let the board tell of. Source: docs/decisions/0130. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table capsule_draws add column told_at text',
  'alter table capsule_draws add column told_name text',
  'alter table capsule_draws add column told_series text',
  'create index capsule_draws_by_told on capsule_draws (shop_id, told_at)',
];
