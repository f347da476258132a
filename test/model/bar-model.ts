/** What a bar should be like, in a few maps: what the server is compared with after every step. */
import type { ProblemCode } from '#contract/problem.ts';
import { mayTake, orderStage, type OrderStatus, type OrderStep } from '#domain/order/order.ts';

export type Who = { is: 'admin' } | { is: 'guest'; device: string };

export interface ModelOrder {
  id: string;
  displayId: string;
  device: string;
  kiosk: ModelKiosk;
  recipeId: string;
  name: string;
  placedMs: number;
  status: OrderStatus;
  isCollected: boolean;
  /** Staff took its end back after its time: they have to say when it is made. */
  isHeld: boolean;
  /** A device, or `admin`. */
  releasedBy: string | null;
  completesMs: number;
  /** What the last step by staff replaced. */
  before: { at: number; status: OrderStatus; isCollected: boolean; isHeld: boolean } | null;
}
export interface ModelKiosk {
  code: string;
  isPaused: boolean;
  /** What deleted it. */
  batch: ModelBatch | null;
}
export interface ModelBatch {
  id: string;
  isUndone: boolean;
  takesShops: boolean;
}
/** A key is taken by an order, or by its withdrawal. */
interface TakenKey {
  wish: string;
  order: ModelOrder | null;
}

export interface BarModel {
  nowMs: number;
  /** How many of a device may wait. */
  ticketsOfDevice: number;
  kiosks: ModelKiosk[];
  orders: ModelOrder[];
  keys: Map<string, TakenKey>;
  batches: ModelBatch[];
  /** What deleted all shops. */
  gone: ModelBatch | null;
  sessions: { headers: Record<string, string>; isOpen: boolean }[];
}

export const newBarModel = (nowMs: number, ticketsOfDevice = 3): BarModel => ({
  nowMs,
  ticketsOfDevice,
  kiosks: [],
  orders: [],
  keys: new Map(),
  batches: [],
  gone: null,
  sessions: [],
});

const TWIN_MS = 3000;
const TAKE_BACK_MS = 15_000;

export const isThere = (model: BarModel, { batch }: ModelKiosk): boolean => batch === null && !model.gone;
export const isJoinable = (model: BarModel, kiosk: ModelKiosk): boolean => isThere(model, kiosk) && !kiosk.isPaused;

export interface Wish {
  device: string;
  kiosk: ModelKiosk;
  recipeId: string;
  name: string;
  key: string | undefined;
}
const wishOf = ({ kiosk, recipeId, name }: Wish) => JSON.stringify([kiosk.code, recipeId, name]);

/** @returns `new`, the orders of which it may be a repetition, or the code of a refusal */
export function expectedOfOrder(model: BarModel, wish: Wish): 'new' | ModelOrder[] | ProblemCode {
  const { device, kiosk, recipeId, name, key } = wish;
  if (!isJoinable(model, kiosk)) return 'not-joined';
  const own = model.orders.filter((order) => order.device === device);
  const twins = own.filter(
    (order) =>
      [order.kiosk, order.recipeId, order.name].every((part, i) => part === [kiosk, recipeId, name][i]) &&
      order.placedMs >= model.nowMs - TWIN_MS &&
      order.status !== 'CANCELLED',
  );
  // The last one; of several of the same moment any.
  const last = Math.max(...twins.map(({ placedMs }) => placedMs));
  if (key === undefined && twins.length > 0) return twins.filter(({ placedMs }) => placedMs === last);
  const taken = key === undefined ? undefined : model.keys.get(`${device} ${key}`);
  if (taken?.order === null) return 'order-closed';
  if (taken?.order) return taken.wish === wishOf(wish) ? [taken.order] : 'idempotency-mismatch';
  const waiting = own.filter(({ status }) => status === 'PENDING');
  return waiting.length >= model.ticketsOfDevice ? 'too-many-requests' : 'new';
}

export function addOrder(model: BarModel, wish: Wish, { id, displayId }: { id: string; displayId: string }): void {
  const { device, kiosk, recipeId, name, key } = wish;
  const order: ModelOrder = {
    id,
    displayId,
    device,
    kiosk,
    recipeId,
    name,
    placedMs: model.nowMs,
    status: 'PENDING',
    isCollected: false,
    isHeld: false,
    releasedBy: null,
    completesMs: 0,
    before: null,
  };
  model.orders.push(order);
  if (key !== undefined) model.keys.set(`${device} ${key}`, { wish: wishOf(wish), order });
}

