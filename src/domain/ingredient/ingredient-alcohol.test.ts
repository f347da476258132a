import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { knownAbv } from './ingredient-alcohol.ts';
import { ingredientNames } from './ingredient-names.ts';

describe('known to be alcohol-free', () => {
  it.each([
    'Lemon juice',
    'Fresh lime juice',
    'Meyer lemon juice',
    'Simple syrup (2:1)',
    'Fever-Tree tonic water',
    'Bundaberg ginger beer',
    'Egg white',
    'Rose water',
    'Iced lemon tea',
    'Crushed ice',
    'Alcohol-free gin',
    'Heineken 0.0',
    'Gin 0%',
    'Virgin olive oil',
    '鮮榨檸檬汁',
    '凍檸茶',
    '無酒精氈酒',
    '椰青水',
    'Mango purée, frozen',
    '0% fat milk',
    'Milk 3.6%',
    'Chocolate 70%',
    '100% orange juice',
  ])('%s', (name) => expect(knownAbv(name)).toBe(0));
});

describe('known to contain alcohol', () => {
  it.each([
    ['Tito’s', 40],
    ['Tito’s Handmade Vodka', 40],
    ['Patrón', 40],
    ['Roku', 41],
    ['Yamazaki 12', 43],
    ['Ng Ka Py', 52],
    ['五加皮', 52],
    ['山崎', 43],
    ['Smirnoff Raspberry', 40],
    ['Ciroc Peach', 40],
    ['Malibu Pineapple', 21],
    ['Lemon juice or vodka', 40],
    ['Cola (with rum)', 40],
    ['Twisted Tea', 5],
    ['Kombucha', 0.5],
    ['Vanilla extract', 35],
    ['Beer, or 0.0%', 4.8],
    ['Non-alcoholic, or vodka', 40],
    ['氈酒(或無酒精氈酒)', 41],
    ['0% sugar vodka', 40],
    ['De-alcoholised wine 0.5%', 0.5],
    ['Zero alcohol beer', 0.4],
    ['無酒精啤', 0.4],
  ])('%s', (name, abv) => expect(knownAbv(name)).toBe(abv));
});

describe('unknown', () => {
  it.each([
    ['a mix of the house', 'Sunset Mix'],
    ['a brand nobody listed', 'Impala Dust'],
    ['an unknown word beside a known fruit', 'Zanzibar Lime'],
    ['an unknown word beside juice', 'Joyful juice'],
    ['a cocktail that sounds like tea', 'Long Island Iced Tea'],
    ['what is made either way', 'Eggnog'],
    ['a wine by its colour', 'Sparkling white'],
    ['a syrup of rum', 'Rum syrup'],
    ['a vinegar of sherry', 'Sherry vinegar'],
    ['fruit kept in spirits', 'Brandied cherry'],
    ['酒 of a fruit', '荔枝酒'],
    ['Chinese beside unknown Latin', '冰Zanzi茶'],
    ['another script', 'ウォッカ'],
    ['and another', 'водка'],
    ['a claim of sugar beside a brand nobody listed', 'White Claw 0% sugar'],
    ['a claim taken back', 'Not alcohol-free gin'],
    ['and in Chinese', '非無酒精'],
    ['a figure that may be a strength', 'Ginger beer 4.5%'],
    ['and one in brackets', 'Lemonade (4%)'],
    ['and in degrees', 'Mango 12°'],
    ['a coffee with spirits', 'Irish coffee'],
    ['a sour', 'Lemon sour'],
    ['a house of liqueurs', 'Giffard peach'],
    ['nothing', '  '],
    ['a story', `lemon juice ${'and so on '.repeat(30)}`],
  ])('%s', (_case, name) => expect(knownAbv(name)).toBeNull());
});

describe('the whole table', () => {
  const strong = ingredientNames().all.filter(({ abv }) => abv >= 1);
  const inChinese = ingredientNames().chinese.flatMap(([name, { abv }]) => (abv >= 1 ? [name] : []));
  const names = [...strong.map(({ name }) => name), ...inChinese];

  it('knows each alcoholic line by its name, and by all those in Chinese', () => {
    expect(names.filter((name) => !((knownAbv(name) ?? 0) > 0))).toEqual([]);
  });

  it('is never alcohol-free next to another word', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string({ maxLength: 20 }), fc.boolean(), (name, word, before) => {
        fc.pre(!/0|無|冇|零|不含|唔含|free|non|zero|without|no |virgin|de-?alc|\bde\W*$/i.test(word));
        expect(knownAbv(before ? `${word} ${name}` : `${name} ${word}`)).not.toBe(0);
      }),
      { numRuns: 3000 },
    );
  });

  it('is never alcohol-free as the other choice of what is, nor with no sugar', () => {
    const claim = fc.constantFrom('alcohol-free gin', '0.0% beer', 'zero-proof whisky', '無酒精氈酒');
    const or = fc.constantFrom(' or ', ' / ', ' and ', ' + ', '或', ' (or ', ', or ', ' with ');
    const noSugar = fc.constantFrom('0% sugar', '0 % fat', '0.0% sugar', '0%糖', '0% calories');
    fc.assert(
      fc.property(fc.constantFrom(...names), claim, or, noSugar, (name, free, joined, light) => {
        expect(knownAbv(name + joined + free)).toBeGreaterThanOrEqual(1);
        expect(knownAbv(free + joined + name)).toBeGreaterThanOrEqual(1);
        expect([knownAbv(`${name} ${light}`), knownAbv(`${light} ${name}`)]).not.toContain(0);
      }),
      { numRuns: 1000 },
    );
  });

  it('does not know a made-up word, nor a fruit next to one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^q[bcdfghjklmnpqrstvwxz]{4,9}$/), (word) => {
        expect([knownAbv(word), knownAbv(`${word} lemon`), knownAbv(`Lime ${word}`)]).toEqual([null, null, null]);
      }),
    );
  });
});
