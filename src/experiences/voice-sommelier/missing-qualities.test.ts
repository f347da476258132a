/** Nothing that a drink is like, and no question word, is spoken of as if it were on a menu: "No popular on this menu". */
import { describe, expect, it } from 'vitest';
import { indexMenu } from '#domain/taste-request/menu-index.ts';
import { wishForTrait } from '#domain/taste-request/named-wishes.ts';
import { BOTH } from '#domain/taste-request/words/both.ts';
import { wordsIn } from '#domain/taste-request/words/lexicon.ts';
import { DEMO_TEA } from '#test/demo-bar.ts';
import { talk, TALK_START } from './guest/talk.ts';
import { chipsOf } from './guest/wish-list.ts';
import { interpret } from './hearing/interpret.ts';
import { missingOnMenu } from './unserved.ts';
import { missingOf, namedOf, nearestInstead, NOW_WHAT } from './words.ts';

type Menu = typeof DEMO_TEA;
/** One plain drink, which hardly anything fits. */
const ONE = DEMO_TEA.filter(({ id }) => id === 'tea-watermelon-sea-salt');
const INDEX = indexMenu(ONE, BOTH);
const hear = (text: string, menu: Menu) => interpret(text, BOTH, [], menu);
const repliesTo = (text: string, menu: Menu) =>
  talk(TALK_START, { type: 'heard', now: hear(text, menu), said: [] }).reply;

/** Traits that are drinks or ingredients. */
const THINGS =
  /^(?:(?:hot|cold|soft|energy) drink|alcohol|frangelico|durian|mangosteen|coconut water|(?:fruit|plain) tea)$/;
const TRAITS = BOTH.flatMap(({ traits = [] }) =>
  traits.map((line) => {
    const [id, ...words] = wordsIn([line]);
    return [id!, words] as const;
  }),
).filter(([, words]) => words.length > 0);

/** What a sentence says the menu has not, in both languages. */
const lackingIn = ({ en, 'zh-HK': zh }: { en: string; 'zh-HK': string }): string[] => [
  ...(/\bno (.+?) on this menu/i.exec(en)?.[1]!.split(', no ') ?? []),
  ...(/餐牌冇(.+?)，/.exec(zh)?.[1]!.split('同') ?? []),
];

describe('what no drink is like', () => {
  it('has a menu to lack everything', () => expect(ONE).toHaveLength(1));

  it.each(TRAITS)('%s: is quoted, whatever word it is asked for with', (id, words) => {
    const isThing = THINGS.test(id);
    for (const said of words) {
      const wish = { ...wishForTrait(id, said, INDEX), drinks: [] };
      for (const { en, 'zh-HK': zh } of [missingOf([wish]), nearestInstead([wish])]) {
        expect(en).toMatch(isThing ? /^No .+ on this menu/ : /^Nothing here fits “.+”/);
        expect(zh).toMatch(isThing ? /^餐牌冇/ : /^冇飲品啱「.+」，/);
      }
      expect(/not on this menu|餐牌冇/.test(Object.values(namedOf(wish)).join(' '))).toBe(isThing);
    }
  });

  it.each(TRAITS)('%s: is not spoken of as had', (_id, [said]) => {
    const now = hear(said!, ONE);
    const things = missingOnMenu(now).filter((wish) => wish.kind !== 'trait' || THINGS.test(wish.id));
    const mayBeNamed = new Set(things.flatMap((wish) => [wish.said, wish.id, '熱飲', '凍飲', '汽水、果汁']));
    expect(
      repliesTo(said!, ONE)
        .flatMap(lackingIn)
        .filter((name) => !mayBeNamed.has(name)),
    ).toEqual([]);
  });

  it('is most of the traits', () => {
    const quoted = TRAITS.filter(([, words]) =>
      words.slice(0, 1).some((said) => repliesTo(said, ONE).some(({ en }) => en.includes('fits “'))),
    );
    expect(new Set(quoted.map(([id]) => id)).size).toBeGreaterThan(60);
  });

  it.each([
    [
      'what is popular',
      'Nothing here fits “popular”; I will find the nearest.',
      '冇飲品啱「popular」，幫你搵杯最近嘅。',
    ],
    [
      'what is the most popular drink here?',
      'Nothing here fits “most popular”; I will find the nearest.',
      '冇飲品啱「most popular」，幫你搵杯最近嘅。',
    ],
    ['有咩人氣之選', 'Nothing here fits “popular”; I will find the nearest.', '冇飲品啱「人氣之選」，幫你搵杯最近嘅。'],
    ['邊杯最受歡迎', 'Nothing here fits “popular”; I will find the nearest.', '冇飲品啱「最受歡迎」，幫你搵杯最近嘅。'],
    [
      'a popular durian drink',
      'No durian on this menu. Nothing here fits “popular”; I will find the nearest.',
      '餐牌冇durian，冇飲品啱「popular」，幫你搵杯最近嘅。',
    ],
  ])('%s', (said, en, zh) => expect(repliesTo(said, DEMO_TEA)).toContainEqual({ en, 'zh-HK': zh }));

  it.each([
    [
      'what is popular',
      ['Nothing here fits “popular”; I will find the nearest.'],
      ['冇飲品啱「popular」，幫你搵杯最近嘅。'],
    ],
    [
      '有咩人氣之選',
      ['Nothing here fits “popular”; I will find the nearest.'],
      ['冇飲品啱「人氣之選」，幫你搵杯最近嘅。'],
    ],
    ['something with durian', ['No durian on this menu; I will find the nearest.'], ['餐牌冇durian，幫你搵杯最近嘅。']],
    [
      'popular and sweet',
      ['Right you are.', 'Sweet.', 'Nothing here fits “popular”; I will find the nearest.'],
      ['收到。', '甜。', '冇飲品啱「popular」，幫你搵杯最近嘅。'],
    ],
    ['sweet', ['Right you are.', 'Sweet.'], ['收到。', '甜。']],
  ])('%s: what is lacking is said once, and not welcomed', (sentence, en, zh) => {
    const now = hear(sentence, DEMO_TEA);
    const said = chipsOf(now, []).map(({ text }) => text);
    const { reply } = talk(TALK_START, { type: 'heard', now, said });
    const told = reply.filter((each) => each !== NOW_WHAT);
    expect(told.map((each) => each.en)).toEqual(en);
    expect(told.map((each) => each['zh-HK'])).toEqual(zh);
  });

  it.each([
    'which one is best?',
    'what is the sweetest',
    'what is the strongest',
    'why?',
    '邊杯最甜',
    '邊杯最好',
    '點解',
    '乜嘢最勁',
  ])('%s: asks for nothing the menu could lack', (said) =>
    expect(repliesTo(said, DEMO_TEA).flatMap(lackingIn)).toEqual([]),
  );
});
