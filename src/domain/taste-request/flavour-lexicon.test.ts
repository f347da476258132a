import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectFromWords } from './flavour-lexicon.ts';
import type { WordEffect } from './flavour-lexicon.ts';
import { FLAVOUR_WORDS } from '#test/flavour-words.ts';

/** What the words say of taste and alcohol. */
const withoutNamed = (effect: WordEffect | null): WordEffect | null => {
  const { named: _, ...rest } = effect ?? { delta: {} };
  return effect && rest;
};

describe('effectFromWords', () => {
  it.each<[string, string, string, WordEffect | null]>([
    ['one word', '', 'Sweet', { delta: { sweet: 2 } }],
    ['one word in Chinese', '甜', '', { delta: { sweet: 2 } }],
    ['both languages are one statement', '甜品', 'A dessert', { delta: { sweet: 2 } }],
    ['the larger change of the two languages', '微甜', 'Sweet', { delta: { sweet: 2 } }],
    ['each language may add an axis', '辣', 'Sweet', { delta: { sweet: 2, spicy: 2 } }],
    ['synonyms count once', '', 'Sour, tart, zesty lemon', { delta: { acidity: 2 } }],
    ['different words add up', '', 'Refreshing lemon', { delta: { acidity: 3, fizzy: 1 } }],
    ['plurals', '', 'Berries and bubbles', { delta: { fruity: 2, fizzy: 2 } }],
    ['whole words only', '', 'My sweetheart at the gingham lighthouse', null],
    ['the longest Chinese word wins', '熱帶熱情果', '', { delta: { fruity: 2 } }],
    ['the longest English phrase wins', '', 'Dark chocolate', { delta: { bitter: 2 } }],
    ['bitter', '苦啲', 'Something bitter', { delta: { bitter: 2 } }],
    ['bittersweet aftertaste', '有回甘', '', { delta: { bitter: 2 } }],
    ['bitter refused', '唔好苦', 'Not bitter please', { delta: { bitter: -2 } }],
    ['no bitterness', '唔要苦味', 'No bitterness', { delta: { bitter: -2 } }],
    [
      'a Negroni, where it is no drink of the menu',
      '',
      'Something like a Negroni',
      { delta: { bitter: 2, strength: 1 } },
    ],
    ['hardship is not bitter', '今日好辛苦，要甜', '', { delta: { sweet: 2 } }],
    ['vermouth is not bitter in Chinese either', '苦艾酒', 'Vermouth', { delta: { herbal: 2 } }],
    ['no', '', 'No sugar', { delta: { sweet: -2 } }],
    ['not too', '唔好太甜', 'Not too sweet', { delta: { sweet: -2 } }],
    ['without, three words off', '', 'Without all the sugar', { delta: { sweet: -2 } }],
    ['a no far away', '', 'No fuss for me thank you, sweet', { delta: { sweet: 2 } }],
    ['a no stays in its clause', '唔要甜，要酸', 'Not sweet but sour', { delta: { sweet: -2, acidity: 2 } }],
    ["don't", '', 'I don’t like ginger', { delta: { spicy: -2 } }],
    ['not just', '', 'Not just sweet', { delta: { sweet: 2 } }],
    ['less in Cantonese', '少甜', '', { delta: { sweet: -2 } }],
    ['a little', '少少辣', 'A little spicy', { delta: { spicy: 1 } }],
    ['no bubbles', '唔要氣泡', 'No bubbles', { delta: { fizzy: -2 } }],
    ['flat', '無氣', 'Flat', { delta: { fizzy: -3 } }],
    ['no alcohol', '無酒精', 'No alcohol', { delta: {}, zeroProof: true }],
    ['driving', '今晚揸車', '', { delta: {}, zeroProof: true }],
    ['alcohol-free and fruity', '', 'Alcohol-free, fruity', { delta: { fruity: 2 }, zeroProof: true }],
    ['pregnant', '', 'I am pregnant', { delta: {}, zeroProof: true }],
    ['pregnant, in Cantonese', '懷緊孕', '', { delta: {}, zeroProof: true }],
    ['breastfeeding', '', 'Still breast-feeding', { delta: {}, zeroProof: true }],
    ['breastfeeding, in Cantonese', '餵緊母乳', '', { delta: {}, zeroProof: true }],
    ['not driving', '', 'I am not driving', { delta: {} }],
    ['under 18', '我十七歲', '', { delta: {}, zeroProof: true }],
    ['medicine', '', 'On antibiotics', { delta: {}, zeroProof: true }],
    ['given up', '戒咗酒', 'Sober', { delta: {}, zeroProof: true }],
    ['drunk already', '醉咗', 'I’m drunk, the strongest', { delta: { strength: 2 }, zeroProof: true }],
    ['drunk easily', '酒量好渣', 'I get drunk easily', { delta: { strength: -2 } }],
    ['neither, nor', '', 'Neither sweet nor fizzy', { delta: { sweet: -2, fizzy: -2 } }],
    ['and not', '', 'Fruity and not alcoholic', { delta: { fruity: 2 }, zeroProof: true }],
    ['no twice', '唔係唔要酒', '', { delta: {} }],
    ['cold', '凍嘅', 'Something cold', { delta: { acidity: 1, fizzy: 1 } }],
    ['surprise me: understood, no change', '是但', 'Surprise me', { delta: {} }],
    ['not about flavour', '年輕', 'Sweet spot', null],
    ['nothing understood', '藍色', 'Blue', null],
    ['nothing said', '', '', null],
    ['the languages swapped', 'Sweet', '甜', { delta: { sweet: 2 } }],
  ])('%s', (_case, text, textEn, effect) => {
    expect(withoutNamed(effectFromWords(text, textEn))).toEqual(effect);
  });

  it.each<[string, string, WordEffect['named']]>([
    ['有氈酒', 'With gin', [{ id: 'gin' }]],
    ['', 'A Mojito, no rum', [{ id: 'mojito' }, { id: 'rum', isRefused: true }]],
    ['唔要薑', 'Spicy', [{ id: 'ginger', isRefused: true }]],
    ['肉桂味', 'Warm spice', undefined],
    ['啤酒', 'A cold beer', [{ id: 'beer' }]],
    ['甜', 'Sweet', undefined],
  ])('%s / %s: names what both texts name, and refuses what one refuses', (text, textEn, named) =>
    expect(effectFromWords(text, textEn)?.named).toEqual(named),
  );

  it('understands each word by itself, and lists none twice', () => {
    for (const language of ['en', 'zh-HK'] as const) {
      const words = FLAVOUR_WORDS.flatMap((entry) => entry[language]);
      expect(new Set(words).size).toBe(words.length);
      for (const entry of FLAVOUR_WORDS)
        for (const word of entry[language]) {
          const effect = withoutNamed(language === 'en' ? effectFromWords('', word) : effectFromWords(word, ''));
          if (entry.ignore) expect(effect, word).toBeNull();
          else expect(effect, word).toEqual(entry.zeroProof ? { delta: {}, zeroProof: true } : { delta: entry.delta });
        }
    }
  });

  it('keeps every change within -5 and 5, for any text', () => {
    const words = fc.constantFrom(
      'no ',
      'a little ',
      ', ',
      '唔要',
      '少少',
      '，',
      ...FLAVOUR_WORDS.flatMap((w) => [...w.en, ...w['zh-HK']]),
    );
    const texts = fc.array(fc.oneof(words, fc.string()), { maxLength: 12 });
    fc.assert(
      fc.property(texts, texts, (zh, en) => {
        const effect = effectFromWords(zh.join(''), en.join(' '));
        for (const change of Object.values(effect?.delta ?? {})) {
          expect(Math.abs(change)).toBeLessThanOrEqual(5);
          expect(change).not.toBe(0);
        }
      }),
    );
  });
});
