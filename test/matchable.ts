/** For rule tests: a drink with alcohol and allergens fully declared; without alcohol if its ABV is 0. */
import type { Alcohol, AllergenList } from '../src/domain/recipe/recipe.ts';

interface Said {
  alcohol: Alcohol;
  allergenList: AllergenList;
}

export const declared = <R extends { ABV: number }>(drink: R): Said & R => ({
  alcohol: drink.ABV > 0 ? 'contains' : 'free',
  allergenList: 'declared',
  ...drink,
});
