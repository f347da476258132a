import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

/** How much a database holds: for a person to tell two of them apart. */
export interface DataCounts {
  /** The last migration it has seen. */
  schema: string;
  shops: number;
  recipes: number;
  orders: number;
  lastOrderAt: string | null;
}

/** Reads what every version has had since the first. */
export async function countData(db: Db): Promise<DataCounts> {
  const shops = await db
    .selectFrom('shops')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const recipes = await db
    .selectFrom('recipes')
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  const orders = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  // By shop, as the orders' index has them: the newest of all would read every order.
  const last = await db
    .selectFrom('shops')
    .select((eb) =>
      eb
        .selectFrom('orders')
        .select('orders.created_at')
        .whereRef('orders.shop_id', '=', 'shops.id')
        .orderBy('orders.created_at', 'desc')
        .limit(1)
        .as('at'),
    )
    .execute();
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
  return {
    schema: rows[0]?.name ?? '',
    shops: Number(shops.n),
    recipes: Number(recipes.n),
    orders: Number(orders.n),
    lastOrderAt: last.reduce<string | null>(
      (newest, { at }) => (at !== null && at > (newest ?? '') ? at : newest),
      null,
    ),
  };
}
