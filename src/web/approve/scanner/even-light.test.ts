import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evenLight } from './even-light.ts';

const grey = (values: readonly number[]) => new Uint8ClampedArray(values.flatMap((each) => [each, each, each, 255]));
const reds = (pixels: Uint8ClampedArray) => [...pixels].filter((_, i) => i % 4 === 0);

describe('evenLight', () => {
  it('stretches the contrast of a dim picture', () => {
    const dim = grey([...Array<number>(50).fill(60), ...Array<number>(50).fill(75)]);
    evenLight(dim);
    expect(new Set(reds(dim))).toEqual(new Set([0, 255]));
  });

  it('is not misled by a speck of glare', () => {
    const dim = grey([255, ...Array<number>(100).fill(60), ...Array<number>(100).fill(80)]);
    evenLight(dim);
    expect(reds(dim).slice(-1)).toEqual([255]);
  });

  it('leaves a single-shade picture unchanged, and nothing transparent', () => {
    for (const shade of [0, 128, 255]) {
      const flat = grey(Array<number>(20).fill(shade));
      evenLight(flat);
      expect(new Set(reds(flat)).size).toBe(1);
      expect([...flat].filter((_, i) => i % 4 === 3)).toEqual(Array(20).fill(255));
    }
  });

  it('never swaps lighter and darker', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(255), { minLength: 2, maxLength: 200 }), (values) => {
        const pixels = grey(values);
        evenLight(pixels);
        const evened = reds(pixels);
        const order = values.map((value, i) => ({ value, now: evened[i]! })).sort((a, b) => a.value - b.value);
        order.slice(1).forEach(({ now }, i) => expect(now).toBeGreaterThanOrEqual(order[i]!.now));
      }),
    );
  });
});
