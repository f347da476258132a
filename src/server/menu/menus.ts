/**
 * Menus cached in memory, reloaded only if a shop's menu version has changed: the hot path never parses a recipe twice.
 */
import { servedNow, withSoldOut, type SoldOut } from '#domain/order/sold-out.ts';
import { isMakeable } from '#domain/machine/made-by.ts';
import type { Pump } from '#domain/machine/machine-string.ts';
import type { Recipe } from '#contract/menu/recipes.ts';
import type { Change } from '#domain/order/changes.ts';
import { ingredientKey } from '#domain/recipe/menu-checks.ts';
import { alcoholOf } from '#domain/recipe/alcohol.ts';
import { type Alcohol } from '#domain/recipe/recipe.ts';
import type { Db } from '#server/db/database.ts';
import { inTurns } from '#server/in-turns.ts';
import { listPumps, listRecipes } from '#server/repos/menu/recipes.repo.ts';
import { listPrices } from '#server/repos/shop/selling.repo.ts';
import { listSoldOut } from '#server/repos/shop/sold-out.repo.ts';
import type { StoredShop } from '#server/repos/shop/shops.repo.ts';
import type { DrinkPrices } from '#contract/shop/selling.ts';

/** A recipe with the alcohol state derived from its ingredients, and the prices that are set for it. */
export type RecipeOnMenu = Recipe & { alcohol: Alcohol; prices?: DrinkPrices; changes?: Change[] };

export interface Menu {
  version: number;
  /** In menu order. Hidden ones included, and those that this shop cannot make: they are hidden here. */
  recipes: readonly RecipeOnMenu[];
  byId: ReadonlyMap<string, RecipeOnMenu>;
  /** By id, whatever is missing tonight. */
  asWritten: ReadonlyMap<string, Recipe>;
  pumps: readonly Pump[];
  soldOut: SoldOut;
  /** Whether guests see prices. */
  showsPrices: boolean;
  /** Values derived from this version of the menu, cached with it. */
  prepared: Map<string, unknown>;
}

/** Of an ingredient of any drink, by its name. */
export const isSoldOutIn =
  ({ soldOut }: Pick<Menu, 'soldOut'>) =>
  (name: string): boolean =>
    soldOut.ingredients.has(ingredientKey(name));

export interface Menus {
  of: (shop: Pick<StoredShop, 'id' | 'menuVersion' | 'poursByHand' | 'selling'>) => Promise<Menu>;
}

const KEPT_SHOPS = 64;

export function createMenus(db: Db): Menus {
  const kept = new Map<string, Promise<Menu>>();

  const load = async ({
    id,
    menuVersion: version,
    poursByHand,
    selling,
  }: Parameters<Menus['of']>[0]): Promise<Menu> => {
    const [stored, pumps, soldOut, prices] = await Promise.all([
      listRecipes(db, id),
      listPumps(db, id),
      listSoldOut(db, id),
      listPrices(db, id),
    ]);
    const makes = ({ recipeIngredient }: Recipe) => isMakeable(recipeIngredient, pumps, poursByHand);
    const recipes = await inTurns(stored, (recipe) => {
      const now = withSoldOut(recipe, soldOut);
      const served = (now.available && servedNow(now, soldOut)) || now;
      const onMenu = makes(served) ? served : { ...recipe, available: false };
      return {
        ...onMenu,
        hidden: recipe.hidden || !makes(recipe),
        alcohol: alcoholOf(onMenu),
        ...(prices.has(recipe.id) && { prices: prices.get(recipe.id) }),
      };
    });
    return {
      version,
      recipes,
      byId: new Map(recipes.map((recipe) => [recipe.id, recipe])),
      asWritten: new Map(stored.map((recipe) => [recipe.id, recipe])),
      pumps,
      soldOut,
      showsPrices: selling.prices,
      prepared: new Map(),
    };
  };

  return {
    of: (shop) => {
      const key = `${shop.id} ${shop.menuVersion}`;
      const known = kept.get(key);
      if (known) return known;
      const menu = load(shop);
      menu.catch(() => kept.delete(key));
      if (kept.size >= KEPT_SHOPS) kept.delete(kept.keys().next().value ?? '');
      kept.set(key, menu);
      return menu;
    },
  };
}
