/** How many orders a shop has had on each of its days. */
import type { Db } from '../../db/database.ts';

/**
 * Every order takes the next number of its day, so the counters tell without counting rows.
 * @param between days, both inclusive; all of them unless told
 * @returns days with orders, ascending
 */
export async function ordersByDay(
  db: Db,
  shopId: string,
  between?: { from: string; to: string },
): Promise<{ day: string; n: number }[]> {
  return db
    .selectFrom('day_counters')
    .select(['day', 'n'])
    .where('shop_id', '=', shopId)
    .$if(between !== undefined, (q) => q.where('day', '>=', between?.from ?? '').where('day', '<=', between?.to ?? ''))
    .orderBy('day')
    .execute();
}
