/** The Kiosk API's own copy of the menus, and the pumps that pour them. */
import { Recipe } from '#contract/recipes.ts';
import type { Pump } from '#domain/machine/machine-string.ts';
import { inTransaction, type Db } from '../db/database.ts';
import {
  indexTranslations,
  overlayTranslations,
  withoutTranslation,
  type TranslationPlace,
} from '#server/menu/translation-overlay.ts';
import { listMenuAnswers, overlayAnswers } from './menu-answers.repo.ts';
import { rememberPictures, webAddressesIn } from './known-pictures.repo.ts';
import { listTranslations } from './translations.repo.ts';

const recipeOf = (row: { recipe: string }): Recipe => Recipe.parse(JSON.parse(row.recipe));

/** The shop's menu, in its order; hidden ones included. */
export async function listRecipes(db: Db, shopId: string): Promise<Recipe[]> {
  const rows = await db
    .selectFrom('recipes')
    .select('recipe')
    .where('shop_id', '=', shopId)
    .where('on_menu', '=', 1)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(recipeOf);
}

/** Unknown ids are left out; recipes removed upstream are hidden. Only recipes of existing shops. */
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

/** The ids on each shop's menu, in its order. */
export const listRecipeIds = (db: Db, shopIds: readonly string[]): Promise<Map<string, string[]>> =>
  idsOf(db, shopIds, [1]);

/** Recipes off the menu follow those on it. */
const listAllRecipeIds = (db: Db, shopIds: readonly string[]): Promise<Map<string, string[]>> =>
  idsOf(db, shopIds, [1, 0]);

async function idsOf(db: Db, shopIds: readonly string[], onMenu: readonly number[]): Promise<Map<string, string[]>> {
  const ids = new Map<string, string[]>(shopIds.map((id) => [id, []]));
  if (shopIds.length === 0) return ids;
  const rows = await db
    .selectFrom('recipes')
    .select(['id', 'shop_id'])
    .where('shop_id', 'in', [...shopIds])
    .where('on_menu', 'in', [...onMenu])
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  for (const { id, shop_id } of rows) ids.get(shop_id)?.push(id);
  return ids;
}

/**
 * Upserts recipes, and marks the menus of their shops as changed. Known ones keep their position. Local translations
 * are applied on top: a person's texts always, a machine's if the menu brings none. So are the owner's answers about
 * strengths and allergens, if the received recipe does not say.
 */
export async function upsertRecipes(db: Db, incoming: readonly Recipe[], at: string): Promise<void> {
  const shopIds = [...new Set(incoming.map(({ shopId }) => shopId))];
  // Must be first: locks the shop's row, so that concurrent writers do not overwrite each other.
  if (shopIds.length > 0) await touchMenus(db, shopIds);
  const known = await listAllRecipeIds(db, shopIds);
  const overlays = new Map<string, (recipe: Recipe) => Recipe>();
  for (const shopId of shopIds) {
    const translations = indexTranslations(await listTranslations(db, shopId));
    const answers = await listMenuAnswers(db, shopId);
    overlays.set(shopId, (recipe) => overlayTranslations(overlayAnswers(recipe, answers), translations));
  }
  for (const sent of incoming) {
    const recipe = overlays.get(sent.shopId)?.(sent) ?? sent;
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
      .values({ id: recipe.id, shop_id: recipe.shopId, position: ids.indexOf(recipe.id), on_menu: 1, ...written })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(written))
      .execute();
  }
  await rememberPictures(db, webAddressesIn(incoming.map(({ image, recipeImage }) => [image, recipeImage])), at);
}

/**
 * Applies the shop's translations to its stored recipes. Run in a transaction.
 * @param ids only these recipes; all if left out
 * @returns how many recipes changed
 */
export async function applyTranslations(tx: Db, shopId: string, at: string, ids?: readonly string[]): Promise<number> {
  await lockMenu(tx, shopId);
  const translations = indexTranslations(await listTranslations(tx, shopId));
  return changeRecipes(tx, shopId, at, (recipe) => overlayTranslations(recipe, translations), ids);
}

