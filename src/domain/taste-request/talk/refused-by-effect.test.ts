/** What a thing does to a body, a night or a mood refuses it; what does good wishes for it. */
import { describe, expect, it } from 'vitest';
import { byTurns } from '#test/by-turns.ts';
import { createTasteParser } from '../parse-taste-request.ts';
import { BOTH } from '../words/both.ts';

const parse = createTasteParser(BOTH);

/** Ids that are named as wishes, and as refusals. */
function heard(sentence: string): { wished: string[]; refused: string[] } {
  const named = parse(sentence).words.flatMap(({ named: one, factor, isRefused }) =>
    one ? [{ id: one.id, isRefused: isRefused || factor < 0 }] : [],
  );
  const ids = (isRefused: boolean) => named.filter((one) => one.isRefused === isRefused).map(({ id }) => id);
  return { wished: ids(false), refused: ids(true) };
}

const THINGS = ['gin', 'tequila', 'whisky', 'mint', 'pineapple', 'coconut', 'red wine'];
const BAD = [
  'X makes me shudder',
  'X makes me feel sick',
  'X always gets me weepy',
  'X gives me the shakes',
  'X gives me terrible heartburn',
  'X after noon keeps me up',
  'X kept me awake',
  'X ruins my sleep',
  'X messes up my stomach',
  'X makes my heart race',
  'X makes my teeth ache',
  'X hurts my stomach',
  'X goes right through me',
  'X repeats on me',
  'X does not sit right',
  'X ends badly for me',
  'X knocks me sideways',
  'X bloats me',
  'X tastes of soap',
  'X reminds me of my ex',
  'X is a bad idea',
  'X is my downfall',
  'X can jog on',
  'X - dealbreaker',
  'X and I ended badly',
  'I bloat with X',
  'I blow up like a balloon with X',
  'I gag at the smell of X',
  'the smell of X makes me gag',
  'gave X up for Lent',
  'anything with X goes in the bin',
  'too much X lately',
  'cannot face X',
  'trying to cut down on X',
  'scarred for life by X',
  "I'd sooner die than drink X",
];
const GOOD = [
  'X makes me happy',
  'X makes me dance',
  'X warms me up',
  'X always hits the spot',
  'X reminds me of Cuba',
  'I love the smell of X',
  'the smell of X makes me happy',
  "can't get enough of X",
  'something with X before dinner',
];
/** Half of what is said in Cantonese names drinks in English. */
const THINGS_HAN = [' gin ', 'red wine', ' passion fruit ', '氈酒', '龍舌蘭', '威士忌', '薄荷', '菠蘿', '椰子'];
const BAD_HAN = [
  '飲X會手震',
  '飲X會心跳',
  '食親X都反胃',
  'X會反胃',
  'X太滯',
  'X好頂心',
  'X我飲到驚',
  'X飲到怕',
  'X我敬而遠之',
  'X我戒咗',
  'X唔受得',
  '聞到X就想走',
  '見到X就怕',
  '我同X無緣',
  'X唔好再畀我見到',
  '飲親X就頭痛',
];
const GOOD_HAN = ['飲X就開心', '聞到X就開心', '見到X就流口水', 'X飲到上癮', '食完飯想飲X', 'X令我諗起泰國'];

describe('what a thing does to a guest', () => {
  const bad = [
    ...BAD.flatMap((frame, turn) => byTurns(THINGS, turn).map((thing) => frame.replace('X', thing))),
    ...BAD_HAN.flatMap((frame, turn) => byTurns(THINGS_HAN, turn).map((thing) => frame.replace('X', thing))),
  ];
  it.each(bad)('refuses it: %s', (sentence) => {
    const { wished, refused } = heard(sentence);
    expect(wished).toEqual([]);
    expect(refused).toHaveLength(1);
  });

  const good = [
    ...GOOD.flatMap((frame, turn) => byTurns(THINGS, turn).map((thing) => frame.replace('X', thing))),
    ...GOOD_HAN.flatMap((frame, turn) => byTurns(THINGS_HAN, turn).map((thing) => frame.replace('X', thing))),
  ];
  it.each(good)('wishes for it where that is good: %s', (sentence) => {
    expect(heard(sentence).refused).toEqual([]);
    expect(heard(sentence).wished.length).toBeGreaterThan(0);
  });

  it.each(['coffee keeps me up', 'espresso makes me jittery', 'tea after dinner ruins my sleep'])(
    'refuses what keeps awake, and not its taste: %s',
    (sentence) => expect(heard(sentence)).toEqual({ wished: [], refused: ['caffeine'] }),
  );

  it.each(['almonds make my tongue tingle', 'egg white makes me sneeze', '一掂杏仁就痕'])(
    'is an allergy where the body says so: %s',
    (sentence) => expect(parse(sentence).isAllergic).toBe(true),
  );

  it.each([
    ['antihistamines knock me out', 'medicine'],
    ["I've had enough booze for one day", 'drunk'],
    ['booze makes me sweat', 'choice'],
  ])('leaves what is said of the guest: %s: %s', (sentence, reason) => expect(parse(sentence).noAlcohol).toBe(reason));

  it.each(['nothing that will wreck me', 'a drink that knocks me out', '食完飯好滯，有咩消滯', '頭先食完火鍋個肚頂住'])(
    'refuses nothing by what is no thing: %s',
    (sentence) => expect(heard(sentence).refused).toEqual([]),
  );
});
