/** What the reply says back: a degree as a degree, a drink of the menu by its name, each thing once. */
import { describe, expect, it } from 'vitest';
import { answerTo } from '#test/answer-to.ts';

const saidBack = (sentence: string) => answerTo(sentence).reply.replace(/^[^.!]*[.!] | Anything else.*$/g, '');

describe('a wish said back', () => {
  it.each([
    ['not too sweet', 'Not too sweet.'],
    ['not sweet', 'Not sweet.'],
    ['less fizzy please', 'Not too fizzy.'],
    ['not too strong', 'Not too strong.'],
    ['a mojito', 'Mojito.'],
    ['something like a mojito', 'Like Mojito.'],
    ['a Negroni, not bitter', 'Like Negroni, not bitter.'],
    ['something refreshing', 'Refreshing.'],
    ['today is so hot, something refreshing', 'Refreshing, cold drink.'],
    ['just got promoted, something sweet', 'Cheers to that! Celebration, sweet.'],
    ['a virgin Mojito', 'Mojito, no alcohol.'],
    ['a Mojito, no mint', 'Like Mojito, no mint.'],
    ['Light, fruity, light', 'Light, fruity.'],
    ['something lighter', 'Lighter.'],
  ])('%s', (sentence, told) => expect(saidBack(sentence)).toBe(told));
  it('is a degree in Chinese too', () => {
    expect(answerTo('唔好太甜').chinese).toContain('唔好太甜。');
  });
  it('no weather in Chinese', () => expect(answerTo('熱死喇，要啲清爽嘅').chinese).toMatch(/^收到。清爽、凍飲。/));
});

describe('a drink by another name than the house’s', () => {
  it.each([
    ['a whisky sour', 'Our whisky sour is the New York Sour: Bourbon, Lemon juice, Sugar syrup, Red wine.'],
    ['Aperol Spritz please', 'Our Aperol Spritz is the Harbourfront Spritz: Aperol, Prosecco, Soda water.'],
    ['a G&T', 'Our G&T is the Temple Street G&T: London dry gin, Chrysanthemum tea, Honey syrup, Tonic water.'],
  ])('%s', (sentence, told) => expect(answerTo(sentence).reply).toContain(told));
  it.each([
    'a Negroni',
    'a bellini',
    'a pina colada',
    'a whisky sour without bourbon',
    'a Margarita, no salt',
    'not a whisky sour',
  ])('%s: needs no such word', (sentence) => expect(answerTo(sentence).reply).not.toContain('Our '));
});
