/** Copies shops and menus from the Main API into the kiosks' own tables. */
import { createHash } from 'node:crypto';
import type { Recipe } from '#contract/recipes.ts';
import { inTransaction } from '../db/database.ts';
import { listCopies, markCopied, placeCopies, removeCopies } from '../repos/menu-copy.repo.ts';
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

/**
 * Makes the shop's menu what it is upstream, order included, writing only what differs. Recipes that came from there
 * and are there no longer leave the menu; those that were only ever written here stay.
 * @returns the recipes upstream has for the shop, as they are now stored
 */
export async function syncRecipes({ db, clock, mainApi }: Needed, shopId: string): Promise<Recipe[]> {
  const recipes = readUpstreamRecipes(await mainApi.listRecipes(shopId), shopId);
  const hashes = new Map(recipes.map((recipe) => [recipe.id, hashOf(recipe)]));
  const at = clock().toISOString();
  await inTransaction(db, async (tx) => {
    const before = new Map((await listCopies(tx, shopId)).map((copy) => [copy.id, copy]));
    const changed = recipes.filter(({ id }) => before.get(id)?.upstreamHash !== hashes.get(id));
    await upsertRecipes(tx, changed, at);
    await markCopied(tx, new Map(changed.map(({ id }) => [id, hashes.get(id) ?? ''])));

    const gone = [...before.values()].filter(
      ({ id, upstreamHash, isRemoved }) => upstreamHash !== null && !isRemoved && !hashes.has(id),
    );
    await removeCopies(
      tx,
      shopId,
      gone.map(({ id }) => id),
      at,
    );
    const moved = recipes.flatMap(({ id }, place) =>
      before.get(id)?.position === place ? [] : [[id, place] as const],
    );
    await placeCopies(tx, shopId, new Map(moved));
  });
  return recipes;
}

const hashOf = (recipe: Recipe): string => createHash('sha256').update(JSON.stringify(recipe)).digest('base64url');
