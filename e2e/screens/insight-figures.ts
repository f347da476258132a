/** A week of a busy bar, as the server would tell of it: every chart has something to draw. */
import type { Page } from 'playwright-core';
import type { ShopInsights, Waits } from '#contract/shop/insights.ts';

const PER_DAY = [9, 14, 11, 21, 44, 58, 30];
const HOURS: Record<number, number> = { 17: 6, 18: 17, 19: 24, 20: 31, 21: 38, 22: 34, 23: 22, 0: 11, 1: 4 };
const PRICE = 78_00;
const CURRENCY = 'HKD';

const waits = (orders: number, median: number, p90: number): Waits => ({ orders, median, p90 });

/**
 * @param from the first of seven days, YYYY-MM-DD
 * @param share of the orders of a good week
 */
function insightFigures(from: string, share = 1): ShopInsights {
  const perDay = PER_DAY.map((one) => Math.round(one * share));
  const days = perDay.map((_, at) => new Date(Date.parse(from) + at * 86_400_000).toISOString().slice(0, 10));
  const orders = perDay.reduce((sum, one) => sum + one, 0);
  const ofExperience = (kioskType: string | null, count: number, joined: number, seconds: number | null) => ({
    kioskType,
    orders: count,
    joined,
    ordered: Math.min(count, joined),
    medianSecondsToOrder: seconds,
  });
  return {
    from: days[0]!,
    to: days.at(-1)!,
    orders,
    cancelled: 6,
    abandoned: 2,
    toMade: waits(orders, 4, 9),
    toCollected: waits(orders, 6, 13),
    byDay: days.map((day, at) => ({
      day,
      orders: perDay[at]!,
      toMade: waits(perDay[at]!, 2 + Math.round(perDay[at]! / 15), 4 + Math.round(perDay[at]! / 7)),
      toCollected: waits(perDay[at]!, 4 + Math.round(perDay[at]! / 15), 7 + Math.round(perDay[at]! / 6)),
      sales: [{ amount: perDay[at]! * PRICE, currency: CURRENCY }],
    })),
    // The shop's day begins at five.
    byHour: Array.from({ length: 24 }, (_, at) => (at + 5) % 24).map((hour) => ({ hour, orders: HOURS[hour] ?? 0 })),
    byExperience: [
      ofExperience('ez-pairing', 71, 88, 74),
      ofExperience('voice-sommelier', 46, 70, 118),
      ofExperience('toy-kiosk', 37, 41, 39),
      ofExperience('five-mui', 21, 49, 156),
      ofExperience(null, 12, 0, null),
    ],
    zeroProof: { orders: 23, of: orders },
    sales: [{ amount: orders * PRICE, currency: CURRENCY }],
    unpriced: 0,
    topDrinks: [
      ['bar-negroni', 'Negroni', 41],
      ['bar-mojito', 'Mojito', 33],
      ['bar-tequila-sunrise', 'Tequila Sunrise', 27],
      ['bar-gin-basil-smash', 'Basil Smash', 19],
      ['bar-cosmopolitan', 'Cosmopolitan', 12],
    ].map(([recipeId, name, count]) => ({ recipeId: String(recipeId), name: String(name), orders: Number(count) })),
  };
}

/** The page's insights are of a good week, after one that was not. */
export async function showInsights(page: Page): Promise<void> {
  await page.route('**/api/**/insights*', (route) => {
    const from = new URL(route.request().url()).searchParams.get('from');
    return route.fulfill({ json: from === null ? insightFigures('2026-11-16') : insightFigures(from, 0.7) });
  });
}
