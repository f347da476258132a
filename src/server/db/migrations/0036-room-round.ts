import { sql, type Kysely } from 'kysely';

/** The round for everyone of a shop, and the phones in it. Source: docs/decisions/0137. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table room_rounds (
    shop_id text primary key, id text not null, set_id text not null, pace text not null,
    step integer not null, since text not null, is_stopped integer not null,
    started_at text not null, revision integer not null)`,
  `create table room_round_phones (
    round_id text not null, device_hash text not null, shop_id text not null,
    answers text not null, name text, joined_at text not null,
    primary key (round_id, device_hash))`,
  `create index room_round_phones_by_device on room_round_phones (shop_id, device_hash)`,
];
