/** The simulation itself: the same seed is the same evening. `npm run simulate` runs as many as told. Source: docs/simulation.md. */
import { describe, expect, it } from 'vitest';
import { simulate } from './simulate.ts';

describe('the simulation', () => {
  it.each([1, 4, 7, 12, 25])('does seed %i the same way twice', async (seed) => {
    const first: string[] = [];
    const again: string[] = [];
    const { hash, broken } = await simulate({ seed, print: (line) => first.push(line) });
    expect(broken).toBeUndefined();
    const second = await simulate({ seed, print: (line) => again.push(line) });
    expect(again).toEqual(first);
    expect([second.hash, second.broken]).toEqual([hash, undefined]);
  });

  it('does another seed another way', async () => {
    const [one, other] = [await simulate({ seed: 1 }), await simulate({ seed: 2 })];
    expect(one.hash).not.toBe(other.hash);
  });
});
