/**
 * Places one order: checked against the menu, written once, numbered for the day. Source: docs/behaviour/orders.md
 * "Submitting", "Idempotency", docs/decisions/0007.
 */
import { createHash } from 'node:crypto';
import { Refusal } from '#contract/refusal.ts';
import { message } from '#domain/messages/message.ts';
import { displayId, newOrderStatus, orderSize, ORDER_DEFAULTS, type OrderSize } from '#domain/order/order.ts';
import type { Allergies } from '#domain/recipe/allergies.ts';
import type { Recipe } from '#contract/recipes.ts';
import {
  claimOrderKey,
  countOpenOrders,
  findOrderKey,
  findTwin,
  insertOrder,
  nextDayNumber,
  type StoredOrder,
} from '../../repos/orders.repo.ts';
import type { Db } from '../../db/database.ts';
import { pourOf } from './pour.ts';
import type { StoredShop } from '../../repos/shops.repo.ts';
import type { Services } from '../../services.ts';
import { dayOfShop } from '#server/settings/shop-time.ts';

/** Two identical orders without a key within this time are a double tap. Milliseconds. */
const TWIN_WINDOW_MS = 3000;

export interface OrderInput {
  shop: StoredShop;
  recipe: Recipe;
  name: string;
  size: OrderSize | undefined;
  instanceCode: string | null;
  deviceHash: string | null;
  sessionHash: string | null;
  /** The guest's allergy declaration; null if none. */
  allergies: Allergies | null;
  /** The client's Idempotency-Key. */
  key: string | undefined;
}

/** @returns the order, and whether the same key or a double tap had placed it before */
export async function placeOrder(
  services: Services,
  request: OrderInput,
): Promise<{ order: StoredOrder; replayed: boolean }> {
  const { clock, newId, commit, menus } = services;
  const { shop, recipe, key, deviceHash } = request;
  const size = orderSize(request.size, shop.savedSize);
  const pour = pourOf(recipe, size, (await menus.of(shop)).pumps);
  const bodyHash = hashOf({ ...request, shopId: shop.id, recipeId: recipe.id });
  const owner = deviceHash ?? '';

  return commit(async (tx) => {
    const now = clock();
    const at = now.toISOString();
    const id = newId();
    if (key !== undefined && !(await claimOrderKey(tx, { deviceHash: owner, key, bodyHash, orderId: id }, at))) {
      const order = await replay(tx, owner, key, bodyHash);
      if (!order) throw new Error('A key that is taken was not found.');
      return { order, replayed: true };
    }
    if (key === undefined && deviceHash !== null) {
      const since = new Date(now.getTime() - TWIN_WINDOW_MS).toISOString();
      const twin = await findTwin(tx, {
        deviceHash,
        instanceCode: request.instanceCode,
        recipeId: recipe.id,
        name: request.name,
        since,
      });
      if (twin && JSON.stringify(twin.allergies) === JSON.stringify(request.allergies))
        return { order: twin, replayed: true };
    }
    await refuseFullQueue(tx, services, request);

    const day = dayOfShop(shop, now);
    const dayNumber = await nextDayNumber(tx, shop.id, day);
    const order = await insertOrder(tx, {
      id,
      shop_id: shop.id,
      recipe_id: recipe.id,
      recipe_name: recipe.name,
      name: request.name,
      size,
      quantity: shop.savedQuantity ?? ORDER_DEFAULTS.quantity,
      status: newOrderStatus(shop.savedStatus),
      display_id: displayId(dayNumber),
      day,
      day_number: dayNumber,
      machine_string: pour.machineString,
      glass_name: pour.glassName,
      brewing_ms: pour.brewingMs,
      instance_code: request.instanceCode,
      device_hash: deviceHash,
      session_hash: request.sessionHash,
      created_at: at,
      allergies: request.allergies && JSON.stringify(request.allergies),
    });
    return { order, replayed: false };
  });
}

interface Wish {
  shopId: string;
  recipeId: string;
  name: string;
  size: OrderSize | undefined;
  instanceCode: string | null;
  allergies: Allergies | null;
}

/** Identity of an order, to tell a repetition from another order under the same key. */
const hashOf = ({ shopId, recipeId, name, size, instanceCode, allergies }: Wish): string =>
  createHash('sha256')
    .update(JSON.stringify([shopId, recipeId, name, size ?? null, instanceCode, ...(allergies ? [allergies] : [])]))
    .digest('hex');

/**
 * The order already made with a key. Looked up before any other check: a guest who got no answer and repeats must get
 * the order although its drink is sold out by now, the queue full or a limit reached.
 */
export const findPlacedOrder = (
  db: Db,
  { deviceHash, key, ...wish }: Wish & { deviceHash: string | null; key: string | undefined },
): Promise<StoredOrder | undefined> =>
  key === undefined ? Promise.resolve(undefined) : replay(db, deviceHash ?? '', key, hashOf(wish));

/** @throws Refusal if the key was withdrawn or has made another order */
async function replay(db: Db, owner: string, key: string, bodyHash: string): Promise<StoredOrder | undefined> {
  const known = await findOrderKey(db, owner, key);
  if (!known) return undefined;
  if (!known.order) throw new Refusal('order-closed');
  if (known.bodyHash !== bodyHash) throw new Refusal('idempotency-mismatch');
  return known.order;
}

async function refuseFullQueue(tx: Db, { limits }: Services, { shop, deviceHash }: OrderInput): Promise<void> {
  const { waiting } = limits;
  if (waiting.shop === Infinity) return;
  const open = await countOpenOrders(tx, shop.id, deviceHash);
  const isFull = open.shop >= waiting.shop || (deviceHash !== null && open.device >= waiting.device);
  if (isFull)
    throw new Refusal('too-many-requests', {
      because: message('order-failed'),
      retryAfterMs: 30_000,
    });
}
