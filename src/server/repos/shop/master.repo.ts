/** The Main API's master list of shops and recipes. */
import { z } from 'zod';
import type { Recipe } from '#contract/menu/recipes.ts';
import type { Db } from '../../db/database.ts';

export interface MasterShop {
  id: string;
  name: string;
  settings: Record<string, unknown>;
  ownerId: string | null;
  recipeIds: string[];
  version: number;
  archivedAt: string | null;
  created_at: string;
  updated_at: string;
}

const Settings = z.record(z.string(), z.unknown());

/** Those that are open, or those that are archived. */
export async function listMasterShops(db: Db, { archived = false } = {}): Promise<MasterShop[]> {
  const [shops, owners, recipes] = await Promise.all([
    db
      .selectFrom('master_shops')
      .selectAll()
      .where('archived_at', archived ? 'is not' : 'is', null)
      .orderBy('name')
      .execute(),
    db.selectFrom('shop_owners').selectAll().orderBy('account_id').execute(),
    db.selectFrom('master_recipes').select(['id', 'shop_id']).orderBy('position').execute(),
  ]);
  return shops.map((shop) => ({
    id: shop.id,
    name: shop.name,
    settings: Settings.parse(JSON.parse(shop.settings)),
    ownerId: owners.find(({ shop_id }) => shop_id === shop.id)?.account_id ?? null,
    recipeIds: recipes.filter(({ shop_id }) => shop_id === shop.id).map(({ id }) => id),
    version: shop.version,
    archivedAt: shop.archived_at,
    created_at: shop.created_at,
    updated_at: shop.updated_at,
  }));
}

/** As stored: read like any upstream recipe, by main-api/upstream-shapes. */
export async function listMasterRecipes(db: Db, shopId: string): Promise<unknown[]> {
  const rows = await db
    .selectFrom('master_recipes')
    .select('recipe')
    .where('shop_id', '=', shopId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ recipe }) => JSON.parse(recipe) as unknown);
}

/** As listMasterRecipes; unknown ids are left out. */
export async function listMasterRecipesById(db: Db, shopId: string, ids: readonly string[]): Promise<unknown[]> {
  const rows = await db
    .selectFrom('master_recipes')
    .select('recipe')
    .where('shop_id', '=', shopId)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ recipe }) => JSON.parse(recipe) as unknown);
}

export const isMasterShop = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('master_shops').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Ids and what else a new shop may not share, of archived shops too. */
export async function listMasterNames(db: Db) {
  const rows = await db.selectFrom('master_shops').select(['id', 'name', 'settings', 'archived_at']).execute();
  return rows.map(({ id, name, settings, archived_at }) => ({
    id,
    name,
    settings: Settings.parse(JSON.parse(settings)),
    isArchived: archived_at !== null,
  }));
}

/** Locks the shop's row until the transaction ends: changes of its menu or its staff are serialised. */
export const lockMasterShop = (tx: Db, id: string) =>
  tx
    .updateTable('master_shops')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', id)
    .execute();

/** Locks every shop's row until the transaction ends: of two who take one name, the second sees the first. */
export const lockMasterShops = (tx: Db) =>
  tx
    .updateTable('master_shops')
    .set(({ ref }) => ({ name: ref('name') }))
    .execute();

export const insertMasterShop = (
  db: Db,
  { id, name, settings = {} }: { id: string; name: string; settings?: Record<string, unknown> },
  at: string,
) =>
  db
    .insertInto('master_shops')
    .values({
      id,
      name,
      settings: JSON.stringify(settings),
      version: 1,
      archived_at: null,
      created_at: at,
      updated_at: at,
    })
    .execute();

export const saveMasterShop = (
  tx: Db,
  { id, name, settings }: { id: string; name: string; settings: Record<string, unknown> },
  at: string,
) =>
  tx
    .updateTable('master_shops')
    .set(({ eb }) => ({ name, settings: JSON.stringify(settings), version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute();

/** @param at since when they are archived; null opens them again */
export const saveArchived = (tx: Db, ids: readonly string[], at: string | null) =>
  tx
    .updateTable('master_shops')
    .set(({ eb }) => ({ archived_at: at, version: eb('version', '+', 1) }))
    .where('id', 'in', [...ids])
    .execute();

export async function insertMasterRecipes(db: Db, recipes: readonly Recipe[], at: string): Promise<void> {
  for (const [position, recipe] of recipes.entries()) {
    await db
      .insertInto('master_recipes')
      .values({
        id: recipe.id,
        shop_id: recipe.shopId,
        position,
        recipe: JSON.stringify(recipe),
        version: 1,
        updated_at: at,
      })
      .execute();
  }
}
