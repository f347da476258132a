/**
 * The outbox all orders go through: each is stored on this phone with its key before it is first sent, and until the
 * server has answered. However often an answer is lost, one key is one drink. Source: docs/behaviour/offline.md "Kept
 * orders", docs/decisions/0024.
 */
import type { Client } from '#contract/client.ts';
import type { Ticket } from '#contract/order/orders.ts';
import { Refusal } from '#contract/refusal.ts';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { PENDING_ORDER_LIFE_MS, type OrderSize } from '#domain/order/order.ts';
import { fateOf, isTooOld } from '#domain/order/outbox.ts';
import { afterFailure, isDue, unwrapped } from './attempts.ts';
import {
  findQueuedOrder,
  listQueuedOrders,
  onQueuedOrders,
  removeQueuedOrder,
  saveQueuedOrder,
  type PlayedCard,
  type QueuedOrder,
} from './queued-orders.ts';
import { isAway } from '#web/shell/connection.ts';
import { inOneTab } from '#web/shell/one-tab.ts';

export interface Wish {
  /** Idempotency-Key: the same for every attempt at the same drink. */
  key: string;
  shopId: string;
  shopName?: string | undefined;
  joinCode: string;
  recipe: GuestRecipe;
  name: string;
  size?: OrderSize | undefined;
  adultConfirmed?: boolean | undefined;
  /** The session of the guest at a screen that belongs to nobody. */
  sharedBy?: string | undefined;
  /** What the play led to, for the ticket's card. */
  card?: PlayedCard | undefined;
}

type SendAnswer = { kind: 'placed'; order: Ticket } | { kind: 'refused'; refusal: Refusal } | { kind: 'queued' };
type QueueEnd = { kind: 'placed'; order: Ticket } | { kind: 'refused' | 'expired' | 'cancelled' };

export interface Outbox {
  /** Stores the order, then sends it once. Without an answer, or while the bar is away, it stays queued: see `endOf`. */
  place: (wish: Wish) => Promise<SendAnswer>;
  /** How a queued order ends. */
  endOf: (key: string) => Promise<QueueEnd>;
  /** Withdraws an order here and, if it may have arrived, at the server. */
  cancel: (key: string) => void;
  /** The guest has seen how it ended. */
  dismiss: (key: string) => void;
  /** Sends the orders that are due; if eager, all except those the server asked to delay. */
  drain: (eager: boolean) => Promise<void>;
  /**
   * Sends now, whenever the network or the guest comes back, and at intervals.
   * @returns stops it
   */
  start: () => () => void;
}

interface Tools {
  client: Client;
  /** Message if the server answered without an order. */
  noAnswer: () => string;
  /** Called for every placed order, possibly twice. */
  onPlaced: (order: Ticket, kept: QueuedOrder) => void;
  now?: () => number;
  /** Runs the work unless another tab does. */
  alone?: (work: () => Promise<void>) => Promise<boolean>;
}

/** Timeout in the background; shorter than the 120 s of an order the guest waits for. Milliseconds. */
const RESEND_TIMEOUT_MS = 30_000;
const TICK_MS = 5000;

const sendAlone = (work: () => Promise<void>) => inOneTab('outbox', work);

