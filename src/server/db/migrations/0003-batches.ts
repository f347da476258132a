import { sql, type Kysely } from 'kysely';

/** Deletions that can be undone as one batch, and menus with a subset of a shop's recipes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table batches (
    id text primary key, kind text not null, account_id text not null references accounts (id),
    created_at text not null, undone_at text)`,
  `alter table shops add column batch_id text`,
  `create index shops_by_batch on shops (batch_id) where batch_id is not null`,
  `alter table kiosk_instances add column batch_id text`,
  `create index kiosk_instances_by_batch on kiosk_instances (batch_id) where batch_id is not null`,
  `create index kiosk_instances_deleted on kiosk_instances (deleted_at) where deleted_at is not null`,
  `alter table recipes add column on_menu integer not null default 1`,
];
