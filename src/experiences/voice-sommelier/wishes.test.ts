import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOTH } from '#domain/taste-request/words/both.ts';
import { createTasteParser } from '#domain/taste-request/parse-taste-request.ts';
import { FLAVOUR_WORDS, PARTICLES } from '../../../test/flavour-words.ts';
import { indexMenu } from '#domain/taste-request/menu-index.ts';
import { addWishes } from './add-wishes.ts';
import { wishesOf } from './hearing/sentence-wishes.ts';
import { NO_WISHES } from './wishes.ts';
import { inShort } from './wishes-in-short.ts';

const MENU = [
  { id: 'mojito', name: 'Mojito', name_translations: { 'zh-HK': '莫吉托' } },
  { id: 'negroni', name: 'Negroni', name_translations: { 'zh-HK': '內格羅尼' } },
  { id: 'marg', name: 'Salt-Rim Margarita', name_translations: { 'zh-HK': '鹽邊瑪格烈特' } },
  { id: 'dry', name: 'Dry Martini', name_translations: { 'zh-HK': '乾馬天尼' } },
  { id: 'lychee', name: 'Lychee Martini', name_translations: { 'zh-HK': '荔枝馬天尼' } },
];
const { vocabulary } = indexMenu(
  MENU.map((drink) => ({ ...drink, type: 'cocktail', recipeIngredient: [] })),
  BOTH,
);
const hear = createTasteParser(BOTH, vocabulary);
const wishes = (text: string) => wishesOf(hear(text));

