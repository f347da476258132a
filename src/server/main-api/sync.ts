/** Copies shops and menus from the Main API into the kiosks' own tables. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Recipe } from '#contract/recipes.ts';
import { Refusal } from '#contract/refusal.ts';
import { message } from '#domain/messages/message.ts';
import { inTransaction } from '../db/database.ts';
import { listCopies, markCopied, placeCopies, removeCopies } from '../repos/menu-copy.repo.ts';
import { ownersOfRecipes, upsertRecipes } from '../repos/recipes.repo.ts';
import { upsertShop } from '../repos/shops.repo.ts';
import type { Services } from '../services.ts';
import { readUpstreamRecipes } from './upstream-shapes.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'mainApi'>;

/** Path segments in the place of a shop id: a shop with such an id could not be reached. */
const RESERVED_IDS = ['nuke', 'seed', 'cache', 'batch', 'debug'];

/** @returns the number of upstream shops */
export async function syncShops({ db, clock, mainApi }: Needed): Promise<number> {
  const shops = await mainApi.listShops();
  const reserved = shops.find(({ id }) => RESERVED_IDS.includes(id));
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

/**
 * Synchronises the shop's recipes with upstream, writing only differences. Recipes from upstream that no longer exist
 * there leave the menu; locally written ones stay, other shops' are not touched, and an upstream without recipes
 * changes nothing. Positions are kept.
 * @returns the upstream recipes of the shop, as stored now
 */
export async function syncRecipes({ db, clock, mainApi }: Needed, shopId: string): Promise<Recipe[]> {
  const upstream = readRecipes(await mainApi.listRecipes(shopId), shopId);
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
    await upsertRecipes(tx, changed, at);
    await markCopied(tx, new Map(changed.map(({ id }) => [id, hashes.get(id) ?? ''])));

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
export async function followUpstreamOrder({ db }: Pick<Needed, 'db'>, recipes: readonly Recipe[]): Promise<void> {
  const [first] = recipes;
  if (!first) return;
  const before = new Map((await listCopies(db, first.shopId)).map((copy) => [copy.id, copy]));
  const moved = recipes.flatMap(({ id }, place) => (before.get(id)?.position === place ? [] : [[id, place] as const]));
  await placeCopies(db, first.shopId, new Map(moved));
}

const hashOf = (recipe: Recipe): string => createHash('sha256').update(JSON.stringify(recipe)).digest('base64url');

function readRecipes(answer: unknown, shopId: string): Recipe[] {
  try {
    return readUpstreamRecipes(answer, shopId);
  } catch (cause) {
    if (!(cause instanceof z.ZodError)) throw cause;
    const place = cause.issues[0]?.path.join('.');
    throw new Refusal('main-api-refused', { because: message('main-api-recipe-invalid', { place: String(place) }) });
  }
}
