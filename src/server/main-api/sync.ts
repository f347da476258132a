/** Copies shops and menus from the Main API into the kiosks' own tables. */
import type { Recipe } from '#contract/recipes.ts';
import { inTransaction } from '../db/database.ts';
import { upsertRecipes } from '../repos/recipes.repo.ts';
import { upsertShop } from '../repos/shops.repo.ts';
import type { Services } from '../services.ts';
import { readUpstreamRecipes } from './upstream-shapes.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'mainApi'>;

/** @returns how many shops there are upstream */
export async function syncShops({ db, clock, mainApi }: Needed): Promise<number> {
  const shops = await mainApi.listShops();
  await inTransaction(db, async (tx) => {
    for (const { id, name, settings, ownerId } of shops) {
      await upsertShop(tx, { id, name, settings, userId: ownerId }, clock().toISOString());
    }
  });
  return shops.length;
}

/** @returns the recipes upstream has for the shop, as they are now stored */
export async function syncRecipes({ db, clock, mainApi }: Needed, shopId: string): Promise<Recipe[]> {
  const recipes = readUpstreamRecipes(await mainApi.listRecipes(shopId), shopId);
  await inTransaction(db, (tx) => upsertRecipes(tx, recipes, clock().toISOString()));
  return recipes;
}
