import { describe, expect, it } from 'vitest';
import { careTimes, careTotalMs, measuredRate, runMsFor } from './care.ts';

describe('care', () => {
  it.each([
    ['one run', { runMs: 5000, pulses: 1, restMs: 1000 }, 5000],
    ['pulses with rests between', { runMs: 2000, pulses: 5, restMs: 1000 }, 14_000],
    ['pulses without rests', { runMs: 2000, pulses: 3, restMs: 0 }, 6000],
  ])('takes as long as %s', (_what, plan, expected) => expect(careTotalMs(plan)).toBe(expected));

  it('can be accepted for half a minute, and counts as lost after twice its time and half a minute', () =>
    expect(careTimes({ runMs: 5000, pulses: 1, restMs: 0 }, 1000)).toEqual({ expiresAt: 31_000, timesOutAt: 41_000 }));

  it.each([
    ['an amount at the rate of its pump', 30, 10, 3000],
    ['never longer than the limit', 5000, 10, 30_000],
    ['never shorter than a pump can', 0.1, 100, 100],
  ])('runs a pump for %s', (_what, ml, rate, expected) => expect(runMsFor(ml, rate)).toBe(expected));

  it.each([
    ['so much in so long', 48, 5000, 9.6],
    ['to a hundredth', 33.3, 7000, 4.76],
    ['the slowest', 1, 10_000, 0.1],
    ['slower than any pump', 0.4, 10_000, undefined],
    ['faster than any pump', 3000, 10_000, undefined],
    ['nothing', 0, 10_000, undefined],
  ])('measures %s', (_what, ml, runMs, expected) => expect(measuredRate(ml, runMs)).toBe(expected));
});
