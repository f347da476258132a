import { expect, it } from 'vitest';
import { alcoholOf } from './alcohol.ts';

const pour = (abv: number | null, amount = 30) => ({ abv, amount, unit: 'ml' as const, sparkling: false });
const drink = (ABV: number, ...recipeIngredient: ReturnType<typeof pour>[]) => ({
  ABV,
  recipeIngredient,
  mixingMethod: 'build' as const,
  ice: 'none' as const,
  garnish: null,
});

it.each<[string, ReturnType<typeof drink>, string]>([
  ['nothing known', drink(0), 'unknown'],
  ['no ingredients, but a strength', drink(19.5), 'contains'],
  ['all free', drink(0, pour(0), pour(0)), 'free'],
  ['all free, without amounts', drink(0, pour(0, 0), pour(0, 0)), 'free'],
  ['one not known', drink(20, pour(40), pour(null)), 'unknown'],
  ['spirit and soda', drink(20, pour(40), pour(0)), 'contains'],
  ['spirit of which nobody knows how much', drink(0, pour(40, 0), pour(0, 0)), 'unknown'],
  ['more of it than is known', drink(20, pour(40), pour(0), pour(40, 0)), 'unknown'],
  ['the same, of a strength that is said', drink(25, pour(40), pour(0), pour(40, 0)), 'contains'],
])('a drink with %s', (_case, recipe, alcohol) => {
  expect(alcoholOf(recipe)).toBe(alcohol);
});
