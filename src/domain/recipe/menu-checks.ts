/**
 * What an owner has to check on a menu, and how the answers change its drinks. Source:
 * docs/behaviour/alcohol-and-allergens.md "To be checked", docs/decisions/0040.
 */
import { estimateAbv } from './abv.ts';
import { garnishAbv, unmeasured } from './alcohol.ts';
import { garnishParts, knownGarnishAbv } from '#domain/ingredient/garnish-alcohol.ts';
import { knownAbv } from '#domain/ingredient/ingredient-alcohol.ts';
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
  garnish: NamedThing | null;
  garnishAbv?: number | undefined;
}

/** Fills in the strengths owners stated, where the recipe states none. */
export const withStrengths = <R extends Mixed>(recipe: R, strengths: Strengths): R => {
  const said = recipe.garnish ? strengths.get(ingredientKey(recipe.garnish.name)) : undefined;
  return withAbvs(withGarnishAbv(recipe, said), ({ name, abv }) =>
    abv === null ? (strengths.get(ingredientKey(name)) ?? null) : abv,
  );
};

/** Replaces an unknown strength, or the previous answer `before`, with a new answer. */
export const withAnswer = <R extends Mixed>(
  recipe: R,
  { name, abv, before }: { name: string; abv: number | null; before: number | null },
): R =>
  withAbvs(
    recipe.garnish && ingredientKey(recipe.garnish.name) === ingredientKey(name)
      ? withGarnishAbv(recipe, abv ?? undefined)
      : recipe,
    (one) =>
      ingredientKey(one.name) === ingredientKey(name) && (one.abv === null || one.abv === before) ? abv : one.abv,
  );

/** @returns the same recipe if nothing changes */
function withGarnishAbv<R extends Mixed>(recipe: R, said: number | undefined): R {
  if (recipe.garnishAbv === said) return recipe;
  const { garnishAbv: _, ...others } = recipe;
  return { ...(others as R), ...(said !== undefined && { garnishAbv: said }) };
}

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

/** Ingredients of unknown strength, those in most drinks first; and garnishes, of drinks that have no alcohol but for them. */
export function ingredientsToCheck(recipes: readonly (NamedThing & { id: string } & Mixed)[]): IngredientToCheck[] {
  const found = new Map<string, IngredientToCheck>();
  for (const recipe of recipes) {
    const { id, name, name_translations } = recipe;
    const unknown = new Map(ofUnknownStrength(recipe).map((one) => [ingredientKey(one.name), one]));
    for (const [key, one] of unknown) {
      const known = found.get(key) ?? { name: one.name, name_translations: one.name_translations, drinks: [] };
      known.drinks.push({ id, name, name_translations });
      found.set(key, known);
    }
  }
  return [...found.values()].sort((a, b) => b.drinks.length - a.drinks.length);
}

/** Of one drink: what has to be asked before it is known whether it has alcohol. */
export function ofUnknownStrength(recipe: Mixed): NamedThing[] {
  const { ABV, recipeIngredient, garnish } = recipe;
  const isFree = !ABV && recipeIngredient.every(({ abv }) => abv === 0);
  if (isFree && garnish && garnishAbv(recipe) === null) return [garnish];
  return recipeIngredient.filter(({ abv }) => abv === null);
}

export interface DrinkToMeasure extends NamedThing {
  id: string;
  /** Ingredients with alcohol that have no amount; none where the drink has no ingredients at all. */
  unmeasured: NamedThing[];
}

/** Drinks whose alcohol no answer about an ingredient makes known: the recipe says too little. */
export function drinksToMeasure(
  recipes: readonly (NamedThing & { id: string } & Mixed & { ABV: number })[],
): DrinkToMeasure[] {
  return recipes.flatMap((recipe) => {
    const { id, name, name_translations, recipeIngredient, ABV } = recipe;
    const missing = unmeasured(recipe).filter(({ abv }) => abv !== null);
    const isEmpty = recipeIngredient.length === 0 && ABV === 0;
    if (missing.length === 0 && !isEmpty) return [];
    const named = missing.map((one) => ({ name: one.name, name_translations: one.name_translations }));
    return [{ id, name, name_translations, unmeasured: named }];
  });
}

/** Allergens known to be in the ingredients and the garnish: a suggestion for an owner to confirm. */
export function suggestAllergens({
  recipeIngredient,
  garnish,
}: {
  recipeIngredient: readonly { name: string }[];
  garnish: { name: string } | null;
}): { allergens: Allergen[]; unknownIngredients: string[] } {
  const toppings = garnishParts(garnish?.name ?? '');
  const names = [...recipeIngredient.map(({ name }) => name), ...toppings];
  const allergens = names.flatMap((name) => findIngredient(name)?.facts.allergens ?? []);
  const unknownIngredients = [
    ...recipeIngredient.flatMap(({ name }) => (isUnderstood(name) ? [] : [name])),
    ...toppings.filter((name) => !findIngredient(name) && knownGarnishAbv(name) === null),
  ];
  return { allergens: [...new Set(allergens)], unknownIngredients };
}

/** Known by more than its kind, or to the last word: nobody knows what is in a "secret syrup". */
function isUnderstood(name: string): boolean {
  const found = findIngredient(name);
  return found !== null && (!found.guessed || knownAbv(name) !== null);
}
