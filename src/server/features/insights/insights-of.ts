/** Computes an owner's insights from the database's counts. */
import type { ShopInsights } from '#contract/insights.ts';
import { isZeroProof } from '#domain/recipe/recipe.ts';
import { DAY_STARTS_HOUR, shopHour } from '#domain/order/shop-day.ts';
import * as counts from '../../repos/insights.repo.ts';
import type { StoredShop } from '../../repos/shops.repo.ts';
import type { Services } from '../../services.ts';
import { timeZoneOf } from '#server/settings/shop-time.ts';
import { medianOfCounts } from './median.ts';

const TOP_DRINKS = 10;

/** @param days consecutive days of the shop */
export async function insightsOf(
  { db, menus }: Pick<Services, 'db' | 'menus'>,
  shop: StoredShop,
  days: readonly string[],
): Promise<ShopInsights> {
  const period = { shopId: shop.id, from: days[0] ?? '', to: days.at(-1) ?? '' };
  const [byTime, byRecipe, byExperience, cancelled, visits, seconds, menu] = await Promise.all([
    counts.countOrdersByTime(db, period),
    counts.countOrdersByRecipe(db, period),
    counts.countOrdersByExperience(db, period),
    counts.countCancelled(db, period),
    counts.countVisits(db, period),
    counts.countSecondsToOrder(db, period),
    menus.of(shop),
  ]);

  const orders = byTime.reduce((sum, { n }) => sum + n, 0);
  const perDay = new Map<string, number>();
  for (const { day, n } of byTime) perDay.set(day, (perDay.get(day) ?? 0) + n);

  const onMenu = byRecipe.filter(({ recipeId }) => menu.byId.has(recipeId));
  const zeroProof = onMenu.filter(({ recipeId }) => isZeroProof(menu.byId.get(recipeId) ?? { alcohol: 'unknown' }));
  const types = [...new Set([...byExperience.keys(), ...visits.keys()])];

  return {
    from: period.from,
    to: period.to,
    orders,
    cancelled,
    byDay: days.map((day) => ({ day, orders: perDay.get(day) ?? 0 })),
    byHour: ordersByHour(byTime, timeZoneOf(shop)),
    byExperience: types
      .map((kioskType) => ({
        kioskType,
        orders: byExperience.get(kioskType) ?? 0,
        ...(visits.get(kioskType ?? '') ?? { joined: 0, ordered: 0 }),
        medianSecondsToOrder: medianOfCounts(
          seconds.filter((row) => row.kioskType === kioskType).map((row) => [row.seconds, row.n]),
        ),
      }))
      .toSorted((a, b) => b.orders - a.orders || b.joined - a.joined),
    zeroProof: { orders: sum(zeroProof), of: sum(onMenu) },
    topDrinks: byRecipe.slice(0, TOP_DRINKS).map(({ recipeId, name, n }) => ({
      recipeId,
      name: menu.byId.get(recipeId)?.name ?? name,
      orders: n,
    })),
  };
}

const sum = (rows: readonly { n: number }[]): number => rows.reduce((total, { n }) => total + n, 0);

/**
 * Slots of ten minutes fit into one hour in every time zone.
 * @param slots such as `2026-03-14T20:3`, UTC
 */
function ordersByHour(slots: readonly { slot: string; n: number }[], timeZone: string | undefined) {
  const perSlot = new Map<string, number>();
  for (const { slot, n } of slots) perSlot.set(slot, (perSlot.get(slot) ?? 0) + n);
  const perHour = Array.from({ length: 24 }, () => 0);
  for (const [slot, n] of perSlot) {
    const hour = shopHour(new Date(`${slot}0:00Z`), timeZone);
    perHour[hour] = (perHour[hour] ?? 0) + n;
  }
  return perHour.map((_, i) => {
    const hour = (i + DAY_STARTS_HOUR) % 24;
    return { hour, orders: perHour[hour] ?? 0 };
  });
}
