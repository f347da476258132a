import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alcoholOf } from '#domain/recipe/alcohol.ts';
import { inEnglish } from '#test/said.ts';
import { readSheet } from './sheet.ts';
import { SHEET_ROLES, type SheetRole } from './sheet-columns.ts';

const drinksOf = (text: string, chosen?: readonly SheetRole[]) =>
  readSheet(text, chosen)?.rows.map(({ row, recipe }) => [
    row,
    recipe.name,
    ...recipe.recipeIngredient.map(({ name, amount, unit }) => `${name} ${amount} ${unit}`),
  ]);
const GIMLET = ['gin 50 ml', 'lime juice 20 ml'];

describe('a sheet that says there is alcohol', () => {
  it.each([
    ['in a column of its base', 'Drink,Base spirit,Ingredients\nMule,Vodka,"lime juice, ginger beer"'],
    ['in Chinese', '酒名,基酒,材料\n騾仔,伏特加,"青檸汁、薑啤"'],
    ['under a heading nobody knows', 'Drink,House pour,Ingredients\nMule,Vodka,"lime juice, ginger beer"'],
    ['by its strength', 'Drink,Ingredients,ABV\nMule,"lime juice, ginger beer",12-14%'],
    ['by a strength in words', 'Drink,Ingredients,Alcohol\nMule,"lime juice, ginger beer",Vodka'],
    ['in the garnish', 'Drink,Ingredients,Garnish\nMule,"lime juice, ginger beer",dark rum float'],
    ['in a later row', 'Drink,Ingredient,House pour\nMule,lime juice,\n,ginger beer,Vodka'],
  ])('%s: is not free of it', (_case, text) =>
    expect(readSheet(text)!.rows.map(({ recipe }) => alcoholOf(recipe))).not.toContain('free'),
  );
  it('is free where nothing says so', () =>
    expect(
      readSheet('Drink,Page,Ingredients,ABV\nMule,7,"lime juice, ginger beer",0%')!.rows.map(({ recipe }) =>
        alcoholOf(recipe),
      ),
    ).toEqual(['free']));
});

