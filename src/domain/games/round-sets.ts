/** The questions a round for everyone may ask. Source: docs/behaviour/room-round.md "Questions". */
import { movedWish, type Taste } from '#domain/flavour/taste.ts';
import type { Leading } from '#domain/flavour/outcome.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import type { RoundAnswers } from './room-round.ts';

export const ROUND_SET_IDS = ['this-or-that', 'hong-kong', 'four-corners'] as const;
export type RoundSetId = (typeof ROUND_SET_IDS)[number];

/** What an answer is drawn as. */
export const ROUND_PICTURES = [
  'mirror-ball',
  'long-talk',
  'sofa',
  'night-hike',
  'lemon-tart',
  'chocolate',
  'mango',
  'ginger-milk',
  'popped',
  'few-bubbles',
  'still-water',
  'die',
  'flame',
  'feather',
  'citrus',
  'herbs',
  'peach',
  'spice',
  'peak',
  'ferry',
  'egg-tart',
  'pineapple-bun',
  'tram',
  'minibus',
  'beach',
  'ridge',
  'fish-balls',
  'sweet-soup',
] as const;
export type RoundPicture = (typeof ROUND_PICTURES)[number];

export interface RoundAnswer {
  picture: RoundPicture;
  text: BilingualText;
  /** How it changes the wish. */
  taste: Taste;
}
export interface RoundQuestion {
  text: BilingualText;
  answers: readonly RoundAnswer[];
}
export interface RoundSet {
  id: RoundSetId;
  name: BilingualText;
  /** What it is, for whoever starts it. */
  line: BilingualText;
  questions: readonly RoundQuestion[];
}

const answer = (picture: RoundPicture, en: string, zhHk: string, taste: Taste): RoundAnswer => ({
  picture,
  text: { en, 'zh-HK': zhHk },
  taste,
});
const question = (en: string, zhHk: string, ...answers: RoundAnswer[]): RoundQuestion => ({
  text: { en, 'zh-HK': zhHk },
  answers,
});

