/** The doors a shop starts with. Source: design experiences 3.6. */
import type { BilingualText } from '#domain/recipe.ts';
import { TYPE_TEXTS } from './types.ts';
import { lettersOf, type Dichotomy, type MbtiSettings, type Question } from './rules.ts';

const question = (
  dichotomy: Dichotomy,
  weight: number,
  text: BilingualText,
  a: BilingualText,
  b: BilingualText,
): Question => {
  const [first, second] = lettersOf(dichotomy);
  return {
    id: `${dichotomy.toLowerCase()}-${weight === 2 ? 1 : 2}`,
    dichotomy,
    weight,
    text,
    a: { text: a, letter: first },
    b: { text: b, letter: second },
  };
};

const PACK: MbtiSettings = {
  version: 1,
  questions: [
    question(
      'EI',
      2,
      { en: 'At a party, you recharge', 'zh-HK': '去派對，你點樣充電？' },
      { en: 'talking to new faces', 'zh-HK': '識新朋友，越傾越有電' },
      { en: 'in a corner with one friend', 'zh-HK': '同一個朋友坐埋一角' },
    ),
    question(
      'SN',
      2,
      { en: 'A new bar. You first notice', 'zh-HK': '入到間新酒吧，你先留意' },
      { en: 'the menu and the glasses', 'zh-HK': '餐牌同酒杯' },
      { en: 'the story behind it', 'zh-HK': '佢背後嘅故事' },
    ),
    question(
      'TF',
      2,
      { en: 'A friend picked a bad drink. You', 'zh-HK': '朋友揀錯咗杯嘢，你會' },
      { en: 'explain where it went wrong', 'zh-HK': '同佢分析錯喺邊' },
      { en: 'swap it for yours', 'zh-HK': '將自己嗰杯換畀佢' },
    ),
    question(
      'JP',
      2,
      { en: 'Tonight is', 'zh-HK': '今晚係' },
      { en: 'planned', 'zh-HK': '一早計劃好' },
      { en: 'let’s see', 'zh-HK': '睇下點先' },
    ),
    question(
      'EI',
      1,
      { en: 'Your best ideas come', 'zh-HK': '靈感通常幾時嚟？' },
      { en: 'while talking', 'zh-HK': '講講下就有' },
      { en: 'in the shower', 'zh-HK': '沖涼嗰陣' },
    ),
    question(
      'SN',
      1,
      { en: 'A recipe is', 'zh-HK': '食譜對你嚟講係' },
      { en: 'steps to follow', 'zh-HK': '一步一步跟住做' },
      { en: 'a place to start', 'zh-HK': '靈感嘅起點' },
    ),
    question(
      'TF',
      1,
      { en: 'A good decision is', 'zh-HK': '好嘅決定要' },
      { en: 'consistent', 'zh-HK': '有道理' },
      { en: 'kind', 'zh-HK': '有人情味' },
    ),
    question(
      'JP',
      1,
      { en: 'In your bag there is', 'zh-HK': '你個袋入面有' },
      { en: 'what you need', 'zh-HK': '要用嘅嘢' },
      { en: 'a surprise, even to you', 'zh-HK': '驚喜，連自己都唔知' },
    ),
  ],
  letterDelta: {
    E: { fizzy: 1, fruity: 0.5 },
    I: { herbal: 1, strength: 0.5 },
    S: { sweet: 0.5, fruity: 0.5 },
    N: { spicy: 1, herbal: 0.5 },
    T: { acidity: 1, strength: 0.5, sweet: -0.5 },
    F: { sweet: 1, acidity: -0.5 },
    J: { strength: 0.5, fizzy: -0.5 },
    P: { fizzy: 0.5, spicy: 0.5 },
  },
  types: TYPE_TEXTS,
};

export default PACK;
