import { sql, type Kysely } from 'kysely';

/** What is sold out tonight is kept beside the menu; a step staff took by mistake can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table sold_out (
    shop_id text not null, kind text not null, subject text not null, is_out integer not null,
    at text not null, account_id text not null, primary key (shop_id, kind, subject))`,
  `alter table orders add column before_step text`,
  `create table boards (
    shop_id text primary key, key_hash text not null, shows_names integer not null, join_code text,
    created_at text not null)`,
];
