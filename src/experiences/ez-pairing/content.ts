/** The quiz a shop starts with. Source: docs/behaviour/experiences/ez-pairing.md "Original". */
import type { EzQuestion } from '#contract/kiosk/ez-pairing.ts';

export const DEFAULT_EZ_QUESTIONS: EzQuestion[] = [
  {
    id: 'dessert',
    question: '揀一款甜品，你會揀邊樣？',
    questionEn: 'Pick a dessert',
    choices: [
      {
        id: 'mango-pomelo',
        text: '楊枝甘露',
        textEn: 'Mango pomelo sago',
        emoji: '🥭',
        effect: { delta: { fruity: 2, sweet: 1 } },
      },
      { id: 'lemon-tart', text: '檸檬撻', textEn: 'Lemon tart', emoji: '🍋', effect: { delta: { acidity: 2 } } },
      {
        id: 'dark-chocolate',
        text: '黑朱古力',
        textEn: 'Dark chocolate',
        emoji: '🍫',
        effect: { delta: { bitter: 2 }, named: [{ id: 'chocolate' }] },
      },
      {
        id: 'ginger-milk',
        text: '薑汁撞奶',
        textEn: 'Ginger milk pudding',
        emoji: '🍮',
        effect: { delta: { spicy: 2, sweet: 1 } },
      },
    ],
  },
  {
    id: 'friday-night',
    question: '星期五夜晚，你最想點過？',
    questionEn: 'Your kind of Friday night',
    choices: [
      { id: 'dance-floor', text: '去跳舞', textEn: 'On the dance floor', emoji: '🪩', effect: { delta: { fizzy: 2 } } },
      {
        id: 'long-talk',
        text: '同知己傾通宵',
        textEn: 'One long talk with a friend',
        emoji: '💬',
        effect: { delta: { strength: 1, herbal: 1 } },
      },
      {
        id: 'sofa',
        text: '攤喺梳化煲劇',
        textEn: 'A series and the sofa',
        emoji: '🛋️',
        effect: { delta: { sweet: 1 } },
      },
      { id: 'night-hike', text: '上山夜行', textEn: 'A night hike', emoji: '🌌', effect: { delta: { herbal: 2 } } },
    ],
  },
  {
    id: 'bubbles',
    question: '想唔想有氣泡？',
    questionEn: 'How about bubbles?',
    choices: [
      { id: 'lots', text: '越多氣泡越好', textEn: 'Lots of bubbles', emoji: '🍾', effect: { delta: { fizzy: 2 } } },
      { id: 'a-little', text: '少少氣泡就夠', textEn: 'A few bubbles', emoji: '🫧', effect: { delta: { fizzy: 1 } } },
      { id: 'none', text: '唔要氣泡', textEn: 'No bubbles', emoji: '🌊', effect: { delta: { fizzy: -2 } } },
      { id: 'surprise', text: '是但啦，畀啲驚喜我', textEn: 'Surprise me', emoji: '🎲', effect: { delta: {} } },
    ],
  },
  {
    id: 'boldness',
    question: '今晚想飲到幾勁？',
    questionEn: 'How bold shall we go?',
    choices: [
      {
        id: 'no-alcohol',
        text: '無酒精',
        textEn: 'No alcohol',
        emoji: '🌱',
        effect: { delta: {}, zeroProof: true },
      },
      { id: 'easy', text: '輕輕哋', textEn: 'Take it easy', emoji: '🍃', effect: { delta: { strength: -1 } } },
      { id: 'balanced', text: '啱啱好', textEn: 'Balanced', emoji: '⚖️', effect: { delta: {} } },
      { id: 'bold', text: '勁啲', textEn: 'Make it bold', emoji: '🔥', effect: { delta: { strength: 2 } } },
    ],
  },
  {
    id: 'scent',
    question: '邊種香味最吸引你？',
    questionEn: 'A smell you love',
    choices: [
      {
        id: 'citrus-peel',
        text: '啱啱剝開嘅柑橘',
        textEn: 'Fresh citrus peel',
        emoji: '🍊',
        effect: { delta: { acidity: 1, fruity: 1 } },
      },
      { id: 'fresh-herbs', text: '新鮮香草', textEn: 'Fresh herbs', emoji: '🌿', effect: { delta: { herbal: 2 } } },
      { id: 'ripe-fruit', text: '熟透嘅生果', textEn: 'Ripe fruit', emoji: '🍑', effect: { delta: { fruity: 2 } } },
      {
        id: 'warm-spice',
        text: '肉桂、八角嘅香料味',
        textEn: 'Warm spice',
        emoji: '🫚',
        effect: { delta: { spicy: 2 } },
      },
    ],
  },
];
