/** Visits: a guest at a kiosk on one day of the shop. */
import { setImmediate as turn } from 'node:timers/promises';
import type { Db } from '../../db/database.ts';
import { prepared, preparedRows, type Steps } from '../../db/steps.ts';

export interface Visit {
  id: string;
  shopId: string;
  instanceCode: string;
  kioskType: string;
  day: string;
  deviceHash: string | null;
}

interface Times {
  joinedAt: string | null;
  orderedAt: string | null;
}

const insert = preparedRows(
  (db, rows: readonly (Visit & Times & { seconds: number | null })[]) =>
    db
      .insertInto('visits')
      .values(
        rows.map((row) => ({
          id: row.id,
          shop_id: row.shopId,
          instance_code: row.instanceCode,
          kiosk_type: row.kioskType,
          day: row.day,
          device_hash: row.deviceHash,
          joined_at: row.joinedAt,
          ordered_at: row.orderedAt,
          seconds_to_order: row.seconds,
        })),
      )
      .onConflict((conflict) => conflict.columns(['instance_code', 'day', 'device_hash']).doNothing())
      .returning('id'),
  (row, { id }) => row.id === id,
);
const withoutOrder = prepared((db, given: { instanceCode: string; day: string; deviceHash: string }) =>
  db
    .selectFrom('visits')
    .select(['id', 'joined_at'])
    .where('instance_code', '=', given.instanceCode)
    .where('day', '=', given.day)
    .where('device_hash', '=', given.deviceHash)
    .where('ordered_at', 'is', null),
);
const noteOrder = prepared((db, given: { id: string; orderedAt: string; seconds: number | null }) =>
  db
    .updateTable('visits')
    .set({ ordered_at: given.orderedAt, seconds_to_order: given.seconds })
    .where('id', '=', given.id)
    .where('ordered_at', 'is', null)
    .returning('id'),
);

/** Writes a visit; of a known one its first order. What was recorded before stays. */
export function* writeVisit(visit: Visit, times: Times): Steps<void> {
  const { orderedAt } = times;
  const { instanceCode, day, deviceHash } = visit;
  const isNew = (yield* insert({ seconds: secondsBetween(times.joinedAt, orderedAt), ...visit, ...times })).length > 0;
  if (isNew || orderedAt === null || deviceHash === null) return;
  const [known] = yield* withoutOrder({ instanceCode, day, deviceHash });
  if (known) yield* noteOrder({ id: known.id, orderedAt, seconds: secondsBetween(known.joined_at, orderedAt) });
}

const secondsBetween = (from: string | null, to: string | null): number | null =>
  from === null || to === null ? null : Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));

/** Visits that are changed together, in a few milliseconds. */
const FORGOTTEN_AT_ONCE = 500;

/**
 * Drops the guest of a visit, and keeps the visit. Others are answered meanwhile.
 * @param before the first day that is kept
 */
export async function forgetVisitors(db: Db, before: string): Promise<void> {
  let forgotten: bigint;
  do {
    const { numUpdatedRows } = await db
      .updateTable('visits')
      .set({ device_hash: null })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('visits')
          .select('id')
          .where('day', '<', before)
          .where('device_hash', 'is not', null)
          .limit(FORGOTTEN_AT_ONCE),
      )
      .executeTakeFirstOrThrow();
    forgotten = numUpdatedRows;
    await turn();
  } while (forgotten > 0n);
}
