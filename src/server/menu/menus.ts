/**
 * Menus cached in memory, reloaded only if a shop's menu version has changed: the hot path never parses a recipe twice.
 */
import type { Pump } from '#domain/machine/machine-string.ts';
import type { Recipe } from '#contract/recipes.ts';
import { alcoholOf, type Alcohol } from '#domain/recipe/recipe.ts';
import type { Db } from '#server/db/database.ts';
import { listPumps, listRecipes } from '#server/repos/recipes.repo.ts';

/** A recipe with the alcohol state derived from its ingredients. */
export type RecipeWithAlcohol = Recipe & { alcohol: Alcohol };

export interface Menu {
  version: number;
  /** Hidden ones included, in menu order. */
  recipes: readonly RecipeWithAlcohol[];
  byId: ReadonlyMap<string, RecipeWithAlcohol>;
  pumps: readonly Pump[];
  /** Values derived from this version of the menu, cached with it. */
  prepared: Map<string, unknown>;
}

export interface Menus {
  of: (shop: { id: string; menuVersion: number }) => Promise<Menu>;
}

const KEPT_SHOPS = 64;

export function createMenus(db: Db): Menus {
  const kept = new Map<string, Promise<Menu>>();

  const load = async (shopId: string, version: number): Promise<Menu> => {
    const [stored, pumps] = await Promise.all([listRecipes(db, shopId), listPumps(db, shopId)]);
    const recipes = stored.map((recipe) => ({ ...recipe, alcohol: alcoholOf(recipe) }));
    return {
      version,
      recipes,
      byId: new Map(recipes.map((recipe) => [recipe.id, recipe])),
      pumps,
      prepared: new Map(),
    };
  };

  return {
    of: (shop) => {
      const key = `${shop.id} ${shop.menuVersion}`;
      const known = kept.get(key);
      if (known) return known;
      const menu = load(shop.id, shop.menuVersion);
      menu.catch(() => kept.delete(key));
      if (kept.size >= KEPT_SHOPS) kept.delete(kept.keys().next().value ?? '');
      kept.set(key, menu);
      return menu;
    },
  };
}
