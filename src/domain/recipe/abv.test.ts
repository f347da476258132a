import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateAbv } from './abv.ts';
import { MIXING_METHODS, UNITS } from './recipe.ts';
import type { MixingMethod } from './recipe.ts';

const gin = { amount: 30, unit: 'ml', abv: 40 } as const;
const water = { amount: 30, unit: 'ml', abv: 0 } as const;

describe('estimateAbv', () => {
  it.each<[string, Parameters<typeof estimateAbv>[0], MixingMethod, number]>([
    ['weighs by volume', [gin, water], 'brew', 20],
    ['adds the water of shaking', [gin, water], 'shake', 16],
    ['adds the water of stirring', [gin], 'stir', 33.3],
    ['melts no ice into soda', [gin, { ...water, sparkling: true }], 'shake', 17.8],
    ['melts no ice into a top-up', [gin, { ...water, unit: 'top-up' }], 'shake', 17.8],
    ['counts dashes', [water, { amount: 10, unit: 'dash', abv: 44 }], 'layer', 10.2],
    ['pours nothing for solids', [gin, { amount: 8, unit: 'leaf', abv: 0 }], 'layer', 40],
    ['is 0 for an empty glass', [], 'build', 0],
    ['is 0 for solids alone', [{ amount: 2, unit: 'slice', abv: 0 }], 'muddle', 0],
  ])('%s', (_case, ingredients, method, abv) => {
    expect(estimateAbv(ingredients, method)).toBe(abv);
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
