import type { FastifyInstance } from 'fastify';
import {
  cacheRecipes,
  fetchShopRecipes,
  getRecipe,
  getRecipesByIds,
  listReturningRecipes,
  listShopRecipes,
  type Recipe,
} from '#contract/menu/recipes.ts';
import { Refusal } from '#contract/refusal.ts';
import { inTransaction } from '../../db/database.ts';
import { liveInstanceAtHand, requireAccount, requireShop, visibleShopIds, type Caller } from '../../http/caller.ts';
import type { PreparedReply } from '../../http/kept-reply.ts';
import { serve } from '../../http/serve.ts';
import { copyRecipes, listOffMenu, readUpstreamMenu } from '../../main-api/sync.ts';
import type { UpstreamMenu } from '../../main-api/upstream-shapes.ts';
import { recordAction } from '../../repos/audit.repo.ts';
import { guestMenu, staffMenu } from './prepared-menus.ts';
import { menuLanguagesOf } from './read-in.ts';
import { readUpstream } from './read-upstream.ts';
import { markChangedHere } from '../../repos/menu/menu-copy.repo.ts';
import { listOrderedRecipeIds } from '../../repos/orders/orders.repo.ts';
import type { StoredInstance } from '../../repos/kiosk/kiosks.repo.ts';
import { findRecipes, ownersOfRecipes, setOnMenu, upsertRecipes } from '../../repos/menu/recipes.repo.ts';
import { listShops } from '../../repos/shop/shops.repo.ts';
import type { Services } from '../../services.ts';
import { recipeReply } from './recipe-reply.ts';

export function recipeRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, newId, menus } = services;
  /** Fetches in progress, by choice and shop: further requests for the same share the result. */
  const fetching = new Map<string, Promise<UpstreamMenu>>();

  /** The menu of each kiosk that was asked for, for as long as nothing is written. */
  const guestMenus = new WeakMap<StoredInstance, PreparedReply>();
  serve(
    app,
    services,
    listShopRecipes,
    async ({ params, caller }) => {
      const shop = await requireShop(services, caller, params.shopId);
      const menu = await menus.of(shop);
      if (caller.as !== 'guest') return staffMenu(menu);
      const reply = await guestMenu(menu, menuLanguagesOf(shop));
      if (caller.instance) guestMenus.set(caller.instance, reply);
      return reply;
    },
    ({ ip, params, headers }) => {
      const live = liveInstanceAtHand(services, ip, headers['x-join-code']);
      return live && live.shopId === params.shopId ? guestMenus.get(live) : undefined;
    },
  );

  serve(app, services, listReturningRecipes, async ({ params, caller }) => {
    const { id } = await requireShop(services, caller, params.shopId);
    const { recipes } = await readUpstreamMenu(services, id);
    return { recipes: await listOffMenu(db, id, recipes) };
  });

  const fetchRecipes = async (shopId: string, putBack: boolean, accountId: string): Promise<UpstreamMenu> => {
    const { recipes: upstream, nameless } = await readUpstreamMenu(services, shopId);
    return inTransaction(db, async (tx) => {
      const off = putBack ? [] : (await listOffMenu(tx, shopId, upstream)).map(({ id }) => id);
      const ids = (await copyRecipes({ db: tx, clock }, shopId, upstream)).map(({ id }) => id);
      await setOnMenu(tx, shopId, putBack ? ids : off, putBack);
      await recordAction(tx, {
        id: newId(),
        at: clock().toISOString(),
        accountId,
        action: 'recipes-fetched',
        shopId,
        details: { recipes: ids.length, leftOff: off.length, nameless: nameless.length },
      });
      return { recipes: await findRecipes(tx, ids), nameless };
    });
  };

  serve(app, services, fetchShopRecipes, async ({ params, body: { putBack }, caller }) => {
    const { id } = await requireShop(services, caller, params.shopId);
    const key = `${putBack} ${id}`;
    const started = fetching.get(key) ?? fetchRecipes(id, putBack, requireAccount(caller).id);
    fetching.set(key, started);
    const { recipes, nameless } = await started.finally(() => fetching.delete(key));
    return { recipes: recipes.map(recipeReply), nameless };
  });

  serve(app, services, getRecipe, async ({ params, caller }) => {
    const [recipe] = await findRecipes(db, [params.recipeId]);
    if (!recipe || !(await mayChoose(caller))(recipe)) throw new Refusal('recipe-not-found');
    return recipeReply((await servedTo(caller))(recipe));
  });

  serve(app, services, getRecipesByIds, async ({ body, caller }) => {
    const recipes = await findRecipes(db, body.recipeIds);
    const ordered =
      caller.as === 'guest' && caller.deviceHash ? await listOrderedRecipeIds(db, caller.deviceHash) : new Set();
    const isOffered = await mayChoose(caller);
    const served = await servedTo(caller);
    return recipes
      .filter((recipe) => isOffered(recipe) || ordered.has(recipe.id))
      .map((recipe) => recipeReply(served(recipe)));
  });

  /** Guests read a drink as the joined shop makes it tonight; accounts as it is written. */
  async function servedTo(caller: Caller): Promise<(recipe: Recipe) => Recipe> {
    const menu = caller.as === 'guest' && caller.instance ? (await menus.of(caller.instance.shop)).byId : undefined;
    return (recipe) => {
      const now = menu?.get(recipe.id);
      if (!now?.changes) return recipe;
      const { prices: _prices, ...served } = now;
      return served;
    };
  }

  /** Guests see what the joined shop's menu offers; staff see all recipes of their shops. */
  async function mayChoose(caller: Caller): Promise<(recipe: Recipe) => boolean> {
    if (caller.as !== 'guest') return ({ shopId }) => visibleShopIds(caller)?.includes(shopId) ?? true;
    const menu = caller.instance && (await menus.of(caller.instance.shop)).byId;
    return ({ id, hidden }) => !hidden && menu?.get(id)?.hidden === false;
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
