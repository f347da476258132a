/** The simulation itself: the same seed is the same evening. `npm run simulate` runs as many as told. Source: docs/simulation.md. */
import { describe, expect, it } from 'vitest';
import { simulate } from './simulate.ts';
import { openStoreOf, type EngineName } from './database/stores.ts';

const SEEDS: readonly (readonly [EngineName, number])[] = [
  ['sqlite', 1],
  ['sqlite', 4],
  ['sqlite', 7],
  ['sqlite', 12],
  ['postgres', 3],
];

describe('the simulation', () => {
  it.each(SEEDS)(
    'on %s does seed %i the same way twice',
    async (engine, seed) => {
      const first: string[] = [];
      const again: string[] = [];
      const openStore = openStoreOf(engine);
      const { hash, broken } = await simulate({ seed, openStore, print: (line) => first.push(line) });
      expect(broken).toBeUndefined();
      const second = await simulate({ seed, openStore, print: (line) => again.push(line) });
      expect(again).toEqual(first);
      expect([second.hash, second.broken]).toEqual([hash, undefined]);
    },
    120_000,
  );

  it('does another seed another way', async () => {
    const [one, other] = [await simulate({ seed: 1 }), await simulate({ seed: 2 })];
    expect(one.hash).not.toBe(other.hash);
  });
});
