/** When and what a shop sells, its pause and its prices: written with the event that tells its guests. */
import type { DrinkPrices } from '#contract/shop/selling.ts';
import { ORDER_SIZES, type OrderSize } from '#domain/order/order.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import type { SellingSettings } from '#domain/selling/selling.ts';
import type { Db } from '../../db/database.ts';
import { recordEventsIn } from '../events.repo.ts';

/** Within a transaction that has locked the menu. */
export async function saveSelling(tx: Db, shopId: string, selling: SellingSettings, at: string): Promise<void> {
  await tx
    .updateTable('shops')
    .set(({ eb }) => ({
      selling: JSON.stringify(selling),
      selling_version: eb('selling_version', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', shopId)
    .execute();
  await recordEventsIn(tx, shopId, 'selling', ['']);
}

/** @param reason null goes on @returns whether that changes anything but the reason */
export async function savePause(tx: Db, shopId: string, reason: BilingualText | null, at: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('shops')
    .set({ paused_at: reason && at, pause_reason: reason && JSON.stringify(reason) })
    .where('id', '=', shopId)
    .where('paused_at', reason ? 'is' : 'is not', null)
    .executeTakeFirst();
  if (reason && Number(numUpdatedRows) === 0)
    await tx
      .updateTable('shops')
      .set({ pause_reason: JSON.stringify(reason) })
      .where('id', '=', shopId)
      .execute();
  await recordEventsIn(tx, shopId, 'selling', ['']);
  return Number(numUpdatedRows) > 0;
}

const NONE: DrinkPrices = { sizeS: null, sizeM: null, sizeL: null };

/** By recipe id, of those that have one. */
export async function listPrices(db: Db, shopId: string): Promise<Map<string, DrinkPrices>> {
  const rows = await db.selectFrom('recipe_prices').selectAll().where('shop_id', '=', shopId).execute();
  const prices = new Map<string, DrinkPrices>();
  for (const { recipe_id, size, amount } of rows)
    if (ORDER_SIZES.includes(size as OrderSize))
      prices.set(recipe_id, { ...(prices.get(recipe_id) ?? NONE), [size]: amount });
  return prices;
}

/** Within a transaction that has locked the menu. */
export async function replacePrices(tx: Db, shopId: string, recipeId: string, prices: DrinkPrices): Promise<void> {
  await tx.deleteFrom('recipe_prices').where('shop_id', '=', shopId).where('recipe_id', '=', recipeId).execute();
  for (const size of ORDER_SIZES) {
    const amount = prices[size];
    if (amount === null) continue;
    await tx.insertInto('recipe_prices').values({ shop_id: shopId, recipe_id: recipeId, size, amount }).execute();
  }
}
