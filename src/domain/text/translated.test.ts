import { expect, it } from 'vitest';
import { translated } from './translated.ts';

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
