/** What guests are told before they play. Source: docs/behaviour/selling.md "What guests are told". */
import { hoursAt, lastOrdersAt, whyShut, type SaleRefusal } from './may-sell.ts';
import type { SellingNow } from './selling.ts';

export type SellingNotice =
  | SaleRefusal
  | { code: 'closes-in' | 'last-orders-in'; minutes: number }
  /** Only alcohol ends then; the bar stays open. */
  | { code: 'alcohol-until'; closesAt: string };

/** The bar's end is announced from this long before. Milliseconds. */
const ANNOUNCED_MS = 60 * 60_000;

/** In the order they are shown; empty while there is nothing to say. */
export function sayAhead(selling: SellingNow, now: Date): SellingNotice[] {
  const shut = whyShut(selling, now, 'order');
  if (shut) return [shut];
  return [...endOfBar(selling, now), ...endOfAlcohol(selling, now)];
}

function endOfBar({ open, lastOrdersMinutes }: SellingNow, now: Date): SellingNotice[] {
  const { window } = hoursAt(open, now);
  if (!window) return [];
  const leftMs = lastOrdersAt(window, lastOrdersMinutes) - now.getTime();
  if (leftMs > ANNOUNCED_MS) return [];
  return [{ code: lastOrdersMinutes > 0 ? 'last-orders-in' : 'closes-in', minutes: Math.ceil(leftMs / 60_000) }];
}

function endOfAlcohol({ alcohol, open }: SellingNow, now: Date): SellingNotice[] {
  const { window, nextOpensAt } = hoursAt(alcohol, now);
  if (window === null) return [{ code: 'alcohol-hours-over', opensAt: nextOpensAt }];
  const bar = hoursAt(open, now).window;
  if (!window || (bar && bar.closesAt <= window.closesAt)) return [];
  return [{ code: 'alcohol-until', closesAt: window.closesAt }];
}
