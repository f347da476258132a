import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCocktailDb } from './cocktail-db-import.ts';
import { alcoholOf } from '#domain/recipe/alcohol.ts';
import { inEnglish } from '#test/said.ts';

type Line = [measure: string | null, name: string];
function drink(name: string, lines: Line[], more: object = {}) {
  const fields: Record<string, unknown> = {
    idDrink: '11',
    strDrink: name,
    strGlass: 'Highball glass',
    strInstructions: '',
  };
  for (let i = 0; i < 15; i++) {
    fields[`strIngredient${i + 1}`] = lines[i]?.[1] ?? null;
    fields[`strMeasure${i + 1}`] = lines[i]?.[0] ?? null;
  }
  return { ...fields, ...more };
}
const read = (name: string, lines: Line[], more: object = {}) => {
  const { rows, errors } = readCocktailDb({ drinks: [drink(name, lines, more)] });
  expect(errors).toEqual([]);
  return rows[0]!;
};

describe('readCocktailDb', () => {
  it.each(['Alcoholic', 'Optional alcohol', 'alcoholic '])('does not believe names against "%s"', (strAlcoholic) => {
    const { recipe, notes } = read('Sunset', [['2 oz', 'Orange juice']], { strAlcoholic });
    expect(alcoholOf(recipe)).toBe('unknown');
    expect(notes.map(({ code }) => code)).toContain('alcohol-not-found');
  });
  it('believes them beside "Non alcoholic"', () => {
    const { recipe } = read('Sunset', [['2 oz', 'Orange juice']], { strAlcoholic: 'Non alcoholic' });
    expect(alcoholOf(recipe)).toBe('free');
  });
  it.each([
    ['Garnish with', 'Dark rum'],
    ['garnish', 'Brandied cherries'],
    ['3', 'Vodka ice cubes'],
  ])('keeps "%s" %s among the ingredients', (measure, name) => {
    const { recipe } = read('Sunset', [
      ['2 oz', 'Orange juice'],
      [measure, name],
    ]);
    expect(recipe.recipeIngredient.map((one) => one.name)).toContain(name);
    expect(alcoholOf(recipe)).not.toBe('free');
  });

  it('reads a whole drink', () => {
    const mojito = read(
      'Garden Mojito',
      [
        ['2-3 oz ', 'Light rum'],
        ['Juice of 1 ', 'Lime'],
        ['2 tsp ', 'Sugar'],
        ['2-4 leaves', 'Mint'],
        ['Top up', 'Soda water'],
        [null, 'Ice'],
      ],
      {
        strCategory: 'Cocktail',
        strTags: 'IBA,Summer',
        strDrinkThumb: 'https://example.com/mojito.jpg',
        strInstructions: 'Muddle mint with sugar and lime. Fill with cracked ice. Garnish with a sprig of mint.',
      },
    );
    expect(mojito).toMatchObject({
      recordedAbv: null,
      tags: ['IBA', 'Summer'],
      source: 'TheCocktailDB 11',
      notes: [],
      recipe: {
        flavourEstimated: true,
        name: 'Garden Mojito',
        type: 'cocktail',
        mixingMethod: 'muddle',
        ice: 'crushed',
        glass: { name: 'Highball glass' },
        garnish: { name: 'sprig of mint' },
        image: 'https://example.com/mojito.jpg',
        recipeIngredient: [
          { name: 'Light rum', amount: 75, unit: 'ml', abv: 40 },
          { name: 'Lime juice', amount: 30, unit: 'ml' },
          { name: 'Sugar', amount: 8, unit: 'g' },
          { name: 'Mint', amount: 3, unit: 'leaf' },
          { name: 'Soda water', unit: 'top-up', sparkling: true },
        ],
      },
    });
  });

  it.each<[string, Line, object]>([
    ['a half lemon', ['Juice of 1/2', 'Lemon'], { name: 'Lemon juice', amount: 22.5, unit: 'ml' }],
    ['its juice', ['Juice of 1/2', 'Lemon juice'], { name: 'Lemon juice', amount: 22.5, unit: 'ml' }],
    ['the colour of a rum', ['2 oz dark', 'Rum'], { name: 'dark Rum', amount: 60, unit: 'ml', colour: '#5a2d14' }],
    ['a brand in the measure', ['1 shot Bacardi', 'Rum'], { amount: 45, unit: 'ml', abv: 40 }],
    ['a twist', ['Twist of', 'Lemon'], { name: 'Lemon peel', amount: 1, unit: 'piece' }],
    ['peel', ['1 long strip', 'Lemon peel'], { name: 'Lemon peel', amount: 1, unit: 'piece' }],
    ['a dash', ['Dash', 'Bitters'], { amount: 1, unit: 'dash' }],
    ['no measure of soda', [null, 'Tonic water'], { unit: 'top-up', sparkling: true }],
    ['no measure of spirit', [null, 'Vodka'], { amount: 30, unit: 'ml' }],
    ['an egg white', ['1', 'Egg white'], { amount: 30, unit: 'ml' }],
    ['a cup', ['1/2 cup', 'Milk'], { amount: 120, unit: 'ml' }],
    ['half a bottle of wine', ['1/2 bottle', 'Red wine'], { amount: 375, unit: 'ml' }],
    ['a bottle of beer', ['1 bottle', 'Beer'], { amount: 330, unit: 'ml' }],
    ['half a litre of cherries', ['2', 'Maraschino cherry'], { amount: 2, unit: 'piece' }],
  ])('takes %s', (_case, line, expected) => {
    expect(read('Test', [line]).recipe.recipeIngredient[0]).toMatchObject(expected);
  });

  it('puts a garnish on top, not into the drink', () => {
    const { recipe } = read('Gimlet', [
      ['2 oz', 'Gin'],
      ['Garnish with', 'Cherry'],
    ]);
    expect(recipe.recipeIngredient).toHaveLength(1);
    expect(recipe.garnish?.name).toBe('Cherry');
  });

  it.each([
    ['Shake with ice and strain into a cocktail glass.', 'shake'],
    ['Dry shake, then shake with ice.', 'dry-shake'],
    ['Stir with ice, strain into a cocktail glass.', 'stir'],
    ['Pour into a blender and blend until smooth.', 'blend'],
    ['Layer in order.', 'layer'],
    ['Pour over ice and stir.', 'build'],
  ])('makes out the method of "%s"', (strInstructions, method) => {
    expect(read('Test', [['2 oz', 'Gin']], { strInstructions }).recipe.mixingMethod).toBe(method);
  });

  it('tells what is wrong, row by row', () => {
    const { rows, errors } = readCocktailDb({
      drinks: [drink('Fine', [['1 oz', 'Gin']]), drink('', []), drink('Empty', []), null],
    });
    expect(rows).toHaveLength(1);
    expect(errors.map(inEnglish)).toEqual([
      { row: 2, message: 'The drink has no name.' },
      { row: 3, name: 'Empty', message: 'The drink has no ingredients.' },
      { row: 4, message: 'This is not a drink.' },
    ]);
  });

  it.each(['', '{"drinks":null}', null, {}, 5])('refuses %j as a whole', (json) => {
    expect(readCocktailDb(json)).toMatchObject({ rows: [], errors: [{ row: 0 }] });
  });

  it('never throws', () => {
    const keys = ['strDrink', 'strIngredient1', 'strMeasure1', 'strGlass', 'strInstructions', 'strTags', 'idDrink'];
    const odd = fc.array(
      fc.dictionary(fc.constantFrom(...keys), fc.oneof(fc.anything(), fc.string({ unit: 'binary' }))),
    );
    fc.assert(fc.property(odd, (drinks) => void readCocktailDb({ drinks })));
  });
});
