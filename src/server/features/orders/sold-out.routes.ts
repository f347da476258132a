/** What is sold out tonight: seen and said at the counter. Source: docs/behaviour/counter.md "Sold out". */
import type { FastifyInstance } from 'fastify';
import { getSoldOut, setSoldOut, type TonightsMenu } from '#contract/menu/sold-out.ts';
import { Refusal } from '#contract/refusal.ts';
import { lacking, servedNow, type SoldOut } from '#domain/order/sold-out.ts';
import { ingredientKey } from '#domain/recipe/menu-checks.ts';
import type { NamedThing } from '#domain/recipe/recipe.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import { requireAccount, requireShop } from '../../http/caller.ts';
import { serve } from '../../http/serve.ts';
import type { Recipe } from '#contract/menu/recipes.ts';
import { recordAction } from '../../repos/audit.repo.ts';
import { touchMenus } from '../../repos/menu/recipes.repo.ts';
import { listOffMenu, listSoldOut, sayWhetherSoldOut } from '../../repos/shop/sold-out.repo.ts';
import type { StoredShop } from '../../repos/shop/shops.repo.ts';
import type { Services } from '../../services.ts';

export function soldOutRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, menus, newId } = services;

  /** As they are written, whatever is in them tonight. */
  const offered = async (shop: StoredShop) => {
    const { recipes, asWritten } = await menus.of(shop);
    return recipes.flatMap(({ id, hidden }) => (hidden ? [] : (asWritten.get(id) ?? [])));
  };

  serve(app, services, getSoldOut, async ({ params, caller }) => {
    const shop = await requireShop(services, caller, params.shopId);
    return tonight(db, shop.id, await offered(shop));
  });

  serve(app, services, setSoldOut, async ({ params, body: { kind, id, isOut }, caller }) => {
    const shop = await requireShop(services, caller, params.shopId);
    const recipes = await offered(shop);
    const name =
      kind === 'drink' ? recipes.find((recipe) => recipe.id === id)?.name : ingredientsOf(recipes).get(id)?.named.name;
    if (name === undefined) throw new Refusal(kind === 'drink' ? 'recipe-not-found' : 'ingredient-not-found');

    return inTransaction(db, async (tx) => {
      const [at, accountId] = [clock().toISOString(), requireAccount(caller).id];
      await sayWhetherSoldOut(tx, { shopId: shop.id, kind, subject: id, isOut, at, accountId });
      const action = isOut ? 'sold-out' : 'there-again';
      await recordAction(tx, { id: newId(), at, accountId, action, shopId: shop.id, details: { kind, name } });
      await touchMenus(tx, [shop.id]);
      return tonight(tx, shop.id, recipes);
    });
  });
}

const tonight = async (db: Db, shopId: string, recipes: readonly Recipe[]): Promise<TonightsMenu> =>
  tonightsMenu({ recipes, offMenu: await listOffMenu(db, shopId), soldOut: await listSoldOut(db, shopId) });

interface Named {
  named: NamedThing;
  drinks: number;
}

function ingredientsOf(recipes: readonly Recipe[]): Map<string, Named> {
  const found = new Map<string, Named>();
  for (const { recipeIngredient } of recipes) {
    const own = new Map(recipeIngredient.map((one) => [ingredientKey(one.name), one]));
    for (const [key, { name, name_translations }] of own)
      found.set(key, {
        named: found.get(key)?.named ?? { name, name_translations },
        drinks: (found.get(key)?.drinks ?? 0) + 1,
      });
  }
  return found;
}

interface Tonight {
  recipes: readonly Recipe[];
  /** Ids of drinks that the menu itself says are sold out. */
  offMenu: ReadonlySet<string>;
  soldOut: SoldOut;
}

function tonightsMenu({ recipes, offMenu, soldOut }: Tonight): TonightsMenu {
  const drinks = recipes.map((recipe) => ({
    id: recipe.id,
    name: recipe.name,
    name_translations: recipe.name_translations,
    isOut: soldOut.drinks.get(recipe.id) ?? offMenu.has(recipe.id),
    lacks: lacking(recipe, soldOut).map(({ name, name_translations }) => ({ name, name_translations })),
    isChanged: lacking(recipe, soldOut).length > 0 && servedNow(recipe, soldOut) !== undefined,
  }));
  const ingredients = [...ingredientsOf(recipes)]
    .map(([key, { named, drinks: count }]) => ({ key, ...named, drinks: count, isOut: soldOut.ingredients.has(key) }))
    .sort((a, b) => b.drinks - a.drinks || a.name.localeCompare(b.name));
  return { drinks, ingredients };
}
