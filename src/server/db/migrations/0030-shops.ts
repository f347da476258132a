import { sql, type Kysely } from 'kysely';

/** Shops are made, changed and archived here; a set-up of a bar can be left and resumed. Source: docs/decisions/0095, 0096. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table master_shops add column version integer not null default 1`,
  `alter table master_shops add column archived_at text`,
  `create table set_up_links (token_hash text primary key, created_at text not null)`,
  `create table set_ups (
    id text primary key, account_id text not null, shop_id text, step text not null, touched_at text not null)`,
];
