import { expect, it } from 'vitest';
import { UNITS } from './recipe.ts';
import type { Unit } from './recipe.ts';
import { millilitres } from './volume.ts';

it.each<[number, Unit, number]>([
  [45, 'ml', 45],
  [120, 'top-up', 120],
  [2, 'dash', 1.8],
  [1, 'barspoon', 5],
  [8, 'leaf', 0],
  [2, 'slice', 0],
  [1, 'piece', 0],
  [1, 'pinch', 0],
  [30, 'g', 0],
])('%d %s is %d ml', (amount, unit, ml) => {
  expect(millilitres(amount, unit)).toBeCloseTo(ml, 9);
});

it('converts every unit', () => {
  for (const unit of UNITS) expect(Number.isFinite(millilitres(1, unit))).toBe(true);
});
