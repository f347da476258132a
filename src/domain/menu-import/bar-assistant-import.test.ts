import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBarAssistant } from './bar-assistant-import.ts';
import { message } from '#domain/messages/message.ts';
import { inEnglish } from '#test/said.ts';

type Line = [amount: number, units: string, name: string];
const recipe = (name: string, ingredients: Line[], more: object = {}) => ({
  name,
  instructions: 'Shake with ice and strain.',
  ingredients: ingredients.map(([amount, units, name], sort) => ({ sort, name, amount, units })),
  ...more,
});
const read = (name: string, ingredients: Line[], more: object = {}) => {
  const { rows, errors } = readBarAssistant([recipe(name, ingredients, more)]);
  expect(errors).toEqual([]);
  return rows[0]!;
};

describe('readBarAssistant', () => {
  it('reads a whole recipe', () => {
    const sour = {
      name: 'Harbour Sour',
      description: 'Lemon first, then smoke.',
      instructions: 'Dry shake, shake with ice, strain into a rocks glass over a large cube.',
      source: 'https://example.com/sour',
      garnish: 'Lemon twist',
      abv: 15.2,
      tags: ['Sour', 'Smokey'],
      glass: 'Lowball',
      method: 'Shake',
      images: [
        { uri: './sour.jpg', copyright: 'us' },
        { uri: 'https://example.com/sour.jpg', copyright: 'us' },
      ],
      ingredients: [
        { sort: 2, name: 'Lemon juice', amount: 22.5, units: 'ml', optional: false, note: 'strained', substitutes: [] },
        { sort: 1, name: 'Islay Scotch', amount: 50, amount_max: 60, units: 'ml', optional: false },
        { sort: 3, name: 'Simple Syrup', amount: 20, units: 'ml' },
        { sort: 4, name: 'Egg White', amount: 1, units: 'whole', optional: true },
      ],
    };
    const { rows, errors } = readBarAssistant([sour]);
    expect(errors).toEqual([]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      row: 1,
      recordedAbv: 15.2,
      tags: ['Sour', 'Smokey'],
      source: 'https://example.com/sour',
      guessed: [],
      unknown: [],
      notes: [],
      recipe: {
        flavourEstimated: true,
        name: 'Harbour Sour',
        description: 'Lemon first, then smoke.',
        type: 'cocktail',
        mixingMethod: 'shake',
        ice: 'large',
        glassId: 'lowball-glass',
        glass: { name: 'Lowball glass' },
        garnish: { name: 'Lemon twist' },
        image: 'https://example.com/sour.jpg',
        allergens: ['eggs'],
        recipeIngredient: [
          { id: 'islay-scotch', name: 'Islay Scotch', amount: 55, unit: 'ml', abv: 46, colour: '#c98a35' },
          { id: 'lemon-juice', amount: 22.5, unit: 'ml', abv: 0 },
          { id: 'simple-syrup', amount: 20, unit: 'ml' },
          { id: 'egg-white', amount: 30, unit: 'ml' },
        ],
      },
    });
    expect(rows[0]!.recipe.drinkFeatures.map(({ property }) => property)).toContain('acidity');
  });

  it.each<[string, Line, object]>([
    ['dashes', [2, 'dashes', 'Angostura bitters'], { amount: 2, unit: 'dash' }],
    ['drops', [10, 'drops', 'Saline solution'], { amount: 0.5, unit: 'ml' }],
    ['a barspoon', [1, 'Barspoon', 'Absinthe'], { amount: 1, unit: 'barspoon' }],
    ['centilitres', [4, 'cl', 'Vodka'], { amount: 40, unit: 'ml' }],
    ['ounces', [0.75, 'oz', 'Lime juice'], { amount: 22.5, unit: 'ml' }],
    ['parts', [2, 'parts', 'Gin'], { amount: 90, unit: 'ml' }],
    ['leaves', [8, 'leaves', 'Mint'], { amount: 8, unit: 'leaf' }],
    ['sprigs', [2, 'sprigs', 'Thyme'], { amount: 2, unit: 'piece' }],
    ['wedges', [4, 'wedge', 'Lime'], { amount: 4, unit: 'slice' }],
    ['a sugar cube', [1, 'cube', 'Sugar'], { amount: 1, unit: 'piece' }],
    ['a spoon of sugar', [2, 'tsp', 'Sugar'], { amount: 8, unit: 'g' }],
    ['a dash of salt', [1, 'dash', 'Salt'], { amount: 1, unit: 'pinch' }],
    ['a pinch', [1, 'pinch', 'Cayenne'], { amount: 1, unit: 'pinch' }],
    ['grams', [30, 'g', 'Ginger'], { amount: 30, unit: 'g' }],
    ['a splash', [1, 'splash', 'Lime juice'], { amount: 7.5, unit: 'ml' }],
    ['a splash of bubbles', [1, 'splash', 'Soda water'], { amount: 30, unit: 'ml' }],
    ['a dash of Prosecco', [1, 'dash', 'Prosecco'], { amount: 30, unit: 'ml' }],
    ['a dash of wine', [1, 'dash', 'Red wine'], { amount: 7.5, unit: 'ml' }],
    ['a dash of absinthe', [1, 'dash', 'Absinthe'], { amount: 1, unit: 'dash' }],
    ['a poured fruit', [30, 'ml', 'Lime'], { name: 'Lime juice', amount: 30, unit: 'ml' }],
    ['an egg', [1, 'whole', 'Egg'], { amount: 48, unit: 'ml' }],
  ])('takes %s', (_case, line, expected) => {
    const { recipe, notes } = read('Test', [line]);
    expect(recipe.recipeIngredient[0]).toMatchObject(expected);
    expect(notes).toEqual([]);
  });

  it('tops up what the glass has left, never less than a splash', () => {
    const tall = read(
      'Tall',
      [
        [45, 'ml', 'Gin'],
        [1, 'Topup', 'Tonic'],
      ],
      { glass: 'Highball', method: 'Build' },
    );
    expect(tall.recipe.recipeIngredient[1]).toMatchObject({ unit: 'top-up', amount: 145, sparkling: true });
    const short = read(
      'Short',
      [
        [90, 'ml', 'Gin'],
        [1, 'top up', 'Soda water'],
      ],
      { glass: 'Rocks', method: 'Build' },
    );
    expect(short.recipe.recipeIngredient[1]).toMatchObject({ unit: 'top-up', amount: 30 });
  });

  it('counts coffee beans, and pours no coffee for them', () => {
    const { recipe } = read('Con mosca', [
      [40, 'ml', 'Sambuca'],
      [3, 'beans', 'Coffee'],
    ]);
    expect(recipe.recipeIngredient[1]).toMatchObject({ name: 'Coffee beans', amount: 3, unit: 'piece' });
  });

  it('leaves ice out and serves over it', () => {
    const { recipe } = read(
      'Swizzle',
      [
        [60, 'ml', 'White rum'],
        [1, 'cup', 'Crushed ice'],
      ],
      { glass: 'Collins' },
    );
    expect(recipe.recipeIngredient).toHaveLength(1);
    expect(recipe.ice).toBe('crushed');
  });

  it('makes a bowl into a glass', () => {
    const { recipe, notes } = read('Punch', [
      [1, 'l', 'Rum'],
      [1, 'l', 'Orange juice'],
    ]);
    expect(recipe.recipeIngredient.map(({ amount }) => amount)).toEqual([90, 90]);
    expect(notes).toHaveLength(1);
  });

  it('keeps ids apart and layers layered drinks', () => {
    const { recipe } = read(
      'Stripes',
      [
        [15, 'ml', 'Kahlúa'],
        [15, 'ml', 'Baileys'],
        [15, 'ml', 'Kahlúa'],
      ],
      {
        glass: 'Shot',
        method: 'Layer',
      },
    );
    expect(recipe.layeringSequence).toEqual(['kahlua', 'baileys', 'kahlua-2']);
    expect(recipe.type).toBe('shot');
    expect(recipe.allergens).toEqual(['milk']);
  });

  it.each<[string, Line[], object, string]>([
    [
      'Nojito',
      [
        [25, 'ml', 'Lime juice'],
        [8, 'leaves', 'Mint'],
      ],
      {},
      'mocktail',
    ],
    ['Irish Dawn', [[120, 'ml', 'Coffee']], { tags: ['Hot'], glass: 'Glass mug' }, 'coffee'],
    [
      'Orchard',
      [
        [120, 'ml', 'Jasmine tea'],
        [20, 'ml', 'Honey syrup'],
      ],
      {},
      'tea',
    ],
  ])('%s is a %4$s', (name, lines, more, type) => {
    expect(read(name, lines, more).recipe.type).toBe(type);
  });

  it('says what it guessed, does not know, or assumed', () => {
    const { guessed, unknown, notes } = read('Odd', [
      [20, 'ml', 'Fig liqueur'],
      [20, 'ml', 'Xyzzy'],
      [1, 'smidgen', 'Gin'],
    ]);
    expect(guessed).toEqual(['Fig liqueur']);
    expect(unknown).toEqual(['Xyzzy']);
    expect(notes).toEqual([message('measure-guessed', { name: 'Gin' })]);
  });

  it('reads the newer export, its ingredients apart', () => {
    const { rows } = readBarAssistant({
      recipe: { name: 'Apart', instructions: 'Stir.', ingredients: [{ _id: 'house-gin', amount: 50, units: 'ml' }] },
      ingredients: [{ _id: 'house-gin', name: 'House Gin', strength: 47 }],
    });
    expect(rows[0]!.recipe.recipeIngredient[0]).toMatchObject({ name: 'House Gin', abv: 47 });
  });

  it('tells what is wrong, row by row, and reads the rest', () => {
    const { rows, errors } = readBarAssistant([
      recipe('Fine', [[50, 'ml', 'Gin']]),
      { instructions: 'Stir.' },
      recipe('Nameless', [[50, 'ml', '']]),
      recipe('Negative', [[-5, 'ml', 'Gin']]),
      7,
      recipe('Fine too', []),
    ]);
    expect(rows.map(({ row, recipe }) => [row, recipe.name])).toEqual([
      [1, 'Fine'],
      [6, 'Fine too'],
    ]);
    expect(errors.map(inEnglish)).toEqual([
      { row: 2, message: 'The recipe has no name.' },
      { row: 3, name: 'Nameless', message: 'Ingredient 1 has no name.' },
      { row: 4, name: 'Negative', message: 'Ingredient 1 (Gin) has a negative amount.' },
      { row: 5, message: 'This is not a recipe.' },
    ]);
  });

  it.each(['', 'nonsense', 'null', '{}', '"text"', null, undefined, 5])('refuses %j as a whole', (json) => {
    expect(readBarAssistant(json)).toMatchObject({ rows: [], errors: [{ row: 0 }] });
  });

  it('never throws', () => {
    const loose = fc.oneof(fc.anything(), fc.string({ unit: 'binary' }), fc.double());
    const odd = fc.record(
      {
        name: loose,
        glass: loose,
        garnish: loose,
        method: loose,
        tags: loose,
        abv: loose,
        instructions: loose,
        images: loose,
        ingredients: fc.oneof(
          loose,
          fc.array(fc.record({ name: fc.string(), amount: loose, units: loose, sort: loose })),
        ),
      },
      { requiredKeys: [] },
    );
    fc.assert(fc.property(fc.oneof(fc.anything(), fc.array(odd)), (json) => void readBarAssistant(json)));
  });
});
