import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alcoholOf } from '#domain/recipe/alcohol.ts';
import { addBitter } from '#domain/flavour/add-bitter.ts';
import { readCsv } from './csv.ts';
import { readOwnCsv, writeOwnCsv } from './menu-csv.ts';
import { readOwnJson, writeOwnJson } from './menu-json.ts';
import type { ExportedRecipe } from './exported-recipe.ts';
import {
  ALLERGEN_LISTS,
  ALLERGENS,
  FLAVOUR_PROPERTIES,
  ICE_KINDS,
  MIXING_METHODS,
  RECIPE_TYPES,
  UNITS,
} from '#domain/recipe/recipe.ts';
import { inEnglish } from '#test/said.ts';

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    '\\',
    '\\\\x',
    'none',
    '=1+1',
    "'=1",
    '-5',
    '"quoted", twice',
    'two\r\nlines',
    ' 凍檸茶 ',
    '[a; b]',
    'a;b',
    'yes',
  ),
);
const name = text.filter((value) => value.trim() !== '');
const id = fc.oneof(fc.uuid(), name);
const translations = fc.dictionary(fc.oneof(fc.constantFrom('zh-HK', 'ja'), fc.stringMatching(/^[a-z:]{1,5}$/)), text);
const named = fc.record({ name: text, name_translations: translations });
const number = (max: number) => fc.double({ min: 0, max, noNaN: true }).map((value) => value + 0);
const anyRecipe: fc.Arbitrary<ExportedRecipe> = fc.record({
  id: text,
  userId: fc.option(text),
  name,
  name_translations: translations,
  description: text,
  description_translations: translations,
  type: fc.constantFrom(...RECIPE_TYPES),
  ice: fc.constantFrom(...ICE_KINDS),
  mixingMethod: fc.constantFrom(...MIXING_METHODS),
  hidden: fc.boolean(),
  available: fc.boolean(),
  customised: fc.boolean(),
  glassId: text,
  glass: named,
  garnishId: fc.option(text),
  garnish: fc.option(named),
  image: fc.option(text),
  recipeImage: fc.option(fc.record({ imageUrl: text })),
  // A stated 0 is not believed beside alcohol: decision 40.
  ABV: fc.option(number(100).map((abv) => abv || 1)),
  layeringSequence: fc.array(text, { maxLength: 4 }),
  recipeIngredient: fc.array(
    fc.record({
      id,
      name,
      name_translations: translations,
      amount: number(2000),
      unit: fc.constantFrom(...UNITS),
      colour: fc.option(fc.stringMatching(/^#[0-9a-f]{6}$/)),
      abv: fc.option(number(100)),
      sparkling: fc.boolean(),
    }),
    { maxLength: 5 },
  ),
  drinkFeatures: fc.array(fc.record({ property: fc.constantFrom(...FLAVOUR_PROPERTIES), value: number(5) }), {
    maxLength: 8,
  }),
  allergens: fc.uniqueArray(fc.constantFrom(...ALLERGENS)),
  allergenList: fc.constantFrom(...ALLERGEN_LISTS),
  flavourEstimated: fc.boolean(),
});

describe.each([
  ['JSON', writeOwnJson, readOwnJson],
  ['CSV', writeOwnCsv, readOwnCsv],
] as const)('%s', (_format, write, read) => {
  it('loses nothing on the way out and back, and adds what is not said of bitterness', () => {
    fc.assert(
      fc.property(fc.array(anyRecipe, { maxLength: 4 }), (recipes) => {
        const { rows, errors } = read(write(recipes));
        expect(errors).toEqual([]);
        expect(
          rows.map(({ recipe: { shopId: _, ...rest }, abvGiven }) => ({ ...rest, ABV: abvGiven ? rest.ABV : null })),
        ).toEqual(recipes.map((recipe) => ({ ...recipe, drinkFeatures: addBitter(recipe) })));
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (file) => void read(file)));
  });

  it('writes no recipes as none', () => {
    expect(read(write([]))).toEqual({ rows: [], errors: [] });
  });
});

describe('a strength of 0', () => {
  const drinkOf = (...recipeIngredient: object[]) =>
    readOwnJson([{ name: 'Night Driver', allergenList: 'unknown', recipeIngredient }]).rows[0]!.recipe;
  const abvs = ({ recipeIngredient }: Pick<ExportedRecipe, 'recipeIngredient'>) =>
    recipeIngredient.map(({ abv }) => abv);

  it('of an earlier version counts only where the name tells it', () => {
    expect(
      abvs(drinkOf({ name: 'Vodka 0% sugar', abv: 0 }, { name: 'Gin', abv: 0 }, { name: 'Lime juice', abv: 0 })),
    ).toEqual([null, null, 0]);
    const { rows } = readOwnCsv(
      'line,name,ABV,allergenList\nrecipe,A,,unknown\ningredient,Vodka 0% sugar,0,\ningredient,Lime juice,0,\ningredient,Gin,0,',
    );
    expect(rows.map(({ recipe }) => abvs(recipe))).toEqual([[null, 0, null]]);
  });

  it.each([
    ['JSON', writeOwnJson, readOwnJson],
    ['CSV', writeOwnCsv, readOwnCsv],
  ] as const)('that somebody said is theirs in %s', (_format, write, read) => {
    const drink = drinkOf({ name: 'Vodka 0% sugar', abv: 0, abvSaid: true }, { name: 'Lime juice', abv: 0 });
    expect(abvs(drink)).toEqual([0, 0]);
    const file = write([drink]);
    expect(read(file).rows.map(({ recipe }) => abvs(recipe))).toEqual([[0, 0]]);
    // What the name tells is believed as far as the rules of the day believe it.
    expect(read(file.replaceAll('Lime juice', 'Lime vodka')).rows.map(({ recipe }) => abvs(recipe))).toEqual([
      [0, null],
    ]);
  });
});

describe('readOwnJson', () => {
  it.each([
    ['cocktail', 'unknown'],
    ['beer', 'unknown'],
    ['mocktail', 'free'],
    [undefined, 'free'],
  ])('a drink of type %s without figures is %s', (type, alcohol) => {
    const { rows } = readOwnJson([{ name: 'Sunset', type, recipeIngredient: [{ name: 'Orange juice' }] }]);
    expect(rows.map(({ recipe }) => alcoholOf(recipe))).toEqual([alcohol]);
  });

  it('works out what is left out, and marks the flavour as estimated', () => {
    const { rows } = readOwnJson([
      {
        name: 'Tom Collins',
        recipeIngredient: [
          { name: 'Gin', amount: 50 },
          { name: 'Egg white', amount: 20 },
        ],
      },
    ]);
    expect(rows[0]).toMatchObject({
      recipe: {
        flavourEstimated: true,
        id: '',
        type: 'cocktail',
        glass: { name: 'Highball Glass' },
        allergens: ['eggs'],
        recipeIngredient: [
          { id: 'gin', amount: 50, unit: 'ml', abv: 41, colour: null, sparkling: false },
          { id: 'egg-white', abv: 0 },
        ],
      },
    });
    expect(rows[0]!.recipe.ABV).toBeGreaterThan(20);
    expect(rows[0]!.recipe.drinkFeatures).toHaveLength(8);
  });

  it.each<[string, unknown, string]>([
    ['no name', {}, 'The recipe has no name.'],
    ['no recipe', 5, 'This is not a recipe.'],
    [
      'too much',
      { name: 'A', recipeIngredient: [{ name: 'Gin', amount: 2001 }] },
      'Ingredient 1: amount is not a number from 0 to 2000.',
    ],
    [
      'an odd unit',
      { name: 'A', recipeIngredient: [{ name: 'Gin', unit: 'bucket' }] },
      'Ingredient 1: unit is not one of',
    ],
    ['an odd axis', { name: 'A', drinkFeatures: [{ property: 'joy', value: 5 }] }, 'Flavour: property is not one of'],
    ['an odd allergen', { name: 'A', allergens: ['joy'] }, 'The allergen "joy" is not one of'],
    ['an odd flag', { name: 'A', hidden: 'perhaps' }, 'hidden is not yes or no.'],
    [
      'odd translations',
      { name: 'A', name_translations: { ja: 5 } },
      'name_translations is not a text for each language.',
    ],
  ])('tells %s', (_case, recipe, message) => {
    const { rows, errors } = readOwnJson([recipe]);
    expect(rows).toEqual([]);
    expect(errors).toHaveLength(1);
    expect(inEnglish(errors[0]!).message).toContain(message);
  });

  it('refuses a newer file', () => {
    expect(inEnglish(readOwnJson({ version: 2, recipes: [] }).errors[0]!).message).toContain('version 2');
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (json) => void readOwnJson([json])));
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('name', 'glass', 'recipeIngredient', 'drinkFeatures', 'allergens', 'recipeImage'),
          fc.anything(),
        ),
        (each) => void readOwnJson([each]),
      ),
    );
  });
});

