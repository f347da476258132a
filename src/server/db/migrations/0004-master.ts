import { sql, type Kysely } from 'kysely';

/** Recipes that are edited at their source: a version for each, and what the kiosks' copy knows of where it came from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table master_recipes add column version integer not null default 1`,
  `alter table recipes add column upstream_hash text`,
  `alter table recipes add column removed_at text`,
  `update recipes set upstream_hash = '' where id in (select id from master_recipes)`,
];
