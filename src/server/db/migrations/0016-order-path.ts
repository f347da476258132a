import { sql, type Kysely } from 'kysely';

/**
 * What placing an order reads and writes, made cheap. Keys have no foreign key: a key is claimed before its order is
 * written, and SQLite then reads every key there is for each order that is inserted. Clients make keys that sort by
 * time, so an index that begins with them grows at its end. Waiting orders have an index of their own to be counted in.
 * Source: docs/decisions/0060.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const steps = [
    `create table order_keys_3 (
      device_hash text not null, idempotency_key text not null, body_hash text not null, order_id text,
      created_at text not null, primary key (idempotency_key, device_hash))`,
    `insert into order_keys_3 select device_hash, idempotency_key, body_hash, order_id, created_at from order_keys`,
    `drop table order_keys`,
    `alter table order_keys_3 rename to order_keys`,
    `create index orders_waiting on orders (shop_id, ticket_id, device_hash) where status in ('PENDING', 'IMMEDIATE')`,
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}
