/** Default questions. Source: docs/behaviour/experiences/mbti.md "Original". */
import type { BilingualText } from '#domain/recipe/recipe.ts';
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
      { en: 'At a party, you recharge', 'zh-HK': '派對點充電？' },
      { en: 'with new faces', 'zh-HK': '識新朋友' },
      { en: 'with one old friend', 'zh-HK': '同老友' },
    ),
    question(
      'SN',
      2,
      { en: 'A new bar. You first notice', 'zh-HK': '新酒吧，你先睇' },
      { en: 'the menu', 'zh-HK': '張餐牌' },
      { en: 'the story', 'zh-HK': '個故事' },
    ),
    question(
      'TF',
      2,
      { en: 'A friend’s drink is bad. You', 'zh-HK': '朋友嗰杯難飲' },
      { en: 'tell them why', 'zh-HK': '講佢知' },
      { en: 'swap glasses', 'zh-HK': '同佢換杯' },
    ),
    question(
      'JP',
      2,
      { en: 'Tonight is', 'zh-HK': '今晚係' },
      { en: 'planned', 'zh-HK': '計劃好' },
      { en: 'let’s see', 'zh-HK': '睇下點' },
    ),
    question(
      'EI',
      1,
      { en: 'Your best ideas come', 'zh-HK': '靈感幾時嚟？' },
      { en: 'while talking', 'zh-HK': '講講下' },
      // idiom to confirm: 沖沖下涼, coined to match 講講下
      { en: 'in the shower', 'zh-HK': '沖沖下涼' },
    ),
    question(
      'SN',
      1,
      { en: 'A recipe is', 'zh-HK': '食譜用嚟' },
      { en: 'steps to follow', 'zh-HK': '跟住做' },
      { en: 'a starting point', 'zh-HK': '搵靈感' },
    ),
    question(
      'TF',
      1,
      { en: 'A good decision is', 'zh-HK': '好決定要' },
      { en: 'consistent', 'zh-HK': '有道理' },
      { en: 'kind', 'zh-HK': '有人情味' },
    ),
    question(
      'JP',
      1,
      { en: 'Your bag holds', 'zh-HK': '你個袋有' },
      { en: 'what you need', 'zh-HK': '要用嘅嘢' },
      { en: 'surprises', 'zh-HK': '意外驚喜' },
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
