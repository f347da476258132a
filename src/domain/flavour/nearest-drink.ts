import type { Allergen } from '../recipe/recipe.ts';
import { featureValues, isZeroProof } from '../recipe/recipe.ts';
import { matchDrinks, type Matchable } from './flavour-match.ts';

/**
 * What to have instead of a drink that is gone: the nearest by taste that can be had; without alcohol where the drink was,
 * and without what the guest must not have.
 */
export function nearestDrink<R extends Matchable>(
  recipe: R,
  recipes: readonly R[],
  avoidAllergens: readonly Allergen[],
): R | undefined {
  const filters = { zeroProof: isZeroProof(recipe), avoidAllergens: [...avoidAllergens], without: [recipe.id] };
  return matchDrinks({ want: featureValues(recipe.drinkFeatures), filters }, recipes, 1)[0]?.recipe;
}
