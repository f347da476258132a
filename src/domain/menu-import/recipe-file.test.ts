import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecipeFile } from './recipe-file.ts';
import { inEnglish } from '#test/said.ts';

const read = (file: unknown) =>
  readRecipeFile(typeof file === 'string' ? file : JSON.stringify(file), (text) => JSON.parse(text) as unknown);
const foreign = { name: 'Gimlet', ingredients: [{ name: 'Gin', amount: 50, units: 'ml' }] };
const own = { name: 'Gimlet', recipeIngredient: [{ name: 'Gin', amount: 50 }] };
const drink = { strDrink: 'Gimlet', strIngredient1: 'Gin', strMeasure1: '2 oz' };

describe('readRecipeFile', () => {
  it.each<[string, unknown, string]>([
    ['our JSON', { format: 'sipwell-recipes', version: 1, recipes: [own] }, 'sipwell-json'],
    ['our JSON without its head', { recipes: [own] }, 'sipwell-json'],
    ['a list of our recipes', [own], 'sipwell-json'],
    ['a list that begins with something else', [null, own], 'sipwell-json'],
    ['Bar Assistant, one recipe', foreign, 'bar-assistant'],
    ['Bar Assistant, a list', [foreign], 'bar-assistant'],
    ['Bar Assistant, an answer of its API', { data: [foreign] }, 'bar-assistant'],
    ['Bar Assistant, recipe and ingredients apart', { recipe: foreign, ingredients: [] }, 'bar-assistant'],
    ['TheCocktailDB', { drinks: [drink] }, 'cocktail-db'],
    ['TheCocktailDB, the list alone', [drink], 'cocktail-db'],
    ['our CSV', 'line,name,amount\nrecipe,Gimlet,\ningredient,Gin,50', 'sipwell-csv'],
    ['our CSV from a spreadsheet', '\uFEFFname;line;amount\r\nGimlet;recipe;\r\nGin;ingredient;50', 'sipwell-csv'],
    ['our CSV with headings in capitals', 'sep=;\nLINE;NAME;AMOUNT\nrecipe;Gimlet;\ningredient;Gin;50', 'sipwell-csv'],
    [
      'a list of the IBA',
      [{ name: 'Gimlet', ingredients: [{ unit: 'cl', amount: 5, ingredient: 'Gin' }] }],
      'iba-json',
    ],
    ['a sheet of its owner', 'Drink,Ingredients\nGimlet,50 ml gin', 'sheet'],
    ['JSON with a byte-order mark', `\uFEFF${JSON.stringify([foreign])}`, 'bar-assistant'],
  ])('knows %s by what is in it', (_case, file, format) => {
    const result = read(file);
    expect(result.format).toBe(format);
    expect(result.rows.map(({ recipe }) => recipe.name)).toEqual(['Gimlet']);
  });

  it.each<[string, unknown, string]>([
    ['nothing', '  \n', 'There is nothing in it.'],
    [
      'a broken list',
      '[{"name": "A"},\n {"name" "B"}]',
      'It looks like JSON, but cannot be read as such at line 2, column 10.',
    ],
    ['other JSON', { hello: 1 }, 'It is JSON, but neither from Sipwell nor from Bar Assistant nor from TheCocktailDB.'],
    [
      'drinks of a shape nobody knows, once and not drink by drink',
      Array.from({ length: 77 }, () => ({ name: 'A', ingredients: [{ what: 'Gin', ml: 50 }] })),
      'It is JSON, but neither from Sipwell nor from Bar Assistant nor from TheCocktailDB.',
    ],
    ['an empty list', [], 'It is JSON, but neither from Sipwell nor from Bar Assistant nor from TheCocktailDB.'],
    ['prose', 'Dear bartender,', 'It is neither JSON nor a table whose first row has the columns "line" and "name".'],
  ])('says what is wrong with %s', (_case, file, message) => {
    const { errors, ...rest } = read(file);
    expect(rest).toEqual({ format: null, table: null, rows: [] });
    expect(errors.map(inEnglish)).toEqual([{ row: 0, message }]);
  });

  it('says so when TheCocktailDB found none', () => {
    expect(read({ drinks: null }).errors.map(inEnglish)).toEqual([
      { row: 0, message: 'This is not a list of drinks from TheCocktailDB.' },
    ]);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void read(text)));
    fc.assert(fc.property(fc.jsonValue(), (value) => void read(value)));
  });
});
