/**
 * What an owner has to check on a menu, and how the answers change its drinks. Source:
 * docs/behaviour/alcohol-and-allergens.md "To be checked", docs/decisions/0040.
 */
import { estimateAbv } from './abv.ts';
import { findIngredient } from '#domain/ingredient/ingredient.ts';
import type { Allergen, Ice, MixingMethod, NamedThing, RecipeIngredient } from './recipe.ts';

/** % ABV by `ingredientKey`. */
export type Strengths = ReadonlyMap<string, number>;

/** Identifies an ingredient across recipes by its name. */
export const ingredientKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

interface Mixed {
  /** null if it is derived from the ingredients. */
  ABV: number | null;
  mixingMethod: MixingMethod;
  ice: Ice;
  recipeIngredient: readonly RecipeIngredient[];
}

/** Fills in the strengths owners stated, where the recipe states none. */
export const withStrengths = <R extends Mixed>(recipe: R, strengths: Strengths): R =>
  withAbvs(recipe, ({ name, abv }) => (abv === null ? (strengths.get(ingredientKey(name)) ?? null) : abv));

/** Replaces an unknown strength, or the previous answer `before`, with a new answer. */
export const withAnswer = <R extends Mixed>(
  recipe: R,
  { name, abv, before }: { name: string; abv: number | null; before: number | null },
): R =>
  withAbvs(recipe, (one) =>
    ingredientKey(one.name) === ingredientKey(name) && (one.abv === null || one.abv === before) ? abv : one.abv,
  );

/** @returns the same recipe if nothing changes */
function withAbvs<R extends Mixed>(recipe: R, abvOf: (ingredient: RecipeIngredient) => number | null): R {
  const recipeIngredient = recipe.recipeIngredient.map((one) => {
    const abv = abvOf(one);
    return abv === one.abv ? one : { ...one, abv };
  });
  if (recipeIngredient.every((one, at) => one === recipe.recipeIngredient[at])) return recipe;
  const { ABV, mixingMethod, ice } = recipe;
  const estimate = estimateAbv(recipeIngredient, mixingMethod, ice);
  const isEstimate = ABV === estimateAbv(recipe.recipeIngredient, mixingMethod, ice);
  return { ...recipe, recipeIngredient, ABV: ABV === null ? null : isEstimate ? estimate : Math.max(ABV, estimate) };
}

export interface IngredientToCheck extends NamedThing {
  /** Drinks that contain it, in menu order. */
  drinks: (NamedThing & { id: string })[];
}

/** Ingredients of unknown strength, those in most drinks first. */
export function ingredientsToCheck(recipes: readonly (NamedThing & { id: string } & Mixed)[]): IngredientToCheck[] {
  const found = new Map<string, IngredientToCheck>();
  for (const { id, name, name_translations, recipeIngredient } of recipes) {
    const unknown = new Map(
      recipeIngredient.filter(({ abv }) => abv === null).map((one) => [ingredientKey(one.name), one]),
    );
    for (const [key, one] of unknown) {
      const known = found.get(key) ?? { name: one.name, name_translations: one.name_translations, drinks: [] };
      known.drinks.push({ id, name, name_translations });
      found.set(key, known);
    }
  }
  return [...found.values()].sort((a, b) => b.drinks.length - a.drinks.length);
}

/** Allergens known to be in the ingredients and the garnish: a suggestion for an owner to confirm. */
export function suggestAllergens({
  recipeIngredient,
  garnish,
}: {
  recipeIngredient: readonly { name: string }[];
  garnish: { name: string } | null;
}): { allergens: Allergen[]; unknownIngredients: string[] } {
  const names = [...recipeIngredient.map(({ name }) => name), ...(garnish?.name.split(',') ?? [])];
  const allergens = names.flatMap((name) => findIngredient(name)?.facts.allergens ?? []);
  const unknownIngredients = recipeIngredient.flatMap(({ name }) => (findIngredient(name) ? [] : [name]));
  return { allergens: [...new Set(allergens)], unknownIngredients };
}
