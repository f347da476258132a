/** The Kiosk API's own copy of the menus, and the pumps that pour them. */
import { Recipe } from '#contract/recipes.ts';
import type { Pump } from '#domain/machine-string.ts';
import type { Db } from '../db/database.ts';

const recipeOf = (row: { recipe: string }): Recipe => Recipe.parse(JSON.parse(row.recipe));

/** Hidden ones included, in menu order. */
export async function listRecipes(db: Db, shopId: string): Promise<Recipe[]> {
  const rows = await db
    .selectFrom('recipes')
    .select('recipe')
    .where('shop_id', '=', shopId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(recipeOf);
}

/** Unknown ids are left out; what upstream has removed is hidden. Only recipes of shops that still exist. */
export async function findRecipes(db: Db, ids: readonly string[]): Promise<Recipe[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('recipes')
    .innerJoin('shops', 'shops.id', 'recipes.shop_id')
    .select(['recipes.id', 'recipe', 'removed_at'])
    .where('recipes.id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute();
  const byId = new Map(
    rows.map((row) => [
      row.id,
      row.removed_at === null ? recipeOf(row) : { ...recipeOf(row), hidden: true, available: false },
    ]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function listRecipeIds(db: Db, shopIds: readonly string[]): Promise<Map<string, string[]>> {
  const ids = new Map<string, string[]>(shopIds.map((id) => [id, []]));
  if (shopIds.length === 0) return ids;
  const rows = await db
    .selectFrom('recipes')
    .select(['id', 'shop_id'])
    .where('shop_id', 'in', [...shopIds])
    .where('removed_at', 'is', null)
    .orderBy('position')
    .execute();
  for (const { id, shop_id } of rows) ids.get(shop_id)?.push(id);
  return ids;
}

/** Writes recipes, new or known, and marks the menus of their shops as changed. A known one keeps its place. */
export async function upsertRecipes(db: Db, recipes: readonly Recipe[], at: string): Promise<void> {
  const shopIds = [...new Set(recipes.map(({ shopId }) => shopId))];
  const known = await listRecipeIds(db, shopIds);
  for (const recipe of recipes) {
    const ids = known.get(recipe.shopId) ?? [];
    if (!ids.includes(recipe.id)) ids.push(recipe.id);
    const written = {
      hidden: recipe.hidden ? 1 : 0,
      available: recipe.available ? 1 : 0,
      recipe: JSON.stringify(recipe),
      updated_at: at,
      removed_at: null,
    };
    await db
      .insertInto('recipes')
      .values({ id: recipe.id, shop_id: recipe.shopId, position: ids.indexOf(recipe.id), ...written })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(written))
      .execute();
  }
  if (shopIds.length > 0) await touchMenus(db, shopIds);
}

export const touchMenus = (db: Db, shopIds: readonly string[]) =>
  db
    .updateTable('shops')
    .set(({ eb }) => ({ menu_version: eb('menu_version', '+', 1) }))
    .where('id', 'in', [...shopIds])
    .execute();

/** @returns which of the ids are taken, and by which shop. */
export async function ownersOfRecipes(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('recipes')
    .select(['id', 'shop_id'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, shop_id }) => [id, shop_id]));
}

export async function listPumps(db: Db, shopId: string): Promise<Pump[]> {
  const rows = await db.selectFrom('pumps').selectAll().where('shop_id', '=', shopId).orderBy('slot').execute();
  return rows.map(({ slot, ingredient_id, ml_per_second }) => ({
    slot,
    ingredientId: ingredient_id,
    mlPerSecond: ml_per_second,
  }));
}

export async function replacePumps(db: Db, shopId: string, pumps: readonly Pump[]): Promise<void> {
  await db.deleteFrom('pumps').where('shop_id', '=', shopId).execute();
  for (const { slot, ingredientId, mlPerSecond } of pumps) {
    await db
      .insertInto('pumps')
      .values({ shop_id: shopId, slot, ingredient_id: ingredientId, ml_per_second: mlPerSecond })
      .execute();
  }
  await touchMenus(db, [shopId]);
}
