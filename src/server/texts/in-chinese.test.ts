import { describe, expect, it } from 'vitest';
import { readOwnCsv } from '#domain/menu-import/menu-csv.ts';
import { readOwnRecipe } from '#domain/menu-import/menu-recipe.ts';
import { readRecipeFile } from '#domain/menu-import/recipe-file.ts';
import { ENTRIES, inChinese } from './in-chinese.ts';

describe('what the server says, in Chinese', () => {
  it.each([
    ['A drink has at most 40 ingredients.', '飲品最多有 40 種材料。'],
    ['Deleted 1 shop and 12 kiosk instances.', '已刪除 1 間店舖及 12 部自助機。'],
    ['Restored 2 shops and 1 kiosk instance.', '已復原 2 間店舖及 1 部自助機。'],
    ['Restored Negroni.', '已復原「Negroni」。'],
    ['Took back 3 drinks. 1 drink changed since stays.', '已撤回 3 款飲品。其後曾更改的 1 款飲品會保留。'],
    ['name: Too big: expected string to have <=60 characters', '名稱：最多 60 個字。'],
    ['recipeIngredient.2.amount: Invalid input: expected number, received string', '材料第 3 項的份量：必須是數字。'],
    ['Ingredient 3, name: Every ingredient needs a name.', '第 3 種材料的名稱：每種材料都必須有名稱。'],
    ['Ingredient 3: amount is not a number from 0 to 2000.', '第 3 種材料：amount 須為 0 至 2000 的數字。'],
    [
      'The ingredient “Extraordinarily long…” was shortened to 60 characters.',
      '材料「Extraordinarily long…」已縮短至 60 個字。',
    ],
    ['There is too much Gin: 3800 ml.', 'Gin 太多：3800 毫升。'],
    [
      'The language model refused (401): Bad key. Ask for another.',
      '語言模型拒絕了要求（401）：Bad key. Ask for another.',
    ],
    ['size: Invalid option: expected one of "sizeS"|"sizeM"', '份量：必須是以下其中一項：sizeS、sizeM。'],
    ['Slot 3 is used twice.', '插槽 3 重複使用了。'],
    ['Somebody else changed this meanwhile.', '內容剛剛被其他人更改。'],
  ])('%s', (english, chinese) => expect(inChinese(english)).toBe(chinese));

  it.each(['', 'Nobody has said this yet.', 'Deleted everything.', 'Slot three is used twice.', 'x'.repeat(100_000)])(
    'does not make up what it does not know: %.30s',
    (text) => expect(inChinese(text)).toBeUndefined(),
  );

  it('keeps each of several sentences to itself', () => {
    const one = (said: string) => `The allergen "${said}" is not one of milk, nuts.`;
    expect(inChinese(`${one('a')} ${one('b')} The name is longer than 200 letters.`)).toBe(
      '致敏物「a」並非以下其中一項：milk、nuts。致敏物「b」並非以下其中一項：milk、nuts。名稱超過 200 個字。',
    );
    expect(inChinese(`${one('a')} Who said that?`)).toBe(undefined);
  });

  it('takes words of any length and kind over as they are', () => {
    expect(inChinese('The column "a{b}$1 (c) \n d" is not known and was left out.')).toBe(
      '不認得「a{b}$1 (c) \n d」欄，已略過。',
    );
    for (const text of ['. '.repeat(9000), 'The allergen "x" is not one of '.repeat(600), 'a: '.repeat(6000)])
      expect(inChinese(text)).toBeUndefined();
  });

  const gapsOf = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name);
  it.each(ENTRIES)('%s: the Chinese uses what the English gives, and is Chinese', (english, chinese) => {
    expect(gapsOf(english)).toEqual(expect.arrayContaining(gapsOf(chinese)));
    expect(chinese).toMatch(/\p{Script=Han}|：/u);
    expect(chinese.replaceAll(/\{[^}]*\}|Bar Assistant/g, '')).not.toMatch(/[a-z]{3,} [a-z]{3,}/i);
  });
  it('says each sentence in one way', () => {
    const ways = new Map<string, Set<string>>();
    for (const [english, chinese] of ENTRIES) ways.set(english, (ways.get(english) ?? new Set()).add(chinese));
    const said = [...ways].filter(([, all]) => all.size > 1).map(([english]) => english);
    // Guests are spoken to, owners are written to.
    expect(said).toEqual(['No questions configured for this shop.']);
  });
});

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
  const messages = [
    readOwnRecipe(everything, 1),
    readOwnRecipe({ ...everything, recipeIngredient: 1, drinkFeatures: 1, allergens: [1] }, 1),
    readOwnRecipe({ name: 'x'.repeat(500) }, 1),
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
      ...readRecipeFile(text, JSON.parse).errors.map(({ message }) => message),
      ...readOwnCsv(text).errors.map(({ message }) => message),
    ]),
  ];

  it.each(messages)('%s', (message) => {
    expect(message).toBeTypeOf('string');
    // What a file calls its columns and kinds, it is called in Chinese too.
    const chinese = inChinese(message as string) ?? `English: ${message as string}`;
    expect(chinese).not.toMatch(/ (is|the|not|from|neither|has) /i);
  });
});
