import { describe, expect, it } from 'vitest';
import { addition, planImport, replacement, type MenuRecipe, type ReadRow } from './import-plan.ts';

const RECIPE: Omit<MenuRecipe, 'version'> = {
  id: '',
  userId: null,
  name: '',
  name_translations: {},
  description: '',
  description_translations: {},
  type: 'cocktail',
  ice: 'cubed',
  mixingMethod: 'build',
  hidden: false,
  available: true,
  customised: false,
  glassId: 'rocks-glass',
  glass: { name: 'Rocks Glass', name_translations: {} },
  garnishId: null,
  garnish: null,
  image: null,
  recipeImage: null,
  ABV: null,
  layeringSequence: [],
  recipeIngredient: [],
  drinkFeatures: [],
  flavourEstimated: false,
  allergens: [],
  allergenList: 'unknown',
};
const drink = (id: string, name: string, part: Partial<MenuRecipe> = {}): MenuRecipe => ({
  ...RECIPE,
  id,
  name,
  version: 1,
  ...part,
});
const row = (
  n: number,
  id: string,
  name: string,
  part: Partial<ReadRow['recipe']> = {},
  isForeign = false,
): ReadRow => ({
  file: 0,
  row: n,
  isForeign,
  recipe: { ...RECIPE, id, name, shopId: 's1', ...part },
});
const told = (rows: ReadRow[], menu: MenuRecipe[]) =>
  planImport(rows, menu).map(({ happens, matchedBy, match, sameAs }) =>
    [happens, matchedBy, match?.id, sameAs?.row].filter((part) => part !== undefined && part !== null).join(' '),
  );
const CHANGED = { description: 'Other.' };

describe('planImport', () => {
  it.each<[string, ReadRow[], MenuRecipe[], string[]]>([
    ['a drink nobody has', [row(1, 'a', 'A')], [], ['new']],
    ['the same drink', [row(1, 'a', 'A')], [drink('a', 'A')], ['unchanged id a']],
    ['the same drink under another id', [row(1, 'x', 'a ')], [drink('a', 'a ')], ['unchanged name a']],
    ['another text', [row(1, 'a', 'A', CHANGED)], [drink('a', 'A')], ['replaces id a']],
    ['another name', [row(1, 'a', 'B')], [drink('a', 'A')], ['replaces id a']],
    ['the name in capitals', [row(1, '', 'NEGRONI')], [drink('a', 'Negroni')], ['replaces name a']],
    [
      'names that were swapped',
      [row(1, 'a', 'B'), row(2, 'b', 'A')],
      [drink('a', 'A'), drink('b', 'B')],
      ['replaces id a', 'replaces id b'],
    ],
    [
      'a name before the id it belongs to',
      [row(1, '', 'A', CHANGED), row(2, 'a', 'A')],
      [drink('a', 'A')],
      ['new 2', 'unchanged id a'],
    ],
    ['an id twice', [row(1, 'a', 'A'), row(2, 'a', 'A')], [drink('a', 'A')], ['unchanged id a', 'new 1']],
    ['a new name twice', [row(1, '', 'A'), row(2, '', 'a')], [], ['new', 'new 1']],
    ['two drinks of one name', [row(1, 'b', 'A', CHANGED)], [drink('a', 'A'), drink('b', 'A')], ['replaces id b']],
  ])('%s', (_case, rows, menu, expected) => expect(told(rows, menu)).toEqual(expected));

  it('lets a foreign drink keep what its file cannot know', () => {
    const before = drink('a', 'Negroni', {
      name_translations: { ja: 'ネグローニ' },
      description: 'Bitter.',
      hidden: true,
      recipeImage: { imageUrl: '/a.png' },
    });
    expect(told([row(1, '', 'Negroni', {}, true)], [before])).toEqual(['unchanged name a']);
    expect(told([row(1, '', 'Negroni', {}, false)], [before])).toEqual(['replaces name a']);
    expect(replacement(row(1, '', 'Negroni', { ABV: 20 }, true), before)).toMatchObject({
      id: 'a',
      ABV: 20,
      description: 'Bitter.',
      hidden: true,
      recipeImage: { imageUrl: '/a.png' },
    });
  });
});

describe('declared allergens of our own files', () => {
  const of = (...names: string[]) => ({
    recipeIngredient: names.map((name) => ({
      id: name,
      name,
      name_translations: {},
      amount: 30,
      unit: 'ml' as const,
      colour: null,
      abv: 0,
      sparkling: false,
    })),
    allergenList: 'declared' as const,
  });
  const before = drink('a', 'A', of('Lime Juice', 'Secret Syrup'));
  const [declared, unknown] = ['declared', 'unknown'] as const;

  it.each<[string, Partial<ReadRow['recipe']>, string, string[]]>([
    ['stay where nothing was added', of('Secret Syrup'), declared, []],
    ['stay where what was added holds none', of('Lime Juice', 'Secret Syrup', 'Apple Juice'), declared, []],
    [
      'stay where they tell of it',
      { ...of('Lime Juice', 'Orgeat'), allergens: ['tree-nuts'] },
      declared,
      ['tree-nuts'],
    ],
    ['are asked for where they do not', of('Lime Juice', 'Orgeat'), unknown, ['tree-nuts']],
    ['are asked for where nobody knows what was added', of('Lime Juice', 'Mystery Mix'), unknown, []],
    [
      'are asked for with another garnish',
      { ...of('Lime Juice'), garnish: { name: 'Almond flakes', name_translations: {} } },
      unknown,
      ['tree-nuts'],
    ],
  ])('%s', (_case, part, allergenList, allergens) =>
    expect(replacement(row(1, 'a', 'A', part), before)).toMatchObject({ allergenList, allergens }),
  );

  it.each<[string, MenuRecipe | undefined, Partial<ReadRow['recipe']>, string, string[]]>([
    ['are believed of a new drink', undefined, of('Orgeat'), declared, []],
    ['are asked for where a copied drink has another ingredient', before, of('Orgeat'), unknown, ['tree-nuts']],
  ])('%s', (_case, original, part, allergenList, allergens) =>
    expect(addition(row(1, 'a', 'B', part), original)).toMatchObject({ allergenList, allergens }),
  );
});