/**
 * Rewrites those of the shop's stored recipes, on the menu or not, that `change` modifies. Run in a transaction that
 * has locked the menu.
 * @returns how many recipes changed
 */
export async function changeRecipes(
  tx: Db,
  shopId: string,
  at: string,
  change: (recipe: Recipe) => Recipe,
  ids?: readonly string[],
): Promise<number> {
  const rows = await tx
    .selectFrom('recipes')
    .select(['id', 'recipe'])
    .where('shop_id', '=', shopId)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .execute();
  let changed = 0;
  for (const row of rows) {
    const before = recipeOf(row);
    const recipe = JSON.stringify(change(before));
    if (recipe === JSON.stringify(before)) continue;
    await tx.updateTable('recipes').set({ recipe, updated_at: at }).where('id', '=', row.id).execute();
    changed++;
  }
  if (changed > 0) await touchMenus(tx, [shopId]);
  return changed;
}

/** Removes a text in one language from recipes. Run in a transaction that has locked the menu. */
export async function takeOffTranslation(
  tx: Db,
  {
    shopId,
    place,
    language,
    ids,
  }: { shopId: string; place: TranslationPlace; language: string; ids: readonly string[] },
  at: string,
): Promise<void> {
  const rows = await tx
    .selectFrom('recipes')
    .select(['id', 'recipe'])
    .where('shop_id', '=', shopId)
    .where('id', 'in', [...ids])
    .execute();
  for (const row of rows) {
    const recipe = JSON.stringify(withoutTranslation(recipeOf(row), place, language));
    await tx.updateTable('recipes').set({ recipe, updated_at: at }).where('id', '=', row.id).execute();
  }
  await touchMenus(tx, [shopId]);
}

/** Locks the shop's row until the transaction ends, without changing it. */
export const lockMenu = (tx: Db, shopId: string) =>
  tx
    .updateTable('shops')
    .set(({ ref }) => ({ menu_version: ref('menu_version') }))
    .where('id', '=', shopId)
    .execute();
/**
 * Makes these, in this order, the shop's menu; its other recipes are taken off it.
 * @returns false if one is not the shop's own
 */
export const replaceMenu = (db: Db, shopId: string, ids: readonly string[]): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    // Must be first: locks the shop's row, so that concurrent writers do not overwrite each other.
    await touchMenus(tx, [shopId]);
    const known = (await listAllRecipeIds(tx, [shopId])).get(shopId) ?? [];
    const menu = new Set(ids);
    const own = new Set(known);
    if (ids.some((id) => !own.has(id))) return false;
    for (const [position, id] of [...menu, ...known.filter((id) => !menu.has(id))].entries()) {
      const on_menu = menu.has(id) ? 1 : 0;
      await tx
        .updateTable('recipes')
        .set({ position, on_menu })
        .where('id', '=', id)
        .where(({ or, eb }) => or([eb('position', '<>', position), eb('on_menu', '<>', on_menu)]))
        .execute();
    }
    return true;
  });

/** Puts recipes back on the menu; those on it keep their position. */
export const addToMenu = (db: Db, shopId: string, ids: readonly string[]): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (ids.length === 0) return;
    const { numUpdatedRows } = await tx
      .updateTable('recipes')
      .set({ on_menu: 1 })
      .where('shop_id', '=', shopId)
      .where('id', 'in', [...ids])
      .where('on_menu', '=', 0)
      .executeTakeFirst();
    if (Number(numUpdatedRows) > 0) await touchMenus(tx, [shopId]);
  });

export const touchMenus = (db: Db, shopIds: readonly string[]) =>
  db
    .updateTable('shops')
    .set(({ eb }) => ({ menu_version: eb('menu_version', '+', 1) }))
    .where('id', 'in', [...shopIds])
    .execute();

/** @returns which of the ids are in use, and by which shop. */
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
