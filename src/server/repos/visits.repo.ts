/** Visits: a guest at a kiosk on one day of the shop. */
import type { Db } from '../db/database.ts';

export interface Visit {
  id: string;
  shopId: string;
  instanceCode: string;
  kioskType: string;
  day: string;
  deviceHash: string | null;
}

/** Writes a new visit; a later join on the same day changes nothing. */
export const insertVisit = (db: Db, visit: Visit, joinedAt: string | null) =>
  db
    .insertInto('visits')
    .values({
      id: visit.id,
      shop_id: visit.shopId,
      instance_code: visit.instanceCode,
      kiosk_type: visit.kioskType,
      day: visit.day,
      device_hash: visit.deviceHash,
      joined_at: joinedAt,
      ordered_at: null,
      seconds_to_order: null,
    })
    .onConflict((conflict) => conflict.columns(['instance_code', 'day', 'device_hash']).doNothing())
    .execute();

/** Records the first order of a visit; later ones change nothing. */
export async function noteFirstOrder(db: Db, visit: Visit, orderedAt: string): Promise<void> {
  if (visit.deviceHash === null) return;
  const row = await db
    .selectFrom('visits')
    .select(['id', 'joined_at'])
    .where('instance_code', '=', visit.instanceCode)
    .where('day', '=', visit.day)
    .where('device_hash', '=', visit.deviceHash)
    .where('ordered_at', 'is', null)
    .executeTakeFirst();
  if (!row) return;
  const seconds =
    row.joined_at === null ? null : Math.round((Date.parse(orderedAt) - Date.parse(row.joined_at)) / 1000);
  await db
    .updateTable('visits')
    .set({ ordered_at: orderedAt, seconds_to_order: seconds === null ? null : Math.max(0, seconds) })
    .where('id', '=', row.id)
    .where('ordered_at', 'is', null)
    .execute();
}

/**
 * Drops the guest of a visit, and keeps the visit.
 * @param before the first day that is kept
 */
export const forgetVisitors = (db: Db, before: string) =>
  db
    .updateTable('visits')
    .set({ device_hash: null })
    .where('day', '<', before)
    .where('device_hash', 'is not', null)
    .execute();