describe('the wishes of a sentence', () => {
  it.each([
    ['not too sweet', 'sweet-'],
    ['唔好咁甜', 'sweet-'],
    ['少甜', 'sweet-'],
    ['冇氣', 'fizzy-'],
    ['no bubbles', 'fizzy-'],
    ['without alcohol', 'zero'],
    ['無酒精 唔好太甜', 'sweet- zero'],
    ['mocktail 唔好太甜', 'sweet- zero'],
    ['我揸車唔好太酸', 'acidity- zero'],
    ['唔要酒', 'zero'],
    ["I can't drink", 'zero'],
    ["I can't drink, something sweet", 'sweet+ zero'],
    ["can't drink any dairy", 'avoid:milk'],
    ["I don't drink milk", 'avoid:milk'],
    ["I can't drink milk or eggs", 'avoid:eggs avoid:milk'],
    ["can't drink alcohol or milk", 'zero avoid:milk'],
    ['no alcohol or nuts', 'zero avoid:peanuts avoid:tree-nuts'],
    ['唔飲得酒同奶', 'zero avoid:milk'],
    ['我唔飲得', 'zero'],
    ['唔飲得奶', 'avoid:milk'],
    ['唔要酒，唔飲得牛奶', 'zero avoid:milk'],
    ['我飲奶會肚痛', 'avoid:milk'],
    ['食親魚就會出疹', 'avoid:fish'],
    ['杏仁腰果統統唔食得', 'avoid:tree-nuts'],
    ["I'm a celiac, something sweet", 'sweet+ avoid:gluten'],
    ['麩質不耐，想飲甜嘅', 'sweet+ avoid:gluten'],
    ['sulphites give me migraines', 'avoid:sulphites'],
    ['I quit drinking last year', 'zero'],
    ['想飲熱嘢', 'sweet+ spicy+'],
    ['我揸車', 'zero'],
    ["I don't want any alcohol", 'zero'],
    ['not too much alcohol', 'strength-'],
    ['no milk', 'avoid:milk'],
    ['對花生敏感', 'avoid:peanuts'],
    ["I'm allergic to nuts and eggs. Something fruity please", 'fruity+ avoid:eggs avoid:peanuts avoid:tree-nuts'],
    ['dairy-free and creamy', 'sweet+ avoid:milk'],
    ['對奶敏感，想飲甜嘅', 'sweet+ avoid:milk'],
    ['想飲酸酸哋有氣，唔好太甜，對花生敏感', 'acidity+ sweet- fizzy+ avoid:peanuts'],
    ['lactose intolerant, sweet please', 'sweet+ avoid:milk'],
    ['allergic to nuts, eggs and milk', 'avoid:eggs avoid:milk avoid:peanuts avoid:tree-nuts'],
    ['no milk or nuts', 'avoid:milk avoid:peanuts avoid:tree-nuts'],
    ['vegan', 'avoid:crustaceans avoid:eggs avoid:fish avoid:milk avoid:molluscs'],
    ['not allergic to anything, something sweet', 'sweet+'],
    ['I get hives from peanuts', 'avoid:peanuts'],
    ['peanuts give me hives, something sweet', 'sweet+ avoid:peanuts'],
    ['nuts make me itch', 'avoid:peanuts avoid:tree-nuts'],
    ['milk gives me a rash', 'avoid:milk'],
    ['I swell up from eggs', 'avoid:eggs'],
    ['I react badly to prawns', 'avoid:crustaceans'],
    ['itching for something sweet', 'sweet+'],
    ['敏感花生', 'avoid:peanuts'],
    ['我敏感花生同奶，想飲甜嘅', 'sweet+ avoid:milk avoid:peanuts'],
    ['我食花生會出疹', 'avoid:peanuts'],
    ['食蝦會痕', 'avoid:crustaceans'],
    ["I'm pregnant", 'zero'],
    ["I'm pregnant, something fruity", 'fruity+ zero'],
    ["we're expecting", 'zero'],
    ["I'm expecting something sweet", 'sweet+'],
    ["I'm breastfeeding", 'zero'],
    ['still breast-feeding, so fruity please', 'fruity+ zero'],
    ['nursing a newborn', 'zero'],
    ['nursing a hangover', ''],
    ['懷孕', 'zero'],
    ['我懷緊孕，想飲酸嘅', 'acidity+ zero'],
    ['我係孕婦', 'zero'],
    ['有身己', 'zero'],
    ['餵母乳', 'zero'],
    ['我餵緊母乳', 'zero'],
    ['餵緊奶', 'zero'],
    ['哺乳期，要果味', 'fruity+ zero'],
    ['坐月，想飲暖嘅', 'sweet+ spicy+ zero'],
    ['怀孕，喂奶', 'zero'],
    ['something like a mojito', 'like:mojito'],
    ['似 mojito', 'like:mojito'],
    ['martini please', 'like:dry'],
    ['荔枝馬天尼', 'like:lychee'],
    ['sweeter than a negroni', 'sweet+ like:negroni'],
    ['冇 negroni 咁甜', 'sweet- like:negroni'],
    ['anything but a negroni', 'not:negroni'],
    ['唔要甜要酸', 'acidity+ sweet-'],
    ['甜嘅唔要', 'sweet-'],
    ['酒味唔好太重', 'strength-'],
    ['sweetness not too high', 'sweet-'],
    ['唔要甜同酸', 'acidity- sweet-'],
    ['想飲sweet啲嘅嘢', 'sweet+'],
    ['甜d, 鐘意有氣', 'sweet+ fizzy+'],
    ['我想要勁甜嘅嘢', 'sweet+'],
    ['夠勁嘅', 'strength+'],
    ['有冇啲果味', 'fruity+'],
    ['是但啦', 'any'],
    ['surprise me', 'any'],
    ['', ''],
  ])('%s', (text, expected) => expect(inShort(wishes(text))).toBe(expected));

  it('depend on the amount', () => {
    expect(wishes('very sweet').taste.sweet).toBe(3);
    expect(wishes('超甜').taste.sweet).toBe(3);
    expect(wishes('a little sweet').taste.sweet).toBe(1);
    expect(wishes('少少甜').taste.sweet).toBe(1);
    expect(wishes('甜少少').taste.sweet).toBe(1);
    expect(wishes('sweet but not too sweet').taste.sweet).toBe(1);
  });

  it('show what was not understood, in the guest’s spelling', () => {
    expect(wishes('Something sweet and Lantern-shaped').unknown).toEqual(['Lantern shaped']);
    expect(wishes('我想飲甜嘅獨角人獸').unknown).toEqual(['獨角人獸']);
    expect(wishes("I'm allergic to mango").unlisted).toEqual(['mango']);
    expect(wishes("I'm allergic to mango").isAllergic).toBe(true);
    expect(inShort(wishes("I'm allergic to mango"))).toBe('');
  });

  it('let the later word win', () => {
    const both = addWishes(
      addWishes(NO_WISHES, wishes('sweet, like a mojito')),
      wishes('actually not sweet, not a mojito'),
    );
    expect(inShort(both)).toBe('sweet- not:mojito');
  });

  it('lose no word: each is understood, a stop word, small talk, or shown', () => {
    const known = [...FLAVOUR_WORDS.flatMap((w) => [...w.en, ...w['zh-HK']]), ...Object.values(PARTICLES).flat()];
    const said = fc.array(fc.oneof(fc.constantFrom(...known), fc.constantFrom('zebra', '鼴鼠')), { maxLength: 8 });
    fc.assert(
      fc.property(said, (words) => {
        const { isOfPerson, aside } = hear(words.join(' '));
        const { taste, ...rest } = wishes(words.join(' '));
        const shown = [...rest.unknown, ...rest.unlisted, ...rest.unclear, ...aside].join(' ');
        for (const odd of ['zebra', '鼴鼠']) if (words.includes(odd) && !isOfPerson) expect(shown).toContain(odd);
        for (const change of Object.values(taste)) expect(Math.abs(change)).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe('no alcohol', () => {
  const ABSTAINING = [
    "I'm pregnant",
    'mocktail please',
    'no alcohol',
    'my kid wants one',
    "I'm the designated driver",
    '我揸車',
    '無酒精',
    '今個月戒酒',
    '餵緊人奶',
    '我唔飲得酒',
    '未夠18歲',
    'virgin please',
  ];
  const BESIDES = [
    'not too sweet',
    'no milk',
    'nothing fizzy',
    'not too strong',
    'vegan and nut free',
    'too much sugar gives me headaches',
    "no cream, it doesn't agree with me",
    'dairy is a no for me',
    '唔好太甜',
    '甜嘅唔要',
    '奶唔要',
    '少甜少冰',
    '唔好咁烈',
    '氣唔好咁多',
    '花生果仁我都食唔得',
    '檸檬多啲，糖少啲',
  ];

  it.each(ABSTAINING)('is kept whatever else is said: %s', (said) => {
    for (const other of BESIDES)
      for (const between of [' ', ', ', '，', ' and ', '但係'])
        for (const text of [said + between + other, other + between + said])
          expect([text, wishes(text).noAlcohol !== undefined]).toEqual([text, true]);
  });

  it.each([
    'I am not pregnant',
    "I'm not the designated driver",
    '唔要無酒精',
    'mocktail 唔要',
    '我唔係懷孕，想飲甜嘅',
  ])('is not set by a statement that it does not apply: %s', (text) => expect(wishes(text).noAlcohol).toBeUndefined());
});
