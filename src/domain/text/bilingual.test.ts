import { describe, expect, it } from 'vitest';
import { countMissingTexts, inLanguage } from './bilingual.ts';

const both = { en: 'Sweet', 'zh-HK': '甜' };

describe('bilingual texts', () => {
  it.each([
    ['nothing', undefined, 0],
    ['a number', 7, 0],
    ['both there', { title: both }, 0],
    ['no Chinese', { title: { en: 'Sweet', 'zh-HK': ' ' } }, 1],
    ['no English', [{ en: '', 'zh-HK': '甜' }], 1],
    ['deep down', { a: { b: [{ c: both }, { c: { en: '', 'zh-HK': '' } }], d: { en: '', 'zh-HK': '甜' } } }, 2],
  ])('counts missing texts: %s', (_, settings, count) => expect(countMissingTexts(settings)).toBe(count));

  it('shows the reader’s language', () => {
    expect([inLanguage(both, 'en'), inLanguage(both, 'zh-HK'), inLanguage(both, 'ja')]).toEqual([
      'Sweet',
      '甜',
      'Sweet',
    ]);
  });
});
