/** Changes to a drink that was named: what is poured, what the bar is told, and what no longer comes. */
import { describe, expect, it } from 'vitest';
import { answerTo } from '#test/answer-to.ts';
import { demoDrinks } from '#test/demo-bar.ts';

describe('a change to a drink', () => {
  it.each([
    ['an Irish Coffee with the cream on the side', 'Irish Coffee', 'cream on the side'],
    ['廟街嗰杯蜜糖可唔可以另上？', 'Temple Street G&T', '蜜糖另上'],
    ['a Lychee Martini, stirred', 'Lychee Martini', 'stirred'],
    ['Lychee Martini, stirred and not shaken', 'Lychee Martini', 'not shaken'],
  ])('%s: %s, and the bar is told', (sentence, drink, told) => {
    const { drinks, reply, chinese } = answerTo(sentence);
    expect(drinks[0]).toBe(drink);
    expect(reply + chinese).toMatch(new RegExp(`tell them “[^”]*${told}|「[^」]*${told}`));
  });
  it.each([
    ['Piña Colada, hold the rum', 'Pomelo Sago Colada'],
    ['椰林飄香走冧酒', 'Pomelo Sago Colada'],
    ['Mojito, skip the rum', 'Nojito'],
    ['a Moscow Mule without vodka', 'Dragon’s Breath'],
  ])('%s: without alcohol where that was its only spirit', (sentence, drink) => {
    const { drinks, understood } = answerTo(sentence);
    expect(understood.noAlcohol).toBe('choice');
    expect(drinks[0]).toBe(drink);
  });
  it.each([
    'a Margarita, no tequila but gin',
    'something like a Margarita but not with tequila',
    'a Long Island without gin',
  ])('%s: another spirit stays one', (sentence) => expect(answerTo(sentence).understood.noAlcohol).toBeNull());
  it('shows no other drink with the spirit that was replaced', () => {
    const withGin = new Set(
      demoDrinks('demo-bar')
        .filter(({ recipeIngredient }) => recipeIngredient.some(({ name }) => /\bgin\b/i.test(name)))
        .map(({ name }) => name),
    );
    const [first, ...others] = answerTo('a Negroni with vodka instead of gin').drinks;
    expect(first).toBe('Negroni');
    expect(others.filter((name) => withGin.has(name))).toEqual([]);
  });
});

describe('a drink by the beginning of its name', () => {
  it.each([
    ['中秋嗰杯', 'Mid-Autumn Sour'],
    ['俾杯荔枝嗰杯', 'Lychee Martini'],
  ])('%s', (sentence, drink) => expect(answerTo(sentence).drinks[0]).toBe(drink));
  it('is none that keeps from alcohol', () => expect(answerTo('無酒嗰杯').understood.noAlcohol).toBe('choice'));
  it('is refused with what it has, if it has that', () => {
    const { understood, drinks } = answerTo('中秋嗰杯有冇蛋？有就唔要，俾杯似嘅');
    expect(understood.avoid).toEqual(['eggs']);
    expect(drinks).not.toContain('Mid-Autumn Sour');
  });
});
