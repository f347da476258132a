/** Whose a wish is, what was before tonight, and what health asks for. */
import { describe, expect, it } from 'vitest';
import { answerTo } from '#test/answer-to.ts';

const nextIn = (sentence: string) => /then (.+?)\./.exec(answerTo(sentence).reply)?.[1];

describe('whose it is', () => {
  it.each([
    ['my wife likes it sweet, I like it bitter, both with gin', 'Negroni', 'your wife’s: sweet, gin'],
    [
      'Dad wants beer, mum wants hot, I want the strongest',
      'Chenpi Old Fashioned',
      'your dad’s: beer; your mum’s: hot',
    ],
    ['she doesn’t drink, I like it bitter', 'Negroni', 'the other: no alcohol'],
    ['two beer people, one wine person and me, I’m gin', 'Mid-Autumn Sour', 'one: beer; one: wine'],
    ['he’ll take whatever is bitter, and I take the opposite', 'Cosmopolitan', 'the other: bitter'],
    ['light for me, boss 就要最勁嗰杯', 'White Peach Bellini', 'your boss’s: very strong'],
  ])('%s', (sentence, first, next) => {
    expect(answerTo(sentence).drinks[0]).toBe(first);
    expect(nextIn(sentence)).toBe(next);
  });
  it('names a girlfriend whole', () =>
    expect(answerTo('女朋友想飲粉紅色嗰啲，我想要 smoky').chinese).toContain('跟住女朋友嗰杯：粉紅'));
  it.each([
    ['我哋三個女仔，一人一杯，顏色要唔同', '3 glasses'],
    ['we are four, something fizzy', '4 glasses'],
  ])('%s: tells how to order %s', (sentence, told) => expect(answerTo(sentence).reply).toContain(told));
});

describe('what was before tonight', () => {
  it.each(['I always order Negroni, tonight something else', '成日飲 Negroni，想試下第二樣'])(
    '%s: like it, and not it',
    (sentence) => expect(answerTo(sentence).drinks[0]).toBe('Harbourfront Spritz'),
  );
  it.each([
    ['以前唔食得辣，而家好鍾意', 'Typhoon No. 8'],
    ['我就無辣不歡', 'Typhoon No. 8'],
    ['I had a Mojito at the last place; another rum one but not that', 'Piña Colada'],
    ['nothing against rum, I just prefer whisky', 'Wan Chai Plum Highball'],
    ['個口好辣，想要滑滑地凍凍哋嘅', 'Piña Colada'],
  ])('%s: %s', (sentence, first) => expect(answerTo(sentence).drinks[0]).toBe(first));
  it('refuses what gave a headache', () => {
    const { understood, drinks } = answerTo('yesterday’s Margarita gave me a headache, so no tequila');
    expect(understood.notLike).toHaveLength(1);
    expect(understood.noAlcohol).toBeNull();
    expect(drinks).not.toContain('Salt-Rim Margarita');
  });
});

describe('health', () => {
  it.each(['my doctor lets me have one small drink', '醫生話可以飲一杯', 'I get drunk from one glass', '想要唔醉人嘅'])(
    '%s: something weaker',
    (sentence) => {
      const { understood, question } = answerTo(sentence);
      expect(question).toBeUndefined();
      expect(understood.noAlcohol).toBeNull();
      expect(understood.weaker || understood.taste.strength === -2).toBe(true);
    },
  );
  it.each([
    'my doctor says not one drink',
    '醫生話唔可以飲一杯',
    'I am drunk from three bottles',
    'my doctor says no alcohol',
  ])('%s: not so', (sentence) => {
    const { understood, question } = answerTo(sentence);
    expect(understood.noAlcohol ?? question).toBeTruthy();
  });
  it.each(['I’m vegetarian', '食齋㗎，想飲鹹嘅'])('%s: no fish', (sentence) =>
    expect(answerTo(sentence).understood.avoid).toContain('fish'),
  );
  it('takes what is raw and cold for cold', () =>
    expect(answerTo('醫生話戒生冷').understood.wishes).toContainEqual(expect.objectContaining({ name: 'hot drink' })));
});
