/** Whether a drink contains alcohol. Source: docs/behaviour/alcohol-and-allergens.md "Alcohol". */
import { knownGarnishAbv } from '#domain/ingredient/garnish-alcohol.ts';
import type { Alcohol, Recipe, RecipeIngredient } from './recipe.ts';

type Garnished = Pick<Recipe, 'garnish' | 'garnishAbv'>;

/**
 * Derived from the ingredients and the garnish. One of unknown strength makes the drink unknown, and so does having no
 * known ingredient. Source: docs/decisions/0040, docs/decisions/0161.
 */
export function alcoholOf(
  drink: Garnished & { ABV: number; recipeIngredient: readonly Pick<RecipeIngredient, 'abv'>[] },
): Alcohol {
  const { ABV, recipeIngredient } = drink;
  if (recipeIngredient.length === 0) return ABV > 0 ? 'contains' : 'unknown';
  if (recipeIngredient.some(({ abv }) => abv === null)) return 'unknown';
  if (ABV > 0 || recipeIngredient.some(({ abv }) => abv !== 0)) return 'contains';
  const ofGarnish = garnishAbv(drink);
  if (ofGarnish === null) return 'unknown';
  return ofGarnish > 0 ? 'contains' : 'free';
}

/** % ABV of the garnish by its name, else as the owner said; null if unknown; 0 without one. */
export const garnishAbv = ({ garnish, garnishAbv: said }: Garnished): number | null =>
  garnish === null || garnish.name.trim() === '' ? 0 : (knownGarnishAbv(garnish.name) ?? said ?? null);
