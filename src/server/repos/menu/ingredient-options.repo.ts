/** What an owner allows where an ingredient is missing. Source: docs/behaviour/stock.md "Made differently". */
import { RecipeIngredient } from '#contract/fields.ts';
import type { IngredientOption } from '#domain/order/served-as.ts';
import type { Db } from '../../db/database.ts';

const Replacement = RecipeIngredient.omit({ amount: true, unit: true });

/** By the `ingredientKey` of the one that may be missing. */
export async function listIngredientOptions(db: Db, shopId: string): Promise<Map<string, IngredientOption>> {
  const rows = await db.selectFrom('ingredient_options').selectAll().where('shop_id', '=', shopId).execute();
  return new Map(
    rows.map(({ ingredient, may_leave_out, replacement }) => [
      ingredient,
      {
        mayLeaveOut: may_leave_out !== 0,
        replacement: replacement === null ? null : Replacement.parse(JSON.parse(replacement)),
      },
    ]),
  );
}

export async function saveIngredientOption(
  tx: Db,
  { shopId, key }: { shopId: string; key: string },
  { mayLeaveOut, replacement }: IngredientOption,
): Promise<void> {
  const said = { may_leave_out: mayLeaveOut ? 1 : 0, replacement: replacement && JSON.stringify(replacement) };
  await tx
    .insertInto('ingredient_options')
    .values({ shop_id: shopId, ingredient: key, ...said })
    .onConflict((conflict) => conflict.columns(['shop_id', 'ingredient']).doUpdateSet(said))
    .execute();
}
