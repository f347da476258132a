import { expect, it } from 'vitest';
import { interfaceLocale } from './interface-locale.ts';

it.each<[string | null, string[], string]>([
  [null, [], 'en'],
  [null, ['en-US'], 'en'],
  [null, ['zh-HK', 'en'], 'zh-HK'],
  [null, ['yue-Hant-HK'], 'zh-HK'],
  [null, ['zh-Hant-TW'], 'zh-HK'],
  [null, ['zh-CN', 'en'], 'zh-HK'],
  [null, ['fr-FR', 'zh-TW', 'en'], 'zh-HK'],
  [null, ['fr-FR', 'en-GB', 'zh-TW'], 'en'],
  [null, ['ja', 'fr'], 'en'],
  ['en', ['zh-HK'], 'en'],
  ['zh-HK', ['en'], 'zh-HK'],
  ['klingon', ['zh-HK'], 'zh-HK'],
])('remembered %s, browser %j: %s', (chosen, languages, locale) =>
  expect(interfaceLocale(chosen, languages)).toBe(locale),
);
