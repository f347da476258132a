/** What guests ask, by kind, in both languages. */
import { describe, expect, it } from 'vitest';
import { DEMO_BAR } from '#test/demo-bar.ts';
import { indexMenu } from '#domain/taste-request/menu-index.ts';
import { createTasteParser } from '#domain/taste-request/parse-taste-request.ts';
import { BOTH } from '#domain/taste-request/words/both.ts';
import { questionsOf } from './question-kinds.ts';

const hear = createTasteParser(BOTH, indexMenu(DEMO_BAR, BOTH).vocabulary);
const kindsIn = (text: string) => questionsOf(hear(text).spoken).map(({ kind }) => kind);

it.each([
  ['what is in the Swizzle and is it very strong?', ['parts', 'degree']],
  ['帕洛瑪入面有啲咩', ['parts']],
  ['what is a Bellini?', ['parts']],
  ['what does the Numbing Mule taste like?', ['taste']],
  ['竹影飲落點㗎', ['taste']],
  ['tell me about the Penicillin', ['taste']],
  ['how strong is the Negroni?', ['degree']],
  ['how hot is the Typhoon?', ['degree']],
  ['邁泰有幾多度', ['degree']],
  ["what's the ABV on the Penicillin?", ['degree']],
  ['does the Mid-Autumn Sour have egg in it', ['holds']],
  ['邁泰有冇果仁', ['holds']],
  ['what whisky is in the Penicillin?', ['holds']],
  ['Black and Tan: wheat or barley?', ['holds']],
  ['can you make the Clover Club without egg?', ['leave-out']],
  ['Negroni 走 campari 得唔得', ['leave-out']],
  ['I’m allergic to shellfish, can I have the Bloody Mary?', ['holds']],
  ['I quite fancy the Clover Club but is there raw egg in it?', ['holds']],
  ['any nuts in anything?', ['holders']],
  ['is everything here vegan?', ['allowed']],
  ['which is easier to drink, Penicillin or Plum Highball?', ['compare']],
  ['is the Margarita stronger than the Daiquiri?', ['compare']],
  ['內格羅尼定係古典苦啲', ['compare']],
  ['what’s the strongest out of the Negroni, Old Fashioned and Martini?', ['compare']],
  ['what’s the difference between a Mojito and a Nojito?', ['difference']],
  ['Negroni 同 Spritz 有咩分別', ['difference']],
  ['Martini or French 75 with oysters?', ['pairing']],
  ['食牛扒飲咩好', ['pairing']],
  ['do you have champagne?', ['stocks']],
  ['有冇紅酒飲', ['stocks']],
  ['a glass of champagne please', ['by-glass']],
  ['do you do margaritas?', ['served']],
  ['which drinks have egg?', ['holders']],
  ['邊杯有椰子', ['holders']],
  ['which is your strongest?', ['utmost']],
  ['which drinks can’t I have, I’m gluten free', ['barred']],
  ['我麩質敏感，邊啲唔飲得？', ['barred']],
  ['what can I have? I’m allergic to eggs', ['allowed']],
  ['which ones are dairy free', ['allowed']],
])('%s: %s', (text, kinds) => expect(kindsIn(text)).toEqual(kinds));

it.each([
  'a Negroni please',
  '要杯 mojito',
  'something sweet with lychee',
  'can I have the Mojito sweet',
  'something fresh, skip the egg',
  '打邊爐食到成身辣，想飲啲凍嘅',
  'I don’t like whisky, any whisky',
  '飲咗兩杯啤酒',
])('%s: asks nothing', (text) => expect(kindsIn(text)).toEqual([]));

describe('what somebody cannot have', () => {
  it.each([
    'what can I not drink if I am allergic to milk',
    '我對果仁敏感，邁泰飲唔飲得？',
    '我 gluten free 㗎，有冇嘢唔飲得？',
  ])('%s: asks, and rules out no alcohol', (text) => expect(hear(text).noAlcohol).toBeUndefined());
  it.each([
    '我咩酒都唔飲得',
    'what I can’t drink is alcohol',
    '我懷孕，飲唔飲得酒？',
    'what can I not drink? I’m pregnant',
  ])('%s: rules it out all the same', (text) => expect(hear(text).noAlcohol).toBeDefined());
  it('what I cannot have is milk: refuses it', () =>
    expect(
      hear('what I cannot have is milk').words.some(
        ({ word, isRefused }) => isRefused && word.allergens?.includes('milk'),
      ),
    ).toBe(true));
});
