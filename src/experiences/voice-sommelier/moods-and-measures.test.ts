/** What a guest feels, complains of, measures by and has on other days. */
import { describe, expect, it } from 'vitest';
import { answerTo } from '#test/answer-to.ts';
import { demoDrinks } from '#test/demo-bar.ts';

const first = (sentence: string) => answerTo(sentence).drinks[0];
const abvOf = (name: string | undefined) => demoDrinks('demo-bar').find((drink) => drink.name === name)!.ABV;

describe('a mood alone', () => {
  it.each([
    ['I’m a bit homesick tonight.', 'Sorry to hear it', 'Sheung Wan Milk Punch'],
    ['失戀，俾杯嘢我', 'Sorry to hear it', 'Sheung Wan Milk Punch'],
    ['my girlfriend left me', 'Sorry to hear it', 'Sheung Wan Milk Punch'],
    ['掛住屋企', 'Sorry to hear it', 'Sheung Wan Milk Punch'],
    ['做嘢做到好 stress 呀，俾杯嘢我', 'sounds like a lot', 'Temple Street G&T'],
    ['今日好大壓力', 'sounds like a lot', 'Temple Street G&T'],
    ['好攰呀', 'sounds like a lot', 'Temple Street G&T'],
    ['Today I am so happy, I want drink something!', 'Lovely to hear', 'French 75'],
    ['I’m bored', 'something new', 'Mid-Autumn Sour'],
    ['celebrating my promotion', 'Cheers to that', 'French 75'],
  ])('%s: is heard, and something that suits is poured', (sentence, said, drink) => {
    expect(answerTo(sentence).reply).toContain(said);
    expect(answerTo(sentence).reply).not.toContain('Anything goes');
    expect(first(sentence)).toBe(drink);
  });
  it.each(['I’m so sad', '好攰', 'just got dumped', 'I lost my job', '心情唔好'])('%s: nothing strong', (sentence) => {
    for (const drink of answerTo(sentence).drinks) expect(abvOf(drink)).toBeLessThan(20);
  });
  it('beside a wish is heard, and the wish counts', () => {
    expect(answerTo('happy and want something sweet').reply).toContain('Lovely to hear');
    expect(first('sad, something with gin')).toBe(first('something with gin'));
  });
  it('adds no alcohol', () => expect(answerTo('I’m sad and pregnant').understood.noAlcohol).toBe('pregnancy'));
});

describe('a drink that was complained of', () => {
  it.each([
    'the Penicillin was too peaty',
    'my Penicillin was too smoky, I want another whisky drink',
    'Penicillin 煙味太重，想要其他威士忌',
    'Before I took the Negroni and it was too much bitter. You have other one with gin, more soft?',
    'A Margarita is a bit salty for me',
    '頭先杯 Mojito 太甜',
    'this Mojito is too minty',
  ])('%s: is not liked, and another is poured', (sentence) => {
    const { reply, drinks, understood } = answerTo(sentence);
    expect(reply).toContain('Compared with');
    expect(reply).not.toMatch(/\blike\b/i);
    expect(drinks).not.toContain(demoDrinks('demo-bar').find(({ id }) => id === understood.like)!.name);
  });
  it('has less of what was too much', () =>
    expect(['Wan Chai Plum Highball', 'New York Sour', 'Irish Coffee']).toContain(
      first('頭先杯 Penicillin 太 peaty 喇，想要 whisky 但 smooth 啲，no smoke'),
    ));
});

describe('a range of strength', () => {
  it.each([
    ['something stronger than a spritz but lighter than a Martini', 'Harbourfront Spritz', 'Dry Martini'],
    ['stronger than a Bellini but weaker than a Negroni', 'White Peach Bellini', 'Negroni'],
    ['比 Mojito 勁，比 Negroni 淡', 'Mojito', 'Negroni'],
  ])('%s', (sentence, low, high) => {
    const { reply, drinks } = answerTo(sentence);
    expect(reply).toContain(`eaker than ${high}, stronger than ${low}`);
    for (const drink of drinks) {
      expect(abvOf(drink)).toBeGreaterThan(abvOf(low));
      expect(abvOf(drink)).toBeLessThan(abvOf(high));
    }
  });
  it.each(['nothing stronger than a Mojito', '唔好勁過 Negroni'])('%s: a limit, and no range', (sentence) =>
    expect(answerTo(sentence).understood.below).toBeTruthy(),
  );
  it('is none for whoever shall have less', () =>
    expect(
      answerTo('I get drunk easily: stronger than a Bellini but weaker than a Negroni').understood.above,
    ).toBeUndefined());
});

describe('what is usual', () => {
  it.each([
    ['I usually go for an Aperol Spritz, but tonight I want something with gin.', 'Harbourfront Spritz'],
    ['I loved the Clover Club last time, but tonight I want to stay off gin.', 'Clover Club'],
    ['平時飲 Aperol Spritz，今晚想試 gin', 'Harbourfront Spritz'],
    ['usually Aperol, tonight gin', 'Aperol'],
    ['一向飲威士忌，今晚想清爽啲', 'whisky'],
    ['I’m an Old Fashioned guy, but let’s do gin tonight', 'Chenpi Old Fashioned'],
  ])('%s: is said', (sentence, usual) => expect(answerTo(sentence).reply).toContain(`So you like ${usual}.`));
  it.each([
    ['I usually go for an Aperol Spritz, but tonight I want something with gin.', 'Temple Street G&T'],
    ['I loved the Clover Club last time, but tonight I want to stay off gin.', 'Cosmopolitan'],
    ['I normally have a Margarita, but I want to try whisky tonight', 'New York Sour'],
  ])('%s: what is like it comes first', (sentence, drink) => expect(first(sentence)).toBe(drink));
  it('is no wish of tonight', () =>
    expect(answerTo('I usually drink red wine but tonight a cocktail').reply).toContain('Anything goes'));
});
