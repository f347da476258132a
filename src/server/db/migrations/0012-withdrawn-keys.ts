import { sql, type Kysely } from 'kysely';

/** A key without an order: a guest withdrew it before the order arrived. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const steps = [
    `create table order_keys_2 (
      device_hash text not null, idempotency_key text not null, body_hash text not null, order_id text references orders (id) deferrable initially deferred,
      created_at text not null, primary key (device_hash, idempotency_key))`,
    `insert into order_keys_2 select device_hash, idempotency_key, body_hash, order_id, created_at from order_keys`,
    `drop table order_keys`,
    `alter table order_keys_2 rename to order_keys`,
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}