export function createOutbox({ client, noAnswer, onPlaced, now = Date.now, alone = sendAlone }: Tools): Outbox {
  const underWay = new Map<string, AbortController>();

  const send = async (kept: QueuedOrder, timeoutMs?: number): Promise<Ticket> => {
    const { key, shopId, joinCode, recipe, name, size, adultConfirmed, allergies, sharedBy } = kept;
    underWay.get(key)?.abort();
    const attempt = new AbortController();
    underWay.set(key, attempt);
    try {
      const reply = await client(
        'POST /api/admin/shops/:shopId/submit-order',
        {
          params: { shopId },
          body: {
            targetShopId: shopId,
            recipeId: recipe.id,
            name,
            kioskInstanceCode: joinCode,
            ...(size && { size }),
            ...(adultConfirmed && { adultConfirmed }),
            ...(allergies && { allergies: { ...allergies, allergens: [...allergies.allergens] } }),
            ...(sharedBy && { screen: 'shared' as const }),
          },
        },
        {
          headers: { 'Idempotency-Key': key, 'x-join-code': joinCode },
          signal: attempt.signal,
          ...(timeoutMs !== undefined && { timeoutMs }),
        },
      );
      return unwrapped(reply, noAnswer());
    } finally {
      if (underWay.get(key) === attempt) underWay.delete(key);
    }
  };

  const place: Outbox['place'] = async (wish) => {
    const before = findQueuedOrder(wish.key);
    const kept: QueuedOrder = {
      ...wish,
      savedAt: before?.savedAt ?? new Date(now()).toISOString(),
      attempts: (before?.attempts ?? 0) + 1,
      triedAt: now(),
      state: 'trying',
    };
    saveQueuedOrder(kept);
    let order: Ticket;
    try {
      order = await send(kept);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const after = findQueuedOrder(wish.key);
      if (after?.state === 'placed' && after.order) return done(after, after.order);
      if (after?.state === 'trying') saveQueuedOrder(afterFailure(kept, error, now()));
      const isOver = findQueuedOrder(wish.key)?.state === 'refused';
      if (isOver) dismiss(wish.key);
      return isAway(error.status) ? { kind: 'queued' } : { kind: 'refused', refusal: error };
    }
    return done(kept, order);
  };

  /** Reports it to a waiting caller, then removes it. */
  const done = (kept: QueuedOrder, order: Ticket): SendAnswer => {
    onPlaced(order, kept);
    saveQueuedOrder({ ...kept, state: 'placed', order, mustWithdraw: false });
    removeQueuedOrder(kept.key);
    return { kind: 'placed', order };
  };

  const resend = async (kept: QueuedOrder): Promise<'answered' | 'unknown'> => {
    const { key } = kept;
    if (isTooOld(Date.parse(kept.savedAt), now())) {
      saveQueuedOrder({ ...kept, state: 'expired', mustWithdraw: kept.attempts > 0 });
      return 'answered';
    }
    const tried: QueuedOrder = { ...kept, state: 'waiting', attempts: kept.attempts + 1, triedAt: now() };
    saveQueuedOrder(tried);
    let order: Ticket;
    try {
      order = await send(tried, RESEND_TIMEOUT_MS);
    } catch (error) {
      // Cancelled, or sent by the guest, while it was under way.
      if (findQueuedOrder(key)?.state !== 'waiting') return 'answered';
      saveQueuedOrder(afterFailure({ ...tried }, error, now(), true));
      return error instanceof Refusal && error.status > 0 ? 'answered' : 'unknown';
    }
    const after = findQueuedOrder(key);
    if (after && after.state !== 'cancelled') {
      onPlaced(order, after);
      saveQueuedOrder({ ...after, state: 'placed', order, mustWithdraw: false });
    }
    return 'answered';
  };

  const withdraw = async (kept: QueuedOrder): Promise<'answered' | 'unknown'> => {
    const { key, shopId, state, joinCode, sharedBy } = kept;
    try {
      await client(
        'POST /api/admin/shops/:shopId/withdraw-order',
        { params: { shopId }, body: { key, ...(sharedBy && { screen: 'shared' as const }) } },
        { headers: { 'x-join-code': joinCode }, timeoutMs: RESEND_TIMEOUT_MS },
      );
    } catch (error) {
      const fate = error instanceof Refusal ? fateOf(error.status) : 'unknown';
      const after = findQueuedOrder(key);
      if (!after) return 'answered';
      const mustWithdraw = fate !== 'refused' && !isTooOld(Date.parse(after.savedAt), now() - PENDING_ORDER_LIFE_MS);
      if (!mustWithdraw && after.state === 'cancelled') removeQueuedOrder(key);
      else saveQueuedOrder({ ...after, mustWithdraw, attempts: after.attempts + 1, triedAt: now() });
      return fate === 'unknown' ? 'unknown' : 'answered';
    }
    const after = findQueuedOrder(key);
    if (state === 'cancelled' || after?.state === 'cancelled') removeQueuedOrder(key);
    else if (after) saveQueuedOrder({ ...after, mustWithdraw: false });
    return 'answered';
  };

  const drainOnce = async (eager: boolean): Promise<void> => {
    for (const { key } of listQueuedOrders()) {
      const kept = findQueuedOrder(key);
      if (!kept || underWay.has(key) || !isDue(kept, eager, now())) continue;
      const isOpen = kept.state === 'waiting' || kept.state === 'trying';
      if (!isOpen && !kept.mustWithdraw) {
        if (isTooOld(Date.parse(kept.savedAt), now() - PENDING_ORDER_LIFE_MS)) removeQueuedOrder(key);
        continue;
      }
      // Without an answer to this one the next would get none either.
      if ((await (isOpen ? resend(kept) : withdraw(kept))) === 'unknown') return;
    }
  };

  let draining: Promise<void> | undefined;
  let again = false;
  const drain: Outbox['drain'] = async (eager) => {
    if (listQueuedOrders().length === 0) return;
    if (draining) {
      again ||= eager;
      return draining;
    }
    draining = alone(() => drainOnce(eager)).then(() => undefined);
    await draining.finally(() => (draining = undefined));
    if (!again) return;
    again = false;
    return drain(true);
  };

  const endOf: Outbox['endOf'] = (key) =>
    new Promise((resolve) => {
      const look = () => {
        const kept = findQueuedOrder(key);
        if (kept?.state === 'trying' || kept?.state === 'waiting') return;
        stop();
        if (kept?.state === 'placed' && kept.order) {
          // A waiting caller displays it.
          queueMicrotask(() => removeQueuedOrder(key));
          resolve({ kind: 'placed', order: kept.order });
          return;
        }
        const state = kept?.state;
        resolve({ kind: state === 'refused' || state === 'expired' ? state : 'cancelled' });
      };
      const stop = onQueuedOrders(look);
      look();
    });

  const cancel: Outbox['cancel'] = (key) => {
    const kept = findQueuedOrder(key);
    if (!kept || kept.state === 'placed') return;
    saveQueuedOrder({ ...kept, state: 'cancelled', mustWithdraw: true, notBefore: undefined });
    underWay.get(key)?.abort();
    void drain(true);
  };

  const dismiss: Outbox['dismiss'] = (key) => {
    const kept = findQueuedOrder(key);
    if (kept?.mustWithdraw) saveQueuedOrder({ ...kept, state: 'cancelled' });
    else removeQueuedOrder(key);
  };

  const start = () => {
    const eagerly = () => {
      if (document.visibilityState === 'visible') void drain(true);
    };
    const timer = setInterval(() => void drain(false), TICK_MS);
    window.addEventListener('online', eagerly);
    window.addEventListener('pageshow', eagerly);
    document.addEventListener('visibilitychange', eagerly);
    void drain(true);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', eagerly);
      window.removeEventListener('pageshow', eagerly);
      document.removeEventListener('visibilitychange', eagerly);
    };
  };
  return { place, endOf, cancel, dismiss, drain, start };
}
