import { expect, it } from 'vitest';
import { addBitter } from './add-bitter.ts';
import type { DrinkFeature } from '#domain/recipe/recipe.ts';

const negroni = (drinkFeatures: DrinkFeature[]) => ({
  drinkFeatures,
  recipeIngredient: ['Gin', 'Campari', 'Sweet vermouth'].map((name) => ({ name, amount: 30, unit: 'ml' as const })),
  mixingMethod: 'stir' as const,
  garnish: null,
});

it.each<[string, DrinkFeature[], string[]]>([
  ['none', [], []],
  ['no axis', [{ property: 'umami', value: 1 }], ['umami']],
  ['axes only', [{ property: 'sweet', value: 2 }], ['sweet', 'bitter']],
  [
    'an axis and others',
    [
      { property: 'umami', value: 1 },
      { property: 'sweet', value: 2 },
    ],
    ['sweet', 'bitter', 'umami'],
  ],
])('goes after the axes: %s', (_case, before, after) => {
  const added = addBitter(negroni(before));
  expect(added.map(({ property }) => property)).toEqual(after);
  expect(added.filter(({ property }) => property !== 'bitter')).toEqual(expect.arrayContaining(before));
  const bitter = added.find(({ property }) => property === 'bitter');
  if (bitter) expect(bitter.value).toBeGreaterThanOrEqual(3.5);
});

it('is kept as it was said', () => {
  const said: DrinkFeature[] = [
    { property: 'bitter', value: 1 },
    { property: 'sweet', value: 2 },
  ];
  expect(addBitter(negroni(said))).toEqual(said);
});
