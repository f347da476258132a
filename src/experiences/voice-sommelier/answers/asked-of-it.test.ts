/** Questions beside a wish, of "it": the drink that was named, or the one that is poured. */
import { expect, it } from 'vitest';
import { answerTo } from '#test/answer-to.ts';

it.each([
  ['can I have the Typhoon, and how spicy is it really?', 'Typhoon No. 8', 'Typhoon No. 8 is very spicy.'],
  ['something smoky, and is it strong?', 'Penicillin', 'Penicillin is strong: 14.2% ABV.'],
  ['what is in the Negroni, and how strong is it?', 'Negroni', 'Sweet vermouth. Negroni is very strong: 19.8% ABV.'],
  ['how strong is one? I want a mojito', 'Mojito', 'Mojito is middling in strength: 9.7% ABV.'],
  ['what does the blue one taste like? if not sweet I take it', 'Blue Hour Lemonade', 'Blue Hour Lemonade: very sour'],
  ['any happy hour? I’d want a Paloma', 'Paloma', 'Only the bar knows that'],
  ['does your Bellini use fresh peach? if so, one please', 'White Peach Bellini', 'has White peach purée in it.'],
])('%s: %s, and is told', (sentence, drink, told) => {
  const { drinks, reply } = answerTo(sentence);
  expect(drinks[0]).toBe(drink);
  expect(reply).toContain(told);
});

it.each([
  ['一杯有幾多酒精？我想要 mojito', '莫吉托烈度中等，酒精度 9.7%。'],
  ['有冇啲嘢食？我肚餓，順便嚟杯啤', '呢樣要問吧枱先知。'],
  ['想飲有煙嘅，會唔會好嗆？', '盤尼西林夠烈'],
])('%s', (sentence, told) => expect(answerTo(sentence).chinese).toContain(told));

it('tells a strength once', () =>
  expect(answerTo('what is in the Negroni, and how strong is it?').reply.match(/19\.8/g)).toHaveLength(1));
