import { describe, expect, it } from 'vitest';
import type { Match } from './match-ingredients.ts';
import { levelsOfPumps, planPours } from './plan-pours.ts';

const match = (id: string, theirId: number, place: number | null, leftMl = 350): Match => ({
  ours: { id, names: [`The ${id}`] },
  theirs: { id: theirId, name: id, place, leftMl, sizeMl: 700 },
  by: 'name',
});
const MATCHES: Match[] = [
  match('gin', 11, 1),
  match('rum', 12, null),
  match('lime', 13, 3, 0),
  match('house-gin', 11, 1),
  { ours: { id: 'campari', names: ['Campari', '金巴利'] }, theirs: undefined, by: undefined },
];
const PUMPS = ['gin', 'rum', 'lime', 'house-gin', 'campari'].map((ingredientId, i) => ({ slot: i + 1, ingredientId }));
const plan = (...pours: [slot: number, ml: number][]) =>
  planPours(
    pours.map(([slot, ml]) => ({ slot, ml })),
    PUMPS,
    MATCHES,
  );

describe('planPours', () => {
  it('names ingredients as the program does', () =>
    expect(plan([1, 40], [3, 20.4])).toEqual({
      kind: 'pours',
      pours: [
        { ingredientId: 11, ml: 40 },
        { ingredientId: 13, ml: 20 },
      ],
    }));
  it('pours what is one ingredient there at once', () =>
    expect(plan([1, 40], [4, 5])).toEqual({ kind: 'pours', pours: [{ ingredientId: 11, ml: 45 }] }));
  it('says what is missing, by name', () =>
    expect(plan([1, 40], [2, 10], [5, 10], [9, 10])).toEqual({ kind: 'missing', names: ['The rum', 'Campari', '#9'] }));
});

it('says how full each pump is; what is at no bottle counts as empty', () =>
  expect(levelsOfPumps(PUMPS, MATCHES)).toEqual([
    { slot: 1, pct: 50 },
    { slot: 2, pct: 0 },
    { slot: 3, pct: 0 },
    { slot: 4, pct: 50 },
    { slot: 5, pct: 0 },
  ]));
