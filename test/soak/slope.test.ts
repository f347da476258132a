import { describe, expect, it } from 'vitest';
import { slopeOf } from './slope.ts';

describe('the slope of what was measured', () => {
  it.each([
    ['nothing was', [], 0],
    ['once', [7], 0],
    ['always the same', [5, 5, 5], 0],
    ['two more an hour', [1, 3, 5, 7], 2],
    ['less and less', [9, 6, 3], -3],
    ['up and down about the same', [4, 6, 6, 4], 0],
    ['a line with one that is off', [0, 1, 2, 3, 9], 2],
  ])('%s', (_what, values, slope) => {
    expect(slopeOf(values.map((value, hours) => ({ hours, value })))).toBeCloseTo(slope);
  });
});
