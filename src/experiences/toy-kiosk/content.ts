/** The drum a shop starts with: thirty capsules. Source: docs/behaviour/experiences/toy-kiosk.md "Original". */
import type { ToySettings } from './rules.ts';

const PACK: ToySettings = {
  version: 1,
  rerolls: 1,
  zeroProofSeries: true,
  series: [
    {
      id: 'citrus-pop',
      name: { en: 'Citrus Pop', 'zh-HK': '檸檬啵啵' },
      line: { en: 'Pull the pin. Mind your eyebrows.', 'zh-HK': '一拉環，成個人醒晒。' },
      colour: '#f0b400',
      count: 7,
      pick: { want: { acidity: 4, fizzy: 4 } },
      drawing: 'citrus',
      sticker: '',
    },
    {
      id: 'garden-ghost',
      name: { en: 'Garden Ghost', 'zh-HK': '花園精靈' },
      line: { en: 'It only haunts the herb bed.', 'zh-HK': '唔嚇人，淨係喺香草叢出沒。' },
      colour: '#3f9b62',
      count: 7,
      pick: { want: { herbal: 4, sweet: 2 } },
      drawing: 'ghost',
      sticker: '',
    },
    {
      id: 'sunset-candy',
      name: { en: 'Sunset Candy', 'zh-HK': '夕陽糖果' },
      line: { en: 'Six o’clock, but you can unwrap it.', 'zh-HK': '成個黃昏，拆開糖紙就有。' },
      colour: '#ee6d8f',
      count: 7,
      pick: { want: { fruity: 4, sweet: 4 } },
      drawing: 'candy',
      sticker: '',
    },
    {
      id: 'dragon-breath',
      name: { en: 'Dragon Breath', 'zh-HK': '火龍吐息' },
      line: { en: 'Small dragon. Large opinions.', 'zh-HK': '龍仔細細隻，脾氣火火紅。' },
      colour: '#d4472c',
      count: 4,
      pick: { want: { spicy: 4, strength: 3 } },
      drawing: 'dragon',
      sticker: '',
    },
    {
      id: 'night-market',
      name: { en: 'Night Market', 'zh-HK': '神秘夜市' },
      line: { en: 'Third stall on the left. Ask for the usual.', 'zh-HK': '左邊第三檔，話「照舊」就得。' },
      colour: '#6f4bd8',
      count: 3,
      pick: { want: { herbal: 3, spicy: 3, sweet: 3 } },
      drawing: 'lantern',
      sticker: '',
    },
    {
      id: 'golden',
      name: { en: 'Golden Capsule', 'zh-HK': '金蛋' },
      line: { en: 'The one the bar keeps for itself.', 'zh-HK': '老闆自己飲開嗰杯。' },
      colour: '#e0a526',
      count: 2,
      pick: { recipeIds: [] },
      drawing: 'golden',
      sticker: '',
    },
  ],
};

export default PACK;
