/** Default settings. Source: docs/behaviour/experiences/voice-sommelier.md "Original". */
import type { SommelierSettings } from './rules.ts';

const PACK: SommelierSettings = {
  version: 1,
  greeting: {
    en: 'Hello. Tell me what you feel like.',
    'zh-HK': '你好呀，話我知你想飲啲咩。',
  },
  phrases: [
    { id: 'fruity', text: { en: 'Fruity, not too strong', 'zh-HK': '果味啲，唔好太勁' } },
    { id: 'refreshing', text: { en: 'Something refreshing', 'zh-HK': '好熱，要清爽嘅' } },
    { id: 'sour', text: { en: 'Sour, with bubbles', 'zh-HK': '酸酸哋有氣' } },
    { id: 'strong', text: { en: 'Strong, not sweet', 'zh-HK': '夠勁，唔好甜' } },
    { id: 'driving', text: { en: 'I’m driving', 'zh-HK': '我要揸車' } },
    { id: 'tea', text: { en: 'Floral, like tea', 'zh-HK': '花香茶香' } },
    { id: 'cosy', text: { en: 'Warm and spicy', 'zh-HK': '暖暖哋，有香料' } },
    { id: 'dessert', text: { en: 'Dessert in a glass', 'zh-HK': '好似甜品咁' } },
    { id: 'surprise', text: { en: 'Surprise me', 'zh-HK': '是但，你話事' } },
  ],
  lexicon: [
    { axis: 'strength', value: 2, words: { en: ['liquid courage', 'make it count'], 'zh-HK': ['壯膽', '要有料到'] } },
    { axis: 'sweet', value: 2, words: { en: ['like a hug', 'sugar rush'], 'zh-HK': ['錫自己', '冧爆'] } },
    { axis: 'fizzy', value: 2, words: { en: ['pop the cork', 'tgif'], 'zh-HK': ['飲杯慶功', '開心Friday'] } },
  ],
  followUps: [
    {
      id: 'light-or-bold',
      text: { en: 'Easy-going, or with some weight to it?', 'zh-HK': '想輕輕鬆鬆，定係夠晒酒勁？' },
      a: { text: { en: 'Easy-going', 'zh-HK': '輕輕鬆鬆' }, delta: { strength: -2 } },
      b: { text: { en: 'Some weight', 'zh-HK': '夠晒酒勁' }, delta: { strength: 2 } },
    },
    {
      id: 'fruity-or-herbal',
      text: { en: 'Closer to an orchard, or to a herb garden?', 'zh-HK': '果園嗰邊，定係香草園嗰邊？' },
      a: { text: { en: 'The orchard', 'zh-HK': '果園' }, delta: { fruity: 2 } },
      b: { text: { en: 'The herb garden', 'zh-HK': '香草園' }, delta: { herbal: 2 } },
    },
    {
      id: 'bubbles-or-still',
      text: { en: 'Bubbles, or smooth and still?', 'zh-HK': '要有氣，定係順滑冇氣？' },
      a: { text: { en: 'Bubbles', 'zh-HK': '有氣' }, delta: { fizzy: 2 } },
      b: { text: { en: 'Smooth and still', 'zh-HK': '順滑冇氣' }, delta: { fizzy: -2 } },
    },
    {
      id: 'sweet-or-sharp',
      text: { en: 'A sweet one, or a sharp one?', 'zh-HK': '甜啲，定係酸啲？' },
      a: { text: { en: 'Sweet', 'zh-HK': '甜啲' }, delta: { sweet: 2, acidity: -1 } },
      b: { text: { en: 'Sharp', 'zh-HK': '酸啲' }, delta: { acidity: 2, sweet: -1 } },
    },
  ],
  speakReplies: false,
  maxSeconds: 8,
};

export default PACK;
