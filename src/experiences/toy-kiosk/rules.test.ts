import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Matchable } from '#domain/flavour/flavour-match.ts';
import { drinksOf, withoutAlcohol } from '#domain/flavour/outcome.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import settings from './config.ts';
import PACK from './content.ts';
import {
  drawCapsule,
  drumName,
  drumOf,
  fullDrum,
  isRare,
  oddsOf,
  outcomeOfCapsule,
  outcomesOf,
  type DrawnCapsule,
  type Series,
} from './rules.ts';
import { declared } from '#test/matchable.ts';
import { saidOf } from '#test/said.ts';

const drink = (id: string, taste: Partial<Record<string, number>>, more: Partial<Matchable> = {}): Matchable =>
  declared({
    id,
    ABV: 12,
    drinkFeatures: FLAVOUR_AXES.flatMap((property) =>
      taste[property] === undefined ? [] : [{ property, value: taste[property] }],
    ),
    available: true,
    allergens: [],
    ...more,
  });
const series = (id: string, count: number, pick: Series['pick']): Series => ({
  ...PACK.series[0]!,
  id,
  count,
  pick,
});
const MENU = [
  drink('sour', { acidity: 4, fizzy: 4 }),
  drink('sharp', { acidity: 4, fizzy: 3.6 }),
  drink('cream', { sweet: 5, acidity: 0, fizzy: 0 }),
  drink('soda', { acidity: 3, fizzy: 4 }, { ABV: 0 }),
];
const SOUR = series('sour', 3, { want: { acidity: 4, fizzy: 4 } });
const FIXED = series('fixed', 4, { recipeIds: ['cream', 'soda'] });
const GOLD = series('gold', 1, { recipeIds: [] });
const ALL = [SOUR, FIXED, GOLD];
const first = () => 0;
const soldOut = (...ids: string[]) =>
  MENU.map((each) => (ids.includes(each.id) ? { ...each, available: false } : each));

/** Seeded pseudo-random numbers, uniform enough to draw with. */
function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Draws until a filling is used up. */
function emptyDrum(all: readonly Series[], menu: Matchable[], randomInt: (below: number) => number): DrawnCapsule[] {
  const taken: DrawnCapsule[] = [];
  for (;;) {
    const drawn = drawCapsule(all, menu, taken, undefined, randomInt);
    if (!drawn || drawn.isRefilled) return taken;
    taken.push(drawn);
  }
}

describe('the default drum', () => {
  it('holds thirty capsules in the documented counts and passes validation', () => {
    expect(PACK.series.map(({ count }) => count)).toEqual([7, 7, 7, 4, 3, 2]);
    expect(settings.parse(PACK)).toEqual(PACK);
  });

  it('ends in a drink for each series', () => {
    for (const outcome of outcomesOf(PACK)) expect(drinksOf(outcome, MENU, 1)).toHaveLength(1);
  });
});

describe('settings', () => {
  const wrong = (part: object) => saidOf(settings, { ...PACK, ...part })[0];
  const [one] = PACK.series;
  it.each([
    ['no series', { series: [] }, 'A machine needs at least 1 series.'],
    ['one series twice', { series: [one, one] }, 'Series ids must be unique.'],
    ['too many of one', { series: [{ ...one, count: 41 }] }, 'A series has at most 40 capsules.'],
    [
      'too many in all',
      { series: [1, 2, 3, 4].map((n) => ({ ...one, id: `s${n}`, count: 40 })) },
      'A machine holds at most 120 capsules.',
    ],
    ['no Chinese', { series: [{ ...one, name: { en: 'A', 'zh-HK': ' ' } }] }, 'A text needs its Chinese.'],
    ['a colour by name', { series: [{ ...one, colour: 'red' }] }, 'A colour looks like #f2a33a.'],
    [
      'a script for a sticker',
      { series: [{ ...one, sticker: 'javascript:alert(1)' }] },
      'A picture needs an address that starts with https://, http:// or /.',
    ],
    ['many re-turns', { rerolls: 9 }, 'At most 3 re-turns are free.'],
  ])('refuse %s', (_case, part, message) => expect(wrong(part)).toBe(message));
});

