/** "The Last Tram / 尾班電車". Source: docs/behaviour/experiences/story-tree.md "Original". */
import type { Story } from './rules.ts';

const THE_LAST_TRAM: Story = {
  version: 1,
  start: 'n1',
  nodes: {
    n1: {
      text: {
        en: 'Midnight. The last tram rings its bell twice, as if it knew your name.',
        'zh-HK': '夜半，尾班電車「叮叮」兩聲，好似識得你咁。',
      },
      image: '',
      backdrop: 'tram-stop',
      choices: [
        {
          label: { en: 'Climb upstairs, into the wind', 'zh-HK': '上上層，吹吹風' },
          to: 'n2',
          delta: { fizzy: 1, acidity: 1 },
        },
        {
          label: { en: 'Stand beside the driver', 'zh-HK': '企喺司機隔籬' },
          to: 'n3',
          delta: { strength: 1, herbal: 1 },
        },
      ],
    },
    n2: {
      text: {
        en: 'The upper deck is empty but for a stranger, who peels an orange and holds half of it out to you.',
        'zh-HK': '上層得一個陌生人，剝開個橙，遞咗半個畀你。',
      },
      image: '',
      backdrop: 'upper-deck',
      choices: [
        {
          label: { en: 'Take it, juice and all', 'zh-HK': '照接，滴到周身汁都唔怕' },
          to: 'n4',
          delta: { fruity: 2, sweet: 1 },
        },
        {
          label: { en: 'Swap it for your ginger candy', 'zh-HK': '攞粒薑糖同佢換' },
          to: 'n5',
          delta: { spicy: 2, sweet: 1 },
        },
      ],
    },
    n3: {
      text: {
        en: 'The driver hums a song older than the rails, and leaves a gap where your line should go.',
        'zh-HK': '司機哼起首老歌，老過條路軌，仲特登留返一句等你接。',
      },
      image: '',
      backdrop: 'driver',
      choices: [
        {
          label: { en: 'Sing the missing line', 'zh-HK': '同佢一齊唱' },
          to: 'n4',
          delta: { sweet: 1, fizzy: 1 },
        },
        {
          label: { en: 'Ask about the old days', 'zh-HK': '問佢以前嘅事' },
          to: 'n5',
          delta: { herbal: 2 },
        },
      ],
    },
    n4: {
      text: {
        en: 'Neon rain begins. Every sign on the street drips into the gutter: pink, jade, gold.',
        'zh-HK': '霓虹落雨。成條街嘅招牌都溶咗，粉紅、翠綠、金黃，一齊流落坑渠。',
      },
      image: '',
      backdrop: 'neon-rain',
      choices: [
        { label: { en: 'Run for it', 'zh-HK': '衝出去' }, to: 'e1', delta: { fizzy: 2 } },
        {
          label: { en: 'Wait it out at the window', 'zh-HK': '坐喺窗邊等雨停' },
          to: 'e2',
          delta: { sweet: 1, fruity: 1 },
        },
      ],
    },
    n5: {
      text: {
        en: 'The terminus. Everybody else goes home, but the market is still awake, all lamps and steam.',
        'zh-HK': '到總站喇，人人返晒屋企，得個夜市未捨得瞓，燈火蒸氣撈埋一齊。',
      },
      image: '',
      backdrop: 'night-market',
      choices: [
        {
          label: { en: 'Follow the smoke', 'zh-HK': '跟住炭香行' },
          to: 'e3',
          delta: { spicy: 2, strength: 1 },
        },
        {
          label: { en: 'Follow the flowers', 'zh-HK': '跟住花香行' },
          to: 'e4',
          delta: { herbal: 2, acidity: 1 },
        },
      ],
    },
  },
  endings: {
    e1: {
      title: { en: 'Neon Runner', 'zh-HK': '霓虹跑者' },
      text: {
        en: 'You arrive soaked and laughing, three colours of light still running down your sleeves. The night tried to keep up.',
        'zh-HK': '你濕晒身，笑住到步，衫袖仲流緊三隻顏色嘅光。個夜想追你，追唔到。',
      },
      image: '',
      backdrop: 'neon-runner',
      recipeIds: [],
    },
    e2: {
      title: { en: 'Window Dreamer', 'zh-HK': '窗邊夢遊人' },
      text: {
        en: 'You draw a door in the mist on the glass, and for two stops you live on its other side. The rain ends; you are in no hurry to say so.',
        'zh-HK': '你喺玻璃嘅霧氣上面畫咗道門，過咗兩個站，人已經喺門嘅另一邊。雨停咗，你唔急住話畀人知。',
      },
      image: '',
      backdrop: 'window-dreamer',
      recipeIds: [],
    },
    e3: {
      title: { en: 'Ember Walker', 'zh-HK': '炭火行者' },
      text: {
        en: 'The man at the grill hands you the last skewer and asks nothing. You walk home warm as a lantern, leaving a spark at every corner.',
        'zh-HK': '燒烤檔嘅師傅乜都冇問，遞咗最後一串畀你。你行返屋企，成個人暖過燈籠，每個街角都留低一粒火星。',
      },
      image: '',
      backdrop: 'ember-walker',
      recipeIds: [],
    },
    e4: {
      title: { en: 'Night Gardener', 'zh-HK': '夜園丁' },
      text: {
        en: 'Behind the last stall somebody waters orchids by torchlight. You carry one home in a teacup; by morning it smells of rain.',
        'zh-HK': '最尾嗰檔後面，有人揸住電筒淋蘭花。你用茶杯捧咗一棵返去，朝早一聞，有落過雨嘅味。',
      },
      image: '',
      backdrop: 'night-gardener',
      recipeIds: [],
    },
  },
};

export default THE_LAST_TRAM;
