import { expect, it } from 'vitest';
import { medianOfCounts } from './median.ts';

it.each([
  ['nothing', [], null],
  ['one', [[7, 1]], 7],
  [
    'three',
    [
      [1, 1],
      [5, 1],
      [9, 1],
    ],
    5,
  ],
  [
    'two in the middle',
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
    [
      [1, 2],
      [5, 1],
      [90, 9],
    ],
    90,
  ],
] as [string, [number, number][], number | null][])('the median of %s', (_case, counted, median) =>
  expect(medianOfCounts(counted)).toBe(median),
);
