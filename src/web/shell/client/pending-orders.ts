/** The orders placed on this phone that wait for approval. Source: docs/behaviour/orders.md "Orders in the browser". */
import type { Order } from '#contract/order/orders.ts';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import type { Allergies } from '#domain/recipe/allergies.ts';
import { brewingTimeMs, DEFAULT_BREWING_MS } from '#domain/machine/brewing-time.ts';
import { PENDING_ORDER_LIFE_MS } from '#domain/order/order.ts';
import { local } from '../start/storage.ts';

export interface PendingOrder {
  id: string;
  orderId: string;
  shopId: string;
  /** Undefined if the order came from the server's list. */
  shopName?: string;
  recipeId: string;
  name: string;
  size: string;
  displayId: string;
  glasswareParams: { glassType?: string; name?: string };
  machineString: string;
  /** Milliseconds. */
  brewingTime: number;
  /** ISO 8601. */
  timestamp: string;
  /** The guest's allergy declaration. */
  allergies?: Allergies;
  /** Where it differs from its recipe. */
  changes?: NonNullable<Order['changes']>;
  /** What is added by hand where a machine pours the rest. */
  byHand?: NonNullable<Order['byHand']>;
  /** The drink as on the menu; attached later if the order came from the server's list. */
  recipe?: GuestRecipe;
}

/** The server's orders of a shop; `complete` if every order of this device is among them. */
export interface ServerOrders {
  orders: readonly Partial<Order>[];
  complete: boolean;
}

/** Known values, for servers that answer fewer fields. */
interface Placed {
  shopId: string;
  shopName?: string | undefined;
  recipeId: string;
  now: string;
  recipe?: GuestRecipe | undefined;
}

/** The pending order made from a submit-order answer; undefined without an id, since it could not be approved. */
export function pendingOrderOf(
  reply: Partial<Order>,
  { shopId, shopName, recipeId, now, recipe }: Placed,
): PendingOrder | undefined {
  const id = reply.id ?? reply.orderId;
  if (!id) return undefined;
  return {
    id,
    orderId: reply.orderId ?? id,
    shopId: reply.shopId ?? shopId,
    recipeId: reply.recipeId ?? recipeId,
    name: reply.name || 'Your Drink',
    size: reply.size || 'Medium',
    displayId: reply.displayId ?? '',
    glasswareParams: reply.glasswareParams ?? {},
    machineString: reply.machineString ?? '',
    brewingTime: brewingTimeMs(reply.machineString),
    timestamp: reply.timestamp ?? now,
    ...(shopName && { shopName }),
    ...(reply.allergies && { allergies: reply.allergies }),
    ...(reply.changes && { changes: reply.changes }),
    ...(reply.byHand && { byHand: reply.byHand }),
    ...(recipe && { recipe }),
  };
}

/** All of this phone's pending orders, oldest first; unreadable entries are skipped. */
export function listPendingOrders(): PendingOrder[] {
  const stored = parsed(local.get('pendingOrders'));
  if (!Array.isArray(stored)) return [];
  return stored.map(readStored).filter((order) => order !== undefined);
}

/** Those not too old to be made, to remind a guest of. The phone's clock is precise enough for that. */
export const waitingOrders = (nowMs: number): PendingOrder[] =>
  listPendingOrders().filter(({ timestamp }) => !(Date.parse(timestamp) + PENDING_ORDER_LIFE_MS < nowMs));

/** @returns false if it is only in memory, and lost when the page closes */
export function savePendingOrders(orders: readonly PendingOrder[]): boolean {
  return local.set('pendingOrders', JSON.stringify(orders));
}

/** Adds an order, or replaces its previous entry. */
export function addPendingOrder(order: PendingOrder): boolean {
  return savePendingOrders([...listPendingOrders().filter(({ orderId }) => orderId !== order.orderId), order]);
}

export function removePendingOrder(orderId: string): void {
  savePendingOrders(listPendingOrders().filter((order) => order.orderId !== orderId));
}

/**
 * Merges the server's orders of one shop: pending ones are added, those no longer pending are dropped, and so are
 * unknown ones if the list was complete. Other shops' orders stay.
 */
export function mergePendingOrders(
  known: readonly PendingOrder[],
  shopId: string,
  { orders, complete }: ServerOrders,
): PendingOrder[] {
  const said = new Map(orders.map((order) => [order.orderId ?? order.id, order]));
  const kept = known.flatMap((order) => {
    if (order.shopId !== shopId) return [order];
    const word = said.get(order.orderId);
    if (!word) return complete ? [] : [order];
    return isPending(word) ? [asSaid(order, word)] : [];
  });
  const keptIds = new Set(kept.map(({ orderId }) => orderId));
  const added = orders
    .filter((order) => isPending(order) && !keptIds.has(order.orderId ?? order.id ?? ''))
    .map((order) => pendingOrderOf(order, { shopId, recipeId: order.recipeId ?? '', now: order.timestamp ?? '' }))
    .filter((order) => order !== undefined);
  return [...kept, ...added].sort((a, b) => a.timestamp.localeCompare(b.timestamp));
}

/** An order as the server has it by now: staff may have corrected it, or its guest swapped the drink. */
function asSaid(order: PendingOrder, word: Partial<Order>): PendingOrder {
  // Said only of an order that has them.
  const { changes: _, byHand: __, recipe, shopName, ...known } = order;
  const isSameDrink = (word.recipeId ?? known.recipeId) === known.recipeId;
  const now = pendingOrderOf({ ...known, ...word } as Partial<Order>, {
    ...known,
    shopName,
    now: known.timestamp,
    ...(recipe && isSameDrink && { recipe }),
  });
  return now ?? order;
}

/** A server that leaves out the status answers pending orders only. */
export const isPending = ({ status = 'PENDING' }: Partial<Order>): boolean => status === 'PENDING';

function readStored(stored: unknown): PendingOrder | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { id, orderId = id, shopId, recipeId, ...rest } = stored as Partial<PendingOrder>;
  if (typeof orderId !== 'string' || typeof shopId !== 'string') return undefined;
  const text = (value: unknown, otherwise: string) => (typeof value === 'string' && value !== '' ? value : otherwise);
  const { brewingTime, glasswareParams, recipe, allergies, shopName, changes, byHand } = rest;
  return {
    id: text(id, orderId),
    orderId,
    shopId,
    recipeId: text(recipeId, ''),
    name: text(rest.name, 'Your Drink'),
    size: text(rest.size, 'Medium'),
    displayId: text(rest.displayId, ''),
    glasswareParams: typeof glasswareParams === 'object' && glasswareParams !== null ? glasswareParams : {},
    machineString: text(rest.machineString, ''),
    brewingTime: typeof brewingTime === 'number' && brewingTime > 0 ? brewingTime : DEFAULT_BREWING_MS,
    timestamp: text(rest.timestamp, ''),
    ...(typeof shopName === 'string' && { shopName }),
    ...(isAllergies(allergies) && { allergies }),
    ...(Array.isArray(changes) && { changes }),
    ...(Array.isArray(byHand) && { byHand }),
    ...(isRecipe(recipe) && { recipe }),
  };
}

const isRecipe = (recipe: unknown): recipe is GuestRecipe =>
  typeof recipe === 'object' && recipe !== null && 'name' in recipe && 'drawing' in recipe;

const isAllergies = (value: unknown): value is Allergies =>
  typeof value === 'object' &&
  value !== null &&
  'allergens' in value &&
  'note' in value &&
  Array.isArray(value.allergens);

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '[]');
  } catch {
    return [];
  }
}
