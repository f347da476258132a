import { sql, type Kysely } from 'kysely';

/** Visits of guests, a version for orders that staff correct, and indexes for staff's lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table orders add column version integer not null default 1`,
  `create table visits (
    id text primary key, shop_id text not null, instance_code text not null, kiosk_type text not null, day text not null,
    device_hash text, joined_at text, ordered_at text, seconds_to_order integer,
    unique (instance_code, day, device_hash))`,
  `create index visits_by_shop on visits (shop_id, day)`,
  `create index visits_with_device on visits (day) where device_hash is not null`,
  `create index orders_by_status on orders (shop_id, status, created_at)`,
  `create index orders_by_instance on orders (shop_id, instance_code, created_at)`,
];
