import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchDrinks } from './flavour-match.ts';
import type { Matchable, TargetProfile } from './flavour-match.ts';
import { ALLERGENS, FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import type { FlavourAxis } from '#domain/recipe/recipe.ts';
import { declared } from '#test/matchable.ts';

function drink(id: string, values: Partial<Record<FlavourAxis, number>>, rest: Partial<Matchable> = {}): Matchable {
  const drinkFeatures = FLAVOUR_AXES.flatMap((property) =>
    values[property] === undefined ? [] : [{ property, value: values[property] }],
  );
  return declared({ id, ABV: 10, drinkFeatures, available: true, allergens: [], ...rest });
}

describe('matchDrinks scores', () => {
  it.each<[string, TargetProfile, Partial<Record<FlavourAxis, number>>, number]>([
    ['a perfect fit', { want: { sweet: 4, fizzy: 3 } }, { sweet: 4, fizzy: 3 }, 1],
    ['the farthest drink', { want: { sweet: 5 } }, { sweet: 0 }, 0],
    [
      'the mean distance over the wanted axes',
      { want: { sweet: 5, fizzy: 5 } },
      { sweet: 5, fizzy: 0, herbal: 5 },
      0.5,
    ],
    ['weights', { want: { sweet: 5, fizzy: 5 }, weight: { sweet: 3 } }, { sweet: 5, fizzy: 0 }, 0.75],
    ['a missing axis: skipped, at a price', { want: { sweet: 5, fizzy: 5 } }, { sweet: 5 }, 0.95],
    ['a drink with no features', { want: { sweet: 5, fizzy: 5 } }, {}, 0.9],
    ['no wish at all', { want: {} }, { sweet: 5 }, 1],
    ['a wish off the scale', { want: { sweet: 9 } }, { sweet: 5 }, 1],
    ['weights of nothing', { want: { sweet: 5 }, weight: { sweet: 0 } }, { sweet: 0 }, 1],
  ])('%s', (_case, target, values, score) => {
    expect(matchDrinks(target, [drink('a', values)], 1)[0]?.score).toBeCloseTo(score, 9);
  });
});

describe('matchDrinks chooses', () => {
  it('leaves out hidden, sold-out and filtered drinks', () => {
    const menu = [
      drink('hidden', { sweet: 5 }, { hidden: true }),
      drink('sold-out', { sweet: 5 }, { available: false }),
      drink('strong', { sweet: 5 }, { ABV: 0.1 }),
      drink('milky', { sweet: 5 }, { ABV: 0, allergens: ['milk'] }),
      drink('fine', { sweet: 0 }, { ABV: 0, allergens: ['eggs'] }),
    ];
    const filters: TargetProfile['filters'] = { zeroProof: true, avoidAllergens: ['milk'] };
    expect(matchDrinks({ want: { sweet: 5 }, filters }, menu, 9).map(({ recipe }) => recipe.id)).toEqual(['fine']);
  });

  it('breaks ties by id and returns at most the requested number', () => {
    const menu = [drink('c', { sweet: 3 }), drink('a', { sweet: 5 }), drink('b', { sweet: 3 })];
    const ids = (count: number) => matchDrinks({ want: { sweet: 4 } }, menu, count).map(({ recipe }) => recipe.id);
    expect(ids(3)).toEqual(['a', 'b', 'c']);
    expect(ids(2)).toEqual(['a', 'b']);
    expect(ids(0)).toEqual([]);
  });
});

describe('matchDrinks gives reasons', () => {
  it('names the two axes with the largest weighted fit', () => {
    const target = { want: { strength: 2, sweet: 4, fizzy: 5, herbal: 1 }, weight: { fizzy: 2 } };
    const [match] = matchDrinks(target, [drink('a', { strength: 5, sweet: 4, fizzy: 4 })], 1);
    expect(match?.reasons).toEqual([
      { axis: 'fizzy', want: 5, have: 4 },
      { axis: 'sweet', want: 4, have: 4 },
    ]);
  });

  it('keeps the order of the axes in a tie', () => {
    const [match] = matchDrinks(
      { want: { herbal: 1, sweet: 1, acidity: 1 } },
      [drink('a', { herbal: 1, sweet: 1, acidity: 1 })],
      1,
    );
    expect(match?.reasons.map(({ axis }) => axis)).toEqual(['acidity', 'sweet']);
  });
});

const values = fc.dictionary(
  fc.constantFrom(...FLAVOUR_AXES),
  fc.integer({ min: 0, max: 10 }).map((n) => n / 2),
  {
    noNullPrototype: true,
  },
);
const menus = fc
  .uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 4 }),
      values,
      ABV: fc.integer({ min: 0, max: 40 }),
      hidden: fc.boolean(),
      available: fc.boolean(),
      allergens: fc.subarray([...ALLERGENS]),
    }),
    { selector: ({ id }) => id, maxLength: 12 },
  )
  .map((drinks) => drinks.map(({ id, values: have, ...rest }) => drink(id, have, rest)));
const targets = fc.record({
  want: values,
  weight: values,
  filters: fc.record({ zeroProof: fc.boolean(), avoidAllergens: fc.subarray([...ALLERGENS]) }),
});

describe('matchDrinks on any menu', () => {
  it('does not depend on the order of the menu', () => {
    fc.assert(
      fc.property(targets, menus, (target, menu) => {
        expect(matchDrinks(target, menu.toReversed(), 20)).toEqual(matchDrinks(target, menu, 20));
      }),
    );
  });

  it('is sorted, obeys the filters and scores at most 1', () => {
    fc.assert(
      fc.property(targets, menus, (target, menu) => {
        const matches = matchDrinks(target, menu, 20);
        const scores = matches.map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
        for (const { recipe, score, reasons } of matches) {
          expect(score).toBeLessThanOrEqual(1);
          expect(score).toBeGreaterThanOrEqual(-0.35);
          expect(reasons.length).toBeLessThanOrEqual(2);
          expect(recipe.available && !recipe.hidden).toBe(true);
          if (target.filters.zeroProof) expect(recipe.ABV).toBeLessThanOrEqual(1.2);
        }
      }),
    );
  });

  it('gives a perfect drink the full score', () => {
    fc.assert(
      fc.property(values, menus, (want, menu) => {
        const [best] = matchDrinks({ want }, [...menu, drink('exact!', want)], 1);
        expect(best?.score).toBe(1);
      }),
    );
  });
});
