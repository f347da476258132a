import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchDrinks } from '#domain/flavour/flavour-match.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import type { Allergen } from '#domain/recipe/recipe.ts';
import { guestRecipe, guestSoda } from '#test/guest-recipe.ts';
import config from './config.ts';
import PACK from './content.ts';
import { dominantAxis, outcomesOf, sectionsOf, similarTo } from './rules.ts';
import { declared } from '#test/matchable.ts';

const soda = guestSoda();
const sour = guestRecipe();
const old = guestRecipe({
  id: 'old',
  name: 'Old Fashioned',
  name_translations: {},
  drinkFeatures: [{ property: 'strength', value: 5 }],
});
const gone = guestRecipe({ id: 'gone', name: 'A Gone One', available: false });
const menu = [gone, sour, soda, old];
const inShort = (sections: ReturnType<typeof sectionsOf>) =>
  sections.map(({ id, recipes }) => `${id}: ${recipes.map((recipe) => recipe.id).join(' ')}`);

const someMenu = fc
  .array(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 3 }),
      name: fc.string({ maxLength: 5 }),
      name_translations: fc.constant({}),
      ABV: fc.constantFrom(0, 12),
      available: fc.boolean(),
      allergens: fc.constant<Allergen[]>([]),
      drinkFeatures: fc.array(
        fc.record({ property: fc.constantFrom(...FLAVOUR_AXES), value: fc.integer({ min: 0, max: 5 }) }),
        { maxLength: 4 },
      ),
    }),
    { maxLength: 12 },
  )
  .map((list) => list.filter(({ id }, at) => list.findIndex((each) => each.id === id) === at).map(declared));

describe('the sections', () => {
  it('come from the main flavours, with a section without alcohol; sold out last', () => {
    expect(inShort(sectionsOf(PACK, menu, ['en']))).toEqual([
      'acidity: sour gone',
      'strength: old',
      'no-alcohol: soda',
    ]);
  });

  it('are by flavour alone if most of the menu has no alcohol', () => {
    expect(inShort(sectionsOf(PACK, [soda, old], ['en']))).toEqual(['fizzy: soda', 'strength: old']);
  });

  it('are the owner’s if there are any, followed by the rest', () => {
    const categories = [
      { id: 'strong', label: { en: 'Strong', 'zh-HK': '勁' }, recipeIds: ['old', 'nowhere'] },
      { id: 'empty', label: { en: 'Empty', 'zh-HK': '空' }, recipeIds: ['nowhere'] },
    ];
    expect(inShort(sectionsOf({ ...PACK, categories }, menu, ['en']))).toEqual([
      'strong: old',
      'others: soda sour gone',
    ]);
  });

  it('put featured drinks first, and leave out sold-out ones if the owner says so', () => {
    const categories = [{ id: 'all', label: { en: 'All', 'zh-HK': '全部' }, recipeIds: menu.map(({ id }) => id) }];
    const settings = { ...PACK, categories, featured: ['sour', 'old'], hideSoldOut: true };
    expect(inShort(sectionsOf(settings, menu, ['en']))).toEqual(['all: sour old soda']);
  });

  it('contain every drink once, in the same order for any order of the menu', () => {
    fc.assert(
      fc.property(someMenu, fc.nat(), (recipes, turn) => {
        const at = recipes.length > 0 ? turn % recipes.length : 0;
        const other = JSON.parse(
          JSON.stringify([...recipes.slice(at), ...recipes.slice(0, at)].reverse()),
        ) as typeof recipes;
        const sections = sectionsOf(PACK, recipes, ['en']);
        const ids = sections.flatMap((section) => section.recipes.map(({ id }) => id));
        expect(ids.toSorted()).toEqual(recipes.map(({ id }) => id).toSorted());
        expect(sectionsOf(PACK, other, ['en'])).toEqual(sections);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('a drink’s main flavour', () => {
  it.each([
    [
      'the most',
      [
        { property: 'sweet', value: 2 },
        { property: 'fizzy', value: 4 },
      ],
      'fizzy',
    ],
    [
      'the first of two',
      [
        { property: 'sweet', value: 4 },
        { property: 'acidity', value: 4 },
      ],
      'acidity',
    ],
    ['no flavour at all', [], undefined],
    ['nothing but bitter', [{ property: 'bitter', value: 5 }], 'bitter'],
    ['nothing but smoke', [{ property: 'aroma', value: 5 }], undefined],
  ] as const)('%s', (_case, drinkFeatures, axis) => {
    expect(dominantAxis({ drinkFeatures: [...drinkFeatures] })).toBe(axis);
  });
});

describe('similar drinks', () => {
  it('are the nearest by flavour, never itself, never sold out', () => {
    expect(similarTo(sour, menu, 3).map(({ id }) => id)).not.toContain('sour');
    expect(similarTo(sour, menu, 3).map(({ id }) => id)).not.toContain('gone');
    fc.assert(
      fc.property(someMenu, (recipes) => {
        const [first] = recipes;
        if (!first) return;
        const found = similarTo(first, recipes, 3);
        expect(found).not.toContain(first);
        expect(found.length).toBe(Math.min(3, matchDrinks({ want: {} }, recipes.slice(1), 99).length));
      }),
    );
  });
});

describe('the settings', () => {
  it('are the defaults if nothing was saved', () => {
    expect(config.parse({})).toEqual(PACK);
    expect(config.parse(PACK)).toEqual(PACK);
  });
  it.each([
    ['a warning of less than 20 seconds', { warnSeconds: 10 }],
    ['a warning after the end', { idleSeconds: 30, warnSeconds: 40 }],
    ['a section in one language', { categories: [{ id: 'a', label: { en: 'A', 'zh-HK': '' }, recipeIds: [] }] }],
    ['a size that is none', { sizes: ['huge'] }],
    ['a size twice', { sizes: ['sizeS', 'sizeS'] }],
  ])('are refused with %s', (_case, part) => expect(config.safeParse({ ...PACK, ...part }).success).toBe(false));
  it('list each of the owner’s sections as an outcome', () => {
    const categories = [{ id: 'a', label: { en: 'A', 'zh-HK': '甲' }, recipeIds: ['gone'] }];
    expect(outcomesOf({ ...PACK, categories })).toMatchObject([{ id: 'a', recipeIds: ['gone'] }]);
  });
});
