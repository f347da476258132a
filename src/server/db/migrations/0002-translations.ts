import { sql, type Kysely } from 'kysely';

/** Translated texts with their author (human or machine), and translation jobs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table translations (
    shop_id text not null references shops (id), kind text not null, target_id text not null, field text not null,
    language text not null, text text not null, source text not null, source_hash text not null, updated_at text not null,
    primary key (shop_id, kind, target_id, field, language))`,

  `create table translation_jobs (
    id text primary key, shop_id text not null references shops (id), language text not null, status text not null,
    total_items integer not null, completed_items integer not null, untranslated_items integer not null,
    error_message text, created_at text not null, completed_at text, worker text, heartbeat_at text)`,
  `create index translation_jobs_by_shop on translation_jobs (shop_id, created_at)`,
  `create unique index translation_jobs_open on translation_jobs (shop_id, language) where status in ('queued', 'running')`,

  `create table translation_items (
    job_id text not null references translation_jobs (id), item_no integer not null, kind text not null,
    target_id text not null, field text not null, source_text text not null, source_hash text not null, zh_hk text,
    context text not null, status text not null, attempts integer not null, primary key (job_id, item_no))`,
  `create index translation_items_open on translation_items (job_id, attempts, item_no) where status = 'pending'`,

  `create table translation_usage (
    shop_id text not null references shops (id), hour text not null, items integer not null, tokens integer not null,
    primary key (shop_id, hour))`,
];