describe('the drum', () => {
  it('is full in the morning, and shows each series’ share', () => {
    const { capsules, isRefilled } = drumOf(ALL, MENU, [], undefined);
    expect(isRefilled).toBe(false);
    expect(oddsOf(ALL, capsules)).toEqual({
      left: 8,
      series: [
        { id: 'sour', left: 3 },
        { id: 'fixed', left: 4 },
        { id: 'gold', left: 1 },
      ],
    });
  });

  it('is without the capsules of sold-out drinks', () => {
    const { capsules } = drumOf(ALL, soldOut('cream'), [], undefined);
    expect(oddsOf(ALL, capsules).series.map(({ left }) => left)).toEqual([3, 2, 1]);
    expect(fullDrum(ALL, soldOut('sour', 'sharp', 'cream', 'soda'), undefined)).toEqual([]);
  });

  it('keeps only capsules without alcohol for guests who ask for that', () => {
    const { capsules } = drumOf(ALL, MENU, [], { zeroProof: true });
    expect(oddsOf(ALL, capsules).series.map(({ left }) => left)).toEqual([3, 2, 1]);
    for (let i = 0; i < 40; i += 1) {
      expect(drawCapsule(ALL, MENU, [], { zeroProof: true }, seeded(i))?.recipeId).toBe('soda');
    }
  });

  it('is refilled when it is empty, and not before', () => {
    const taken = emptyDrum(ALL, MENU, seeded(3));
    expect(taken).toHaveLength(8);
    expect(drumOf(ALL, MENU, taken, undefined)).toMatchObject({ isRefilled: true, capsules: { length: 8 } });
    expect(drawCapsule(ALL, MENU, taken, undefined, first)).toMatchObject({ isRefilled: true, seriesId: 'sour' });
    expect(drumOf(ALL, MENU, taken.slice(1), undefined)).toMatchObject({ isRefilled: false, capsules: { length: 1 } });
  });

  it('is the same drum in any order, and another if a count changes', () => {
    expect(drumName([FIXED, SOUR])).toBe(drumName([SOUR, FIXED]));
    expect(drumName([SOUR])).not.toBe(drumName([{ ...SOUR, count: 4 }]));
  });
});

