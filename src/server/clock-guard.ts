/** A clock that shows an earlier time than what was written last. Source: docs/behaviour/reliability.md "Clock", docs/decisions/0101. */
import { PENDING_ORDER_LIFE_MS } from '#domain/order/order.ts';

/** What a time server corrects, and what two servers of one database differ by. */
export const TOLERATED_MS = 5 * 60_000;

export interface ClockGuard {
  /** Whether the clock has not been set since this server was opened. */
  isBehind: () => boolean;
  /** Whether the age of an order can be told: not before orders of the wrong time have had their life. */
  mayExpire: () => boolean;
  /** The newest time in the database when it was opened; null if there is none. */
  lastWrittenAt: string | null;
}

/** @param lastWrittenAt ISO 8601 */
export function createClockGuard(clock: () => Date, lastWrittenAt: string | null): ClockGuard {
  const last = lastWrittenAt === null ? -Infinity : Date.parse(lastWrittenAt);
  let wasBehind = false;
  let isRightSince = -Infinity;
  const isBehind = (): boolean => {
    const now = clock().getTime();
    const is = now < last - TOLERATED_MS;
    if (wasBehind && !is) isRightSince = now;
    wasBehind = is;
    return is;
  };
  return {
    isBehind,
    mayExpire: () => !isBehind() && clock().getTime() - isRightSince >= PENDING_ORDER_LIFE_MS,
    lastWrittenAt,
  };
}
