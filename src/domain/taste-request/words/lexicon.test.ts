import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FLAVOUR_WORDS, PARTICLES } from '#test/flavour-words.ts';
import { FIRST_CHINESE, FIRST_ENGLISH } from '#test/utterances-first.ts';
import { FRESH_CHINESE, FRESH_ENGLISH } from '#test/utterances-fresh.ts';
import { createTasteParser } from '../parse-taste-request.ts';
import { BOTH } from './both.ts';
import cantonese from './cantonese.json';
import english from './english.json';
import { respelled } from '../word-forms.ts';
import { languagesIn, SIGNS, wordsIn } from './lexicon.ts';
import type { Lexicon } from './lexicon.ts';
import { MEANINGS } from './meanings.ts';

const VOCABULARY = {
  words: [{ delta: { fizzy: 2 }, en: ['pop the cork'], 'zh-HK': ['飲杯慶功', '開心Friday'] }],
  names: [
    { id: 'mojito', said: 'mojito' },
    { id: 'mojito', said: '莫希托' },
    { id: 'salt', said: '鹽邊 Margarita' },
  ],
};
const LEXICONS: Record<'en' | 'zh-HK', Lexicon> = { en: english, 'zh-HK': cantonese };
const hearWithBoth = createTasteParser(BOTH, VOCABULARY);
const hearWithItsOwn = (text: string) =>
  createTasteParser(
    languagesIn(text).map((language) => LEXICONS[language]),
    VOCABULARY,
  )(text);

const wordsOf = ({ flavours, persons = {}, particles }: Lexicon): string[] =>
  [flavours, persons, particles].flatMap((each) => Object.values(each)).flatMap((lines) => wordsIn(lines));

describe('the lexicon of one language', () => {
  it('is not needed for sentences without its script', () => {
    for (const word of wordsOf(english)) expect(word).toMatch(/[a-z]/);
    for (const word of wordsOf(english)) expect(word).not.toMatch(/\p{Script=Han}/u);
    for (const word of wordsOf(cantonese)) expect(word).toMatch(/\p{Script=Han}/u);
    for (const wrong of Object.keys(cantonese.spellings)) expect(wrong).toMatch(/\p{Script=Han}/u);
    for (const sign of wordsOf(SIGNS)) expect(languagesIn(sign)).toEqual([]);
  });

  it('is written as its spellings correct it', () => {
    for (const { spellings: spelled, flavours, persons, particles, ingredients, drinks, traits } of [
      english,
      cantonese,
    ]) {
      const spellings = Object.entries(spelled).map(([wrong, right]) => [new RegExp(wrong, 'gi'), right] as const);
      for (const word of [flavours, persons, particles, { ingredients, drinks, traits }]
        .flatMap((each) => Object.values(each))
        .flatMap((lines) => wordsIn(lines)))
        expect(respelled(word, spellings)).toBe(word);
    }
  });

  it('hides no allergen in a trait', () => {
    const hidden = BOTH.flatMap(({ traits = [] }) => traits.flatMap((line) => line.split(',').slice(1)))
      .filter((said) => !/^(?:(?:goes|pairs) with|送|配)/.test(said))
      .filter((said) => {
        const alone = hearWithBoth(`no ${said}`).words.flatMap(({ word }) => word.allergens ?? []);
        const parts = hearWithBoth(said.split(' ').join(', ')).words.flatMap(({ word }) => word.allergens ?? []);
        return parts.some((each) => !alone.includes(each));
      });
    expect(hidden).toEqual([]);
  });

  it('gives each word one meaning, and each meaning a word', () => {
    const said = [...BOTH, SIGNS].flatMap(({ flavours }) => Object.keys(flavours));
    expect(new Set(said)).toEqual(new Set(Object.keys(MEANINGS)));
  });

  it.each([
    ['no alcohol', ['en']],
    ['ＮＯ ＭＩＬＫ', ['en']],
    ['crème', ['en']],
    ['唔要酒', ['zh-HK']],
    ['未滿18', ['zh-HK']],
    ['有bb', ['en', 'zh-HK']],
    ['唔好太 sweet, no alcohol 唔該', ['en', 'zh-HK']],
    ['🍋 18', []],
  ])('%s', (text, languages) => expect(languagesIn(text)).toEqual(languages));
});

describe('a parser with only the lexicons the sentence needs', () => {
  it.each([
    ...[...FIRST_ENGLISH, ...FIRST_CHINESE, ...FRESH_ENGLISH, ...FRESH_CHINESE].map(([text]) => text),
    '唔好太 sweet, no alcohol 唔該',
    '開心Friday',
    'pop the cork, 莫希托',
    '🍋、🌶️/🍓',
  ])('parses the same as with both: %s', (text) => expect(hearWithItsOwn(text)).toEqual(hearWithBoth(text)));

  it('parses the same as with both, on any input', () => {
    const persons = [english, cantonese].flatMap((each) =>
      Object.values(each.persons).flatMap((lines) => wordsIn(lines)),
    );
    const words = [...FLAVOUR_WORDS.flatMap((word) => [...word.en, ...word['zh-HK']]), ...PARTICLES.flat(), ...persons];
    const odd = [
      '5要',
      'd',
      '5',
      '18',
      '，',
      '. ',
      '气',
      '怀孕',
      'ｎｏ',
      'ISNT MY THING',
      'sweeter',
      '々',
      'ø',
      '17',
      '歲',
      '十七',
      'yo',
      'im',
      '我',
      'amoxicillin',
    ];
    const part = fc.tuple(fc.constantFrom(...words, ...odd), fc.constantFrom('', ' '));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const text = parts.flat().join('');
        expect(hearWithItsOwn(text)).toEqual(hearWithBoth(text));
      }),
    );
  });
});
