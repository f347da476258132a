import { describe, expect, it } from 'vitest';
import {
  languagesOf,
  menuCoveragePct,
  mostTranslated,
  translationCoveragePct,
  type Translatable,
} from './translation-coverage.ts';

const recipe = (parts: Partial<Translatable> = {}): Translatable => ({
  name: 'Negroni',
  name_translations: { 'zh-HK': '內格羅尼' },
  description: 'Bitter and red.',
  description_translations: {},
  ingredients: [
    { name: 'Gin', name_translations: { 'zh-HK': '氈酒', ja: 'ジン' } },
    { name: 'Campari', name_translations: {} },
  ],
  ...parts,
});

describe('translationCoveragePct', () => {
  it.each([
    ['name and one of two ingredients of four fields', recipe(), 'zh-HK', 50],
    ['another language', recipe(), 'ja', 25],
    ['a language nobody has', recipe(), 'fr', 0],
    ['all of them', recipe({ description_translations: { 'zh-HK': '苦紅' }, ingredients: [] }), 'zh-HK', 100],
    ['rounded down, so that 100 means all', recipe({ ingredients: [], description: 'x' }), 'zh-HK', 50],
    ['blank translations do not count', recipe({ name_translations: { 'zh-HK': '  ' }, ingredients: [] }), 'zh-HK', 0],
    ['an empty original needs none', recipe({ description: '', ingredients: [] }), 'zh-HK', 100],
    ['nothing to translate', recipe({ name: '', description: '', ingredients: [] }), 'zh-HK', 100],
  ])('%s', (_case, input, language, expected) => expect(translationCoveragePct(input, language)).toBe(expected));

  it('is below 100 if one of many is missing', () => {
    const many = Array.from({ length: 298 }, () => ({ name: 'x', name_translations: { ja: 'x' } }));
    const almost = recipe({ name_translations: { ja: 'x' }, ingredients: many });
    expect(translationCoveragePct(almost, 'ja')).toBe(99);
  });
});

it.each([
  ['every field of every recipe alike', [recipe(), recipe({ ingredients: [], description: '' })], 'zh-HK', 60],
  ['an empty menu', [], 'zh-HK', 100],
])('menuCoveragePct: %s', (_case, recipes, language, expected) =>
  expect(menuCoveragePct(recipes, language)).toBe(expected),
);

it('lists the languages in use', () => {
  expect(languagesOf([recipe(), recipe({ name_translations: { fr: 'Négroni' } })])).toEqual(['fr', 'ja', 'zh-HK']);
});

it.each([
  ['the one that always stands, then the most complete', 3, ['zh-HK', 'ja', 'fr']],
  ['no more than asked for', 2, ['zh-HK', 'ja']],
  ['all there are', 9, ['zh-HK', 'ja', 'fr', 'de']],
])('mostTranslated: %s', (_case, count, expected) => {
  const both = { ja: 'ネグローニ', fr: 'Négroni', de: '' };
  const menu = [recipe({ name_translations: both }), recipe({ description_translations: { fr: 'Amer.', ja: '苦い' } })];
  expect(mostTranslated(menu, count, 'zh-HK')).toEqual(expected);
});

it('mostTranslated: only the fixed language for an empty menu', () => {
  expect(mostTranslated([], 3, 'zh-HK')).toEqual(['zh-HK']);
});
