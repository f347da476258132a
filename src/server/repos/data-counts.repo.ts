import { setImmediate } from 'node:timers/promises';
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

/** Read in one go: some milliseconds. Count. */
const STEP = 20_000;

/** Reads what every version has had since the first. @param step of orders in one go */
export async function countData(db: Db, step = STEP): Promise<DataCounts> {
  const shops = await db
    .selectFrom('shops')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const recipes = await db
    .selectFrom('recipes')
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  const orders = await countOrders(db, step);
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
    orders,
    lastOrderAt: last.reduce<string | null>(
      (newest, { at }) => (at !== null && at > (newest ?? '') ? at : newest),
      null,
    ),
  };
}

/** SQLite counts by walking an index, and nobody is answered meanwhile: a million is walked in steps. */
async function countOrders(db: Db, step: number): Promise<number> {
  let [counted, after] = [0, ''];
  for (;;) {
    const rest = db.selectFrom('orders').where('id', '>', after);
    const last = await rest
      .select('id')
      .orderBy('id')
      .offset(step - 1)
      .limit(1)
      .executeTakeFirst();
    if (!last) {
      const { n } = await rest.select(({ fn }) => fn.countAll().as('n')).executeTakeFirstOrThrow();
      return counted + Number(n);
    }
    counted += step;
    after = last.id;
    await setImmediate();
  }
}
