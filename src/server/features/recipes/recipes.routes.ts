import type { FastifyInstance } from 'fastify';
import { cacheRecipes, getRecipe, getRecipesByIds, listShopRecipes, type Recipe } from '#contract/recipes.ts';
import { Refusal } from '#contract/refusal.ts';
import { inTransaction } from '../../db/database.ts';
import { requireShop, visibleShopIds, type Caller } from '../../http/caller.ts';
import { serve } from '../../http/serve.ts';
import { readUpstream } from './read-upstream.ts';
import { markChangedHere } from '../../repos/menu-copy.repo.ts';
import { listOrderedRecipeIds } from '../../repos/orders.repo.ts';
import { findRecipes, ownersOfRecipes, upsertRecipes } from '../../repos/recipes.repo.ts';
import { listShops } from '../../repos/shops.repo.ts';
import type { Services } from '../../services.ts';
import { guestMenu } from './guest-menu.ts';
import { recipeReply } from './recipe-reply.ts';

export function recipeRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, menus } = services;

  serve(app, services, listShopRecipes, async ({ params, caller }) => {
    const menu = await menus.of(await requireShop(services, caller, params.shopId));
    return caller.as === 'guest' ? guestMenu(menu) : { recipes: menu.recipes.map(recipeReply) };
  });

  serve(app, services, getRecipe, async ({ params, caller }) => {
    const [recipe] = await findRecipes(db, [params.recipeId]);
    if (!recipe || !maySee(caller, recipe)) throw new Refusal('recipe-not-found');
    return recipeReply(recipe);
  });

  serve(app, services, getRecipesByIds, async ({ body, caller }) => {
    const recipes = await findRecipes(db, body.recipeIds);
    const ordered =
      caller.as === 'guest' && caller.deviceHash ? await listOrderedRecipeIds(db, caller.deviceHash) : new Set();
    return recipes.filter((recipe) => maySee(caller, recipe) || ordered.has(recipe.id)).map(recipeReply);
  });

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

/** A guest sees the visible drinks of the shop that was joined; staff see those of their shops. */
function maySee(caller: Caller, recipe: Recipe): boolean {
  if (caller.as === 'guest') return !recipe.hidden && recipe.shopId === caller.instance?.shopId;
  return visibleShopIds(caller)?.includes(recipe.shopId) ?? true;
}

/** One recipe of another's shop, by its own word or by the stored one, refuses the whole call. */
async function refuseForeignRecipes({ db }: Services, caller: Caller, recipes: readonly Recipe[]): Promise<void> {
  const visible = new Set((await listShops(db, visibleShopIds(caller))).map(({ id }) => id));
  const owners = await ownersOfRecipes(
    db,
    recipes.map(({ id }) => id),
  );
  const isForeign = ({ id, shopId }: Recipe) => !visible.has(shopId) || (owners.has(id) && owners.get(id) !== shopId);
  if (recipes.some(isForeign)) throw new Refusal('shop-forbidden');
}
