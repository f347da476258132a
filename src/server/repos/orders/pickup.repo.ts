/** Orders of shared screens: found by their pick-up code, claimed by a guest's phone. Source: docs/decisions/0045. */
import { PICKUP_TRIES } from '#domain/order/order.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import { recordEventsIn } from '../events.repo.ts';
import { isOfTicket } from './order-conditions.ts';
import { orderOf, type StoredOrder } from './orders.repo.ts';

interface Asked {
  shopId: string;
  displayId: string;
  since: string;
  deviceHash: string;
}

/** The newest order with this number that still has a pick-up code, or is this device's already. */
export async function findOrderToPickUp(
  db: Db,
  { shopId, displayId, since, deviceHash }: Asked,
): Promise<StoredOrder | undefined> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('display_id', '=', displayId)
    .where(({ eb }) => eb('pickup_code', 'is not', null).or('device_hash', '=', deviceHash))
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row && orderOf(row);
}

/** Counts a try before its code is compared, so that tries made at the same time all count. False: none was left. */
export async function takePickupTry(db: Db, { ticketId }: StoredOrder): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set(({ eb }) => ({ pickup_failures: eb('pickup_failures', '+', 1) }))
    .where(isOfTicket(ticketId))
    .where('pickup_failures', '<', PICKUP_TRIES)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Gives a ticket nobody's device placed to a guest's phone, once.
 * @returns whether it was still unclaimed
 */
export const claimTicket = (
  db: Db,
  { shopId, ticketId }: StoredOrder,
  { deviceHash, sessionHash }: { deviceHash: string; sessionHash: string | null },
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const rows = await tx
      .updateTable('orders')
      .set(({ eb }) => ({
        device_hash: deviceHash,
        session_hash: sessionHash,
        pickup_code: null,
        version: eb('version', '+', 1),
      }))
      .where(isOfTicket(ticketId))
      .where('shop_id', '=', shopId)
      .where('device_hash', 'is', null)
      .where('pickup_code', 'is not', null)
      .returning('id')
      .execute();
    await recordEventsIn(
      tx,
      shopId,
      'order',
      rows.map(({ id }) => id),
    );
    return rows.length > 0;
  });
