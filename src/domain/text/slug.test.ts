import { expect, it } from 'vitest';
import { idOf } from './slug.ts';

it.each([
  ['Lemon juice', 'lemon-juice'],
  ['Crème de Cacao (White)', 'creme-de-cacao-white'],
  ['  7-Up! ', '7-up'],
  ['凍檸茶', '凍檸茶'],
  ['막걸리', '막걸리'],
  ['???', 'unnamed'],
  ['x'.repeat(100), 'x'.repeat(60)],
])('makes %s %s', (name, id) => {
  expect(idOf(name)).toBe(id);
});
