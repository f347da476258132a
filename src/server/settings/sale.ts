/** What the rule of selling says to an order, and what is kept of it. Source: docs/behaviour/selling.md "The rule". */
import { Refusal } from '#contract/refusal.ts';
import { message } from '#domain/messages/message.ts';
import type { OrderSize } from '#domain/order/order.ts';
import { isLiquor } from '#domain/selling/liquor.ts';
import { whyNotSold, type Sale, type SaleRefusal } from '#domain/selling/may-sell.ts';
import type { Price } from '#domain/selling/selling.ts';
import { alcoholGrams } from '#domain/selling/standard-drinks.ts';
import { hasWords } from '#domain/text/bilingual.ts';
import type { RecipeOnMenu } from '#server/menu/menus.ts';
import type { StoredShop } from '#server/repos/shop/shops.repo.ts';
import { guestSelling } from './shop-selling.ts';

/** Why a guest is not sold it now; undefined if it is sold. */
export const whyNotSoldIn = (shop: StoredShop, sale: Omit<Sale, 'selling'>): SaleRefusal | undefined =>
  whyNotSold({ selling: guestSelling(shop, sale.now), ...sale });

/** In words: until when, and the bar's own reason. */
export function saleRefusal(why: SaleRefusal, shop: StoredShop, now: Date): Refusal {
  const because = becauseOf(why, guestSelling(shop, now).timeZone);
  return new Refusal(why.code, because && { because });
}

function becauseOf(why: SaleRefusal, timeZone: string) {
  switch (why.code) {
    case 'bar-paused':
      return hasWords(why.reason) ? message('bar-paused-for', { reason: why.reason }) : undefined;
    case 'bar-closed':
      return why.opensAt === null ? undefined : message('bar-closed-until', { opens: { at: why.opensAt, timeZone } });
    case 'alcohol-hours-over':
      return why.opensAt === null ? undefined : message('alcohol-from', { opens: { at: why.opensAt, timeZone } });
    default:
      return undefined;
  }
}

export interface Sold {
  alcoholGrams: number;
  isLiquor: boolean;
  price: Price | null;
}

/** The alcohol and the price of one drink. */
export function soldDrink({ selling }: StoredShop, recipe: RecipeOnMenu, size: OrderSize): Sold {
  const amount = selling.prices ? (recipe.prices?.[size] ?? null) : null;
  return {
    alcoholGrams: alcoholGrams(recipe, size),
    isLiquor: isLiquor(recipe),
    price: amount === null ? null : { amount, currency: selling.currency },
  };
}
