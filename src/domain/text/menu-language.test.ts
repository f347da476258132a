import { expect, it } from 'vitest';
import type { LanguageCode } from './languages.ts';
import { menuLanguages } from './menu-language.ts';

const OFFERED: LanguageCode[] = ['zh-HK', 'ja', 'zh-CN', 'fr'];

it.each<[chosen: string | null, browser: string[], expected: string[]]>([
  [null, ['ja-JP', 'ja', 'en'], ['ja']],
  [null, ['ja', 'fr-CA', 'en'], ['ja', 'fr']],
  [null, ['en-GB', 'ja'], []],
  [null, ['zh-HK', 'ja'], []],
  [null, ['yue-Hant-HK', 'ja'], []],
  [null, ['zh-CN', 'zh', 'en'], ['zh-CN']],
  [null, ['zh-Hans-HK'], ['zh-CN']],
  [null, ['zh'], ['zh-CN']],
  [null, ['zh-TW', 'zh', 'ja'], []],
  [null, ['ko', 'de', 'ja', 'en'], ['ja']],
  [null, [], []],
  ['ja', ['fr'], ['ja']],
  ['interface', ['ja'], []],
  ['ko', ['fr'], ['fr']],
  ['klingon', ['en'], []],
  ['zh-HK', ['ja'], ['ja']],
])('remembered %s, browser %j: %j', (chosen, browser, expected) =>
  expect(menuLanguages(chosen, browser, OFFERED)).toEqual(expected),
);

it('offers nothing beside the interface where the shop has no further language', () => {
  expect(menuLanguages('ja', ['ja'], ['zh-HK'])).toEqual([]);
  expect(menuLanguages(null, ['ja'], [])).toEqual([]);
});

it('knows the Chinese of Taiwan where it is offered', () => {
  expect(menuLanguages(null, ['zh-Hant-TW'], ['zh-TW', 'zh-CN'])).toEqual(['zh-TW']);
});
