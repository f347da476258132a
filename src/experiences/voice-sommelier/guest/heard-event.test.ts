import { expect, it } from 'vitest';
import { BOTH } from '#domain/taste-request/words/both.ts';
import { demoDrinks } from '#test/demo-bar.ts';
import { interpret } from '../hearing/interpret.ts';
import { heardEvent } from './heard-event.ts';
import { talk, TALK_START } from './talk.ts';

const MENU = demoDrinks('demo-bar');
const replyTo = (sentence: string, language: 'en' | 'zh-HK') =>
  talk(TALK_START, heardEvent(interpret(sentence, BOTH, [], MENU), MENU)).reply.map((text) => text[language]);

it.each([
  ['something smoky and sweet', 'en', 'Smoky, sweet.'],
  ['half a glass is enough, light please', 'en', 'Light.'],
  ['飲啲甜嘅', 'zh-HK', '甜。'],
  ['a hot mojito', 'en', 'Our Mojito is not served like that (hot drink): please ask the bar whether it can be.'],
] as const)('%s: is said back, each wish once', (sentence, language, said) =>
  expect(replyTo(sentence, language)).toContain(said),
);

it.each([
  [
    "I'm allergic to fish. Is there any in your Bloody Mary?",
    'en',
    'Bloody Mary, Sham Shui Po Style has fish in it: not for you. I will find the nearest without.',
  ],
  ['我 allergic to dairy，Irish Coffee 可唔可以 skip 咗啲 cream', 'zh-HK', '愛爾蘭咖啡有奶，唔啱你，幫你搵杯最近嘅。'],
  [
    'a Mai Tai, but I have a nut allergy',
    'en',
    'Repulse Bay Mai Tai has tree nuts in it: not for you. I will find the nearest without.',
  ],
] as const)('%s: is told what is in it', (sentence, language, said) =>
  expect(replyTo(sentence, language)).toContain(said),
);

it('says of a drink whose allergens nobody has stated that it is left out', () => {
  const menu = MENU.map((drink) => (drink.name === 'Negroni' ? { ...drink, allergenList: 'unknown' as const } : drink));
  const now = interpret('a negroni, I am allergic to milk', BOTH, [], menu);
  const { reply } = talk(TALK_START, heardEvent(now, menu));
  expect(reply.map(({ en }) => en)).toContain('Nobody has stated whether Negroni has milk in it, so I leave it out.');
});

it('says nothing of a drink that is free of it', () =>
  expect(replyTo('a negroni, I am allergic to milk', 'en').join(' ')).not.toMatch(/not for you|stated/));

const POURS = 'Anything else, or shall I pour?';

it.each([
  // Nothing is wished for.
  ['how long is the wait?', 'What do you feel like?'],
  ['some water please', 'Anything to drink with it?'],
  ['how much is it?', 'What do you feel like?'],
  ['hello there', 'What do you feel like?'],
  ['is anything here under 80 dollars', 'What do you feel like?'],
  ['is it freshly squeezed? no milk please', 'What do you feel like?'],
  // A wish beside the question.
  ['how long is the wait? something sweet please', POURS],
  ['a glass of water and a mojito', POURS],
  ['hi, something sweet', POURS],
  ['where is the toilet and what do you recommend', POURS],
])('%s: is asked for one thing', (sentence, asked) => {
  const reply = replyTo(sentence, 'en');
  expect(reply.at(-1)).toBe(asked);
  expect(reply.join(' ').match(/\?/g)).toHaveLength(1);
});

it.each(['想飲甜啲嘅，洗手間喺邊？', '你哋幾點收工？我想要杯莫吉托'])('%s: is asked for one thing', (sentence) => {
  const reply = replyTo(sentence, 'zh-HK');
  expect(reply.at(-1)).toBe('仲有冇？冇就斟喇。');
  expect(reply.join(' ').match(/？/g)).toHaveLength(1);
});
