/** A shop's orders and visits aggregated by the database, so that the result does not grow with their number. */
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export interface Period {
  shopId: string;
  /** Days of the shop, both inclusive. */
  from: string;
  to: string;
}

const placed = (db: Db, { shopId, from, to }: Period) =>
  db.selectFrom('orders').where('shop_id', '=', shopId).where('day', '>=', from).where('day', '<=', to);

/** @returns for each ten minutes, as `2026-03-14T20:3`, the orders that were not cancelled */
export async function countOrdersByTime(db: Db, period: Period): Promise<{ day: string; slot: string; n: number }[]> {
  const rows = await placed(db, period)
    .select(({ fn }) => ['day', sql<string>`substr(created_at, 1, 15)`.as('slot'), fn.countAll().as('n')])
    .where('status', '!=', 'CANCELLED')
    .groupBy(['day', 'slot'])
    .execute();
  return rows.map((row) => ({ ...row, n: Number(row.n) }));
}

export async function countCancelled(db: Db, period: Period): Promise<number> {
  const { n } = await placed(db, period)
    .select(({ fn }) => fn.countAll().as('n'))
    .where('status', '=', 'CANCELLED')
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Most ordered first. */
export async function countOrdersByRecipe(
  db: Db,
  period: Period,
): Promise<{ recipeId: string; name: string; n: number }[]> {
  const rows = await placed(db, period)
    .select(({ fn }) => ['recipe_id', fn.max('recipe_name').as('name'), fn.countAll().as('n')])
    .where('status', '!=', 'CANCELLED')
    .groupBy('recipe_id')
    .orderBy('n', 'desc')
    .orderBy('recipe_id')
    .execute();
  return rows.map(({ recipe_id, name, n }) => ({ recipeId: recipe_id, name, n: Number(n) }));
}

/** Deleted kiosks count too; null is for orders without a kiosk. */
export async function countOrdersByExperience(db: Db, period: Period): Promise<Map<string | null, number>> {
  const byInstance = placed(db, period)
    .select(({ fn }) => ['instance_code', fn.countAll<number>().as('n')])
    .where('status', '!=', 'CANCELLED')
    .groupBy('instance_code')
    .as('counted');
  const rows = await db
    .selectFrom(byInstance)
    .leftJoin('kiosk_instances', 'join_code', 'instance_code')
    .select(({ fn }) => ['kiosk_type', fn.sum('n').as('n')])
    .groupBy('kiosk_type')
    .execute();
  return new Map(rows.map(({ kiosk_type, n }) => [kiosk_type, Number(n)]));
}

const visited = (db: Db, { shopId, from, to }: Period) =>
  db.selectFrom('visits').where('shop_id', '=', shopId).where('day', '>=', from).where('day', '<=', to);

export async function countVisits(db: Db, period: Period): Promise<Map<string, { joined: number; ordered: number }>> {
  const rows = await visited(db, period)
    .select(({ fn }) => ['kiosk_type', fn.countAll().as('joined'), fn.count('ordered_at').as('ordered')])
    .groupBy('kiosk_type')
    .execute();
  return new Map(
    rows.map(({ kiosk_type, joined, ordered }) => [kiosk_type, { joined: Number(joined), ordered: Number(ordered) }]),
  );
}

/** Histogram of the seconds from joining to the first order, the shortest first. */
export async function countSecondsToOrder(
  db: Db,
  period: Period,
): Promise<{ kioskType: string; seconds: number; n: number }[]> {
  const rows = await visited(db, period)
    .select(({ fn }) => ['kiosk_type', 'seconds_to_order', fn.countAll().as('n')])
    .where('seconds_to_order', 'is not', null)
    .groupBy(['kiosk_type', 'seconds_to_order'])
    .orderBy('seconds_to_order')
    .execute();
  return rows.map((row) => ({ kioskType: row.kiosk_type, seconds: row.seconds_to_order ?? 0, n: Number(row.n) }));
}
