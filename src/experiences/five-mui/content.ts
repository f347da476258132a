/** Default settings. Source: docs/behaviour/experiences/five-mui.md "Original". */
import { callsOf } from './call-sets.ts';
import type { FiveMuiSettings } from './settings.ts';

const content: FiveMuiSettings = {
  version: 1,
  // Named as in the console and in voices: no source has 五枚 as a name of the game.
  label: { en: 'Five Mui', 'zh-HK': '猜枚' },
  target: 2,
  allowFouls: false,
  fixedCall: false,
  showSeconds: 6,
  untimed: false,
  opponents: ['house', 'hotseat', 'room'],
  callSet: 'mandarin',
  calls: callsOf('mandarin'),
  resultMap: {
    0: { want: { fruity: 3, herbal: 3 }, zeroProof: true },
    1: { want: { strength: 4 }, zeroProof: false },
    2: { want: { sweet: 4, fruity: 3 }, zeroProof: false },
    3: { want: { fruity: 4, acidity: 3 }, zeroProof: false },
    4: { want: { herbal: 4 }, zeroProof: false },
    5: {
      want: { strength: 3, acidity: 3, sweet: 3, spicy: 3, fruity: 3, fizzy: 3, herbal: 3, bitter: 3 },
      zeroProof: false,
    },
    6: { want: { fizzy: 4, acidity: 1 }, zeroProof: false },
    7: { want: { acidity: 4, herbal: 2 }, zeroProof: false },
    8: { want: { spicy: 4, strength: 3 }, zeroProof: false },
    9: { want: { herbal: 3, strength: 3 }, zeroProof: false },
    10: { want: { sweet: 3, fruity: 4, fizzy: 3 }, zeroProof: false },
  },
};

export default content;
