import { expect, it } from 'vitest';
import type { RecipeIngredient } from '#domain/recipe/recipe.ts';
import { isLiquor } from './liquor.ts';
import { alcoholGrams } from './standard-drinks.ts';

const pour = (amount: number, abv: number | null): RecipeIngredient => ({
  id: 'i',
  name: 'i',
  name_translations: {},
  amount,
  unit: 'ml',
  colour: null,
  abv,
  sparkling: false,
});
const beer = {
  ABV: 5,
  alcohol: 'contains' as const,
  ice: 'none' as const,
  mixingMethod: 'brew' as const,
  recipeIngredient: [pour(330, 5)],
};

it.each([
  ['a bottle of beer', beer, 'sizeM', 13.1],
  ['a small one', beer, 'sizeS', 9.8],
  ['its raw strength, not its rounded one', { ...beer, recipeIngredient: [pour(252, 5.04)] }, 'sizeM', 10.1],
  ['no more than it is, by arithmetic', { ...beer, recipeIngredient: [pour(100, 5)], ABV: 5 }, 'sizeM', 4],
  ['tea', { ...beer, ABV: 0, alcohol: 'free' as const }, 'sizeL', 0],
  ['unknown: a standard drink at least', { ...beer, ABV: 0, alcohol: 'unknown' as const }, 'sizeS', 10],
  ['unknown, and known to have more', { ...beer, alcohol: 'unknown' as const }, 'sizeL', 18.3],
] as const)('grams in %s', (_case, drink, size, grams) => expect(alcoholGrams(drink, size)).toBe(grams));

it.each([
  [{ ABV: 1.2, alcohol: 'contains' }, false],
  [{ ABV: 1.3, alcohol: 'contains' }, true],
  [{ ABV: 0, alcohol: 'unknown' }, true],
  [{ ABV: 0, alcohol: 'free' }, false],
] as const)('%j is liquor: %s', (drink, expected) => expect(isLiquor(drink)).toBe(expected));
