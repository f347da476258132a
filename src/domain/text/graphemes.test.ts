import { expect, it } from 'vitest';
import { firstLetters } from './graphemes.ts';

it.each([
  ['', 3, []],
  ['gin', 5, ['g', 'i', 'n']],
  ['gin', 2, ['g', 'i']],
  ['👩‍👩‍👧é乾杯', 3, ['👩‍👩‍👧', 'é', '乾']],
  ['gin', 0, []],
])('the first graphemes of %s, at most %i', (text, most, letters) => expect(firstLetters(text, most)).toEqual(letters));

it('segments no more than it has to', () => {
  expect(firstLetters('x'.repeat(2_000_000), 61)).toHaveLength(61);
});
