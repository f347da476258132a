/** For tests of the cards: what any card may say of a drink and its shop. */
import { i18n } from '@lingui/core';
import type { CardArt, CardWords } from '#ui/play/card/card-art.ts';

export const cardWords = (more: Partial<CardWords> = {}): CardWords => ({
  i18n,
  lang: 'en',
  drink: { text: 'Yuzu Sour', lang: 'en' },
  otherName: { text: '柚子酸酒', lang: 'zh-Hant-HK' },
  story: { text: 'Bright and tart.', lang: 'en' },
  parts: ['Gin', 'Yuzu juice', 'Syrup', 'Egg white', 'Soda'].map((text) => ({ text, lang: 'en' })),
  shop: { text: 'The Brass Monkey', lang: 'en' },
  date: '23 November 2026',
  guest: undefined,
  ...more,
});

/** All texts of a card, in order. */
export const textsOn = (art: CardArt, words: CardWords): string[] =>
  art.texts(words).flatMap(({ blocks }) => blocks.map(({ text }) => text));
