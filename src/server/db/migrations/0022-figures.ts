import { sql, type Kysely } from 'kysely';

/**
 * Who ended an order that was not made, so that abandoned ones can be counted, and why a kiosk is paused. Of orders
 * cancelled before this nobody knows. Source: docs/decisions/0072.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table orders add column cancelled_by text`,
  `alter table kiosk_instances add column pause_reason text`,
];
