/**
 * Places an order: checked against the menu, written once, numbered for the day. Source: docs/behaviour/orders.md
 * "Submitting", "Idempotency", docs/decisions/0007.
 */
import { hash } from 'node:crypto';
import { Refusal } from '#contract/refusal.ts';
import { message } from '#domain/messages/message.ts';
import {
  displayId,
  newOrderStatus,
  orderSize,
  ORDER_DEFAULTS,
  ORDER_STEPS,
  pickupCode,
  type OrderSize,
} from '#domain/order/order.ts';
import type { Allergies } from '#domain/recipe/allergies.ts';
import { whyStaffApprove } from '#domain/selling/may-sell.ts';
import type { StaffReason } from '#domain/selling/selling.ts';
import type { Menu, RecipeOnMenu } from '#server/menu/menus.ts';
import { claimOrderKey, findOrderKey } from '../../repos/orders/order-keys.repo.ts';
import {
  countAlcohol,
  findTwin,
  insertOrders,
  type NewOrder,
  takeDayNumbers,
  ticketOf,
  type StoredOrder,
} from '../../repos/orders/orders.repo.ts';
import type { Place } from '../../db/engine.ts';
import { beside, nothing, type Steps } from '../../db/steps.ts';
import type { Caller } from '../../http/caller.ts';
import { releaseNow } from '../../machines/release.ts';
import { drawOwn, tellStock } from '../../machines/stock.ts';
import { machinesOf } from '../../repos/machines/machines.repo.ts';
import { keptPour, type Pour } from './pour.ts';
import type { QueuesToEnter } from './queues-to-enter.ts';
import { soldDrink, type Sold } from '#server/settings/sale.ts';
import type { StoredShop } from '../../repos/shop/shops.repo.ts';
import type { Services } from '../../services.ts';
import { dayOfShop } from '#server/settings/shop-time.ts';

/** Two identical orders without a key within this time are a double tap. Milliseconds. */
const TWIN_WINDOW_MS = 3000;

export interface OrderInput {
  shop: StoredShop;
  menu: Menu;
  recipe: RecipeOnMenu;
  name: string;
  size: OrderSize | undefined;
  instanceCode: string | null;
  /** The guest's device; null for a shared screen and for staff. */
  deviceHash: string | null;
  sessionHash: string | null;
  /** Whose Idempotency-Key it is: see `keyOwner`. */
  owner: string;
  /** Not a guest: without a guest's limits. */
  isStaff: boolean;
  /** The guest's allergy declaration; null if none. */
  allergies: Allergies | null;
  /** The guest, or staff for the guest, said that the guest is 18 or over. */
  isAdult: boolean;
  /** The client's Idempotency-Key. */
  key: string | undefined;
}

/**
 * Places as many orders as the shop's default quantity says.
 * @returns the orders of the ticket
 */
export function placeOrder(services: Services, queues: QueuesToEnter, request: OrderInput): Promise<Placed> {
  const { shop, menu, recipe, name, instanceCode, allergies, key, owner } = request;
  const size = orderSize(request.size, shop.savedSize);
  const pour = keptPour(menu, recipe, size);
  const wanted: Wanted = {
    request,
    size,
    pour,
    sold: soldDrink(shop, recipe, size),
    bodyHash: hashOf({ shopId: shop.id, recipeId: recipe.id, name, size: request.size, instanceCode, allergies }),
  };
  return services.commit(() => place(services, queues, wanted), placeOf(shop.id, owner, key));
}

interface Placed {
  orders: StoredOrder[];
  /** The same key or a double tap had placed them before. */
  replayed: boolean;
}
interface Wanted {
  request: OrderInput;
  size: OrderSize;
  pour: Pour;
  sold: Sold;
  bodyHash: string;
}

