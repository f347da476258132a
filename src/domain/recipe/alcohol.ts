/** Whether a drink contains alcohol. Source: docs/behaviour/alcohol-and-allergens.md "Alcohol". */
import { knownGarnishAbv } from '#domain/ingredient/garnish-alcohol.ts';
import { estimateAbv } from './abv.ts';
import type { Alcohol, Recipe, RecipeIngredient } from './recipe.ts';

type Garnished = Pick<Recipe, 'garnish' | 'garnishAbv'>;
type Drink = Garnished &
  Pick<Recipe, 'ABV' | 'mixingMethod' | 'ice'> & {
    recipeIngredient: readonly Pick<RecipeIngredient, 'abv' | 'amount' | 'unit' | 'sparkling'>[];
  };

/**
 * Derived from the ingredients and the garnish. One of unknown strength makes the drink unknown, and so does having no
 * known ingredient, or alcohol of which nobody says how much. Source: docs/decisions/0040, docs/decisions/0161,
 * docs/decisions/0167.
 */
export function alcoholOf(drink: Drink): Alcohol {
  const { ABV, recipeIngredient } = drink;
  if (recipeIngredient.length === 0) return ABV > 0 ? 'contains' : 'unknown';
  if (recipeIngredient.some(({ abv }) => abv === null) || isUnmeasured(drink)) return 'unknown';
  if (ABV > 0 || recipeIngredient.some(({ abv }) => abv !== 0)) return 'contains';
  const ofGarnish = garnishAbv(drink);
  if (ofGarnish === null) return 'unknown';
  return ofGarnish > 0 ? 'contains' : 'free';
}

/** Its strength follows from amounts, and one that it needs is missing. */
const isUnmeasured = ({ ABV, recipeIngredient, mixingMethod, ice }: Drink): boolean =>
  recipeIngredient.some(({ abv, amount }) => abv !== 0 && amount === 0) &&
  ABV === estimateAbv(recipeIngredient, mixingMethod, ice);

/** % ABV of the garnish by its name, else as the owner said; null if unknown; 0 without one. */
export const garnishAbv = ({ garnish, garnishAbv: said }: Garnished): number | null =>
  garnish === null || garnish.name.trim() === '' ? 0 : (knownGarnishAbv(garnish.name) ?? said ?? null);