describe('readSheet', () => {
  it.each<[string, string, (string | number)[][]]>([
    [
      'a cell with all ingredients',
      'Name,Ingredients\nGimlet,"50ml gin, 20ml lime juice"\nHighball,"whisky 45ml, top with soda water"',
      [
        [2, 'Gimlet', ...GIMLET],
        [3, 'Highball', 'whisky 45 ml', 'soda water 145 top-up'],
      ],
    ],
    [
      'a column for each ingredient',
      'Cocktail;Ingredient 1;Ingredient 2\nGimlet;50 ml gin;20 ml lime juice\nNeat;60 ml rum;',
      [
        [2, 'Gimlet', ...GIMLET],
        [3, 'Neat', 'rum 60 ml'],
      ],
    ],
    [
      'amounts behind their ingredients',
      'Drink\tIngredient 1\tAmount 1\tIngredient 2\tAmount 2\nGimlet\tgin\t50 ml\tlime juice\t20 ml',
      [[2, 'Gimlet', ...GIMLET]],
    ],
    [
      'amounts before them, their unit in the heading',
      'Name,Amount 1 (ml),Ingredient 1,Amount 2 (ml),Ingredient 2\nGimlet,50,gin,20,lime juice',
      [[2, 'Gimlet', ...GIMLET]],
    ],
    [
      'a row for each ingredient, the name once',
      'Name,Ingredient,Amount,Unit\nGimlet,gin,5,cl\n,lime juice,2,cl\nNeat,rum,60,ml',
      [
        [2, 'Gimlet', ...GIMLET],
        [4, 'Neat', 'rum 60 ml'],
      ],
    ],
    [
      'a row for each ingredient, the name in each',
      'Name,Ingredient,Amount\nGimlet,gin,50 ml\nGimlet,lime juice,20 ml',
      [[2, 'Gimlet', ...GIMLET]],
    ],
    ['Chinese headings', '酒名,材料\n琴蕾,"氈酒 50毫升、青檸汁 20毫升"', [[2, '琴蕾', '氈酒 50 ml', '青檸汁 20 ml']]],
    [
      'a title above the heading',
      'Our drinks 2026,\n,\nNAME,INGREDIENTS\nGimlet,50ml gin; 20ml lime juice',
      [[4, 'Gimlet', ...GIMLET]],
    ],
  ])('reads %s', (_case, text, drinks) => {
    expect(drinksOf(text)).toEqual(drinks);
  });

  it.each([
    ['Name,Chinese name,Ingredients,Glass,Garnish,Method', '50 ml gin, 20 ml lime juice', 'Shake with ice'],
    ['名稱,中文名稱,材料,杯具,裝飾,調製方法', '氈酒 50毫升、青檸汁 20毫升', '加冰搖勻'],
  ])('reads the sheet that is offered to fill in: %s', (headings, ingredients, method) => {
    const read = readSheet(`${headings}\nGimlet,琴蕾,"${ingredients}",Coupe,Lime wheel,${method}`);
    expect(read?.errors).toEqual([]);
    expect(read?.table.columns.filter(({ role }) => role === 'ignored')).toEqual([]);
    const { recipe } = read?.rows[0] ?? {};
    expect(recipe).toMatchObject({ mixingMethod: 'shake', garnish: { name: 'Lime wheel' } });
    expect(recipe?.recipeIngredient.map(({ amount }) => amount)).toEqual([50, 20]);
  });

  it('reads what else a row says', () => {
    const read = readSheet(
      '英文名,中文名,材料,杯具,裝飾,做法,酒精度,介紹\nGimlet,琴蕾,50ml gin,Coupe,lime wheel,Shake with ice,30%,Sharp',
    );
    expect(read?.rows[0]).toMatchObject({
      recordedAbv: 30,
      recipe: {
        name: 'Gimlet',
        name_translations: { 'zh-HK': '琴蕾' },
        glass: { name: 'Coupe' },
        garnish: { name: 'lime wheel' },
        mixingMethod: 'shake',
        description: 'Sharp',
        flavourEstimated: true,
      },
    });
  });

  it('says what it understood of the columns, and takes what somebody chose instead', () => {
    const text = 'Getränk,Zutaten,Preis\nGimlet,"50ml gin, 20ml lime juice",90';
    const read = readSheet(text);
    expect(read?.rows).toEqual([]);
    expect(read?.errors.map(inEnglish)[0]?.message).toContain('not clear which column holds the name');
    expect(read?.table).toEqual({
      columns: ['Getränk', 'Zutaten', 'Preis'].map((heading) => ({ heading, role: 'ignored' })),
      sample: [['Gimlet', '50ml gin, 20ml lime juice', '90']],
    });
    expect(drinksOf(text, ['name', 'ingredients', 'ignored'])).toEqual([[2, 'Gimlet', ...GIMLET]]);
  });

  it('takes the first row for a drink where no heading stands above', () => {
    expect(drinksOf('Gimlet,"50ml gin, 20ml lime juice"\nNeat,60 ml rum', ['name', 'ingredients'])).toEqual([
      [1, 'Gimlet', ...GIMLET],
      [2, 'Neat', 'rum 60 ml'],
    ]);
  });

  it('says which row is wrong and reads the others', () => {
    const read = readSheet('Name,Ingredients\nGimlet,\n,\nNeat,60 ml rum');
    expect(read?.rows.map(({ recipe }) => recipe.name)).toEqual(['Neat']);
    expect(read?.errors.map(inEnglish)).toEqual([{ row: 2, name: 'Gimlet', message: 'The drink has no ingredients.' }]);
  });

  it('is no table without two rows and two columns, and never throws', () => {
    expect(readSheet('Dear bartender,')).toBeNull();
    expect(readSheet('one\ntwo')).toBeNull();
    const roles = fc.option(fc.array(fc.constantFrom(...SHEET_ROLES)), { nil: undefined });
    fc.assert(fc.property(fc.string({ unit: 'binary' }), roles, (text, chosen) => void readSheet(text, chosen)));
    const cell = fc.constantFrom('Name', 'Ingredients', 'Amount', 'Gimlet', '50ml gin', '30', '');
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }).map((row) => row.join(',')));
    fc.assert(fc.property(table, roles, (rows, chosen) => void readSheet(rows.join('\n'), chosen)));
  });
});
