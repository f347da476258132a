import { describe, expect, it } from 'vitest';
import { coloursIn } from './colours.ts';

describe('the colours of a logo', () => {
  it.each([
    ['linear-gradient(135deg, #ff7a59, #8b6cff 60%, #36b98c)', ['#ff7a59', '#8b6cff', '#36b98c']],
    ['linear-gradient(to right, crimson, gold)', ['crimson', 'gold']],
    [
      'radial-gradient(circle at center, rgba(1, 2, 3, 0.5) 10%, hsl(20, 50%, 50%))',
      ['rgba(1, 2, 3, 0.5)', 'hsl(20, 50%, 50%)'],
    ],
  ])('%s', (gradient, colours) => expect(coloursIn(gradient)).toEqual(colours));
});
