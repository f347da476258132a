import { describe, expect, it } from 'vitest';
import type { Matchable } from './flavour-match.ts';
import { drinksOf, outcomeProblems, withoutAlcohol, type Outcome } from './outcome.ts';
import { declared } from '#test/matchable.ts';

const drink = (id: string, sweet: number, more: Partial<Matchable> = {}): Matchable =>
  declared({
    id,
    ABV: 12,
    available: true,
    allergens: [],
    drinkFeatures: [{ property: 'sweet', value: sweet }],
    ...more,
  });
const MENU = [drink('dry', 0), drink('round', 3), drink('candy', 5), drink('soda', 4, { ABV: 0 })];
const sweet: Outcome = { id: 'sweet', label: { en: 'Sweet', 'zh-HK': '甜' }, target: { want: { sweet: 5 } } };
const ids = (outcome: Outcome, menu = MENU, count = 3) => drinksOf(outcome, menu, count).map(({ recipe }) => recipe.id);

describe('drinksOf', () => {
  it('returns the nearest drinks', () => expect(ids(sweet)).toEqual(['candy', 'soda', 'round']));
  it('puts the fixed drinks first, in their order, once each', () =>
    expect(ids({ ...sweet, recipeIds: ['dry', 'candy'] })).toEqual(['dry', 'candy', 'soda']));
  it('leaves out fixed drinks that are sold out, hidden or deleted', () => {
    const menu = [drink('a', 5, { available: false }), drink('b', 5, { hidden: true }), drink('c', 1)];
    expect(ids({ ...sweet, recipeIds: ['a', 'b', 'gone'] }, menu)).toEqual(['c']);
  });
  it('returns only alcohol-free drinks if asked for, fixed or not', () =>
    expect(ids(withoutAlcohol({ ...sweet, recipeIds: ['dry'] }))).toEqual(['soda']));
  it.each<[string, Partial<Outcome>, Matchable[], string[]]>([
    ['those without alcohol alone', { recipeIds: ['dry'] }, MENU, ['soda']],
    [
      'the weakest first, the nearer of equals first',
      {},
      [drink('a', 5, { ABV: 9 }), drink('b', 0), drink('c', 5)],
      ['a', 'c', 'b'],
    ],
    ['its fixed drinks first among them', { recipeIds: ['b'] }, [drink('a', 5, { ABV: 9 }), drink('b', 0)], ['b', 'a']],
  ])('of a mild outcome: %s', (_, more, menu, expected) =>
    expect(ids({ ...sweet, ...more, mild: true }, menu)).toEqual(expected),
  );
});

describe('outcomeProblems', () => {
  it.each<[string, Partial<Outcome>, Matchable[], string[]]>([
    ['none', {}, MENU, []],
    ['nothing left at all', {}, [drink('a', 5, { available: false })], ['no-drink']],
    ['nothing without alcohol', {}, [drink('a', 5)], ['no-zero-proof']],
    ['one of the fixed drinks is enough', { recipeIds: ['gone', 'dry'] }, MENU, []],
    ['no fixed drink left', { recipeIds: ['gone'] }, MENU, ['fixed-unavailable']],
    ['a mild one that leads to the weakest', { mild: true }, [drink('a', 5)], ['no-zero-proof']],
    ['both', { recipeIds: ['gone'] }, [drink('a', 5)], ['no-zero-proof', 'fixed-unavailable']],
    [
      'a filter of its own',
      { target: { want: {}, filters: { avoidAllergens: ['milk'] } } },
      [drink('a', 5, { ABV: 0, allergens: ['milk'] })],
      ['no-drink'],
    ],
  ])('%s', (_, more, menu, problems) => expect(outcomeProblems({ ...sweet, ...more }, menu)).toEqual(problems));
});