const SETS: Record<RoundSetId, RoundSet> = {
  'this-or-that': {
    id: 'this-or-that',
    name: { en: 'This or that', 'zh-HK': '二揀一' },
    line: { en: 'Five times two answers', 'zh-HK': '五題，每題二揀一' },
    questions: [
      question(
        'The night is young. You',
        '今晚仲早，你會',
        answer('mirror-ball', 'dance', '跳舞', { fizzy: 1.2, fruity: 0.8 }),
        answer('long-talk', 'talk till late', '傾到夜', { strength: 0.8, bitter: 0.6, fizzy: -0.8 }),
      ),
      question(
        'One dessert for the table',
        '成枱叫一個甜品',
        answer('lemon-tart', 'lemon tart', '檸檬撻', { acidity: 1.6, sweet: -0.4 }),
        answer('chocolate', 'dark chocolate', '黑朱古力', { bitter: 1.2, sweet: 0.6, acidity: -0.8 }),
      ),
      question(
        'Your mood',
        '今晚心情',
        answer('popped', 'sparkling', '興奮到爆', { fizzy: 1.8 }),
        answer('still-water', 'still and clear', '心如止水', { fizzy: -1.8, herbal: 0.4 }),
      ),
      question(
        'Make it',
        '想點飲',
        answer('flame', 'strong', '夠勁', { strength: 1.8 }),
        answer('feather', 'light', '輕盈', { strength: -1.8, fruity: 0.4 }),
      ),
      question(
        'The garnish',
        '杯邊放啲咩',
        answer('citrus', 'a curl of peel', '一片橙皮', { fruity: 1.2, acidity: 0.6 }),
        answer('herbs', 'a sprig of herbs', '一撮香草', { herbal: 1.8 }),
      ),
    ],
  },
  'hong-kong': {
    id: 'hong-kong',
    name: { en: 'A day in Hong Kong', 'zh-HK': '香港一日遊' },
    line: { en: 'Five times two answers, from breakfast to night', 'zh-HK': '五題，由早餐玩到夜晚' },
    questions: [
      question(
        'Breakfast',
        '早餐食咩',
        answer('egg-tart', 'egg tart', '蛋撻', { sweet: 1.2, acidity: -0.6 }),
        answer('pineapple-bun', 'pineapple bun', '菠蘿包', { fruity: 1, sweet: 0.6 }),
      ),
      question(
        'How do you get there?',
        '點樣去',
        answer('tram', 'the tram, no hurry', '叮叮，慢慢嚟', { strength: -1.4, sweet: 0.4 }),
        answer('minibus', 'the minibus, hold on', '小巴，揸實扶手', { strength: 1.6, spicy: 0.6 }),
      ),
      question(
        'An afternoon off',
        '放半日假',
        answer('beach', 'the beach', '去沙灘', { fruity: 1.2, fizzy: 0.6 }),
        answer('ridge', 'a ridge walk', '行山', { herbal: 1.6 }),
      ),
      question(
        'Sunset from',
        '喺邊度睇日落',
        answer('peak', 'the Peak', '山頂', { bitter: 1, strength: 0.6 }),
        answer('ferry', 'the ferry', '渡輪', { acidity: 1.2, fizzy: 0.8 }),
      ),
      question(
        'A last bite',
        '最後一啖',
        answer('fish-balls', 'curry fish balls', '咖喱魚蛋', { spicy: 1.8 }),
        answer('sweet-soup', 'sweet soup', '糖水', { sweet: 1.6, spicy: -0.8 }),
      ),
    ],
  },
  'four-corners': {
    id: 'four-corners',
    name: { en: 'Four corners', 'zh-HK': '四角揀邊' },
    line: { en: 'Four times four answers: harder to agree', 'zh-HK': '四題，每題四揀一，夾到先犀利' },
    questions: [
      question(
        'Where does tonight end?',
        '今晚喺邊度收尾',
        answer('mirror-ball', 'on the dance floor', '舞池', { fizzy: 1.4, fruity: 0.6 }),
        answer('long-talk', 'in a long talk', '傾通宵', { strength: 1, bitter: 0.8 }),
        answer('sofa', 'on the sofa', '梳化', { sweet: 1.2, strength: -1 }),
        answer('night-hike', 'on a hill', '山上', { herbal: 1.4 }),
      ),
      question(
        'Something sweet',
        '揀個甜品',
        answer('mango', 'mango pomelo sago', '楊枝甘露', { fruity: 1.8 }),
        answer('lemon-tart', 'lemon tart', '檸檬撻', { acidity: 1.6 }),
        answer('chocolate', 'dark chocolate', '黑朱古力', { bitter: 1.4 }),
        answer('ginger-milk', 'ginger milk curd', '薑汁撞奶', { spicy: 1.2, sweet: 0.8 }),
      ),
      question(
        'Bubbles?',
        '要唔要有氣',
        answer('popped', 'all of them', '爆晒氣', { fizzy: 2 }),
        answer('few-bubbles', 'a few', '少少氣', { fizzy: 0.8 }),
        answer('still-water', 'none', '唔要氣', { fizzy: -2 }),
        answer('die', 'let it roll', '睇彩數', {}),
      ),
      question(
        'The scent of the night',
        '今晚嘅味道',
        answer('citrus', 'citrus peel', '橙皮', { acidity: 1.2 }),
        answer('herbs', 'herbs', '香草', { herbal: 1.6 }),
        answer('peach', 'ripe peach', '熟桃', { fruity: 1.2, sweet: 0.8 }),
        answer('spice', 'spice', '香料', { spicy: 1.6 }),
      ),
    ],
  },
};

export const roundSet = (id: RoundSetId): RoundSet => SETS[id];

/** Start value of every axis. */
const START = 2.5;

/** What a phone's answers lead to, as far as it has answered. */
export const outcomeOfRound = ({ questions }: RoundSet, answers: RoundAnswers): Leading => ({
  target: movedWish(
    START,
    questions.flatMap((asked, at) => asked.answers[answers[at] ?? -1]?.taste ?? []),
  ),
});
