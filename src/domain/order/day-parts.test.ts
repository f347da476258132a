import { describe, expect, it } from 'vitest';
import { dayParts } from './day-parts.ts';

const days = (...numbers: number[]) => numbers.map((n, i) => ({ day: `2026-03-${String(i + 1).padStart(2, '0')}`, n }));

describe('days that are read together', () => {
  it.each([
    ['none', [], []],
    ['quiet days', [10, 0, 40], [['01', '03', 50]]],
    [
      'busy days',
      [2600, 2400],
      [
        ['01', '01', 2600],
        ['02', '02', 2400],
      ],
    ],
    [
      'as many as fit',
      [1000, 1500, 1, 2499, 30_000, 0],
      [
        ['01', '02', 2500],
        ['03', '04', 2500],
        ['05', '05', 30_000],
        ['06', '06', 0],
      ],
    ],
  ] as const)('%s', (_, numbers, expected) =>
    expect(dayParts(days(...numbers)).map(({ from, to, n }) => [from.slice(-2), to.slice(-2), n])).toEqual(expected),
  );
});
