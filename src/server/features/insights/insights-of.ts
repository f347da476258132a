/** Computes an owner's insights from the database's counts. */
import type { ShopInsights, Waits } from '#contract/shop/insights.ts';
import { isZeroProof } from '#domain/recipe/recipe.ts';
import { DAY_STARTS_HOUR, shopHour } from '#domain/order/shop-day.ts';
import type { Price } from '#domain/selling/selling.ts';
import * as counts from '../../repos/orders/insights.repo.ts';
import type { StoredShop } from '../../repos/shop/shops.repo.ts';
import type { Services } from '../../services.ts';
import { timeZoneOf } from '#server/settings/shop-time.ts';
import { percentileOfCounts } from './percentile.ts';

const TOP_DRINKS = 10;

/** @param days consecutive days of the shop */
export async function insightsOf(
  { db, menus }: Pick<Services, 'db' | 'menus'>,
  shop: StoredShop,
  days: readonly string[],
): Promise<ShopInsights> {
  const period = { shopId: shop.id, from: days[0] ?? '', to: days.at(-1) ?? '' };
  const [byTime, byRecipe, byExperience, ended, sales, unpriced, made, collected, visits, seconds, menu] =
    await Promise.all([
      counts.countOrdersByTime(db, period),
      counts.countOrdersByRecipe(db, period),
      counts.countOrdersByExperience(db, period),
      counts.countCancelled(db, period),
      counts.sumPrices(db, period),
      shop.selling.prices ? counts.countUnpriced(db, period) : null,
      counts.countWaits(db, period, 'completed_at'),
      counts.countWaits(db, period, 'collected_at'),
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
    ...ended,
    toMade: waitsOf(made),
    toCollected: waitsOf(collected),
    byDay: byDay(days, { perDay, made, collected, sales }),
    byHour: ordersByHour(byTime, timeZoneOf(shop)),
    byExperience: types
      .map((kioskType) => ({
        kioskType,
        orders: byExperience.get(kioskType) ?? 0,
        ...(visits.get(kioskType ?? '') ?? { joined: 0, ordered: 0 }),
        medianSecondsToOrder: percentileOfCounts(
          50,
          seconds.filter((row) => row.kioskType === kioskType).map((row) => [row.seconds, row.n]),
        ),
      }))
      .toSorted((a, b) => b.orders - a.orders || b.joined - a.joined),
    zeroProof: { orders: sum(zeroProof), of: sum(onMenu) },
    sales: totalsOf(sales),
    unpriced,
    topDrinks: byRecipe.slice(0, TOP_DRINKS).map(({ recipeId, name, n }) => ({
      recipeId,
      name: menu.byId.get(recipeId)?.name ?? name,
      orders: n,
    })),
  };
}

interface OfDays {
  perDay: ReadonlyMap<string, number>;
  made: readonly counts.WaitCount[];
  collected: readonly counts.WaitCount[];
  sales: readonly (Price & { day: string })[];
}

function byDay(days: readonly string[], { perDay, made, collected, sales }: OfDays): ShopInsights['byDay'] {
  const [madeOf, collectedOf, salesOf] = [groupByDay(made), groupByDay(collected), groupByDay(sales)];
  return days.map((day) => ({
    day,
    orders: perDay.get(day) ?? 0,
    toMade: waitsOf(madeOf.get(day) ?? []),
    toCollected: waitsOf(collectedOf.get(day) ?? []),
    sales: totalsOf(salesOf.get(day) ?? []),
  }));
}

function groupByDay<T extends { day: string }>(rows: readonly T[]): Map<string, T[]> {
  const days = new Map<string, T[]>();
  for (const row of rows) {
    const known = days.get(row.day);
    if (known) known.push(row);
    else days.set(row.day, [row]);
  }
  return days;
}

function waitsOf(rows: readonly counts.WaitCount[]): Waits | null {
  const counted = rows.map(({ minutes, n }) => [minutes, n] as const).toSorted(([a], [b]) => a - b);
  const [median, p90] = [percentileOfCounts(50, counted), percentileOfCounts(90, counted)];
  return median === null || p90 === null ? null : { orders: sum(rows), median, p90 };
}

function totalsOf(sales: readonly Price[]): Price[] {
  const totals = new Map<string, number>();
  for (const { currency, amount } of sales) totals.set(currency, (totals.get(currency) ?? 0) + amount);
  return [...totals].map(([currency, amount]) => ({ currency, amount }));
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
