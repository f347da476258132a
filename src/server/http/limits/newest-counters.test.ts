import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NewestCounters } from './newest-counters.ts';

/** The same with a map. */
class Plain {
  readonly #map = new Map<string, { time: number; count: number }>();
  readonly #most: number;
  constructor(most: number) {
    this.#most = most;
  }
  get size() {
    return this.#map.size;
  }
  get(key: string) {
    return this.#map.get(key);
  }
  set(key: string, time: number) {
    const count = (this.#map.get(key)?.count ?? 0) + 1;
    this.#map.delete(key);
    for (const oldest of this.#map.keys()) {
      if (this.#map.size < this.#most) break;
      this.#map.delete(oldest);
    }
    this.#map.set(key, { time, count });
  }
  delete(key: string) {
    this.#map.delete(key);
  }
}

/** As the map has it. */
function of(kept: NewestCounters, name: string) {
  const row = kept.find(name);
  return row === undefined ? undefined : { time: kept.timeOf(row), count: kept.countOf(row) };
}

const key = fc.integer({ min: 0, max: 300 }).map((n) => `10.0.${n >> 4}.${n & 15} device ${n}`);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('set' as const), key, value: fc.double() }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('delete' as const), key, value: fc.constant(0) }) },
);

describe('counters by key', () => {
  it.each([1, 2, 63, 64, 65, 200])('are those of a map of the %i newest keys', (most) => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 800, size: 'max' }), (steps) => {
        const [kept, plain] = [new NewestCounters(most), new Plain(most)];
        for (const { what, key: name, value } of steps) {
          if (what === 'set') {
            const row = kept.keep(name);
            kept.put(row, kept.countOf(row) + 1, value);
            plain.set(name, value);
          } else {
            kept.delete(name);
            plain.delete(name);
          }
          expect(kept.size).toBe(plain.size);
        }
        for (const { key: name } of steps) expect(of(kept, name)).toEqual(plain.get(name));
      }),
      { numRuns: 40 },
    );
  });

  it('find each of 200 000 keys that are nearly alike, whatever the hash begins with', () => {
    for (const seed of [0, 1, 2 ** 32 - 1]) {
      const kept = new NewestCounters(200_000, () => seed);
      for (let n = 0; n < 200_000; n++) kept.put(kept.keep(`00000000-0000-4000-8000-${n}`), 1, n);
      let wrong = 0;
      for (let n = 0; n < 200_000; n++) if (of(kept, `00000000-0000-4000-8000-${n}`)?.time !== n) wrong++;
      expect([kept.size, wrong]).toEqual([200_000, 0]);
      expect(kept.find('00000000-0000-4000-8000-200000')).toBeUndefined();
    }
  });
});