function* place(services: Services, queues: QueuesToEnter, { request, bodyHash, ...priced }: Wanted): Steps<Placed> {
  const { clock, newId } = services;
  const { shop, key, owner } = request;
  const now = clock();
  const twin = key === undefined ? yield* findDoubleTap(request, now) : undefined;
  if (twin) return { orders: yield* ticketOf(twin), replayed: true };
  const quantity = shop.savedQuantity ?? ORDER_DEFAULTS.quantity;
  const entry = queues(services, request);
  try {
    // Before anything is written: a refusal then costs the other orders of the transaction nothing.
    const [isIn, staffApproves, machines] = yield* beside(
      entry.enter(),
      staffReason(request, priced.sold, { quantity, day: dayOfShop(shop, now) }),
      isApprovedLater(shop) ? nothing() : machinesOf(shop.id),
    );
    // In the order of their numbers: lists sort by time, then by id.
    const ids = Array.from({ length: quantity }, newId).sort();
    const orderId = ids[0] ?? '';
    const claimed = { deviceHash: owner, bodyHash, orderId, at: now.toISOString() };
    if (key !== undefined && (!isIn || !(yield* claimOrderKey({ key, ...claimed })))) {
      const orders = yield* replay(owner, key, bodyHash);
      if (orders) return { orders, replayed: true };
    }
    if (!isIn) throw new Refusal('too-many-requests', { because: message('order-failed'), retryAfterMs: 30_000 });
    const hasMachine = machines?.some(({ isPaired }) => isPaired) === true;
    const start = startOf(shop, priced.pour.brewingMs, { staffApproves, hasMachine, now });
    const decided = { ids, staffApproves, start, now, ...priced };
    return { orders: yield* write(services, request, decided), replayed: false };
  } finally {
    entry.leave();
  }
}

/** Orders of one owner count for the same limits, or have the same key: none overtakes another. */
export const placeOf = (shopId: string, owner: string, key: string | undefined): Place => ({
  shopId,
  lane: owner === '' ? (key ?? '') : owner,
});

type Start = Pick<NewOrder, 'status' | 'approved_at' | 'approved_by' | 'completes_at'>;

interface Decided {
  /** One for each order; the first is the ticket's. */
  ids: readonly string[];
  size: OrderSize;
  pour: Pour;
  sold: Sold;
  staffApproves: StaffReason | null;
  start: Start;
  now: Date;
}

function* write({ randomInt }: Services, request: OrderInput, decided: Decided): Steps<StoredOrder[]> {
  const { ids, size, pour, sold, staffApproves, start, now } = decided;
  const { shop, recipe, deviceHash, instanceCode } = request;
  const day = dayOfShop(shop, now);
  const isPoured = start.status === ORDER_STEPS.release.to;
  const [last, stock] = yield* beside(
    takeDayNumbers(shop.id, day, ids.length),
    isPoured ? drawOwn(shop.id, pour.machineString, ids.length) : nothing(),
  );
  const at = now.toISOString();
  const isOfNobody = instanceCode !== null && deviceHash === null;
  const pickup_code = isOfNobody ? pickupCode(randomInt(10_000)) : null;
  const rowOf = (id: string, index: number): NewOrder => {
    const day_number = last - ids.length + 1 + index;
    return {
      id,
      shop_id: shop.id,
      recipe_id: recipe.id,
      recipe_name: recipe.name,
      name: request.name,
      size,
      status: start.status,
      display_id: displayId(day_number),
      day,
      day_number,
      machine_string: pour.machineString,
      glass_name: pour.glassName,
      brewing_ms: pour.brewingMs,
      made_as: pour.madeAs,
      instance_code: instanceCode,
      device_hash: deviceHash,
      session_hash: deviceHash && request.sessionHash,
      created_at: at,
      approved_at: start.approved_at,
      approved_by: start.approved_by,
      completes_at: start.completes_at,
      allergies: request.allergies && JSON.stringify(request.allergies),
      ticket_id: ids[0] ?? '',
      remake_of: null,
      pickup_code,
      price_amount: sold.price?.amount ?? null,
      price_currency: sold.price?.currency ?? null,
      alcohol_grams: sold.alcoholGrams,
      is_liquor: sold.isLiquor ? 1 : 0,
      staff_approves: staffApproves,
      adult_confirmed_at: sold.isLiquor && request.isAdult ? at : null,
    };
  };
  const orders = yield* insertOrders(ids.map(rowOf));
  if (stock) yield* tellStock(shop.id, stock);
  return orders;
}

