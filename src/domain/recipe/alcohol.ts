/** Whether a drink contains alcohol. Source: docs/behaviour/alcohol-and-allergens.md "Alcohol". */
import { knownGarnishAbv } from '#domain/ingredient/garnish-alcohol.ts';
import { estimateAbv } from './abv.ts';
import type { Alcohol, Recipe, RecipeIngredient } from './recipe.ts';

type Garnished = Pick<Recipe, 'garnish' | 'garnishAbv'>;
type Pour = Pick<RecipeIngredient, 'abv' | 'amount' | 'unit' | 'sparkling'>;
type Mixed<P extends Pour = Pour> = Pick<Recipe, 'ABV' | 'mixingMethod' | 'ice'> & { recipeIngredient: readonly P[] };

/**
 * Derived from the ingredients and the garnish. One of unknown strength makes the drink unknown, and so does having no
 * known ingredient, or alcohol of which nobody says how much. Source: docs/decisions/0040, docs/decisions/0161,
 * docs/decisions/0167.
 */
export function alcoholOf(drink: Garnished & Mixed): Alcohol {
  const { ABV, recipeIngredient } = drink;
  if (recipeIngredient.length === 0) return ABV > 0 ? 'contains' : 'unknown';
  if (recipeIngredient.some(({ abv }) => abv === null) || unmeasured(drink).length > 0) return 'unknown';
  if (ABV > 0 || recipeIngredient.some(({ abv }) => abv !== 0)) return 'contains';
  const ofGarnish = garnishAbv(drink);
  if (ofGarnish === null) return 'unknown';
  return ofGarnish > 0 ? 'contains' : 'free';
}

/** Ingredients of which nobody says how much, where the strength follows from it. */
export function unmeasured<P extends Pour>({ ABV, recipeIngredient, mixingMethod, ice }: Mixed<P>): P[] {
  const missing = recipeIngredient.filter(({ abv, amount }) => abv !== 0 && amount === 0);
  return missing.length > 0 && ABV === estimateAbv(recipeIngredient, mixingMethod, ice) ? missing : [];
}

/** % ABV of the garnish by its name, else as the owner said; null if unknown; 0 without one. */
export const garnishAbv = ({ garnish, garnishAbv: said }: Garnished): number | null =>
  garnish === null || garnish.name.trim() === '' ? 0 : (knownGarnishAbv(garnish.name) ?? said ?? null);
