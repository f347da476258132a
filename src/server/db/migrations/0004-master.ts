import { sql, type Kysely } from 'kysely';

/** Recipes edited at their source: a version for each, and the origin of the kiosks' copy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table master_recipes add column version integer not null default 1`,
  `alter table recipes add column upstream_hash text`,
  `alter table recipes add column removed_at text`,
  `update recipes set upstream_hash = '' where id in (select id from master_recipes)`,
];
