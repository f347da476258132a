import { describe, expect, it } from 'vitest';
import { findIngredient } from '#domain/ingredient/ingredient.ts';
import { ingredientNames } from '#domain/ingredient/ingredient-names.ts';
import { indexMenu } from './menu-index.ts';
import type { MenuDrink } from './menu/menu-drink.ts';
import { splitNamed } from './named-wishes.ts';
import { createTasteParser } from './parse-taste-request.ts';
import { createTokenizer } from './phrase-tokenizer.ts';
import { BOTH } from './words/both.ts';
import english from './words/english.json';
import cantonese from './words/cantonese.json';
import { kindsOf, MADE_OF } from './words/made-of.ts';

const translated = (zhHK?: string): Record<string, string> => (zhHK ? { 'zh-HK': zhHK } : {});
const drink = (name: string, zh: string, ingredients: string, type = 'cocktail'): MenuDrink => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  name_translations: { 'zh-HK': zh },
  type,
  recipeIngredient: ingredients.split(',').flatMap((each) => {
    const [en = '', zhHK] = each.split('/');
    return en ? { name: en, name_translations: translated(zhHK) } : [];
  }),
});
const MENU = [
  drink('Mojito', '莫吉托', 'White rum/白冧酒,Lime juice/青檸汁,Mint/薄荷葉'),
  drink('Dry Martini', '乾馬天尼', 'London dry gin/倫敦氈酒,Dry vermouth/乾苦艾酒'),
  drink('Lychee Martini', '荔枝馬天尼', 'Vodka/伏特加,Lychee juice/荔枝汁'),
  drink('Kentucky', '肯德基州', 'Bourbon/波本威士忌,Mango puree'),
  drink('Purple Rain', '紫雨', 'Ube syrup/紫薯糖漿,Coffee liqueur/咖啡甜酒'),
  drink('Half and Half', '一半一半', '', 'beer'),
  { ...drink('Toddy', '拖地', 'Honey'), drawing: { steam: true } },
  drink('Negroni', '內格羅尼', ''),
];
const menu = indexMenu(MENU, BOTH);
const parse = createTasteParser(BOTH, menu.vocabulary);
const wishes = (text: string): string =>
  splitNamed(parse(text), menu)[0]
    .map(({ id, isRefused, drinks }) => `${isRefused ? '-' : ''}${id}:${drinks.join(',')}`)
    .join(' ');

describe('what is named', () => {
  it.each([
    ['something with rum', 'rum:mojito'],
    ['有冇荔枝味', 'lychee:lychee-martini'],
    ['mango or lychee', 'mango:kentucky lychee:lychee-martini'],
    ['芒果', 'mango:kentucky'],
    ['whisky', 'whisky:kentucky'],
    ['Jack Daniels', 'bourbon:kentucky'],
    ['咖啡', 'coffee:purple-rain'],
    ['any ube?', 'Ube syrup:purple-rain'],
    ['有冇紫薯', 'Ube syrup:purple-rain'],
    ['a beer', 'beer:half-and-half'],
    ['啤酒一杯', 'beer:half-and-half'],
    ['not gin, not vodka', '-gin:dry-martini,negroni -vodka:lychee-martini'],
    ['唔要氈酒', '-gin:dry-martini,negroni'],
    ['something hot', 'hot drink:toddy'],
    ['有冇熱嘅', 'hot drink:toddy'],
    ['no hot drinks', '-hot drink:toddy'],
    ['anything but whisky', '-whisky:kentucky'],
    ['no mint', '-mint:mojito'],
    ['not too much mint', ''],
    ['a caipirinha', 'caipirinha:'],
    ['rather rum than gin', 'rum:mojito -gin:dry-martini,negroni'],
    ['有冇 0% 嘅啤酒', 'beer:half-and-half'],
    ['tequila', 'tequila:'],
    // Those too whose ingredients are not stated, or not all known.
    ['allergic to mango', '-mango:kentucky,purple-rain,half-and-half,negroni'],
    ["I can't eat citrus", '-citrus:mojito,dry-martini,purple-rain,half-and-half,negroni'],
    ['薄荷敏感', '-mint:mojito,dry-martini,purple-rain,half-and-half,negroni'],
    ['no milk', ''],
    ['allergic to milk', ''],
    ['gin but not gin', '-gin:dry-martini,negroni'],
  ])('%s', (text, expected) => expect(wishes(text)).toBe(expected));

  it.each([
    ['a caipirinha', ['mojito']],
    ['scotch please', ['kentucky']],
    ['有冇龍舌蘭', []],
  ])('%s: has the nearest', (text, near) => expect(splitNamed(parse(text), menu)[0][0]?.near).toEqual(near));

  it('is found by a lexicon of one language, as far as the menu has its names', () => {
    const alone = indexMenu(MENU, [cantonese]);
    const hear = createTasteParser([cantonese], alone.vocabulary);
    expect(splitNamed(hear('芒果'), alone)[0][0]?.drinks).toEqual(['kentucky']);
  });

  it.each([
    ['I had a mojito yesterday, something different please', 'mojito'],
    ['飲開 dry martini，想試新嘢', 'dry-martini'],
  ])('%s: is not that drink', (text, id) => expect(parse(text).names).toMatchObject([{ id, isRefused: true }]));

  it('knows the versions of a drink', () => {
    expect(menu.versionsOf('dry-martini')).toEqual(['dry-martini', 'lychee-martini']);
    expect(menu.versionsOf('kentucky')).toEqual(['kentucky']);
  });
});

