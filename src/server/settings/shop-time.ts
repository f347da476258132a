import { shopDay } from '#domain/order/shop-day.ts';
import type { StoredShop } from '#server/repos/shop/shops.repo.ts';

type ShopClock = Pick<StoredShop, 'settings' | 'selling'>;

/** The shop's own time zone; undefined if none is set: then the server's applies. */
export const timeZoneOf = ({ settings, selling }: ShopClock): string | undefined =>
  selling.timeZone ?? (typeof settings.timeZone === 'string' ? settings.timeZone : undefined);

export const dayOfShop = (shop: ShopClock, at: Date): string => shopDay(at, timeZoneOf(shop));