/** @returns the order, null where the key is taken from now on, or the code of a refusal */
export function withdraw(model: BarModel, device: string, key: string): ModelOrder | null | ProblemCode {
  if (model.gone) return 'shop-not-found';
  const taken = model.keys.get(`${device} ${key}`);
  if (!taken) model.keys.set(`${device} ${key}`, { wish: '', order: null });
  if (!taken?.order) return null;
  if (mayTake('withdraw', taken.order.status)) Object.assign(taken.order, { status: 'CANCELLED', before: null });
  return taken.order;
}

/** @returns whether it is a repetition, or the code of a refusal */
export function approve(model: BarModel, order: ModelOrder, who: Who): 'released' | 'replayed' | ProblemCode {
  const hand = who.is === 'admin' ? 'admin' : who.device;
  if (model.gone || (who.is === 'guest' && who.device !== order.device)) return 'order-not-found';
  if (mayTake('release', order.status)) {
    if (who.is === 'guest' && isThere(model, order.kiosk) && order.kiosk.isPaused) return 'bar-paused';
    Object.assign(order, { status: 'IN_PROGRESS', releasedBy: hand, before: null });
    return 'released';
  }
  if (order.status === 'CANCELLED') return 'order-closed';
  return order.releasedBy === hand ? 'replayed' : 'already-approved';
}

export type TakenStep = 'cancel' | 'complete' | 'collect' | 'take-back';

/** @returns `done`, or the code of a refusal */
export function takeStep(model: BarModel, order: ModelOrder, step: TakenStep, who: Who): 'done' | ProblemCode {
  if (who.is === 'guest') return takeOwnStep(order, step, who.device);
  const { status, isCollected, isHeld, before } = order;
  if (step === 'take-back') {
    if (!before || before.at < model.nowMs - TAKE_BACK_MS) return 'order-moved-on';
    const hasEnded = before.status === 'IN_PROGRESS' && order.completesMs <= model.nowMs;
    const { at: _at, ...was } = before;
    Object.assign(order, was, { isHeld: before.isHeld || hasEnded, before: null });
    return 'done';
  }
  if (step === 'collect' && isCollected) return 'done';
  if (!mayTake(step, status)) return 'order-moved-on';
  enter(order, step);
  order.before = { at: model.nowMs, status, isCollected, isHeld };
  return 'done';
}

function takeOwnStep(order: ModelOrder, step: TakenStep, device: string): 'done' | ProblemCode {
  if (step === 'complete' || step === 'take-back') return 'sign-in-required';
  if (order.device !== device) return 'order-not-found';
  if (step === 'cancel' && order.status === 'CANCELLED') return 'done';
  if (step === 'collect' && order.isCollected) return 'done';
  const own: OrderStep = step === 'cancel' ? 'withdraw' : 'collect';
  if (!mayTake(own, order.status)) return 'order-moved-on';
  enter(order, step);
  order.before = null;
  return 'done';
}

function enter(order: ModelOrder, step: 'cancel' | 'complete' | 'collect'): void {
  order.isHeld = false;
  if (step === 'cancel') order.status = 'CANCELLED';
  if (step === 'complete') order.status = 'COMPLETED';
  if (step === 'collect') order.isCollected = true;
}

export function pass(model: BarModel, ms: number): void {
  model.nowMs += ms;
  for (const order of model.orders) {
    if (order.status !== 'IN_PROGRESS' || order.isHeld || order.completesMs > model.nowMs) continue;
    order.status = 'COMPLETED';
    // Whoever approved it at the machine has the glass in hand.
    if (order.releasedBy === order.device) order.isCollected = true;
  }
}

export const shown = ({ id, displayId, status, isCollected, isHeld, name }: ModelOrder) => ({
  id,
  displayId,
  status,
  name,
  stage: orderStage({ status, heldAt: isHeld ? '' : null, collectedAt: isCollected ? '' : null }),
});