describe('a brand', () => {
  const lacking = (text: string, on = menu) => {
    const hear = createTasteParser(BOTH, on.vocabulary);
    return splitNamed(hear(text), on)[0]
      .filter(({ isLacking }) => isLacking)
      .map(({ said }) => said);
  };

  it.each([
    ['a Guinness please', ['Guinness']],
    ['有冇青島', ['青島']],
    ['Hendricks and tonic', ['Hendricks']],
    ['a glass of Riesling', ['Riesling']],
    ['a beer', []],
    ['gin and tonic', []],
    ['no Guinness', []],
    ['bourbon', []],
  ])('%s: lacking %j', (text, said) => expect(lacking(text)).toEqual(said));

  it('is not lacking where the menu names it', () => {
    const own = indexMenu([drink('House Negroni', '自家', "Hendrick's Gin,Campari,Vermouth")], BOTH);
    expect(lacking('Hendricks', own)).toEqual([]);
  });

  it.each([
    ['a draft beer, no IPA', 'beer:half-and-half'],
    ['啤酒，唔要健力士', 'beer:half-and-half'],
    ['no IPA', '-beer:half-and-half'],
    ['no beer, no IPA', '-beer:half-and-half'],
    ['whisky, but I am allergic to Jameson', '-whisky:kentucky,purple-rain,half-and-half,negroni'],
  ])('%s: %s', (text, said) => expect(wishes(text)).toBe(said));
});

describe('the names of ingredients', () => {
  const idsOf = (lines: readonly string[]) => lines.map((line) => line.split(',')[0]!);
  const ids = new Set(idsOf(english.ingredients));
  const tokenize = createTokenizer(BOTH, {});
  const named = (name: string) =>
    tokenize(name).flatMap((piece) => (piece.kind === 'flavour' ? (piece.named?.id ?? []) : []));

  it('have one id each, the same in both languages', () => {
    expect(ids.size).toBe(english.ingredients.length);
    expect(idsOf(cantonese.ingredients).filter((id) => !ids.has(id))).toEqual([]);
    expect(idsOf(cantonese.drinks).filter((id) => !idsOf(english.drinks).includes(id))).toEqual([]);
    expect([...MADE_OF.values()].flat().filter((id) => !ids.has(id))).toEqual([]);
    expect(idsOf(english.drinks).filter((id) => !MADE_OF.has(id))).toEqual([]);
    expect([...MADE_OF.keys()].filter((id) => !ids.has(id) && !idsOf(english.drinks).includes(id))).toEqual([]);
    for (const id of ids)
      expect(
        kindsOf(id).filter((kind) => !ids.has(kind)),
        id,
      ).toEqual([]);
  });

  it('are names the table of ingredients knows', () => {
    const unknown = [...ids].filter(
      (id) =>
        ![
          'shot',
          'hot drink',
          'cold drink',
          'creamy',
          'tropical',
          'floral',
          'caffeine',
          'topping',
          'jelly',
          'pudding',
        ].includes(id) && findIngredient(id) === null,
    );
    expect(unknown).toEqual([]);
  });

  it.each(['en', 'zh-HK'] as const)('cover six in seven that guests may name, in %s', (language) => {
    const kinds = [
      'spirit',
      'liqueur',
      'amaro',
      'fortified',
      'wine',
      'sparkling-wine',
      'beer',
      'juice',
      'tea-coffee',
      'fruit',
      'herb',
    ];
    const table = ingredientNames().all.filter(({ kind }) => kinds.includes(kind));
    const missed = table.filter(({ name, zhHK }) => named(language === 'en' ? name : zhHK).length === 0);
    expect(missed.length / table.length, missed.map(({ name, zhHK }) => `${name} ${zhHK}`).join(', ')).toBeLessThan(
      1 / 7,
    );
  });
});
