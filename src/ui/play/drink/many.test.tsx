import { describe, expect, test } from 'vitest';
import { circle, dealt, ellipse, moved } from './many.ts';

describe('many shapes as one path', () => {
  test('a circle is closed and centred', () => {
    expect(circle([10, 20], 5)).toBe('M5 20A5 5 0 0 1 15 20A5 5 0 0 1 5 20Z');
  });

  test('an ellipse is rotated about its centre', () => {
    expect(ellipse([0, 0], 4, 2, 90)).toBe('M0 -4A4 2 90 0 1 0 4A4 2 90 0 1 0 -4Z');
  });

  test.each([
    ['M1 0L2 0', [10, 5] as const, 0, 'M11 5L12 5'],
    ['M1 0L2,0Z', [0, 0] as const, 90, 'M0 1L0 2Z'],
    ['M-1.5 0C0 -2 2 0 3 .5', [1, 1] as const, 180, 'M2.5 1C1 3 -1 1 -2 0.5'],
  ])('%s, moved by %j and rotated by %d degrees', (path, by, turn, expected) => {
    expect(moved(path, by, turn)).toBe(expected);
  });

  test('shapes are dealt in turn, and an empty group gives no path', () => {
    expect(dealt(['a', 'b', 'c', 'd'], 3, (shape, at) => `${shape}${at}`)).toEqual(['a0d3', 'b1', 'c2']);
    expect(dealt(['a'], 3, (shape) => shape)).toEqual(['a']);
  });
});
