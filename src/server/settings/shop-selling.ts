/** When and what a shop sells now. Source: docs/behaviour/selling.md. */
import type { GuestSelling } from '#contract/shop/selling.ts';
import { GUEST_ORDER_SIZE } from '#domain/order/order.ts';
import { sellingNow } from '#domain/selling/selling-now.ts';
import { withoutHours } from '#domain/selling/without-hours.ts';
import { hasWords } from '#domain/text/bilingual.ts';
import type { StoredShop } from '#server/repos/shop/shops.repo.ts';
import type { Services } from '../services.ts';
import { addressOf } from './shop-details.ts';
import { timeZoneOf } from './shop-time.ts';

/**
 * A shop as it is judged: with a clock that cannot be right its hours are not, and alcohol that has hours of its own is
 * started by staff, who know what time it is.
 */
export function asJudged<S extends Pick<StoredShop, 'selling'>>(
  { clockGuard }: Pick<Services, 'clockGuard'>,
  shop: S,
): S {
  return clockGuard.isBehind() ? { ...shop, selling: withoutHours(shop.selling) } : shop;
}

export type ShopSales = Pick<StoredShop, 'id' | 'settings' | 'selling' | 'pause' | 'savedSize'>;

/** Hours are looked at again after this long; until then only windows that have ended are too many. Milliseconds. */
const KEPT_MS = 10 * 60_000;
const KEPT_SHOPS = 1000;

interface Kept {
  shop: ShopSales;
  key: string;
  at: number;
  selling: GuestSelling;
}
const kept = new Map<string, Kept>();

/** What guests are told, and orders are judged by. Kept in memory: a week's hours cost a hundred calendar look-ups. */
export function guestSelling(shop: ShopSales, now: Date): GuestSelling {
  const { id, selling, pause, savedSize } = shop;
  const known = kept.get(id);
  const ageMs = now.getTime() - (known?.at ?? 0);
  const isFresh = ageMs >= 0 && ageMs < KEPT_MS;
  if (known?.shop === shop && isFresh) return known.selling;

  const own = timeZoneOf(shop);
  const address = selling.alcoholDuty ? addressOf(shop.settings) : undefined;
  const key = JSON.stringify([selling, pause, savedSize, own, address]);
  if (known?.key === key && isFresh) {
    known.shop = shop;
    return known.selling;
  }

  const made: GuestSelling = {
    timeZone: own ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...copyOf(sellingNow(selling, pause && { reason: pause.reason }, now, own)),
    ...(address && hasWords(address) && { address }),
    defaultSize: savedSize ?? GUEST_ORDER_SIZE,
    currency: selling.prices ? selling.currency : null,
    reminderMinutes: selling.reminderMinutes,
  };
  if (kept.size >= KEPT_SHOPS) kept.delete(kept.keys().next().value ?? '');
  kept.set(id, { shop, key, at: now.getTime(), selling: made });
  return made;
}

/** The reply's lists may be written to; the rule's may not. */
const copyOf = ({ open, alcohol, ...rest }: ReturnType<typeof sellingNow>) => ({
  ...rest,
  open: open && [...open],
  alcohol: alcohol && [...alcohol],
});
