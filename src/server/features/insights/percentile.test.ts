import { expect, it } from 'vitest';
import { percentileOfCounts } from './percentile.ts';

const ONE_TO_TEN: [number, number][] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => [value, 1]);

it.each<[string, number, [number, number][], number | null]>([
  ['nothing', 50, [], null],
  ['one', 50, [[7, 1]], 7],
  ['one, to nine of ten', 90, [[7, 1]], 7],
  [
    'three',
    50,
    [
      [1, 1],
      [5, 1],
      [9, 1],
    ],
    5,
  ],
  [
    'two in the middle',
    50,
    [
      [1, 1],
      [5, 1],
      [9, 1],
      [12, 1],
    ],
    5,
  ],
  [
    'one value often',
    50,
    [
      [1, 2],
      [5, 1],
      [90, 9],
    ],
    90,
  ],
  ['ten, to five of them', 50, ONE_TO_TEN, 5],
  ['ten, to nine of them', 90, ONE_TO_TEN, 9],
  ['eleven, to nine of ten', 90, [...ONE_TO_TEN, [11, 1]], 10],
  [
    'an hour for one of twenty',
    90,
    [
      [3, 19],
      [60, 1],
    ],
    3,
  ],
])('the percentile of %s', (_case, percent, counted, value) =>
  expect(percentileOfCounts(percent, counted)).toBe(value),
);
