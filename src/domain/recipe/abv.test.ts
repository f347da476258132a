import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLiquor, LIQUOR_ABV, roundedAbv } from '#domain/selling/liquor.ts';
import { estimateAbv } from './abv.ts';
import { MIXING_METHODS, UNITS } from './recipe.ts';
import type { Ice, MixingMethod } from './recipe.ts';

const gin = { amount: 30, unit: 'ml', abv: 40 } as const;
const water = { amount: 30, unit: 'ml', abv: 0 } as const;

describe('estimateAbv', () => {
  it.each<[string, Parameters<typeof estimateAbv>[0], MixingMethod, number]>([
    ['weighs by volume', [gin, water], 'brew', 20],
    ['adds the water of shaking', [gin, water], 'shake', 13.4],
    ['adds the water of stirring', [gin], 'stir', 27.6],
    ['blends the ice in', [gin, water], 'blend', 11.8],
    ['melts no ice into soda', [gin, { ...water, sparkling: true }], 'shake', 15.1],
    ['melts no ice into a top-up', [gin, { ...water, unit: 'top-up' }], 'shake', 15.1],
    ['counts dashes', [water, { amount: 10, unit: 'dash', abv: 44 }], 'brew', 10.2],
    ['pours nothing for solids', [gin, { amount: 8, unit: 'leaf', abv: 0 }], 'brew', 40],
    ['is 0 for an empty glass', [], 'build', 0],
    ['is 0 for solids alone', [{ amount: 2, unit: 'slice', abv: 0 }], 'muddle', 0],
  ])('%s', (_case, ingredients, method, abv) => {
    expect(estimateAbv(ingredients, method)).toBe(abv);
  });

  it.each<[string, Ice, number]>([
    ['neat', 'none', 40],
    ['over a large cube', 'large', 33.3],
    ['over cubes', 'cubed', 32.1],
    ['over crushed ice', 'crushed', 28.5],
  ])('melts ice in the glass: built %s', (_case, ice, abv) => {
    expect(estimateAbv([gin], 'build', ice)).toBe(abv);
    expect(estimateAbv([gin], 'stir', ice)).toBe(27.6);
  });

  // Dave Arnold, Liquid Intelligence, "Cocktail balance at a glance": the range of finished strengths by method.
  it.each<[string, Parameters<typeof estimateAbv>[0], MixingMethod, number, number]>([
    [
      'a Manhattan',
      [
        { ...gin, amount: 60, abv: 50 },
        { ...gin, amount: 26, abv: 16.5 },
      ],
      'stir',
      25,
      28,
    ],
    ['a Negroni', [gin, { ...gin, abv: 24 }, { ...gin, abv: 16.5 }], 'stir', 19, 22],
    [
      'a Daiquiri',
      [
        { ...gin, amount: 60 },
        { ...water, amount: 42 },
      ],
      'shake',
      14.5,
      16.5,
    ],
    [
      'an Old Fashioned',
      [
        { ...gin, amount: 60, abv: 47 },
        { ...water, amount: 11 },
      ],
      'build',
      27,
      34,
    ],
  ])('%s is as strong as it is known to be', (_case, ingredients, method, least, most) => {
    expect(estimateAbv(ingredients, method)).toBeGreaterThanOrEqual(least);
    expect(estimateAbv(ingredients, method)).toBeLessThanOrEqual(most);
  });

  it('is never stronger than the strongest ingredient', () => {
    const ingredient = fc.record({
      amount: fc.integer({ min: 0, max: 500 }),
      unit: fc.constantFrom(...UNITS),
      abv: fc.integer({ min: 0, max: 96 }),
    });
    fc.assert(
      fc.property(fc.array(ingredient), fc.constantFrom(...MIXING_METHODS), (ingredients, method) => {
        const abv = estimateAbv(ingredients, method);
        expect(abv).toBeGreaterThanOrEqual(0);
        expect(abv).toBeLessThanOrEqual(Math.max(0, ...ingredients.map((each) => each.abv)));
      }),
    );
  });
});

describe('rounding', () => {
  it.each([
    [0, 0],
    [0.001, 0.1],
    [0.04, 0.1],
    [0.06, 0.1],
    [0.54, 0.5],
    [1.15, 1.2],
    [1.2, 1.2],
    [1.2001, 1.3],
    [1.24, 1.3],
    [1.25, 1.3],
    [1.34, 1.3],
    [5.04, 5],
    [40, 40],
  ])('%s to %s', (abv, rounded) => expect(roundedAbv(abv)).toBe(rounded));

  it('never takes a strength below a limit that it is above, nor above one that it is not', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 3, noNaN: true }), (abv) => {
        fc.pre([0, LIQUOR_ABV].every((limit) => abv === limit || Math.abs(abv - limit) > 1e-9));
        expect([roundedAbv(abv) > 0, roundedAbv(abv) > LIQUOR_ABV]).toEqual([abv > 0, abv > LIQUOR_ABV]);
      }),
    );
  });

  it.each([
    [1.19, false],
    [1.2, false],
    [0.3 * 4, false],
    [1.1 + 0.1, false],
    [1.21, true],
    [1.24, true],
    [1.26, true],
  ])('a bottle at %s is liquor: %s', (abv, expected) => {
    const ABV = estimateAbv([{ amount: 330, unit: 'ml', abv }], 'brew', 'none');
    expect(isLiquor({ ABV, alcohol: 'contains' })).toBe(expected);
  });
});
