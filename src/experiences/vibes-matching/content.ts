/** Default moods and sliders. Source: docs/behaviour/experiences/vibes-matching.md "Original". */
import type { VibesSettings } from './rules.ts';

const VIBES_PACK: VibesSettings = {
  version: 1,
  maxPicks: 3,
  moods: [
    {
      id: 'celebrating',
      emoji: '🎉',
      label: { en: 'Celebrating', 'zh-HK': '慶祝' },
      poster: 'fireworks',
      want: { fizzy: 5, fruity: 3, sweet: 3 },
    },
    {
      id: 'heartbroken',
      emoji: '💔',
      label: { en: 'Heartbroken', 'zh-HK': '失戀' },
      poster: 'torn-heart',
      want: { strength: 4, sweet: 3, herbal: 1 },
    },
    {
      id: 'overworked',
      emoji: '🐶',
      label: { en: 'Overworked', 'zh-HK': 'OT 狗' },
      poster: 'night-shift',
      want: { acidity: 4, fizzy: 3, strength: 2 },
    },
    {
      id: 'zen',
      emoji: '🪷',
      label: { en: 'Zen', 'zh-HK': '放空' },
      poster: 'still-water',
      want: { herbal: 4, strength: 1, sweet: 2 },
    },
    {
      id: 'flirty',
      emoji: '😉',
      label: { en: 'Flirty', 'zh-HK': '曖昧' },
      poster: 'wink',
      want: { fruity: 4, sweet: 3, acidity: 2 },
    },
    {
      id: 'rebellious',
      emoji: '⚡',
      label: { en: 'Rebellious', 'zh-HK': '反叛' },
      poster: 'lightning',
      want: { spicy: 5, strength: 3 },
    },
    {
      id: 'nostalgic',
      emoji: '📼',
      label: { en: 'Nostalgic', 'zh-HK': '懷舊' },
      poster: 'mixtape',
      want: { sweet: 4, herbal: 3, strength: 2 },
    },
    {
      id: 'curious',
      emoji: '👁️',
      label: { en: 'Curious', 'zh-HK': '好奇' },
      poster: 'keyhole',
      want: { herbal: 3, spicy: 3, acidity: 3 },
    },
  ],
  sliders: [
    {
      id: 'energy',
      label: { en: 'Energy', 'zh-HK': '電量' },
      low: { label: { en: 'Running low', 'zh-HK': '就快冇電' }, delta: { fizzy: -1, spicy: -0.5 } },
      high: { label: { en: 'Fully charged', 'zh-HK': '充滿電' }, delta: { fizzy: 1, spicy: 0.5 } },
      picture: 'waves',
    },
    {
      id: 'company',
      label: { en: 'Company', 'zh-HK': '同邊個飲' },
      low: { label: { en: 'Just me', 'zh-HK': '得我一個' }, delta: { sweet: -0.5, fruity: -0.5, herbal: 0.5 } },
      high: { label: { en: 'Whole crew', 'zh-HK': '成班人' }, delta: { sweet: 0.5, fruity: 0.5 } },
      picture: 'seats',
    },
  ],
};

export default VIBES_PACK;
