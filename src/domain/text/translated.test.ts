import { expect, it } from 'vitest';
import { inTwoLanguages, shownIn, translated } from './translated.ts';

it.each([
  ['Lemon tea', 'en'],
  ['凍檸茶', 'zh-Hant-HK'],
  ['龍井 Martini', 'zh-Hant-HK'],
  ['レモンティー', 'ja'],
  ['7 & 7', 'en'],
])('marks an untranslated %s as %s', (original, lang) =>
  expect(translated(original, {}, 'zh-HK')).toEqual({ text: original, lang }),
);

it.each([
  ['the language itself', { 'zh-HK': '檸檬茶', 'zh-TW': '檸檬紅茶' }, 'zh-HK', { text: '檸檬茶', lang: 'zh-Hant-HK' }],
  ['its nearest relative', { 'zh-TW': '檸檬紅茶' }, 'zh-HK', { text: '檸檬紅茶', lang: 'zh-Hant-TW' }],
  ['simplified Chinese as such', { 'zh-CN': '柠檬茶' }, 'zh-CN', { text: '柠檬茶', lang: 'zh-Hans-CN' }],
  ['the original when there is none', { ja: 'レモンティー' }, 'zh-HK', { text: 'Lemon tea', lang: 'en' }],
  ['the original when it is blank', { ja: ' ' }, 'ja', { text: 'Lemon tea', lang: 'en' }],
  ['another language', { ja: 'レモンティー' }, 'ja', { text: 'レモンティー', lang: 'ja' }],
])('%s', (_case, translations, language, expected) =>
  expect(translated('Lemon tea', translations as unknown as Record<string, string>, language)).toEqual(expected),
);

const TEA = { 'zh-HK': '檸檬茶', 'zh-TW': '檸檬紅茶', ja: 'レモンティー', ko: ' ' };

it.each([
  [['ja', 'en'], 'レモンティー', 'Lemon tea'],
  [['ja', 'zh-HK'], 'レモンティー', '檸檬茶'],
  [['ko', 'en'], 'Lemon tea', '檸檬茶'],
  [['ko', 'zh-HK'], '檸檬茶', 'Lemon tea'],
  [['zh-TW', 'zh-HK'], '檸檬紅茶', '檸檬茶'],
  [['en'], 'Lemon tea', '檸檬茶'],
  [['zh-HK'], '檸檬茶', 'Lemon tea'],
])('in %j it is %s, and below it %s', (languages, own, other) => {
  const names = inTwoLanguages('Lemon tea', TEA, languages);
  expect([names.own.text, names.other?.text]).toEqual([own, other]);
});

it('says a name once that is the same in every language', () =>
  expect(inTwoLanguages('7 & 7', {}, ['ja', 'en'])).toEqual({ own: { text: '7 & 7', lang: 'en' }, other: undefined }));

it.each([
  [['en', 'zh-HK'], ['zh-HK']],
  [
    ['en', 'zh-HK', 'ja', 'ko'],
    ['zh-HK', 'ja'],
  ],
  [
    ['zh-HK', 'zh-TW'],
    ['zh-HK', 'zh-TW'],
  ],
])('for %j it keeps %j', (languages, kept) => expect(Object.keys(shownIn(TEA, languages))).toEqual(kept));

it('keeps the nearest where a language has no text of its own', () =>
  expect(shownIn({ 'zh-TW': '檸檬紅茶', ja: 'レモンティー' }, ['zh-HK'])).toEqual({ 'zh-TW': '檸檬紅茶' }));
