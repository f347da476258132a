import { describe, expect, it } from 'vitest';
import { garnishParts, knownGarnishAbv } from './garnish-alcohol.ts';

describe('a garnish', () => {
  it.each([
    ['Lemon wheel', 0],
    ['Pineapple wedge, cherry and paper umbrella', 0],
    ['Striped straw', 0],
    ['Orange twist, flamed', 0],
    ['Crushed peanuts', 0],
    ['檸檬片', 0],
    ['間條飲管', 0],
    ['食用花', 0],
    ['rum-soaked cherry', 40],
    ['Baileys float', 17],
    ['Mint sprig and a Prosecco float', 11],
    ['Absinthe mist', 62],
    ['冧酒提子', 40],
    // It has alcohol, and nobody knows how much; nobody knows what it is.
    ['brandied cherries', null],
    ['酒漬櫻桃', null],
    ['Lemon wheel, boozy cherry', null],
    ['House float', null],
    // A form of nothing.
    ['Cocktail foam', null],
    ['Foam on top, straw', null],
    ['Dust', null],
    ['Drink', null],
    ['House float on top, straw', null],
    ['自家泡沫', null],
  ])('%s: %s', (name, abv) => expect(knownGarnishAbv(name)).toBe(abv));

  it.each([
    ['Cherry, crushed peanuts and mint', ['Cherry', 'crushed peanuts', 'mint']],
    ['Candied orange', ['Candied orange']],
    ['車厘子、花生碎', ['車厘子', '花生碎']],
    ['', []],
  ])('%s: parts', (name, parts) => expect(garnishParts(name)).toEqual(parts));
});
