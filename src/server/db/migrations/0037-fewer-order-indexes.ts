import { sql, type Kysely } from 'kysely';

/**
 * What every order was written into and little read: staff's lists are read day by day, and nearly every ticket is one
 * order, found by its id. Source: docs/decisions/0144.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `drop index orders_by_status`,
  `drop index orders_by_instance`,
  `drop index orders_by_ticket`,
  `drop index orders_open`,
  `create index orders_open on orders (shop_id, status, created_at) where status in ('PENDING', 'IMMEDIATE', 'IN_PROGRESS')`,
  `create index orders_by_ticket on orders (ticket_id) where ticket_id <> id`,
];
