/** Conditions, and denials in odd places: what they are of, and what they leave alone. */
import { describe, expect, it } from 'vitest';
import { answerTo } from '#test/answer-to.ts';

const wishes = (sentence: string, wish: 'wanted' | 'refused') =>
  answerTo(sentence)
    .understood.wishes.filter((each) => each.wish === wish)
    .map(({ name }) => name);

describe('a condition', () => {
  it.each([
    ['I don’t drink rum unless it’s in a Mojito', ['Mojito', 'rum']],
    ['no whisky unless it’s smoky please', ['whisky', 'liquid smoke']],
    ['if there’s no champagne, then a beer', ['champagne']],
    ['sake, otherwise a beer', ['sake', 'beer']],
    ['如果冇香檳就俾杯啤酒我', ['champagne']],
    ['有冇清酒？冇就要啤酒', ['beer', 'sake']],
    ['a Margarita, unless you have something with mezcal', ['mezcal']],
    ['I’d prefer tequila but vodka is fine too', ['tequila']],
  ])('%s', (sentence, wanted) => expect(wishes(sentence, 'wanted').toSorted()).toEqual(wanted.toSorted()));
  it.each(['something cold unless it has egg in it', 'sour and cold, unless it contains egg'])(
    '%s: refuses what may not be in it',
    (sentence) => expect(answerTo(sentence).understood.avoid).toEqual(['eggs']),
  );
  it.each(['if there’s no egg, a Clover Club', 'no egg, unless you have none', '如果冇奶就要奶茶'])(
    '%s: wishes for no allergen',
    (sentence) => expect(wishes(sentence, 'wanted')).not.toContain('egg white'),
  );
});

describe('a denial', () => {
  it.each([
    ['I wouldn’t say no to something strong', { strength: 2 }],
    ['it doesn’t have to be sweet', { sweet: -1 }],
    ['don’t just give me something sweet, something sour', { acidity: 2 }],
  ])('%s', (sentence, taste) => expect(answerTo(sentence).understood.taste).toEqual(taste));
  it.each([
    ['I don’t want anything but a Negroni', 'Negroni'],
    ['nothing but a Paloma for me', 'Paloma'],
    ['before I didn’t like gin, now I do', 'gin'],
    ['not your typical gin and tonic', 'Temple Street G&T'],
  ])('%s: wishes for it', (sentence, name) => expect(wishes(sentence, 'wanted')).toContain(name));
  it.each([
    ['薄荷我唔係唔食得，係唔鍾意', 'mint'],
    ['anything but vodka', 'vodka'],
    ['唔好淨係芒果', 'mango'],
  ])('%s: refuses it', (sentence, name) => expect(wishes(sentence, 'refused')).toContain(name));
  it.each(['我又唔係唔飲酒，不過今晚唔想', 'it doesn’t have to be alcoholic', 'nothing but water', '除咗水乜都唔飲'])(
    '%s: without alcohol',
    (sentence) => expect(answerTo(sentence).understood.noAlcohol).toBe('choice'),
  );
});
