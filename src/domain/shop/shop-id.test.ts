import { expect, it } from 'vitest';
import { newShopId, RESERVED_SHOP_IDS } from './shop-id.ts';

it.each([
  ['a name', 'Night Owl', [], 'night-owl'],
  ['accents and signs', 'Café  «Été» & Fils!', [], 'cafe-ete-fils'],
  ['a name that is taken', 'Night Owl', ['night-owl'], 'night-owl-2'],
  ['one that is taken twice', 'Night Owl', ['night-owl', 'night-owl-2'], 'night-owl-3'],
  ['no English name', '', [], 'tea-shop'],
  ['a name without Latin letters', '夜貓子', ['tea-shop'], 'tea-shop-2'],
  ['a long name', 'The Very Long Name of a Very Small Bar', [], 'the-very-long-name-of-a-very'],
])('makes an id of %s', (_case, name, taken, id) => expect(newShopId(name, 'tea-shop', new Set(taken))).toBe(id));

it.each(RESERVED_SHOP_IDS)('never makes the reserved id %s', (id) =>
  expect(newShopId(id, 'cocktail-bar', new Set())).toBe(`${id}-2`),
);
