import { sql, type Kysely } from 'kysely';

/** Machines of a shop, and the jobs they are given: at most one at a time for each machine, and for each order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const IS_OPEN = `state in ('issued', 'accepted', 'waiting_glass', 'dispensing')`;

const STATEMENTS = [
  `create table machines (
    id text primary key, shop_id text not null, name text not null,
    token_hash text unique, pairing_hash text unique, pairing_expires_at text,
    created_at text not null, removed_at text,
    seen_at text, firmware text, says text, levels text,
    paused_at text, pause_reason text, fault text, fault_at text, cleaning_required integer not null,
    stop_at text, stop_job_id text, last_job_at text)`,
  `create index machines_shop on machines (shop_id)`,
  `create table machine_jobs (
    id text primary key, machine_id text not null, shop_id text not null, order_id text not null,
    state text not null, seq integer not null, progress real, step text, code text, message text not null,
    stoppable integer not null, not_taken integer not null,
    estimate_ms integer not null, issued_at text not null, expires_at text not null, times_out_at text not null,
    ended_at text)`,
  `create unique index machine_jobs_machine on machine_jobs (machine_id) where ${IS_OPEN}`,
  `create unique index machine_jobs_order on machine_jobs (order_id) where ${IS_OPEN}`,
  `alter table orders add column job_id text`,
  `alter table orders add column job_report text`,
];
