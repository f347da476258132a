import { expect, it } from 'vitest';
import { judgePour } from './judge-pour.ts';

const POURS = [
  { ingredientId: 1, ml: 40 },
  { ingredientId: 2, ml: 20 },
];
const BEFORE = { 1: 500, 2: 300 };

it.each([
  ['exactly', BEFORE, { 1: 460, 2: 280 }, 'as-ordered'],
  ['a little less', BEFORE, { 1: 466, 2: 280 }, 'as-ordered'],
  ['a pump that stalled', BEFORE, { 1: 460, 2: 295 }, 'less'],
  ['nothing at all', BEFORE, BEFORE, 'less'],
  ['twice', BEFORE, { 1: 420, 2: 260 }, 'more'],
  ['the rest of a bottle that was nearly enough', { 1: 36, 2: 300 }, { 1: 0, 2: 280 }, 'as-ordered'],
  ['an ingredient that was taken away', BEFORE, { 1: 460 }, 'unknown'],
  ['refilled meanwhile', BEFORE, { 1: 700, 2: 280 }, 'less'],
] as const)('%s', (_case, before, after, expected) => expect(judgePour(before, after, POURS)).toBe(expected));
