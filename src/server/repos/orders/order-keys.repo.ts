/** Idempotency-Keys of orders. Source: docs/behaviour/orders.md "Idempotency", docs/decisions/0007. */
import type { Db } from '../../db/database.ts';
import { prepared, preparedRows, type Steps } from '../../db/steps.ts';
import { orderById, type StoredOrder } from './orders.repo.ts';

const keyed = prepared((db, given: { deviceHash: string; key: string }) =>
  db
    .selectFrom('order_keys')
    .leftJoin('orders', 'orders.id', 'order_keys.order_id')
    .select(['body_hash', 'order_id', 'shop_id'])
    .where('order_keys.device_hash', '=', given.deviceHash)
    .where('idempotency_key', '=', given.key),
);

/** Use of a key: an order and the hash of the body that made it, or nothing if it was withdrawn before. */
export function* findOrderKey(
  deviceHash: string,
  key: string,
): Steps<{ order: StoredOrder | undefined; bodyHash: string } | undefined> {
  const [row] = yield* keyed({ deviceHash, key });
  if (!row) return undefined;
  const order = row.order_id && row.shop_id ? yield* orderById(row.shop_id, row.order_id) : undefined;
  return { order, bodyHash: row.body_hash };
}

export interface OrderKey {
  deviceHash: string;
  key: string;
  bodyHash: string;
  orderId: string | null;
  at: string;
}

const claim = preparedRows(
  (db, rows: readonly OrderKey[]) =>
    db
      .insertInto('order_keys')
      .values(
        rows.map(({ deviceHash, key, bodyHash, orderId, at }) => ({
          device_hash: deviceHash,
          idempotency_key: key,
          body_hash: bodyHash,
          order_id: orderId,
          created_at: at,
        })),
      )
      .onConflict((conflict) => conflict.columns(['device_hash', 'idempotency_key']).doNothing())
      .returning(['device_hash', 'idempotency_key']),
  (row, { deviceHash, key }) => row.device_hash === deviceHash && row.idempotency_key === key,
);

/**
 * Claims a key for an order about to be written in the same transaction, or for none, so that no order can use it. A
 * second claim waits for the first to commit.
 * @returns false if the key is taken
 */
export function* claimOrderKey(key: OrderKey): Steps<boolean> {
  return (yield* claim(key)).length === 1;
}

export const forgetOldKeys = (db: Db, olderThan: string) =>
  db.deleteFrom('order_keys').where('created_at', '<', olderThan).execute();
