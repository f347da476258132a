/** The Main API's master list of shops and recipes. */
import { z } from 'zod';
import type { Recipe } from '#contract/recipes.ts';
import type { Db } from '../db/database.ts';

export interface MasterShop {
  id: string;
  name: string;
  settings: Record<string, unknown>;
  ownerId: string | null;
  recipeIds: string[];
  created_at: string;
  updated_at: string;
}

const Settings = z.record(z.string(), z.unknown());

export async function listMasterShops(db: Db): Promise<MasterShop[]> {
  const [shops, owners, recipes] = await Promise.all([
    db.selectFrom('master_shops').selectAll().orderBy('name').execute(),
    db.selectFrom('shop_owners').selectAll().orderBy('account_id').execute(),
    db.selectFrom('master_recipes').select(['id', 'shop_id']).orderBy('position').execute(),
  ]);
  return shops.map((shop) => ({
    id: shop.id,
    name: shop.name,
    settings: Settings.parse(JSON.parse(shop.settings)),
    ownerId: owners.find(({ shop_id }) => shop_id === shop.id)?.account_id ?? null,
    recipeIds: recipes.filter(({ shop_id }) => shop_id === shop.id).map(({ id }) => id),
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

export const isMasterShop = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('master_shops').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Locks the shop's row until the transaction ends: changes of its menu or its staff are serialised. */
export const lockMasterShop = (tx: Db, id: string) =>
  tx
    .updateTable('master_shops')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', id)
    .execute();

export const insertMasterShop = (db: Db, shop: { id: string; name: string }, at: string) =>
  db
    .insertInto('master_shops')
    .values({ ...shop, settings: '{}', created_at: at, updated_at: at })
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
