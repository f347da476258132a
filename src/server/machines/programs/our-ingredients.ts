/** What a shop's pumps hold, and its ingredients by all their names. */
import type { Pump } from '#domain/machine/machine-string.ts';
import type { OurIngredient } from '#domain/machine/match-ingredients.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import type { Db } from '../../db/database.ts';
import { listPumps, listRecipes } from '../../repos/menu/recipes.repo.ts';

export interface Bar {
  pumps: Pump[];
  recipes: Recipe[];
  /** Of the pumps. */
  ingredients: OurIngredient[];
}

export async function readBar(db: Db, shopId: string): Promise<Bar> {
  const [pumps, recipes] = [await listPumps(db, shopId), await listRecipes(db, shopId)];
  const names = new Map<string, Set<string>>();
  for (const { id, name, name_translations } of recipes.flatMap(({ recipeIngredient }) => recipeIngredient)) {
    const known = names.get(id) ?? new Set();
    for (const one of [name, ...Object.values(name_translations)]) known.add(one);
    names.set(id, known);
  }
  const ids = [...new Set(pumps.map(({ ingredientId }) => ingredientId))];
  return { pumps, recipes, ingredients: ids.map((id) => ({ id, names: [...(names.get(id) ?? [id])] })) };
}
