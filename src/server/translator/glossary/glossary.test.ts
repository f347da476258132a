import { describe, expect, it } from 'vitest';
import { demoMenu } from '../../seed/demo-menu.ts';
import { GARNISHES, GLASSES } from '#domain/recipe/glassware.ts';
import { composeName } from './compose.ts';
import { terms, termsIn } from './lookup.ts';
import { GLOSSARY_LANGUAGES, readTerms, spelled, type GlossaryLanguage } from './table.ts';

const SCRIPTS: Record<GlossaryLanguage, RegExp> = {
  'zh-HK': /\p{Script=Han}/u,
  ja: /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u,
  ko: /\p{Script=Hangul}/u,
  fr: /\p{Script=Latin}/u,
  de: /\p{Script=Latin}/u,
  es: /\p{Script=Latin}/u,
  it: /\p{Script=Latin}/u,
  pt: /\p{Script=Latin}/u,
  th: /\p{Script=Thai}/u,
};
/** Written in Latin letters and digits in every language. */
const EVERYWHERE = ['B-52'];

describe('the glossary', () => {
  it('has at least 500 terms in each of nine languages', () => {
    for (const language of GLOSSARY_LANGUAGES)
      expect(terms().filter(({ words }) => words[language]).length).toBeGreaterThanOrEqual(500);
  });

  it('has no duplicates', () => {
    const names = terms().flatMap(({ english }) => english.map(spelled));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it.each(GLOSSARY_LANGUAGES)('writes %s in its own script, without slots or marks left over', (language) => {
    for (const { english, words } of terms()) {
      const text = words[language]?.text;
      if (text === undefined || EVERYWHERE.includes(english[0]!)) continue;
      expect(text, english[0]).toMatch(SCRIPTS[language]);
      expect(text, english[0]).not.toMatch(/[{}~[\]|=]/);
      if (['zh-HK', 'th'].includes(language))
        expect(text, english[0]).not.toMatch(/\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u);
      if (!['zh-HK', 'ja'].includes(language)) expect(text, english[0]).not.toMatch(/\p{Script=Han}/u);
    }
  });

  it('names the line that cannot be read', () => {
    expect(() => readTerms('thing', 'Ice | 冰 | 氷')).toThrow('Ice | 冰 | 氷');
  });
});

describe('composeName', () => {
  const ingredients = [...demoMenu('demo-bar'), ...demoMenu('demo-tea')].flatMap(
    ({ recipeIngredient }) => recipeIngredient,
  );
  const inBoth = new Map(ingredients.map(({ name, name_translations }) => [name, name_translations['zh-HK']]));
  const things = [...inBoth.keys(), ...Object.values(GLASSES).map(([en]) => en)];

  it.each(GLOSSARY_LANGUAGES)('knows every ingredient, glass and garnish of the demo in %s', (language) => {
    const all = [...things, ...Object.values(GARNISHES).map(([en]) => en)];
    expect(all.filter((name) => composeName(name, language) === undefined)).toEqual([]);
    for (const name of all) expect(composeName(name, language)).not.toMatch(/[{}[\]~|]/);
  });

  it('matches the demo’s own names of ingredients and glasses in Hong Kong', () => {
    const own = [...inBoth, ...Object.values(GLASSES)];
    // On the menu as a text of its own, in a composition as a fruit.
    const differs = own.filter(([name = '', zhHK]) => composeName(name, 'zh-HK') !== zhHK).map(([name]) => name);
    expect(differs).toEqual(['Pomelo']);
  });

  it('translates two thirds of the demo’s drinks, and leaves poetic names alone', () => {
    const names = [...demoMenu('demo-bar'), ...demoMenu('demo-tea')].map(({ name }) => name);
    for (const language of GLOSSARY_LANGUAGES) {
      const known = names.filter((name) => composeName(name, language) !== undefined);
      expect(known.length / names.length).toBeGreaterThanOrEqual(0.65);
    }
    for (const poetry of ['Typhoon No. 8', 'Harbour at Dusk', 'Orchard by the Fire'])
      expect(composeName(poetry, 'ja')).toBeUndefined();
  });

  it.each<[string, Record<GlossaryLanguage, string>]>([
    [
      'Negroni',
      {
        'zh-HK': '內格羅尼',
        ja: 'ネグローニ',
        ko: '네그로니',
        fr: 'Negroni',
        de: 'Negroni',
        es: 'Negroni',
        it: 'Negroni',
        pt: 'Negroni',
        th: 'เนโกรนี',
      },
    ],
    [
      'Lime juice',
      {
        'zh-HK': '青檸汁',
        ja: 'ライムジュース',
        ko: '라임 주스',
        fr: 'Jus de citron vert',
        de: 'Limettensaft',
        es: 'Zumo de lima',
        it: 'Succo di lime',
        pt: 'Suco de limão',
        th: 'น้ำมะนาว',
      },
    ],
    [
      'Passion fruit purée',
      {
        'zh-HK': '熱情果蓉',
        ja: 'パッションフルーツピューレ',
        ko: '패션프루트 퓌레',
        fr: 'Purée de fruit de la passion',
        de: 'Passionsfruchtpüree',
        es: 'Puré de maracuyá',
        it: 'Purea di frutto della passione',
        pt: 'Purê de maracujá',
        th: 'เพียวเรเสาวรส',
      },
    ],
    [
      'Strawberry Mojito',
      {
        'zh-HK': '士多啤梨莫吉托',
        ja: 'ストロベリーモヒート',
        ko: '딸기 모히토',
        fr: 'Mojito à la fraise',
        de: 'Erdbeer-Mojito',
        es: 'Mojito de fresa',
        it: 'Mojito alla fragola',
        pt: 'Mojito de morango',
        th: 'โมฮิโตสตรอว์เบอร์รี',
      },
    ],
    [
      'Honey Ginger Black Tea',
      {
        'zh-HK': '蜜糖薑紅茶',
        ja: 'はちみつジンジャー紅茶',
        ko: '꿀 생강 홍차',
        fr: 'Thé noir au miel et au gingembre',
        de: 'Honig-Ingwer-Schwarztee',
        es: 'Té negro de miel y jengibre',
        it: 'Tè nero al miele e allo zenzero',
        pt: 'Chá preto de mel e gengibre',
        th: 'ชาดำน้ำผึ้งขิง',
      },
    ],
    [
      'Pineapple wedge, cherry and paper umbrella',
      {
        'zh-HK': '菠蘿角、車厘子、紙傘',
        ja: 'パイナップルのくし切り、チェリー、カクテル傘',
        ko: '파인애플 웨지, 체리, 칵테일 우산',
        fr: 'Quartier d’ananas, cerise et ombrelle en papier',
        de: 'Ananasspalte, Kirsche und Papierschirmchen',
        es: 'Gajo de piña, cereza y sombrillita de papel',
        it: 'Spicchio d’ananas, ciliegia e ombrellino di carta',
        pt: 'Gomo de abacaxi, cereja e guarda-chuvinha de papel',
        th: 'สับปะรดหั่นเสี้ยว เชอร์รี และร่มกระดาษ',
      },
    ],
  ])('composes %s', (name, expected) => {
    for (const language of GLOSSARY_LANGUAGES) expect(composeName(name, language)).toBe(expected[language]);
  });

  it.each<[string, GlossaryLanguage, string]>([
    ['Fresh mint leaves', 'fr', 'Feuilles de menthe fraîches'],
    ['Fresh mint leaves', 'de', 'Frische Minzblätter'],
    ['Dehydrated lime wheel', 'es', 'Rodaja de lima deshidratada'],
    ['Virgin Strawberry Daiquiri', 'it', 'Daiquiri alla fragola analcolico'],
    ['Beetroot juice', 'de', 'Rote-Bete-Saft'],
    ['Umeshu Soda', 'fr', 'Soda à l’umeshu'],
    ['Hibiscus tea', 'it', 'Tè all’ibisco'],
    ['Earl Grey Martini', 'de', 'Earl-Grey-Martini'],
    ['Temple Street G&T', 'ja', 'テンプルストリート・ジントニック'],
    ['Chenpi Old Fashioned', 'zh-HK', '陳皮古典'],
    ['Star anise and orange wheel', 'fr', 'Anis étoilé et rondelle d’orange'],
    ['Lemon and ginger syrup', 'de', 'Zitronen-Ingwer-Sirup'],
    ['Iced Lemon Tea, Less Sweet', 'fr', 'Thé glacé au citron, moins sucré'],
    ['Watermelon & Sea Salt', 'es', 'Sandía y sal marina'],
    ['LEMON  JUICE', 'fr', 'Jus de citron'],
    ['Pina colada', 'ja', 'ピニャ・コラーダ'],
    ['Dark ‘n’ stormy', 'ko', '다크 앤 스토미'],
  ])('%s in %s is %s', (name, language, expected) => expect(composeName(name, language)).toBe(expected));

  it.each([
    '',
    ' ',
    'Zebra juice',
    'Grandmother’s Secret',
    'Lemon and zebra',
    '😀',
    '(((',
    'juice of',
    'a '.repeat(500),
  ])('leaves %j untranslated', (name) => {
    for (const language of GLOSSARY_LANGUAGES) expect(composeName(name, language)).toBeUndefined();
  });
});

it('finds the terms that occur in a text, the longest first', () => {
  const found = termsIn('Gin, Campari and sweet vermouth over ice', 'fr');
  expect(found).toMatchObject({ 'Sweet vermouth': 'vermouth rouge', Gin: 'gin', Campari: 'Campari' });
  expect(Object.keys(found)[0]).toBe('Sweet vermouth');
  expect(found).not.toHaveProperty('Rum');
  expect(termsIn('Gin', 'zh-CN')).toEqual({});
});
