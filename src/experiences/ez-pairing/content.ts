/** The quiz a shop starts with. Source: docs/behaviour/experiences/ez-pairing.md "Original". */
import type { EzQuestion } from '#contract/kiosk/ez-pairing.ts';

export const DEFAULT_EZ_QUESTIONS: EzQuestion[] = [
  {
    id: 'dessert',
    question: '揀款甜品',
    questionEn: 'Pick a dessert',
    choices: [
      {
        id: 'mango-pomelo',
        text: '楊枝甘露',
        textEn: 'Mango pomelo',
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
    question: '星期五夜晚',
    questionEn: 'Your Friday night',
    choices: [
      { id: 'dance-floor', text: '跳舞', textEn: 'Dance floor', emoji: '🪩', effect: { delta: { fizzy: 2 } } },
      {
        id: 'long-talk',
        text: '傾通宵',
        textEn: 'A long talk',
        emoji: '💬',
        effect: { delta: { strength: 1, herbal: 1 } },
      },
      {
        id: 'sofa',
        text: '煲劇',
        textEn: 'The sofa',
        emoji: '🛋️',
        effect: { delta: { sweet: 1 } },
      },
      { id: 'night-hike', text: '夜行', textEn: 'Night hike', emoji: '🌌', effect: { delta: { herbal: 2 } } },
    ],
  },
  {
    id: 'bubbles',
    question: '要幾多氣泡？',
    questionEn: 'Bubbles?',
    choices: [
      { id: 'lots', text: '好多氣泡', textEn: 'Lots of bubbles', emoji: '🍾', effect: { delta: { fizzy: 2 } } },
      { id: 'a-little', text: '少少氣泡', textEn: 'A few bubbles', emoji: '🫧', effect: { delta: { fizzy: 1 } } },
      { id: 'none', text: '唔要氣泡', textEn: 'No bubbles', emoji: '🌊', effect: { delta: { fizzy: -2 } } },
      { id: 'surprise', text: '是但', textEn: 'Surprise me', emoji: '🎲', effect: { delta: {} } },
    ],
  },
  {
    id: 'boldness',
    question: '今晚幾勁？',
    questionEn: 'How bold?',
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
      { id: 'bold', text: '勁啲', textEn: 'Bold', emoji: '🔥', effect: { delta: { strength: 2 } } },
    ],
  },
  {
    id: 'scent',
    question: '鍾意嘅香味',
    questionEn: 'A smell you love',
    choices: [
      {
        id: 'citrus-peel',
        text: '柑橘皮',
        textEn: 'Citrus peel',
        emoji: '🍊',
        effect: { delta: { acidity: 1, fruity: 1 } },
      },
      { id: 'fresh-herbs', text: '香草', textEn: 'Fresh herbs', emoji: '🌿', effect: { delta: { herbal: 2 } } },
      { id: 'ripe-fruit', text: '熟透生果', textEn: 'Ripe fruit', emoji: '🍑', effect: { delta: { fruity: 2 } } },
      {
        id: 'warm-spice',
        text: '香料味',
        textEn: 'Warm spice',
        emoji: '🫚',
        effect: { delta: { spicy: 2 } },
      },
    ],
  },
];
