/** What is poured where what was asked for cannot be: by class, at the demo bar. */
import { describe, expect, it } from 'vitest';
import { drinksOf } from '#domain/flavour/outcome.ts';
import { assumedAbv, isZeroProof } from '#domain/recipe/recipe.ts';
import { BOTH } from '#domain/taste-request/words/both.ts';
import { DEMO_BAR } from '#test/demo-bar.ts';
import { interpret } from './hearing/interpret.ts';
import { outcomeOf } from './pour.ts';

const drinksFor = (text: string, menu = DEMO_BAR) =>
  drinksOf(outcomeOf(interpret(text, BOTH, [], menu), menu), menu, 3).map(({ recipe }) => recipe);
const firstFor = (text: string, menu = DEMO_BAR) => drinksFor(text, menu)[0]!;

describe('in the place of what the menu lacks, what shares its rarest part and its fizz', () => {
  it.each([
    ['a Tom Collins', /G&T|French 75/],
    ['a gin fizz', /G&T|French 75/],
    ['a screwdriver', /Tequila Sunrise/],
    ['sex on the beach', /Tequila Sunrise/],
    ['a limoncello spritz', /Spritz/],
    ['a hugo', /Spritz|Bellini/],
    ['a champagne cocktail', /Spritz|Bellini|French 75/],
    ['a shandy', /Black & Tan/],
    ['a grasshopper', /Milk Punch/],
    ['有冇 Tom Collins', /G&T|French 75/],
  ])('%s', (text, name) => expect(firstFor(text).name).toMatch(name));
});

describe('like another drink', () => {
  it.each([
    ['Negroni is too bitter for me', /Spritz/],
    ['Negroni 太苦，有冇差唔多嘅', /Spritz/],
  ])('%s: shares what few drinks have', (text, name) => expect(firstFor(text).name).toMatch(name));

  it.each(['like a Piña Colada but not as sweet', '似 Piña Colada，冇咁甜', 'a Piña Colada without pineapple'])(
    '%s: with alcohol, and a weak one for a weak one',
    (text) => {
      const first = firstFor(text);
      expect(isZeroProof(first)).toBe(false);
      expect(assumedAbv(first)).toBeLessThan(10);
    },
  );

  it('is no stronger than a strong one', () =>
    expect(assumedAbv(firstFor('like a Daiquiri but more sour'))).toBeLessThanOrEqual(15));

  it('is without alcohol where it is', () => expect(isZeroProof(firstFor('like a Nojito but less sour'))).toBe(true));
});

describe('only in drinks that cannot be poured', () => {
  const sweetAndFruity = /Sunrise|Lychee|Colada|Milk Punch|Bellini/;

  it.each(['coconut, but no pineapple', '想要椰子味但係唔要菠蘿'])('%s: what tastes like those', (text) =>
    expect(firstFor(text).name).toMatch(sweetAndFruity),
  );

  it('is the nearest to what is sold out', () => {
    const menu = DEMO_BAR.map((recipe) => ({ ...recipe, available: !/Colada/.test(recipe.name) }));
    expect(firstFor('something with coconut', menu).name).toMatch(sweetAndFruity);
  });

  it('is never what was refused', () =>
    expect(drinksFor('coffee, but no vodka, and I am driving').every(isZeroProof)).toBe(true));
});

describe('a name', () => {
  it.each([
    ['a margerita please', 'Salt-Rim Margarita'],
    ['a pina collada', 'Piña Colada'],
    ['moscow muele', 'Moscow Mule'],
    ['tequila sunrize', 'Tequila Sunrise'],
    ['摩奇多唔該', 'Mojito'],
    ['一杯帕羅馬', 'Paloma'],
    ['盤尼茜林', 'Penicillin'],
  ])('%s: is heard misspelt', (text, name) => expect(firstFor(text).name).toBe(name));
});
