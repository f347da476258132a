import { sql, type Kysely } from 'kysely';

/**
 * Orders placed together share a ticket; made, collected, held and remade orders are told apart; orders of a shared
 * screen have a pick-up code. Source: docs/decisions/0045.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table orders add column ticket_id text not null default ''`,
  `alter table orders add column remake_of text`,
  `alter table orders add column completed_at text`,
  `alter table orders add column collected_at text`,
  `alter table orders add column held_at text`,
  `alter table orders add column pickup_code text`,
  `alter table orders add column pickup_failures integer not null default 0`,
  `update orders set ticket_id = id`,
  `update orders set completed_at = completes_at where status = 'COMPLETED'`,
  // Before this there was no collecting: nobody has to hand out last week's drinks.
  `update orders set collected_at = completes_at where status = 'COMPLETED'`,
  `create unique index orders_by_remade on orders (remake_of) where remake_of is not null`,
  `create index orders_by_ticket on orders (ticket_id)`,
];
