import { describe, expect, it } from 'vitest';
import type { Message } from '#domain/messages/message.ts';
import { render } from '#domain/messages/render.ts';
import { readOwnCsv } from './menu-csv.ts';
import { readOwnRecipe } from './menu-recipe.ts';
import { readRecipeFile } from './recipe-file.ts';

describe('files that are wrong in every way', () => {
  const wrong = { hidden: 'x', amount: 'x', name_translations: 1, id: 1, abv: 900, unit: 'x', sparkling: 2, colour: 3 };
  const everything = {
    ...wrong,
    name: 'Negroni',
    glass: 4,
    garnish: { name: 5 },
    description: 6,
    description_translations: { en: 7 },
    type: 'x',
    ice: 'x',
    mixingMethod: 'x',
    available: 'x',
    customised: 'x',
    glassId: 8,
    garnishId: 9,
    userId: 9,
    image: 9,
    recipeImage: { imageUrl: 9 },
    ABV: -1,
    layeringSequence: [1],
    recipeIngredient: [wrong, { ...wrong, name: 'Gin' }, {}],
    drinkFeatures: [{ property: 'x', value: 9 }, {}],
    flavourEstimated: 9,
    allergens: ['x y.', 'milk'],
  };
  const told = (read: unknown): readonly Message[] => (Array.isArray(read) ? read : []);
  const problems = [
    ...told(readOwnRecipe(everything, 1)),
    ...told(readOwnRecipe({ ...everything, recipeIngredient: 1, drinkFeatures: 1, allergens: [1] }, 1)),
    ...told(readOwnRecipe({ name: 'x'.repeat(500) }, 1)),
    ...[
      'line,name,ABV,hidden,curious\nrecipe,Negroni,strong,perhaps,1\ningredient,Gin,x,,\nnothing,x,,,\n',
      'line,name\ningredient,Gin\n',
      '{ "a": 1,\n  b }',
      '{',
      '',
      '{"a":1}',
      'a,b\n1,2\n',
      '{"format":"sipwell-recipes","version":99,"recipes":[]}',
      '{"format":"sipwell-recipes"}',
      '{"drinks":1}',
      '{"drinks":[1,{},{"strDrink":"Gin"},{"strDrink":"Bowl","strIngredient1":"Gin","strMeasure1":"9 gal"}]}',
      '[{"name":"","ingredients":[]},{"name":"A","ingredients":[{}]},{"name":"A","ingredients":[{"name":"Gin","amount":-1}]}]',
      '[{"name":"A","ingredients":[]},1]',
    ].flatMap((text) => [
      ...readRecipeFile(text, JSON.parse).errors.flatMap((error) => error.problems),
      ...readOwnCsv(text).errors.flatMap((error) => error.problems),
    ]),
  ];

  it('are told so, in Chinese too', () => {
    expect(new Set(problems.map(({ code }) => code)).size).toBeGreaterThan(20);
    // What a file calls its columns and kinds, it is called in Chinese too.
    const english = / (is|the|not|from|neither|has) /i;
    expect(problems.map((problem) => render(problem, 'zh-HK')).filter((text) => english.test(text))).toEqual([]);
  });
});
