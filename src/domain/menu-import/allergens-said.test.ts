import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allergensSaid } from './allergens-said.ts';
import { readSheet } from './sheet.ts';

it.each([
  ['Milk, eggs', ['eggs', 'milk'], []],
  ['Contains nuts', ['tree-nuts', 'peanuts'], []],
  ['peanuts & soy', ['peanuts', 'soybeans'], []],
  ['gluten-free, dairy', ['milk'], []],
  ['No nuts; sulfites', ['sulphites'], []],
  ['shellfish', ['crustaceans', 'molluscs'], []],
  ['花生、奶類及雞蛋', ['eggs', 'milk', 'peanuts'], []],
  ['不含麩質，堅果', ['tree-nuts', 'peanuts'], []],
  ['celery, milk', ['milk'], ['celery']],
  ['None', [], []],
  ['無', [], []],
  ['', [], []],
])('%j: %j, others %j', (text, allergens, others) => expect(allergensSaid(text)).toEqual({ allergens, others }));

it('never throws', () => fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void allergensSaid(text))));

it.each(['Allergens', 'ALLERGENS', '致敏物', '過敏原'])(
  'a sheet’s column %s is carried, and declares nothing',
  (heading) => {
    const { rows } = readSheet(`Name,Ingredients,${heading}\nSunset,60 ml orange juice,"nuts, celery"`)!;
    const [{ recipe, notes }] = rows as [(typeof rows)[number]];
    expect([recipe.allergens, recipe.allergenList, notes.map(({ code }) => code)]).toEqual([
      ['tree-nuts', 'peanuts'],
      'unknown',
      ['allergen-unknown'],
    ]);
  },
);
