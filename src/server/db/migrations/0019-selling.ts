import { sql, type Kysely } from 'kysely';

/**
 * When and what a shop sells, its pause and its prices; orders keep their price, their alcohol, and who has to approve
 * them. Orders from before have none of it. Source: docs/decisions/0064.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table shops add column selling text`,
  `alter table shops add column selling_version integer not null default 1`,
  `alter table shops add column paused_at text`,
  `alter table shops add column pause_reason text`,
  `create table recipe_prices (shop_id text not null, recipe_id text not null, size text not null, amount integer not null,
     primary key (shop_id, recipe_id, size))`,
  `alter table orders add column price_amount integer`,
  `alter table orders add column price_currency text`,
  `alter table orders add column alcohol_grams real`,
  `alter table orders add column is_liquor integer`,
  `alter table orders add column staff_approves text`,
  `alter table orders add column adult_confirmed_at text`,
];
