/** State changes of a queued order by its attempts. Source: docs/behaviour/offline.md "Kept orders". */
import { NO_ANSWER } from '#contract/client.ts';
import type { Ticket } from '#contract/order/orders.ts';
import { Refusal } from '#contract/refusal.ts';
import { fateOf, pauseAfterMs } from '#domain/order/outbox.ts';
import { isAway } from '#web/shell/connection.ts';
import type { QueuedOrder } from './queued-orders.ts';

export const isDue = ({ triedAt, attempts, notBefore = 0 }: QueuedOrder, eager: boolean, nowMs: number): boolean =>
  notBefore <= nowMs && (eager || triedAt > nowMs || nowMs - triedAt >= pauseAfterMs(attempts));

/**
 * The order after a failed attempt. Any answer of the server is final except "not now"; that one is final too on the
 * first attempt, when the guest was not told yet that the order is queued, unless it says that the bar is away.
 */
export function afterFailure(
  tried: QueuedOrder,
  error: unknown,
  nowMs: number,
  wasPromised = tried.attempts > 1,
): QueuedOrder {
  if (!(error instanceof Refusal)) return { ...tried, state: 'waiting' };
  const fate = fateOf(error.status);
  if (fate === 'unknown') return { ...tried, state: 'waiting' };
  if (fate === 'again' && (wasPromised || isAway(error.status)))
    return { ...tried, state: 'waiting', notBefore: nowMs + Math.min(error.retryAfterMs ?? 0, 60_000) };
  // An earlier attempt may have arrived although its answer was lost.
  return { ...tried, state: 'refused', refusal: error.code, mustWithdraw: tried.attempts > 1 };
}

/**
 * The order itself, or wrapped in `data`; a server may answer it without the others of its ticket. Source:
 * docs/behaviour/orders.md "Submitting".
 */
export function unwrapped(reply: unknown, noAnswer: string): Ticket {
  const found = typeof reply === 'object' && reply !== null && 'data' in reply ? reply.data : reply;
  if (typeof found === 'object' && found !== null) {
    const order = found as Ticket;
    return { ...order, orders: order.orders ?? [order], pickupCode: order.pickupCode ?? null };
  }
  throw new Refusal(NO_ANSWER, { message: noAnswer });
}
