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
  ['a hot mojito', 'en', 'Our Mojito is not served like that (hot drink).'],
] as const)('%s: is said back, each wish once', (sentence, language, said) =>
  expect(replyTo(sentence, language)).toContain(said),
);
