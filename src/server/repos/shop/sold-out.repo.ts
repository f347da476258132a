/** What is sold out tonight. Source: docs/behaviour/counter.md "Sold out". */
import type { SoldOut } from '#domain/order/sold-out.ts';
import type { Db } from '../../db/database.ts';
import { runSteps } from '../../db/engine.ts';
import type { SoldOutTable } from '../../db/tables.ts';
import { listIngredientOptions } from '../menu/ingredient-options.repo.ts';
import { stockOf } from '../machines/bottles.repo.ts';

export async function listSoldOut(db: Db, shopId: string): Promise<SoldOut> {
  const rows = await db
    .selectFrom('sold_out')
    .select(['kind', 'subject', 'is_out'])
    .where('shop_id', '=', shopId)
    .execute();
  const of = (wanted: SoldOutTable['kind']) => rows.filter(({ kind }) => kind === wanted);
  return {
    drinks: new Map(of('drink').map(({ subject, is_out }) => [subject, is_out === 1])),
    ingredients: new Set(of('ingredient').flatMap(({ subject, is_out }) => (is_out === 1 ? [subject] : []))),
    stock: await runSteps(db, stockOf(shopId)),
    options: await listIngredientOptions(db, shopId),
  };
}

/** Ids of drinks that the menu itself says are sold out. */
export async function listOffMenu(db: Db, shopId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('recipes')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('available', '=', 0)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

interface Said {
  shopId: string;
  kind: SoldOutTable['kind'];
  subject: string;
  isOut: boolean;
  at: string;
  accountId: string;
}

export async function sayWhetherSoldOut(tx: Db, { shopId, kind, subject, isOut, at, accountId }: Said): Promise<void> {
  const is_out = isOut ? 1 : 0;
  await tx
    .insertInto('sold_out')
    .values({ shop_id: shopId, kind, subject, is_out, at, account_id: accountId })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'kind', 'subject']).doUpdateSet({ is_out, at, account_id: accountId }),
    )
    .execute();
}

/**
 * From now on the menu's own word holds.
 * @returns whether anything was said of the drink
 */
export async function forgetSoldOutDrink(tx: Db, shopId: string, recipeId: string): Promise<boolean> {
  const forgotten = await tx
    .deleteFrom('sold_out')
    .where('shop_id', '=', shopId)
    .where('kind', '=', 'drink')
    .where('subject', '=', recipeId)
    .returning('subject')
    .executeTakeFirst();
  return forgotten !== undefined;
}
