import { sql, type Kysely } from 'kysely';

/** Every change that somebody may watch is a row, numbered for its shop. Source: docs/decisions/0046. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table event_counters (shop_id text primary key, n integer not null)`,
  `create table shop_events (
    shop_id text not null, seq integer not null, kind text not null, subject text not null, primary key (shop_id, seq))`,
];
