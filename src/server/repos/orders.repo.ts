import { sql } from 'kysely';
import { Allergies, OrderSize, OrderStatus } from '#contract/fields.ts';
import { statusesBefore } from '#domain/order/order.ts';
import type { Db } from '../db/database.ts';
import type { OrdersTable } from '../db/tables.ts';

export interface StoredOrder {
  id: string;
  shopId: string;
  recipeId: string;
  recipeName: string;
  name: string;
  size: OrderSize;
  quantity: number;
  status: OrderStatus;
  displayId: string;
  machineString: string;
  glassName: string;
  brewingMs: number;
  instanceCode: string | null;
  deviceHash: string | null;
  approvedBy: string | null;
  createdAt: string;
  allergies: Allergies | null;
  version: number;
}
type OrderSize = ReturnType<typeof OrderSize.parse>;
type Allergies = ReturnType<typeof Allergies.parse>;
type OrderStatus = ReturnType<typeof OrderStatus.parse>;

export const orderOf = (row: OrdersTable): StoredOrder => ({
  id: row.id,
  shopId: row.shop_id,
  recipeId: row.recipe_id,
  recipeName: row.recipe_name,
  name: row.name,
  size: OrderSize.parse(row.size),
  quantity: row.quantity,
  status: OrderStatus.parse(row.status),
  displayId: row.display_id,
  machineString: row.machine_string,
  glassName: row.glass_name,
  brewingMs: row.brewing_ms,
  instanceCode: row.instance_code,
  deviceHash: row.device_hash,
  approvedBy: row.approved_by,
  createdAt: row.created_at,
  allergies: row.allergies === null ? null : Allergies.parse(JSON.parse(row.allergies)),
  version: row.version,
});

export interface NewOrder extends Omit<OrdersTable, 'approved_at' | 'approved_by' | 'completes_at' | 'version'> {}

export async function insertOrder(tx: Db, order: NewOrder): Promise<StoredOrder> {
  const row = { ...order, approved_at: null, approved_by: null, completes_at: null, version: 1 };
  await tx.insertInto('orders').values(row).execute();
  return orderOf(row);
}

/** The next number of the shop's day, from 1. */
export async function nextDayNumber(tx: Db, shop_id: string, day: string): Promise<number> {
  const { n } = await tx
    .insertInto('day_counters')
    .values({ shop_id, day, n: 1 })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'day']).doUpdateSet(({ eb }) => ({ n: eb('day_counters.n', '+', 1) })),
    )
    .returning('n')
    .executeTakeFirstOrThrow();
  return n;
}

/** Use of a key: an order and the hash of the body that made it, or nothing if it was withdrawn before. */
export async function findOrderKey(
  db: Db,
  deviceHash: string,
  key: string,
): Promise<{ order: StoredOrder | undefined; bodyHash: string } | undefined> {
  const row = await db
    .selectFrom('order_keys')
    .leftJoin('orders', 'orders.id', 'order_keys.order_id')
    .select(['body_hash', 'order_id', 'shop_id'])
    .where('order_keys.device_hash', '=', deviceHash)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  const order = row.order_id && row.shop_id ? await findOrder(db, row.shop_id, row.order_id) : undefined;
  return { order, bodyHash: row.body_hash };
}

/**
 * Claims a key for an order about to be written in the same transaction, or for none, so that no order can use it. A
 * second claim waits for the first to commit.
 * @returns false if the key is taken
 */
