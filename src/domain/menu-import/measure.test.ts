import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureOf, readMeasure } from './measure.ts';
import type { Measure } from './measure.ts';

describe('measureOf', () => {
  it.each<[number, string, Measure]>([
    [45, 'ml', { amount: 45, unit: 'ml' }],
    [2, 'cl', { amount: 20, unit: 'ml' }],
    [1.5, 'oz', { amount: 45, unit: 'ml' }],
    [1, 'Topup', { amount: 0, unit: 'top-up' }],
    [0, 'top up', { amount: 0, unit: 'top-up' }],
    [2, 'dashes', { amount: 2, unit: 'dash' }],
    [5, 'drops', { amount: 0.25, unit: 'ml' }],
    [1, 'Barspoon', { amount: 1, unit: 'barspoon' }],
    [2, 'tsp.', { amount: 10, unit: 'ml' }],
    [1, 'tablespoon', { amount: 15, unit: 'ml' }],
    [1, 'splash', { amount: 7.5, unit: 'ml', splash: true }],
    [3, 'parts', { amount: 90, unit: 'ml', inParts: 3 }],
    [8, 'leaves', { amount: 8, unit: 'leaf' }],
    [2, 'sprigs', { amount: 2, unit: 'piece' }],
    [1, 'wedge', { amount: 1, unit: 'slice' }],
    [1, 'whole', { amount: 1, unit: 'piece' }],
    [1, 'cube', { amount: 1, unit: 'piece' }],
    [1, 'pinch', { amount: 1, unit: 'pinch' }],
    [30, 'g', { amount: 30, unit: 'g' }],
    [1, 'twist', { amount: 1, unit: 'piece', part: 'peel' }],
    [5, 'beans', { amount: 5, unit: 'piece', part: 'bean' }],
    [1, 'garnish with', { amount: 1, unit: 'piece', garnish: true }],
    [1, 'smidgen', { amount: 1, unit: 'piece', guessed: true }],
    [0, '', { amount: 1, unit: 'piece', guessed: true }],
  ])('%d %s', (amount, unit, measure) => {
    expect(measureOf(amount, unit)).toEqual(measure);
  });
});

describe('readMeasure', () => {
  it.each<[string, Partial<ReturnType<typeof readMeasure>>]>([
    ['1 1/2 oz ', { amount: 45, unit: 'ml' }],
    ['1½ oz', { amount: 45, unit: 'ml' }],
    ['½ oz', { amount: 15, unit: 'ml' }],
    ['3/4 oz', { amount: 22.5, unit: 'ml' }],
    ['1 oz white', { amount: 30, unit: 'ml', rest: 'white' }],
    ['2 fl. oz.', { amount: 60, unit: 'ml' }],
    ['4.5 cL', { amount: 45, unit: 'ml' }],
    ['70ml/2fl oz', { amount: 70, unit: 'ml' }],
    ['2 tsp', { amount: 10, unit: 'ml' }],
    ['Juice of 1/2', { amount: 0.5, part: 'juice' }],
    ['juice of 1', { amount: 1, part: 'juice' }],
    ['Top up', { amount: 0, unit: 'top-up' }],
    ['2026-01-02', { amount: 1, guessed: true, rest: '' }],
    ['=15*2', { amount: 1, guessed: true, rest: '' }],
    ['Top up with', { amount: 0, unit: 'top-up' }],
    ['Fill with', { amount: 0, unit: 'top-up' }],
    ['dash', { amount: 1, unit: 'dash' }],
    ['2 dashes', { amount: 2, unit: 'dash' }],
    ['2-3 leaves', { amount: 2.5, unit: 'leaf' }],
    ['2 or 3 dashes', { amount: 2.5, unit: 'dash' }],
    ['Twist of', { amount: 1, unit: 'piece', part: 'peel' }],
    ['Garnish with', { garnish: true }],
    ['Garnish with 1', { garnish: true, amount: 1 }],
    ['1 bottle', { amount: 750, unit: 'ml', bottles: true }],
    ['2 cans', { amount: 660, unit: 'ml' }],
    ['1 shot', { amount: 45, unit: 'ml' }],
    ['1/2 shot Bacardi', { amount: 22.5, unit: 'ml', rest: 'bacardi' }],
    ['1', { amount: 1, unit: 'piece' }],
    ['1 cup', { amount: 240, unit: 'ml' }],
    ['1 (30 ml)', { amount: 1 }],
    ['', { amount: 1, unit: 'piece', guessed: true }],
    ['some', { amount: 1, unit: 'piece', guessed: true }],
    ['1/0 oz', { amount: 0, unit: 'ml' }],
  ])('%s', (text, measure) => {
    expect(readMeasure(text)).toMatchObject(measure);
  });

  it('never throws, and never gives a negative or endless amount', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { amount } = readMeasure(text);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(Number.isNaN(amount)).toBe(false);
      }),
    );
  });
});
