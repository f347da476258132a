import { describe, expect, it } from 'vitest';
import { declared } from '#test/matchable.ts';
import { orderByWishes, sharesOf, type WishOrder } from './wish-order.ts';

const drink = (id: string, ABV: number, sweet: number) =>
  declared({ id, ABV, available: true, allergens: [], drinkFeatures: [{ property: 'sweet' as const, value: sweet }] });
const MENU = [
  drink('beer', 4, 1),
  drink('juice', 0, 5),
  drink('martini', 32, 0),
  drink('mai-tai', 20, 3),
  drink('sold', 60, 5),
];
MENU[4]!.available = false;
const NOTHING: WishOrder = { wanted: [], isAlcoholFree: false };
const order = (wishes: Partial<WishOrder>, target = {}) =>
  orderByWishes({ want: {}, ...target }, { ...NOTHING, ...wishes }, MENU).map(({ recipe }) => recipe.id);

describe('the order of drinks', () => {
  it.each<[string, Partial<WishOrder>, string[]]>([
    ['nothing asked for: none without alcohol first', {}, ['beer', 'mai-tai', 'martini', 'juice']],
    ['without alcohol is fine', { isAlcoholFree: true }, ['beer', 'juice', 'mai-tai', 'martini']],
    [
      'the strongest',
      { superlative: { axis: 'strength', direction: 'most' } },
      ['martini', 'mai-tai', 'beer', 'juice'],
    ],
    ['the weakest', { superlative: { axis: 'strength', direction: 'least' } }, ['beer', 'juice', 'mai-tai', 'martini']],
    ['the sweetest', { superlative: { axis: 'sweet', direction: 'most' } }, ['juice', 'mai-tai', 'beer', 'martini']],
    ['what was named', { wanted: [['juice'], ['gone']] }, ['juice', 'beer', 'mai-tai', 'martini']],
    [
      'more of what was named',
      { wanted: [['martini', 'juice'], ['martini']] },
      ['martini', 'juice', 'beer', 'mai-tai'],
    ],
    [
      'what binds before what was named',
      { binding: [['beer', 'mai-tai']], wanted: [['juice'], ['mai-tai']] },
      ['mai-tai', 'beer', 'juice', 'martini'],
    ],
    ['what was not wanted last', { unwanted: [['beer']] }, ['mai-tai', 'martini', 'juice', 'beer']],
    ['what is seldom wanted after its equals', { seldom: ['beer'] }, ['mai-tai', 'martini', 'beer', 'juice']],
  ])('%s', (_case, wishes, ids) => expect(order(wishes)).toEqual(ids));

  it('never contains what a filter leaves out', () => {
    const target = { filters: { zeroProof: true } };
    expect(order({ wanted: [['martini']], superlative: { axis: 'strength', direction: 'most' } }, target)).toEqual([
      'juice',
    ]);
    expect(order({ wanted: [['martini']] }, { filters: { without: ['martini', 'beer'] } })).toEqual([
      'mai-tai',
      'juice',
    ]);
  });

  it('is by chance if anything will do, the same for the same luck', () => {
    const firsts = Array.from({ length: 50 }, (_each, at) => order({ luck: at / 50 })[0]);
    expect(new Set(firsts)).toEqual(new Set(['beer', 'martini', 'mai-tai']));
    expect(order({ luck: 0.3 })).toEqual(order({ luck: 0.3 }));
    expect(order({ luck: 0.3 }).at(-1)).toBe('juice');
  });

  it('takes more, or less, than wanted as a fit', () => {
    const side = { sweet: 'at-most' } as const;
    expect(order({ isAlcoholFree: true }, { want: { sweet: 2 }, side })).toEqual([
      'beer',
      'martini',
      'mai-tai',
      'juice',
    ]);
    expect(order({ isAlcoholFree: true }, { want: { sweet: 3 }, side: { sweet: 'at-least' } })).toEqual([
      'juice',
      'mai-tai',
      'beer',
      'martini',
    ]);
  });
});

describe('what it counts to share an ingredient', () => {
  const [rare, common] = sharesOf([['beer'], ['beer', 'juice', 'martini', 'mai-tai']], MENU);

  it('is more of what few drinks have', () => expect(rare).toBeGreaterThan(common!));
  it('is all of it together', () => expect(rare! + common!).toBeCloseTo(1));
  it('is nothing of what none has, and then the others count in full', () =>
    expect(sharesOf([['gone'], ['beer']], MENU)).toEqual([0, 1]));
  it('is nothing where none has any', () => expect(sharesOf([['gone']], MENU)).toEqual([0]));
});