export async function claimOrderKey(
  tx: Db,
  key: { deviceHash: string; key: string; bodyHash: string; orderId: string | null },
  at: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('order_keys')
    .values({
      device_hash: key.deviceHash,
      idempotency_key: key.key,
      body_hash: key.bodyHash,
      order_id: key.orderId,
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['device_hash', 'idempotency_key']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) === 1;
}

/** The same drink for the same name from the same device a moment ago: a double tap of a client that sends no key. */
export async function findTwin(
  tx: Db,
  order: { deviceHash: string; instanceCode: string | null; recipeId: string; name: string; since: string },
): Promise<StoredOrder | undefined> {
  const row = await tx
    .selectFrom('orders')
    .selectAll()
    .where('device_hash', '=', order.deviceHash)
    .where('recipe_id', '=', order.recipeId)
    .where('name', '=', order.name)
    .where('created_at', '>=', order.since)
    .where('instance_code', order.instanceCode === null ? 'is' : '=', order.instanceCode)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row && orderOf(row);
}

/** Number of open orders of a shop and of one device in it. */
export async function countOpenOrders(
  db: Db,
  shopId: string,
  deviceHash: string | null,
): Promise<{ shop: number; device: number }> {
  const { shop, device } = await db
    .selectFrom('orders')
    .select(({ fn, eb }) => [
      fn.countAll().as('shop'),
      fn
        .sum(
          eb
            .case()
            .when('device_hash', '=', deviceHash ?? '')
            .then(1)
            .else(0)
            .end(),
        )
        .as('device'),
    ])
    .where('shop_id', '=', shopId)
    .where('status', 'in', ['PENDING', 'IMMEDIATE'])
    .executeTakeFirstOrThrow();
  return { shop: Number(shop), device: Number(device ?? 0) };
}

/** A guest's own orders, newest first. Always filtered by device: nobody sees another's orders. */
export async function listOrders(
  db: Db,
  shopId: string,
  { deviceHash, sessionHash, limit }: { deviceHash: string; sessionHash?: string; limit: number },
): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('device_hash', '=', deviceHash)
    .$if(sessionHash !== undefined, (query) => query.where('session_hash', '=', sessionHash ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(orderOf);
}

export async function findOrder(db: Db, shopId: string, orderId: string): Promise<StoredOrder | undefined> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row && orderOf(row);
}

/** Recipes a device has ordered: the only ones it may look up without having joined. */
export async function listOrderedRecipeIds(db: Db, deviceHash: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('orders')
    .select('recipe_id')
    .distinct()
    .where('device_hash', '=', deviceHash)
    .execute();
  return new Set(rows.map(({ recipe_id }) => recipe_id));
}

/**
 * Releases an open order, once: two taps on Brew must not brew twice.
 * @returns the order, or undefined if it is unknown or no longer open.
 */
export async function releaseOrder(
  db: Db,
  shopId: string,
  orderId: string,
  { at, by, completesAt }: { at: string; by: string | null; completesAt: string },
): Promise<StoredOrder | undefined> {
  const row = await db
    .updateTable('orders')
    .set({ status: 'IN_PROGRESS', approved_at: at, approved_by: by, completes_at: completesAt })
    .where('shop_id', '=', shopId)
    .where('id', '=', orderId)
    .where('status', 'in', statusesBefore('IN_PROGRESS'))
    .returningAll()
    .executeTakeFirst();
  return row && orderOf(row);
}

/** Cancels an open order for the guest who placed it. */
export async function withdrawOpenOrder(db: Db, orderId: string): Promise<void> {
  await db
    .updateTable('orders')
    .set(({ eb }) => ({ status: 'CANCELLED', version: eb('version', '+', 1) }))
    .where('id', '=', orderId)
    .where('status', 'in', ['PENDING', 'IMMEDIATE'])
    .execute();
}

/** Written like the condition of the partial index: otherwise SQLite does not use it. */
const isOpen = sql<boolean>`status in ('PENDING', 'IMMEDIATE', 'IN_PROGRESS')`;

/** Orders whose pour has ended become COMPLETED. */
export const completeBrewedOrders = (db: Db, now: string) =>
  db
    .updateTable('orders')
    .set({ status: 'COMPLETED' })
    .where(isOpen)
    .where('status', '=', 'IN_PROGRESS')
    .where('completes_at', '<=', now)
    .execute();

/** Orders that waited too long for approval become CANCELLED. */
export const cancelStaleOrders = (db: Db, olderThan: string) =>
  db
    .updateTable('orders')
    .set({ status: 'CANCELLED' })
    .where(isOpen)
    .where('status', 'in', ['PENDING', 'IMMEDIATE'])
    .where('created_at', '<', olderThan)
    .execute();

export const forgetOldKeys = (db: Db, olderThan: string) =>
  db.deleteFrom('order_keys').where('created_at', '<', olderThan).execute();

/** Drops who ordered, keeps what was ordered. */
export const forgetGuests = (db: Db, olderThan: string) =>
  db
    .updateTable('orders')
    .set({ name: 'Guest', device_hash: null, session_hash: null, allergies: null })
    .where('created_at', '<', olderThan)
    .where(({ eb, or }) => or([eb('device_hash', 'is not', null), eb('name', '!=', 'Guest')]))
    .execute();
