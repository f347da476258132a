import { describe, expect, it } from 'vitest';
import { pseudoText, pseudoTexts } from '../vite.pseudo-texts.ts';

const compiled = (messages: object) =>
  `/*eslint-disable*/export const messages=JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;

const built = (messages: object): unknown => {
  const { transform } = pseudoTexts();
  if (typeof transform !== 'function') throw new Error('the plugin has no transform');
  const result = transform.call({} as never, compiled(messages), '/locales/join/en.js') as { code: string };
  const literal = /JSON\.parse\((".*")\)/s.exec(result.code)![1]!;
  return JSON.parse(JSON.parse(literal) as string);
};

describe('pseudo texts', () => {
  it.each(['Join Kiosk', 'Order This Drink', 'It is on the card at your table, or on the kiosk’s screen.'])(
    '%s is 40 %% longer',
    (text) => expect(pseudoText(text).length / text.length).toBeGreaterThan(1.25),
  );

  it('keeps tags, digits and punctuation', () => {
    expect(pseudoText('Take a <0>clean</0> glass, 3/4 full.')).toMatch(/<0>[^<]{7}<\/0> \S+, 3\/4 \S+\.$/u);
  });

  it('lengthens the text between placeholders, in every branch of a plural, and nothing else', () => {
    expect(
      built({ aB1: ['Hi ', ['name'], '!'], cD2: [['n', 'plural', { one: ['#', ' cat'], other: 'cats' }]] }),
    ).toEqual({ aB1: ['Híí ', ['name'], '!'], cD2: [['n', 'plural', { one: ['#', ' çátt'], other: 'çáátss' }]] });
  });

  it('reports an unknown catalogue format', () => {
    const { transform } = pseudoTexts();
    if (typeof transform !== 'function') throw new Error('the plugin has no transform');
    expect(() => transform.call({} as never, 'export const messages = {}', '/locales/join/en.js')).toThrow(/en\.js/);
  });
});
