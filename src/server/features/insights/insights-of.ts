/** Computes an owner's insights from the database's counts. */
import type { Db } from '../../db/db.ts';
import type { ShopInsights, Waits } from '#contract/shop/insights.ts';
import { isZeroProof } from '#domain/recipe/recipe.ts';
import { DAY_STARTS_HOUR, shopHour } from '#domain/order/shop-day.ts';
import type { Price } from '#domain/selling/selling.ts';
import { dayParts } from '#domain/order/day-parts.ts';
import { readInParts } from '../../long-reads.ts';
import * as counts from '../../repos/orders/insights.repo.ts';
import { ordersByDay } from '../../repos/orders/order-days.repo.ts';
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
  const period = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  const numbers = new Map((await ordersByDay(db, shop.id, period)).map(({ day, n }) => [day, n]));
  const parts = dayParts(days.map((day) => ({ day, n: numbers.get(day) ?? 0 })));
  const each = <T>(count: (db: Db, part: counts.Period) => Promise<T>): Promise<T[]> =>
    readInParts(shop.id, parts, ({ from, to }) => count(db, { shopId: shop.id, from, to }));
  const byTime = (await each(counts.countOrdersByTime)).flat();
  const byRecipe = mostOrdered((await each(counts.countOrdersByRecipe)).flat());
  const byExperience = (await each(counts.countOrdersByExperience)).flat();
  const ended = await each(counts.countCancelled);
  const sales = (await each(counts.sumPrices)).flat();
  const unpriced = shop.selling.prices ? await each(counts.countUnpriced) : null;
  const made = (await each(counts.countWaits('completed_at'))).flat();
  const collected = (await each(counts.countWaits('collected_at'))).flat();
  const visits = (await each(counts.countVisits)).flat();
  const seconds = new Map<string, Map<number, number>>();
  await each(async (...part) => addSeconds(seconds, await counts.countSecondsToOrder(...part)));
  const menu = await menus.of(shop);

  const perDay = new Map<string, number>();
  for (const { day, n } of byTime) perDay.set(day, (perDay.get(day) ?? 0) + n);

  const onMenu = byRecipe.filter(({ recipeId }) => menu.byId.has(recipeId));
  const zeroProof = onMenu.filter(({ recipeId }) => isZeroProof(menu.byId.get(recipeId) ?? { alcohol: 'unknown' }));
  const types = new Set([...byExperience, ...visits].map(({ kioskType }) => kioskType));

  return {
    ...period,
    orders: sum(byTime),
    cancelled: total(ended.map(({ cancelled }) => cancelled)),
    abandoned: total(ended.map(({ abandoned }) => abandoned)),
    toMade: waitsOf(made),
    toCollected: waitsOf(collected),
    byDay: byDay(days, { perDay, made, collected, sales }),
    byHour: ordersByHour(byTime, timeZoneOf(shop)),
    byExperience: [...types]
      .map((type) => {
        const isOfType = ({ kioskType }: { kioskType: string | null }) => kioskType === type;
        const visitsOfType = visits.filter(isOfType);
        return {
          kioskType: type,
          orders: sum(byExperience.filter(isOfType)),
          joined: total(visitsOfType.map(({ joined }) => joined)),
          ordered: total(visitsOfType.map(({ ordered }) => ordered)),
          medianSecondsToOrder: percentileOfCounts(
            50,
            [...(seconds.get(type ?? '') ?? [])].toSorted(([a], [b]) => a - b),
          ),
        };
      })
      .toSorted((a, b) => b.orders - a.orders || b.joined - a.joined),
    zeroProof: { orders: sum(zeroProof), of: sum(onMenu) },
    sales: totalsOf(sales),
    unpriced: unpriced && total(unpriced),
    topDrinks: byRecipe.slice(0, TOP_DRINKS).map(({ recipeId, name, n }) => ({
      recipeId,
      name: menu.byId.get(recipeId)?.name ?? name,
      orders: n,
    })),
  };
}

interface OfRecipe {
  recipeId: string;
  name: string;
  n: number;
}

/** @param rows of several parts of a period, in their order */
function mostOrdered(rows: readonly OfRecipe[]): OfRecipe[] {
  const recipes = new Map<string, OfRecipe>();
  for (const row of rows) recipes.set(row.recipeId, { ...row, n: row.n + (recipes.get(row.recipeId)?.n ?? 0) });
  return [...recipes.values()].toSorted((a, b) => b.n - a.n || (a.recipeId < b.recipeId ? -1 : 1));
}

/** To a histogram for each experience: that of every day is long. */
function addSeconds(
  all: Map<string, Map<number, number>>,
  rows: readonly { kioskType: string; seconds: number; n: number }[],
): void {
  for (const { kioskType, seconds, n } of rows) {
    const counted = all.get(kioskType) ?? new Map<number, number>();
    counted.set(seconds, (counted.get(seconds) ?? 0) + n);
    all.set(kioskType, counted);
  }
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

const total = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const sum = (rows: readonly { n: number }[]): number => total(rows.map(({ n }) => n));

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
