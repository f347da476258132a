import { sql, type Kysely } from 'kysely';

/**
 * Screens at machines and the guests who stand before them; what is done to keep machines well; and which machines
 * have fallen silent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const IS_OPEN = `state in ('issued', 'accepted', 'waiting_glass', 'dispensing')`;

const STATEMENTS = [
  `alter table machines add column silent_since text`,
  `alter table shops add column approval_presence text`,
  `create table machine_displays (
    machine_id text primary key, shop_id text not null,
    key_hash text not null, secret text not null, created_at text not null,
    seen_at text, gone_since text)`,
  `create index machine_displays_shop on machine_displays (shop_id)`,
  `create table presence_grants (
    shop_id text not null, device_hash text not null, expires_at text not null,
    primary key (shop_id, device_hash))`,
  `create table machine_care (
    id text primary key, machine_id text not null, shop_id text not null, account_id text not null,
    kind text not null, slot integer not null, run_ms integer not null, pulses integer not null, rest_ms integer not null,
    state text not null, seq integer not null, progress real, code text, message text not null,
    issued_at text not null, expires_at text not null, times_out_at text not null, ended_at text,
    measured_ml real, ml_per_second real)`,
  `create unique index machine_care_open on machine_care (machine_id) where ${IS_OPEN}`,
  `create index machine_care_machine on machine_care (machine_id, issued_at)`,
];
