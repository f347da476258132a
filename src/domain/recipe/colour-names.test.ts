import { expect, it } from 'vitest';
import { colourNames } from './colour-names.ts';

it.each([
  ['#ad4341d0', ['red']],
  ['#e49990dc', ['pink']],
  ['#f7a325f2', ['orange coloured']],
  ['#ecd491c9', ['yellow']],
  ['#b4c777d1', ['green']],
  ['#1f6fd6ce', ['blue']],
  ['#3f3fb0d4', ['blue', 'purple']],
  ['#a65c1ccf', ['amber']],
  ['#1c0f0ae1', ['black']],
  ['#f5e8d2ff', ['white']],
  ['#ebe2c9bc', ['clear']],
  ['#808080', []],
] as const)('%s', (colour, names) => expect(colourNames(colour)).toEqual(names));
