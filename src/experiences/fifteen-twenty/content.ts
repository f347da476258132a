/** Default settings. Source: docs/behaviour/experiences/fifteen-twenty.md "Original". */
import type { FifteenTwentySettings } from './settings.ts';

const content: FifteenTwentySettings = {
  version: 1,
  rule: 'turn',
  target: 2,
  strictCalls: true,
  showSeconds: 6,
  untimed: false,
  opponents: ['house', 'hotseat', 'room'],
  chant: { en: 'Fif-teen, twen-ty, show!', 'zh-HK': '十五、二十、開！' },
  calls: {
    // idiom to confirm: everyday Cantonese for "all closed", no source found for the game
    0: { en: 'None', 'zh-HK': '收晒' },
    5: { en: 'Five', 'zh-HK': '五' },
    10: { en: 'Ten', 'zh-HK': '十' },
    15: { en: 'Fifteen', 'zh-HK': '十五' },
    // idiom to confirm: everyday Cantonese for "all open", no source found for the game
    20: { en: 'All open', 'zh-HK': '開晒' },
  },
  resultMap: {
    0: { title: { en: 'All quiet', 'zh-HK': '一隻都唔開' }, want: { sweet: 3, fruity: 3 }, zeroProof: true },
    5: { title: { en: 'One hand up', 'zh-HK': '一枝獨秀' }, want: { fizzy: 4, acidity: 3 }, zeroProof: false },
    10: {
      title: { en: 'Half and half', 'zh-HK': '半開半收' },
      want: { strength: 2.5, acidity: 2.5, sweet: 2.5, spicy: 2.5, fruity: 2.5, fizzy: 2.5, herbal: 2.5, bitter: 2.5 },
      zeroProof: false,
    },
    15: { title: { en: 'Three hands up', 'zh-HK': '三手齊開' }, want: { strength: 3, fruity: 3 }, zeroProof: false },
    20: { title: { en: 'Every hand open', 'zh-HK': '四手大開' }, want: { strength: 4, spicy: 3 }, zeroProof: false },
  },
};

export default content;
