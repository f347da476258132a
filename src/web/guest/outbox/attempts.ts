/** What becomes of a kept order by its attempts. */
import { NO_ANSWER } from '#contract/client.ts';
import type { Order } from '#contract/orders.ts';
import { Refusal } from '#contract/refusal.ts';
import { fateOf, pauseAfterMs } from '#domain/order/outbox.ts';
import type { KeptOrder } from './queued-orders.ts';

export const isDue = ({ triedAt, attempts, notBefore = 0 }: KeptOrder, eager: boolean, nowMs: number): boolean =>
  notBefore <= nowMs && (eager || triedAt > nowMs || nowMs - triedAt >= pauseAfterMs(attempts));

/**
 * The order after an attempt failed. What the server answered is final unless it was "not now"; and even that is, when nobody
 * was promised yet that the order would be kept.
 */
export function afterFailure(
  tried: KeptOrder,
  error: unknown,
  nowMs: number,
  wasPromised = tried.attempts > 1,
): KeptOrder {
  if (!(error instanceof Refusal)) return { ...tried, state: 'waiting' };
  const fate = fateOf(error.status);
  if (fate === 'unknown') return { ...tried, state: 'waiting' };
  if (fate === 'again' && wasPromised)
    return { ...tried, state: 'waiting', notBefore: nowMs + Math.min(error.retryAfterMs ?? 0, 60_000) };
  // An attempt before this one may have arrived without our hearing of it.
  return { ...tried, state: 'refused', refusal: error.code, mustWithdraw: tried.attempts > 1 };
}

/** "It returns data or the result itself" (spec §7). */
export function unwrapped(reply: unknown, noAnswer: string): Order {
  const order = typeof reply === 'object' && reply !== null && 'data' in reply ? reply.data : reply;
  if (typeof order === 'object' && order !== null) return order as Order;
  throw new Refusal(NO_ANSWER, { message: noAnswer });
}
