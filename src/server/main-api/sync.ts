/** Copies shops and menus from the Main API into the kiosks' own tables. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Recipe } from '#contract/menu/recipes.ts';
import { Refusal } from '#contract/refusal.ts';
import { message } from '#domain/messages/message.ts';
import { RESERVED_SHOP_IDS } from '#domain/shop/shop-id.ts';
import { inTransaction, type Db } from '../db/database.ts';
import { listMasterRecipesById } from '../repos/shop/master.repo.ts';
import { listCopies, markRemoved, placeCopies, removeCopies } from '../repos/menu/menu-copy.repo.ts';
import { lockMenu, ownersOfRecipes, upsertRecipes, writeCopies } from '../repos/menu/recipes.repo.ts';
import { upsertShop } from '../repos/shop/shops.repo.ts';
import type { Services } from '../services.ts';
import { readNamedRecipes, type UpstreamMenu } from './upstream-shapes.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'mainApi'>;

/** @returns the number of upstream shops */
export async function syncShops({ db, clock, mainApi }: Needed): Promise<number> {
  const shops = await mainApi.listShops();
  const reserved = shops.find(({ id }) => RESERVED_SHOP_IDS.some((reserved) => reserved === id));
  if (reserved)
    throw new Refusal('main-api-refused', {
      because: message('main-api-shop-reserved', { id: reserved.id }),
    });
  await inTransaction(db, async (tx) => {
    for (const { id, name, settings, ownerId } of shops) {
      await upsertShop(tx, { id, name, settings, userId: ownerId }, clock().toISOString());
    }
  });
  return shops.length;
}

/** @throws Refusal main-api-refused naming the place that cannot be read */
export async function readUpstreamMenu({ mainApi }: Pick<Needed, 'mainApi'>, shopId: string): Promise<UpstreamMenu> {
  return readRecipes(await mainApi.listRecipes(shopId), shopId);
}

/** Reads the shop's recipes upstream and copies them; see copyRecipes. */
export const syncRecipes = async (needed: Needed, shopId: string): Promise<Recipe[]> =>
  copyRecipes(needed, shopId, (await readUpstreamMenu(needed, shopId)).recipes);

/**
 * Synchronises the shop's recipes with upstream, writing only differences. Recipes from upstream that no longer exist
 * there leave the menu; locally written ones stay, other shops' are not touched, and an upstream without recipes
 * changes nothing. Positions are kept.
 * @returns the upstream recipes of the shop, as stored now
 */
export function copyRecipes(
  { db, clock }: Pick<Needed, 'db' | 'clock'>,
  shopId: string,
  upstream: readonly Recipe[],
): Promise<Recipe[]> {
  const at = clock().toISOString();
  return inTransaction(db, async (tx) => {
    const owners = await ownersOfRecipes(
      tx,
      upstream.map(({ id }) => id),
    );
    const recipes = upstream.filter(
      (recipe) => recipe.shopId === shopId && (owners.get(recipe.id) ?? shopId) === shopId,
    );
    const hashes = new Map(recipes.map((recipe) => [recipe.id, hashOf(recipe)]));
    const before = new Map((await listCopies(tx, shopId)).map((copy) => [copy.id, copy]));
    const changed = recipes.filter(({ id }) => before.get(id)?.upstreamHash !== hashes.get(id));
    await upsertRecipes(tx, changed, at, hashes);

    const gone = [...before.values()].filter(
      ({ id, upstreamHash, isRemoved }) => recipes.length > 0 && upstreamHash !== null && !isRemoved && !hashes.has(id),
    );
    await removeCopies(
      tx,
      shopId,
      gone.map(({ id }) => id),
      at,
    );
    return recipes;
  });
}

/**
 * Upstream recipes that the kiosks have and guests do not see: taken off the menu, hidden here, or gone upstream for a
 * while. Source: docs/behaviour/menu.md "Fetching".
 */
export async function listOffMenu(db: Db, shopId: string, upstream: readonly Recipe[]): Promise<Recipe[]> {
  const off = new Set((await listCopies(db, shopId)).filter(({ isOffered }) => !isOffered).map(({ id }) => id));
  return upstream.filter(({ id, hidden }) => off.has(id) && !hidden);
}

/** Takes everything from upstream off the menu: for an upstream known to have no drink left. */
export async function removeAllCopies({ db, clock }: Pick<Needed, 'db' | 'clock'>, shopId: string): Promise<void> {
  const there = (await listCopies(db, shopId)).filter(
    ({ upstreamHash, isRemoved }) => upstreamHash !== null && !isRemoved,
  );
  await removeCopies(
    db,
    shopId,
    there.map(({ id }) => id),
    clock().toISOString(),
  );
}

/** Orders the shop's recipes as upstream does. */
export async function followUpstreamOrder(db: Db, shopId: string, ids: readonly string[]): Promise<void> {
  const before = new Map((await listCopies(db, shopId)).map((copy) => [copy.id, copy]));
  const moved = ids.flatMap((id, place) => (before.get(id)?.position === place ? [] : [[id, place] as const]));
  await placeCopies(db, shopId, new Map(moved));
}

/**
 * Copies some recipes of the built-in Main API, those that it has no more included, and leaves the menu's version to the
 * caller.
 * @param positions of the shop's recipes, by id
 */
export async function copySome(
  tx: Db,
  { shopId, ids, positions, at }: { shopId: string; ids: string[]; positions: ReadonlyMap<string, number>; at: string },
): Promise<void> {
  await lockMenu(tx, shopId);
  const owners = await ownersOfRecipes(tx, ids);
  const { recipes: upstream } = readRecipes(await listMasterRecipesById(tx, shopId, ids), shopId);
  const recipes = upstream.filter(({ id }) => (owners.get(id) ?? shopId) === shopId);
  const hashes = new Map(recipes.map((recipe) => [recipe.id, hashOf(recipe)]));
  await writeCopies(tx, { shopId, positions, hashes, at }, recipes);
  await markRemoved(
    tx,
    shopId,
    ids.filter((id) => !hashes.has(id)),
    at,
  );
}

const hashOf = (recipe: Recipe): string => createHash('sha256').update(JSON.stringify(recipe)).digest('base64url');

function readRecipes(answer: unknown, shopId: string): UpstreamMenu {
  try {
    return readNamedRecipes(answer, shopId);
  } catch (cause) {
    if (!(cause instanceof z.ZodError)) throw cause;
    const place = cause.issues[0]?.path.join('.');
    throw new Refusal('main-api-refused', { because: message('main-api-recipe-invalid', { place: String(place) }) });
  }
}
