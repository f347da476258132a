/** Short orders in a guest's own words, and questions whose answer decides what is safe. */
import { describe, expect, it } from 'vitest';
import { answerTo } from '#test/answer-to.ts';

describe('a short order', () => {
  it.each([
    ['bourbon, neat', 'Chenpi Old Fashioned'],
    ['neat whisky', 'Chenpi Old Fashioned'],
    ['neat gin please', 'Dry Martini'],
    ['half lager half stout', 'Black & Tan'],
    ['唔凍嘅，冇酒精', 'Orchard by the Fire'],
    ['orange juice based and not too alcoholic', 'Tequila Sunrise'],
    ['something strong, I draw the line at gin', 'Chenpi Old Fashioned'],
  ])('%s', (sentence, drink) => expect(answerTo(sentence).drinks[0]).toBe(drink));

  it.each([
    ['Mojito x2 please', '2 glasses: '],
    ['2x negroni', '2 glasses: '],
    ['Dry martini，越dry越好', 'please tell them “extra dry”'],
  ])('%s: %s', (sentence, told) => expect(answerTo(sentence).reply).toContain(told));

  it('asks for no spirit in what is a soft drink by its name', () =>
    expect(answerTo('鹹檸七有冇呀').chinese).not.toContain('冇有酒精嘅'));
  it('leaves the sugar of a Martini alone that shall be dry', () =>
    expect(answerTo('Dry martini，越dry越好').chinese).not.toContain('糖份'));
});

describe('what is asked', () => {
  it.each([
    ['I’m coeliac, is whisky ok?', 'Fine for you, by the recipes: Wan Chai Plum Highball, New York Sour'],
    ['is rum safe for coeliacs', 'Fine for you, by the recipes: Mojito'],
    ['I heard you have one that changes colour, true?', 'Yes: Blue Hour Lemonade.'],
    ['人哋話你哋有杯嘢識變色，堅定流㗎？', 'Yes: Blue Hour Lemonade.'],
    ['who invented the Penicillin?', 'Only the bar knows that'],
    ['how is the Milk Punch clarified', 'Only the bar knows that'],
    ['I can not eat the peanut and the milk, what is safe for me', 'all fine but Sheung Wan Milk Punch, Irish Coffee'],
  ])('%s', (sentence, told) => expect(answerTo(sentence).reply).toContain(told));

  it.each(['Is the Peak Garden really 0.0 or 0.5?', 'I am Muslim, is the Peak Garden really zero or 0.5?'])(
    '%s: what the label of its bottle says',
    (sentence) => expect(answerTo(sentence).reply).toContain('what the label says (Alcohol-free botanical spirit)'),
  );
  it('is 0 % where no bottle is sold as free of alcohol', () =>
    expect(answerTo('is the Nojito really 0%?').reply).toContain('Yes, Nojito has no alcohol: 0%.'));

  it.each(['What I want is a Mojito', 'When in doubt, a Mojito', 'what about a Mojito?', '唔知點解想飲 Mojito'])(
    '%s: nothing for the bar',
    (sentence) => expect(answerTo(sentence).reply).not.toContain('Only the bar knows'),
  );
});

describe('several people', () => {
  const nextIn = (sentence: string) => /then (.+?)\./.exec(answerTo(sentence).reply)?.[1];
  it.each([
    ['四條友，一個戒咗酒，一個怕酸，一個淨係要熱嘅，我就乜都得', 'one: no alcohol; one: not sour; one: hot drink'],
    ['One Negroni, one mocktail with mango, and one beer', 'one: no alcohol, mango; one: beer'],
    ['my son is 12 and wants something blue, I’d like a whisky sour', 'the other: New York Sour'],
  ])('%s: each by itself', (sentence, next) => expect(nextIn(sentence)).toBe(next));

  it.each([
    'My wife is pregnant, so hers has to pass for a G&T and mine can be the real one.',
    'My mate is seventeen, he’ll have the same as me, two Negronis.',
  ])('%s: the other after', (sentence) => {
    const { reply, understood } = answerTo(sentence);
    expect(understood.noAlcohol).toBeDefined();
    expect(reply).toContain('this one first, the other after');
  });
  it('is one order where it is all for the daughter', () =>
    expect(answerTo('Could I have a virgin mojito for my daughter, she’s ten').reply).not.toContain('the other'));
});
