import { describe, expect, it } from 'vitest';
import { drinksToMeasure } from './menu-checks.ts';
import type { Unit } from './recipe.ts';

const pour = (name: string, abv: number | null, amount: number, unit: Unit = 'ml') => ({
  id: name,
  name,
  name_translations: {},
  colour: null,
  sparkling: false,
  abv,
  amount,
  unit,
});
const drink = (ABV: number, ...recipeIngredient: ReturnType<typeof pour>[]) => ({
  id: 'd',
  name: 'Drink',
  name_translations: {},
  ABV,
  mixingMethod: 'build' as const,
  ice: 'none' as const,
  garnish: null,
  recipeIngredient,
});

describe('drinks to measure', () => {
  it.each<[string, ReturnType<typeof drink>, string[] | undefined]>([
    ['a spirit without an amount', drink(0, pour('milk', 0, 0), pour('vodka', 40, 0)), ['vodka']],
    ['a spirit without one beside another with', drink(40, pour('gin', 40, 30), pour('rum', 40, 0)), ['rum']],
    ['no ingredient at all', drink(0), []],
    ['a strength that is said', drink(12, pour('milk', 0, 0), pour('vodka', 40, 0)), undefined],
    ['a strength that is said of no ingredients', drink(12), undefined],
    ['what has no alcohol without an amount', drink(0, pour('milk', 0, 0)), undefined],
    ['one of unknown strength, which is asked first', drink(0, pour('Sunset Mix', null, 0)), undefined],
    ['amounts', drink(40, pour('gin', 40, 30)), undefined],
  ])('with %s', (_case, recipe, missing) => {
    expect(drinksToMeasure([recipe])[0]?.unmeasured.map(({ name }) => name)).toEqual(missing);
  });
});
