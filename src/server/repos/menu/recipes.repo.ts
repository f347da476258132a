/** The Kiosk API's own copy of the menus, and the pumps that pour them. */
import { Recipe } from '#contract/menu/recipes.ts';
import type { Pump } from '#domain/machine/machine-string.ts';
import { withContentsSince, type Contents } from '#domain/recipe/contents-since.ts';
import { NOTHING_SOLD_OUT, withSoldOut } from '#domain/order/sold-out.ts';
import { inTurns } from '../../in-turns.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import { runSteps } from '../../db/engine.ts';
import { recordEventsIn } from '../events.repo.ts';
import { pumpsOf } from '../machines/bottles.repo.ts';
import {
  indexTranslations,
  overlayTranslations,
  withoutTranslation,
  type TranslationPlace,
} from '#server/menu/translation-overlay.ts';
import { listMenuAnswers, overlayAnswers } from './menu-answers.repo.ts';
import { rememberPictures, webAddressesIn } from './known-pictures.repo.ts';
import { listSoldOut } from '../shop/sold-out.repo.ts';
import { listTranslations } from './translations.repo.ts';

const recipeOf = (row: { recipe: string }): Recipe => Recipe.parse(JSON.parse(row.recipe));

/** The shop's menu, in its order; hidden ones included. Thousands are read in turns with other requests. */
export async function listRecipes(db: Db, shopId: string): Promise<Recipe[]> {
  const ids = (await idsOf(db, [shopId], [1])).get(shopId) ?? [];
  const recipes: Recipe[] = [];
  for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
    const slice = ids.slice(from, from + READ_AT_ONCE);
    const rows = await db.selectFrom('recipes').select(['id', 'recipe']).where('id', 'in', slice).execute();
    const byId = new Map((await inTurns(rows, recipeOf)).map((recipe) => [recipe.id, recipe]));
    recipes.push(...slice.flatMap((id) => byId.get(id) ?? []));
  }
  return recipes;
}

const READ_AT_ONCE = 250;

/** As available as they are now. Unknown ids are left out; recipes removed upstream are hidden. Only recipes of existing shops. */
export async function findRecipes(db: Db, ids: readonly string[]): Promise<Recipe[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('recipes')
    .innerJoin('shops', 'shops.id', 'recipes.shop_id')
    .select(['recipes.id', 'recipes.shop_id', 'recipe', 'removed_at'])
    .where('recipes.id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute();
  const shopIds = [...new Set(rows.map(({ shop_id }) => shop_id))];
  const soldOut = new Map(
    await Promise.all(shopIds.map(async (shopId) => [shopId, await listSoldOut(db, shopId)] as const)),
  );
  const byId = new Map(
    rows.map((row) => {
      const recipe = withSoldOut(recipeOf(row), soldOut.get(row.shop_id) ?? NOTHING_SOLD_OUT);
      return [row.id, row.removed_at === null ? recipe : { ...recipe, hidden: true, available: false }];
    }),
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
 * @param hashes by recipe id, of those that come from upstream
 */
export async function upsertRecipes(
  db: Db,
  incoming: readonly Recipe[],
  at: string,
  hashes?: ReadonlyMap<string, string>,
): Promise<void> {
  const shopIds = [...new Set(incoming.map(({ shopId }) => shopId))];
  // Must be first: locks the shop's row, so that concurrent writers do not overwrite each other.
  if (shopIds.length > 0) await touchMenus(db, shopIds);
  const known = await listAllRecipeIds(db, shopIds);
  for (const shopId of shopIds) {
    const positions = new Map((known.get(shopId) ?? []).map((id, position) => [id, position]));
    const own = incoming.filter((recipe) => recipe.shopId === shopId);
    for (const { id } of own) if (!positions.has(id)) positions.set(id, positions.size);
    await writeCopies(db, { shopId, positions, hashes, at }, own);
  }
}

interface Copying {
  shopId: string;
  /** By recipe id; for those that are new here. */
  positions: ReadonlyMap<string, number>;
  hashes: ReadonlyMap<string, string> | undefined;
  at: string;
}

/** Upserts recipes as upsertRecipes does, and leaves the menu's version to the caller, who has locked the menu. */
export async function writeCopies(
  tx: Db,
  { shopId, positions, hashes, at }: Copying,
  incoming: readonly Recipe[],
): Promise<void> {
  const translations = indexTranslations(await listTranslations(tx, shopId));
  const answers = await listMenuAnswers(tx, shopId);
  const sent = [...new Map(incoming.map((recipe) => [recipe.id, recipe])).values()];
  for (let from = 0; from < sent.length; from += ROWS) {
    const slice = sent.slice(from, from + ROWS);
    const known = await storedContents(
      tx,
      slice.map(({ id }) => id),
    );
    const rows = slice.map((one) => {
      const now = overlayTranslations(overlayAnswers(one, answers), translations);
      const recipe = withContentsSince(known.get(one.id), now, at);
      return {
        id: recipe.id,
        shop_id: shopId,
        position: positions.get(recipe.id) ?? positions.size,
        on_menu: 1,
        hidden: recipe.hidden ? 1 : 0,
        available: recipe.available ? 1 : 0,
        recipe: JSON.stringify(recipe),
        updated_at: at,
        removed_at: null,
        ...(hashes && { upstream_hash: hashes.get(recipe.id) ?? '' }),
      };
    });
    await tx
      .insertInto('recipes')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          hidden: ref('excluded.hidden'),
          available: ref('excluded.available'),
          recipe: ref('excluded.recipe'),
          updated_at: ref('excluded.updated_at'),
          removed_at: ref('excluded.removed_at'),
          ...(hashes && { upstream_hash: ref('excluded.upstream_hash') }),
        })),
      )
      .execute();
  }
  await rememberPictures(tx, webAddressesIn(incoming.map(({ image, recipeImage }) => [image, recipeImage])), at);
}

/** Rows in one statement. */
const ROWS = 50;

/** What recipes held before, by id; new ones are left out. */
async function storedContents(tx: Db, ids: readonly string[]): Promise<Map<string, Contents>> {
  const rows = await tx
    .selectFrom('recipes')
    .select(['id', 'recipe'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, recipe }) => [id, JSON.parse(recipe) as Contents]));
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
    const recipe = JSON.stringify(withContentsSince(before, change(before), at));
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

/** Puts recipes on the menu, or takes them off; their positions are kept. */
export const setOnMenu = (db: Db, shopId: string, ids: readonly string[], isOnMenu: boolean): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (ids.length === 0) return;
    const on_menu = isOnMenu ? 1 : 0;
    const { numUpdatedRows } = await tx
      .updateTable('recipes')
      .set({ on_menu })
      .where('shop_id', '=', shopId)
      .where('id', 'in', [...ids])
      .where('on_menu', '<>', on_menu)
      .executeTakeFirst();
    if (Number(numUpdatedRows) > 0) await touchMenus(tx, [shopId]);
  });

/** Guests get these menus anew, and who watches them is told. */
export const touchMenus = (db: Db, shopIds: readonly string[]): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx
      .updateTable('shops')
      .set(({ eb }) => ({ menu_version: eb('menu_version', '+', 1) }))
      .where('id', 'in', [...shopIds])
      .execute();
    for (const shopId of shopIds) await recordEventsIn(tx, shopId, 'menu', ['']);
  });

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

export const listPumps = (db: Db, shopId: string): Promise<Pump[]> => runSteps(db, pumpsOf(shopId));

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