/**
 * Why only staff may approve it. What the guest had before is counted only where there is an allowance.
 * @param exceptId an order that it takes the place of
 */
export function* staffReason(
  { shop, deviceHash, isStaff }: Pick<OrderInput, 'shop' | 'deviceHash' | 'isStaff'>,
  { alcoholGrams, isLiquor }: Sold,
  { quantity, day, exceptId = '' }: { quantity: number; day: string; exceptId?: string },
): Steps<StaffReason | null> {
  const { alcoholDuty, allowance } = shop.selling;
  const isCounted = allowance !== null && deviceHash !== null && !isStaff && alcoholGrams > 0;
  const gramsBefore = isCounted ? yield* countAlcohol({ deviceHash, shopId: shop.id, day, exceptId }) : 0;
  const night = { allowance: isCounted ? allowance : null, gramsBefore, gramsOrdered: alcoholGrams * quantity };
  return whyStaffApprove({ alcoholDuty, isLiquor }, night);
}

/**
 * An immediate order is released by the house as it is placed, or waits its turn where the shop has a machine; any other,
 * and all for staff, wait for approval.
 */
function startOf(
  shop: StoredShop,
  brewingMs: number,
  { staffApproves, hasMachine, now }: Pick<Decided, 'staffApproves' | 'now'> & { hasMachine: boolean },
): Start {
  const waits = { approved_at: null, approved_by: null, completes_at: null };
  if (isApprovedLater(shop) || staffApproves) return { status: 'PENDING', ...waits };
  if (hasMachine) return { status: 'IMMEDIATE', ...waits };
  const { at, by, completesAt } = releaseNow(brewingMs, { now, by: null });
  return { status: ORDER_STEPS.release.to, approved_at: at, approved_by: by, completes_at: completesAt };
}

const isApprovedLater = ({ savedStatus }: StoredShop): boolean => newOrderStatus(savedStatus) === 'PENDING';

function* findDoubleTap(request: OrderInput, now: Date): Steps<StoredOrder | undefined> {
  const { deviceHash, instanceCode, recipe, name, allergies } = request;
  if (deviceHash === null) return undefined;
  const since = new Date(now.getTime() - TWIN_WINDOW_MS).toISOString();
  // Not one of before the clock was turned back; another server's may be a little ahead.
  const until = new Date(now.getTime() + TWIN_WINDOW_MS).toISOString();
  const twin = yield* findTwin({ deviceHash, instanceCode, recipeId: recipe.id, name, since, until });
  return twin && JSON.stringify(twin.allergies) === JSON.stringify(allergies) ? twin : undefined;
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
  hash(
    'sha256',
    JSON.stringify([shopId, recipeId, name, size ?? null, instanceCode, ...(allergies ? [allergies] : [])]),
  );

/**
 * The orders already made with a key. Looked up before an order is refused: a guest who got no answer and repeats must
 * get the order although its drink is sold out by now, the queue full or a limit reached.
 */
export function* findPlacedTicket({
  owner,
  key,
  ...wish
}: Wish & { owner: string; key: string | undefined }): Steps<StoredOrder[] | undefined> {
  return key === undefined ? undefined : yield* replay(owner, key, hashOf(wish));
}

/**
 * Keys count for the device that sent them. A shared screen's device is forgotten with each guest, and staff act from
 * any device; at a shared tablet another person may send again what got no answer.
 */
export function keyOwner(
  { account, tablet, deviceHash }: Caller,
  isOfGuest: boolean,
  screen: 'shared' | undefined,
): string {
  if (isOfGuest || !account) return (screen === 'shared' ? null : deviceHash) ?? '';
  return tablet ? `tablet:${tablet.id}` : `account:${account.id}`;
}

/** @throws Refusal if the key was withdrawn or has made another order */
function* replay(owner: string, key: string, bodyHash: string): Steps<StoredOrder[] | undefined> {
  const known = yield* findOrderKey(owner, key);
  if (!known) return undefined;
  if (!known.order) throw new Refusal('order-closed');
  if (known.bodyHash !== bodyHash) throw new Refusal('idempotency-mismatch');
  return yield* ticketOf(known.order);
}
