import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '#test/said.ts';
import { alcoholOf } from '#domain/recipe/alcohol.ts';
import { readIba } from './iba-import.ts';
import { readRecipeFile } from './recipe-file.ts';

const VESPER = {
  name: 'Vesper',
  glass: 'martini',
  category: 'Before Dinner Cocktail',
  ingredients: [
    { unit: 'cl', amount: 6, ingredient: 'Gin' },
    { unit: 'cl', amount: 1.5, ingredient: 'Vodka' },
    { unit: 'cl', amount: 0.75, ingredient: 'Vermouth', label: 'Dry vermouth' },
    { special: '2 dashes Orange bitters' },
  ],
  garnish: 'Lemon twist',
  preparation: 'Shake and strain into a chilled cocktail glass.',
};
const SPRITZ = {
  name: 'Spritz',
  method: 'Build all ingredients into a wine glass filled with ice.',
  ingredients: [
    { direction: '90 ml Prosecco', quantity: '90', unit: 'ml', ingredient: 'Prosecco' },
    { direction: 'Splash of Soda water', quantity: '', unit: '', ingredient: 'Soda water' },
  ],
};

describe('readIba', () => {
  it('reads the two shapes such lists have', () => {
    const { rows, errors } = readIba([VESPER, SPRITZ]);
    expect(errors).toEqual([]);
    expect(
      rows.map(({ row, recipe }) => [
        row,
        recipe.name,
        recipe.mixingMethod,
        ...recipe.recipeIngredient.map(({ name, amount, unit }) => `${name} ${amount} ${unit}`),
      ]),
    ).toEqual([
      [1, 'Vesper', 'shake', 'Gin 60 ml', 'Vodka 15 ml', 'Dry vermouth 7.5 ml', 'Orange bitters 2 dash'],
      [2, 'Spritz', 'build', 'Prosecco 90 ml', 'Soda water 30 ml'],
    ]);
    expect(rows[0]?.recipe).toMatchObject({ glass: { name: 'martini glass' }, garnish: { name: 'Lemon twist' } });
  });

  it('reads ingredients called by `name`', () => {
    const shirley = {
      name: 'Shirley',
      ingredients: [
        { name: 'Ginger ale', unit: 'ml', amount: 100 },
        { name: 'Grenadine', unit: 'ml', amount: 10 },
      ],
    };
    const { format, rows } = readRecipeFile(JSON.stringify([shirley]), JSON.parse);
    expect(format).toBe('iba-json');
    expect(rows[0]?.recipe.recipeIngredient.map(({ amount, unit }) => [amount, unit])).toEqual([
      [100, 'ml'],
      [10, 'ml'],
    ]);
  });

  it.each([
    ['Shake, then float 15 ml dark rum on top.', 'unknown'],
    ['Pour in a wine glass, rinsed with absinthe.', 'unknown'],
    ['加入半杯威士忌', 'unknown'],
    ['Shake, then float 15 ml Campari on top.', 'unknown'],
    ['Build over ice and top up with a splash of sherry', 'unknown'],
    ['Add two dashes of Angostura; stir.', 'unknown'],
    ['Shake. Finish with 2 barspoons of triple sec', 'unknown'],
    ['Lace it with Baileys', 'unknown'],
    ['最後加入君度橙酒', 'unknown'],
    ['注入紅酒至滿', 'unknown'],
    ['Shake hard, then pour into a chilled port glass.', 'free'],
    ['Add the rose syrup and 20 ml lime, top with ginger ale or ginger beer', 'free'],
    ['Add everything to a blender, at full power. Fill a beer mug with ice.', 'free'],
    ['Pour the root beer over the ice cream. Add the ginger ale slowly.', 'free'],
    ['Rinse the glass with vinegar. Add no Campari.', 'free'],
    ['加冰，倒入紅酒杯，加梳打水', 'free'],
    ['加薑汁汽水，用啤酒杯奉上', 'free'],
    ['Pour into a whiskey glass, without the rum.', 'free'],
    ['Serve in a champagne flute with ginger ale.', 'free'],
    ['倒入香檳杯', 'free'],
  ])('believes what the steps pour: %s', (preparation, alcohol) => {
    const { rows } = readIba([
      { name: 'Sunset', ingredients: [{ ingredient: 'Orange juice', unit: 'cl', amount: 6 }], preparation },
    ]);
    expect(rows.map(({ recipe }) => alcoholOf(recipe))).toEqual([alcohol]);
  });

  it.each([
    ['brandied cherries', 'unknown'],
    ['Baileys float', 'contains'],
    ['Orange wheel', 'free'],
  ])('weighs the garnish by itself: %s', (garnish, alcohol) => {
    const { rows } = readIba([
      { name: 'Sunset', ingredients: [{ ingredient: 'Orange juice', unit: 'cl', amount: 6 }], garnish },
    ]);
    expect(rows.map(({ recipe }) => [alcoholOf(recipe), recipe.recipeIngredient[0]?.abv])).toEqual([[alcohol, 0]]);
  });

  it('says which drink is wrong and reads the others', () => {
    const { rows, errors } = readIba([{ ...VESPER, name: '' }, { ...VESPER, ingredients: [] }, SPRITZ, null]);
    expect(rows.map(({ recipe }) => recipe.name)).toEqual(['Spritz']);
    expect(errors.map(inEnglish)).toEqual([
      { row: 1, message: 'The drink has no name.' },
      { row: 2, name: 'Vesper', message: 'The drink has no ingredients.' },
      { row: 4, message: 'This is not a drink.' },
    ]);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void readIba(value)));
  });
});
