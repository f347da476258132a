import { expect, it } from 'vitest';
import { firstLetters } from './graphemes.ts';

it.each([
  ['', 3, []],
  ['gin', 5, ['g', 'i', 'n']],
  ['gin', 2, ['g', 'i']],
  ['👩‍👩‍👧é乾杯', 3, ['👩‍👩‍👧', 'é', '乾']],
  ['gin', 0, []],
])('the first letters of %s, %i at most', (text, most, letters) => expect(firstLetters(text, most)).toEqual(letters));

it('looks no further than it has to', () => {
  expect(firstLetters('x'.repeat(2_000_000), 61)).toHaveLength(61);
});
