import { sql, type Kysely } from 'kysely';

/** Shared tablets at the counter, and the PINs of those who act there. Source: docs/decisions/0078. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table tablets (
    id text primary key, shop_id text not null, name text not null, key_hash text not null unique,
    created_at text not null, last_used_at text not null, person_id text, acted_at text)`,
  `create index tablets_of_shop on tablets (shop_id)`,
  `create table staff_pins (
    shop_id text not null, account_id text not null, pin_hash text not null, primary key (shop_id, account_id))`,
];
