/** How much alcohol is in an order. Source: docs/behaviour/selling.md "Guest allowance". */
import { alcoholMl, estimateAbv, glassMl } from '#domain/recipe/abv.ts';
import type { Alcohol, Ice, MixingMethod, RecipeIngredient } from '#domain/recipe/recipe.ts';
import { STANDARD_DRINK_GRAMS } from './liquor.ts';
import { SIZE_FACTOR, type OrderSize } from '#domain/order/order.ts';

const ALCOHOL_GRAMS_PER_ML = 0.789;

interface Drink {
  ABV: number;
  alcohol: Alcohol;
  ice: Ice;
  mixingMethod: MixingMethod;
  recipeIngredient: readonly RecipeIngredient[];
}

/** Grams of alcohol in one drink; at least a standard drink where it is unknown. */
export function alcoholGrams({ ABV, alcohol, ice, mixingMethod, recipeIngredient }: Drink, size: OrderSize): number {
  if (alcohol === 'free') return 0;
  const isEstimate = ABV === estimateAbv(recipeIngredient, mixingMethod, ice);
  const stated = (glassMl(recipeIngredient, mixingMethod, ice) * ABV) / 100;
  const ml = (isEstimate ? alcoholMl(recipeIngredient) : stated) * SIZE_FACTOR[size];
  // Up, so that an allowance is never kept by rounding; what arithmetic leaves behind the ninth decimal is no alcohol.
  const grams = Math.ceil(ml * ALCOHOL_GRAMS_PER_ML * 10 - 1e-9) / 10;
  return alcohol === 'unknown' ? Math.max(grams, STANDARD_DRINK_GRAMS) : grams;
}
