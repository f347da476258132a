import type { FastifyInstance } from 'fastify';
import {
  cacheRecipes,
  fetchShopRecipes,
  getRecipe,
  getRecipesByIds,
  listShopRecipes,
  type Recipe,
} from '#contract/recipes.ts';
import { Refusal } from '#contract/refusal.ts';
import { inTransaction } from '../../db/database.ts';
import { requireAccount, requireShop, visibleShopIds, type Caller } from '../../http/caller.ts';
import { serve } from '../../http/serve.ts';
import { syncRecipes } from '../../main-api/sync.ts';
import { recordAction } from '../../repos/audit.repo.ts';
import { guestMenu, staffMenu } from './prepared-menus.ts';
import { readUpstream } from './read-upstream.ts';
import { markChangedHere } from '../../repos/menu-copy.repo.ts';
import { listOrderedRecipeIds } from '../../repos/orders.repo.ts';
import { addToMenu, findRecipes, ownersOfRecipes, upsertRecipes } from '../../repos/recipes.repo.ts';
import { listShops } from '../../repos/shops.repo.ts';
import type { Services } from '../../services.ts';
import { recipeReply } from './recipe-reply.ts';

export function recipeRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, newId, menus } = services;
  /** Fetches in progress: further requests for the same shop share the result. */
  const fetching = new Map<string, Promise<Recipe[]>>();

  serve(app, services, listShopRecipes, async ({ params, caller }) => {
    const menu = await menus.of(await requireShop(services, caller, params.shopId));
    return caller.as === 'guest' ? guestMenu(menu) : staffMenu(menu);
  });

  const fetchRecipes = async (shopId: string, accountId: string): Promise<Recipe[]> => {
    const recipes = await syncRecipes(services, shopId);
    const ids = recipes.map(({ id }) => id);
    await addToMenu(db, shopId, ids);
    const at = clock().toISOString();
    await recordAction(db, {
      id: newId(),
      at,
      accountId,
      action: 'recipes-fetched',
      shopId,
      details: { recipes: ids.length },
    });
    return findRecipes(db, ids);
  };

  serve(app, services, fetchShopRecipes, async ({ params, caller }) => {
    const { id } = await requireShop(services, caller, params.shopId);
    const underWay = fetching.get(id) ?? fetchRecipes(id, requireAccount(caller).id).finally(() => fetching.delete(id));
    fetching.set(id, underWay);
    return { recipes: (await underWay).map(recipeReply) };
  });

  serve(app, services, getRecipe, async ({ params, caller }) => {
    const [recipe] = await findRecipes(db, [params.recipeId]);
    if (!recipe || !(await mayChoose(caller))(recipe)) throw new Refusal('recipe-not-found');
    return recipeReply(recipe);
  });

  serve(app, services, getRecipesByIds, async ({ body, caller }) => {
    const recipes = await findRecipes(db, body.recipeIds);
    const ordered =
      caller.as === 'guest' && caller.deviceHash ? await listOrderedRecipeIds(db, caller.deviceHash) : new Set();
    const isOffered = await mayChoose(caller);
    return recipes.filter((recipe) => isOffered(recipe) || ordered.has(recipe.id)).map(recipeReply);
  });

  /** Guests see what the joined shop's menu offers; staff see all recipes of their shops. */
  async function mayChoose(caller: Caller): Promise<(recipe: Recipe) => boolean> {
    if (caller.as !== 'guest') return ({ shopId }) => visibleShopIds(caller)?.includes(shopId) ?? true;
    const menu = caller.instance && (await menus.of(caller.instance.shop)).byId;
    return ({ id, hidden }) => !hidden && (menu?.has(id) ?? false);
  }

  serve(app, services, cacheRecipes, async ({ body, caller }) => {
    const recipes = readUpstream(body.recipes);
    await refuseForeignRecipes(services, caller, recipes);
    await inTransaction(db, async (tx) => {
      await upsertRecipes(tx, recipes, clock().toISOString());
      await markChangedHere(
        tx,
        recipes.map(({ id }) => id),
      );
    });
    return { recipes: recipes.map(recipeReply) };
  });
}

/** One recipe of another shop, by its own field or by the stored one, refuses the whole call. */
async function refuseForeignRecipes({ db }: Services, caller: Caller, recipes: readonly Recipe[]): Promise<void> {
  const visible = new Set((await listShops(db, visibleShopIds(caller))).map(({ id }) => id));
  const owners = await ownersOfRecipes(
    db,
    recipes.map(({ id }) => id),
  );
  const isForeign = ({ id, shopId }: Recipe) => !visible.has(shopId) || (owners.has(id) && owners.get(id) !== shopId);
  if (recipes.some(isForeign)) throw new Refusal('shop-forbidden');
}
