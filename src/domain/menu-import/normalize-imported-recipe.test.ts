import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NamedThing } from '#domain/recipe/recipe.ts';
import { knownNames, shortened, withShopIds } from './normalize-imported-recipe.ts';

const named = (name: string, zh?: string): NamedThing => ({
  name,
  name_translations: zh === undefined ? {} : { 'zh-HK': zh },
});
const pour = (id: string, name: string) => ({
  id,
  ...named(name),
  amount: 30,
  unit: 'ml' as const,
  colour: null,
  abv: 0,
  sparkling: false,
});
const menu = (...recipeIngredient: ReturnType<typeof pour>[]) =>
  knownNames([{ glass: named('Rocks Glass', '威士忌杯'), garnish: named('Lemon twist'), recipeIngredient }]);
const idsOf = (known: ReturnType<typeof menu>, ...ingredients: ReturnType<typeof pour>[]) =>
  withShopIds({ recipeIngredient: ingredients, layeringSequence: ingredients.map(({ id }) => id) }, known);

describe('withShopIds', () => {
  it.each<[string, ReturnType<typeof menu>, [id: string, name: string][], string[]]>([
    [
      'keeps ids where nothing is known',
      menu(),
      [
        ['gin', 'Gin'],
        ['x7', 'Lime'],
      ],
      ['gin', 'x7'],
    ],
    ['takes the shop’s id for the same name', menu(pour('p1', 'Gin')), [['gin', 'GIN ']], ['p1']],
    ['keeps an id that says more than the name', menu(pour('p1', 'Gin')), [['g-2020', 'Gin']], ['g-2020']],
    ['does not take the id of another name', menu(pour('lime', 'Lime juice')), [['lime', 'Lime']], ['lime-2']],
    [
      'keeps an id the shop has under that very name',
      menu(pour('lime', 'Lime'), pour('l2', 'Lime')),
      [['lime', 'Lime']],
      ['lime'],
    ],
    [
      'keeps the same twice in a drink as two',
      menu(pour('p1', 'Gin')),
      [
        ['gin', 'Gin'],
        ['gin-2', 'Gin'],
      ],
      ['p1', 'gin'],
    ],
  ])('%s', (_case, known, ingredients, ids) => {
    const fitted = idsOf(known, ...ingredients.map(([id, name]) => pour(id, name)));
    expect(fitted.recipeIngredient.map(({ id }) => id)).toEqual(ids);
    expect(fitted.layeringSequence).toEqual(ids);
  });
});

describe('shortened', () => {
  it.each([
    ['short enough', 20, 'short enough'],
    ['Orange peel, flamed over the glass', 20, 'Orange peel, flamed…'],
    ['凍檸茶凍檸茶凍檸茶', 5, '凍檸茶凍…'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦…'],
  ])('%s to %d', (text, max, expected) => expect(shortened(text, max)).toBe(expected));

  it('takes no longer for thousands of dots', () => {
    const dots = '.'.repeat(3000);
    expect(shortened(`${dots} a b and more`, 3006)).toBe(`${dots} a b…`);
  });

  it('is never longer than it may be, and begins as the text does', () => {
    const letters = new Intl.Segmenter();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 30 }), (text, max) => {
        const short = shortened(text, max);
        expect([...letters.segment(short)].length).toBeLessThanOrEqual(Math.max(max, 1));
        expect(text.startsWith(short.replace(/…$/, ''))).toBe(true);
      }),
    );
  });
});