describe('drawing', () => {
  it('gives nothing while nothing can be served', () => {
    expect(drawCapsule(ALL, [], [], undefined, first)).toBeUndefined();
    expect(drawCapsule([FIXED], [drink('other', {})], [], undefined, first)).toBeUndefined();
  });

  it('deals fixed drinks out over the capsules in turn', () => {
    const drawn = emptyDrum([FIXED], MENU, seeded(5)).sort((a, b) => a.number - b.number);
    expect(drawn.map(({ recipeId }) => recipeId)).toEqual(['cream', 'soda', 'cream', 'soda']);
  });

  it('puts the signature in the golden capsule: the first drink of the menu', () => {
    expect(drawCapsule([GOLD], MENU, [], undefined, first)?.recipeId).toBe('sour');
    expect(drawCapsule([GOLD], soldOut('sour'), [], undefined, first)?.recipeId).toBe('sharp');
  });

  it('takes the best drink of a taste that was not served yet, and never a distant one', () => {
    const drawn = emptyDrum([{ ...SOUR, count: 4 }], MENU, seeded(1));
    expect(drawn.map(({ recipeId }) => recipeId)).toEqual(['sour', 'sharp', 'soda', 'sour']);
  });

  it('leaves the signature to its own capsules while a taste has other drinks', () => {
    const drawn = emptyDrum([SOUR, GOLD], MENU, seeded(2)).filter(({ seriesId }) => seriesId === 'sour');
    expect(drawn.map(({ recipeId }) => recipeId)).toEqual(['sharp', 'soda', 'sharp']);
    expect(drawCapsule([SOUR, GOLD], [MENU[0]!], [], undefined, first)?.recipeId).toBe('sour');
  });

  it('gives each capsule once, in the counts of the drum, for any random numbers (10,000 draws)', () => {
    let draws = 0;
    for (let seed = 1; draws < 10_000; seed += 1) {
      const taken = emptyDrum(PACK.series, MENU, seeded(seed));
      expect(new Set(taken.map(({ seriesId, number }) => `${seriesId} ${number}`)).size).toBe(30);
      draws += taken.length;
    }
  });

  it('is fair: each capsule comes first about as often as any other', () => {
    const counts = new Map<string, number>();
    const draw = seeded(42);
    for (let i = 0; i < 30_000; i += 1) {
      const one = drawCapsule(PACK.series, MENU, [], undefined, draw)!;
      const name = `${one.seriesId} ${one.number}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    expect(counts.size).toBe(30);
    // Chi squared with 29 degrees of freedom: below 58.3 in 99.9 % of fair machines.
    const chi = [...counts.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(58.3);
  });

  it('with the same random numbers is the same for the same drum and menu, in any order of the menu (10,000 runs)', () => {
    const tastes = fc.dictionary(fc.constantFrom(...FLAVOUR_AXES), fc.integer({ min: 0, max: 5 }));
    const menu = fc.uniqueArray(
      fc.record({ id: fc.string({ minLength: 1, maxLength: 4 }), tastes, dry: fc.boolean() }),
      {
        selector: ({ id }) => id,
        maxLength: 8,
      },
    );
    // The golden capsule depends on the menu's order, which is the owner's; tested above.
    const ordinary = PACK.series.slice(0, 5);
    fc.assert(
      fc.property(menu, fc.integer(), fc.integer(), (made, seed, shuffle) => {
        const recipes = made.map(({ id, tastes, dry }) => drink(id, tastes, { ABV: dry ? 0 : 20 }));
        const order = seeded(shuffle);
        const shuffled = recipes
          .map((recipe) => ({ recipe, at: order(1000) }))
          .sort((a, b) => a.at - b.at)
          .map(({ recipe }) => recipe);
        const again = JSON.parse(JSON.stringify(shuffled)) as Matchable[];
        const one = drawCapsule(ordinary, recipes, [], undefined, seeded(seed));
        expect(drawCapsule(ordinary, again, [], undefined, seeded(seed))).toEqual(one);
        if (!one) return;
        const own = ordinary.find(({ id }) => id === one.seriesId)!;
        const end = (menu: Matchable[]) =>
          drinksOf(
            outcomeOfCapsule(
              own,
              [one.recipeId],
              menu.find(({ id }) => id === one.recipeId),
            ),
            menu,
            3,
          ).map(({ recipe }) => recipe.id);
        expect(end(again)).toEqual(end(recipes));
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('the result of a capsule', () => {
  it('is its own drink, and the same idea without alcohol', () => {
    const outcome = outcomeOfCapsule(GOLD, ['sour'], MENU[0]);
    expect(drinksOf(outcome, MENU, 1)[0]?.recipe.id).toBe('sour');
    expect(drinksOf(withoutAlcohol(outcome), MENU, 1)[0]?.recipe.id).toBe('soda');
  });

  it('is the nearest drink once its own is sold out', () => {
    const outcome = outcomeOfCapsule(SOUR, ['sour'], MENU[0]);
    expect(drinksOf(outcome, soldOut('sour'), 1)[0]?.recipe.id).toBe('sharp');
  });
});

describe('isRare', () => {
  it.each([
    ['one of ten', [1, 9], true],
    ['one of nine', [1, 8], false],
    ['three of thirty, beside other rare ones', [3, 7, 7, 7, 4, 2], true],
    ['four of thirty', [4, 7, 7, 7, 3, 2], false],
    ['the only series', [5], false],
  ])('%s', (_what, counts, expected) => {
    const all = counts.map((count) => ({ count }));
    expect(isRare(all[0]!, all)).toBe(expected);
  });
});
