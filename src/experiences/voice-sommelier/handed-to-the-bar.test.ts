/** Changes to a drink that is named: poured as it is, and the bar is told in full words. */
import { describe, expect, it } from 'vitest';
import { answerTo } from '#test/answer-to.ts';

describe('a change to a drink that is named', () => {
  it.each([
    ['an old fashioned, but go easy on the bitters', 'Chenpi Old Fashioned', 'less bitters'],
    ['a Negroni with less Campari', 'Negroni', 'less Campari'],
    ['Negroni 少啲金巴利', 'Negroni', 'less campari'],
    ['Tequila Sunrise with less grenadine', 'Tequila Sunrise', 'less grenadine'],
    ['a Mojito, light on the rum', 'Mojito', 'less rum'],
    ['Paloma with fresh juice rather than the soda', 'Paloma', 'fresh juice instead of soda'],
    ['Paloma 用西柚汁代替梳打', 'Paloma', 'grapefruit instead of soda'],
    ['Cosmopolitan without syrup', 'Cosmopolitan', 'no syrup'],
    ['Cosmo 唔好落糖漿', 'Cosmopolitan', 'no syrup'],
    ['Espresso Martini with no sugar syrup', 'Espresso Martini', 'no sugar syrup'],
    ['一杯莫吉托，薄荷落多啲', 'Mojito', 'extra mint'],
    ['a Margarita with a double shot of tequila', 'Salt-Rim Margarita', 'double tequila'],
  ])('%s', (sentence, drink, told) => {
    const { drinks, reply } = answerTo(sentence);
    expect(drinks[0]).toBe(drink);
    expect(reply).toMatch(new RegExp(`please tell them “[^”]*${told}`));
  });
  it('puts rum in a Mule, and less ginger', () => {
    const { drinks, reply } = answerTo(
      'Can you put rum in the Moscow Mule in place of vodka, and a little less ginger?',
    );
    expect(drinks[0]).toBe('Dark & Stormy Peak');
    expect(reply).toContain('less ginger');
  });
  it.each(['I’m driving: a G&T with double gin', 'I don’t drink much, a Negroni with double gin'])(
    '%s: nobody who shall have less asks for more',
    (sentence) => expect(answerTo(sentence).reply).not.toContain('double'),
  );
  it('stays another drink where less of a taste is asked for', () =>
    expect(answerTo('a Negroni, but less bitter').drinks[0]).not.toBe('Negroni'));
  it('keeps sugar from whoever must not have any', () =>
    expect(answerTo('I’m diabetic, a Mojito with no syrup').drinks).not.toContain('Mojito'));
});