describe('readOwnCsv', () => {
  it('reads what a person typed: few columns, any order, semicolons', () => {
    const { rows, errors } = readOwnCsv(
      [
        'unit;line;name;amount;name:zh-HK;hidden',
        ';recipe;Gimlet;;琴蕾;YES',
        'ml;ingredient;Gin;50;氈酒;',
        ';;;;;',
        'ml;Ingredient;Lime cordial;22,5;;',
      ].join('\n'),
    );
    expect(errors).toEqual([]);
    expect(rows[0]).toMatchObject({
      row: 2,
      recipe: {
        flavourEstimated: true,
        name: 'Gimlet',
        name_translations: { 'zh-HK': '琴蕾' },
        hidden: true,
        recipeIngredient: [
          { name: 'Gin', amount: 50, name_translations: { 'zh-HK': '氈酒' }, abv: 41 },
          { name: 'Lime cordial', amount: 22.5 },
        ],
      },
    });
  });

  it('reads flavour and allergens as people write them', () => {
    const { rows } = readOwnCsv(
      'line,name,flavour,allergens\nrecipe,A,"sweet 3; acidity: 0,5",milk;eggs\nrecipe,B,none,none',
    );
    expect(rows[0]).toMatchObject({
      recipe: {
        flavourEstimated: false,
        allergens: ['milk', 'eggs'],
        drinkFeatures: [
          { property: 'sweet', value: 3 },
          { property: 'acidity', value: 0.5 },
          { property: 'bitter', value: 0 },
        ],
      },
    });
    expect(rows[1]!.recipe).toMatchObject({ allergens: [], drinkFeatures: [] });
  });

  it.each([
    [[], 'unknown', '?'],
    [['milk'], 'unknown', 'milk; ?'],
    [[], 'declared', 'none'],
    [['milk'], 'declared', 'milk'],
  ] as const)('says in a table whether allergens %j, %s, are all', (allergens, allergenList, cell) => {
    const [recipe] = readOwnJson([{ name: 'A', allergens, allergenList, recipeIngredient: [] }]).rows;
    const csv = writeOwnCsv([recipe!.recipe]);
    const [heading, line] = readCsv(csv);
    expect(line![heading!.indexOf('allergens')]).toBe(cell);
    expect(readOwnCsv(csv).rows[0]!.recipe).toMatchObject({ allergens, allergenList });
  });

  it('declares no allergens that were worked out', () => {
    const csv = 'line,name,allergens,allergenList\nrecipe,A,,declared\ningredient,Orgeat,,\nrecipe,B,none,declared';
    expect(readOwnCsv(csv).rows.map(({ recipe }) => [recipe.allergens, recipe.allergenList])).toEqual([
      [['tree-nuts'], 'unknown'],
      [[], 'declared'],
    ]);
  });

  it('declares no list of allergens that has a question mark', () => {
    const { rows } = readOwnCsv('line,name,allergens,allergenList\nrecipe,A,milk;?,declared\nrecipe,B,?,');
    expect(rows.map(({ recipe }) => [recipe.allergens, recipe.allergenList])).toEqual([
      [['milk'], 'unknown'],
      [[], 'unknown'],
    ]);
  });

  it('tells what is wrong by the row a spreadsheet shows', () => {
    const { rows, errors } = readOwnCsv(
      'line,name,amount,glas\ningredient,Gin,50,\nrecipe,Good,,\ningredient,Gin,50,\nrecipe,Bad,,\ningredient,Gin,lots,\nnote,x,,',
    );
    expect(rows.map(({ recipe }) => recipe.name)).toEqual(['Good']);
    expect(errors.map(inEnglish)).toEqual([
      { row: 1, message: 'The column "glas" is not known and was left out.' },
      { row: 2, message: 'An ingredient stands before the first recipe.' },
      { row: 7, message: 'The column "line" is neither "recipe" nor "ingredient".' },
      { row: 5, name: 'Bad', message: 'amount is not a number: lots.' },
    ]);
  });

  it('wants its two columns', () => {
    expect(readOwnCsv('a,b\n1,2').errors.map(inEnglish)).toEqual([
      { row: 0, message: 'The first row has no columns "line" and "name".' },
    ]);
  });

  it('shows no formula to a spreadsheet', () => {
    fc.assert(
      fc.property(anyRecipe, (recipe) => {
        const body = writeOwnCsv([{ ...recipe, name: '=cmd()', description: '@x' }]);
        expect(body).toContain("'=cmd()");
        for (const cells of readCsv(body.replaceAll("'", '’')))
          for (const cell of cells) expect(cell).not.toMatch(/^[=+@]/);
      }),
      { numRuns: 30 },
    );
  });
});
