import { describe, expect, it } from 'vitest';
import type { JobState } from './job.ts';
import { amountsOf, changesMenu, leftIn, shortIngredients, shortSlots, takenBy, type Left } from './stock.ts';

const pumps = [
  { slot: 1, ingredientId: 'gin', mlPerSecond: 10 },
  { slot: 2, ingredientId: 'tonic', mlPerSecond: 10 },
];
const ml = (id: string, amount: number) => ({ id, amount, unit: 'ml' as const });
const ginTonic = [ml('gin', 40), ml('tonic', 120), { id: 'lime', amount: 1, unit: 'slice' as const }];
const left = (...slots: [number, number][]): Left => new Map(slots);

it.each<[string, { slot: number; pct: number }[], { slot: number; levelMl: number }[], Left]>([
  ['nothing that is counted', [], [], left()],
  ['bottles', [], [{ slot: 1, levelMl: 80 }], left([1, 80])],
  ['a sensor that says 0', [{ slot: 2, pct: 0 }], [{ slot: 1, levelMl: 80 }], left([2, 0], [1, 80])],
  ['a sensor that says how much', [{ slot: 2, pct: 3 }], [], left()],
  ['a bottle wins over its sensor', [{ slot: 1, pct: 0 }], [{ slot: 1, levelMl: 80 }], left([1, 80])],
])('what is left: %s', (_case, levels, bottles, expected) => expect(leftIn(levels, bottles)).toEqual(expected));

describe('shortSlots', () => {
  it.each<[string, { slot: number; ml: number }[], Left, number[]]>([
    ['enough to the last drop', [{ slot: 1, ml: 40 }], left([1, 40]), []],
    ['a drop too little', [{ slot: 1, ml: 40 }], left([1, 39.9]), [1]],
    ['a slot that is not counted', [{ slot: 3, ml: 40 }], left([1, 0]), []],
    [
      'two pours of one slot are added up',
      [
        { slot: 1, ml: 30 },
        { slot: 1, ml: 30 },
      ],
      left([1, 50]),
      [1],
    ],
    ['nothing to pour', [], left([1, 0]), []],
  ])('%s', (_case, pours, has, expected) => expect(shortSlots(pours, has)).toEqual(expected));
});

describe('shortIngredients', () => {
  it.each<[string, Left[], 'sizeS' | 'sizeM' | 'sizeL', string[]]>([
    ['nothing is counted', [], 'sizeM', []],
    ['enough for a small one', [left([1, 30], [2, 90])], 'sizeS', []],
    ['not for a medium one', [left([1, 30], [2, 500])], 'sizeM', ['gin']],
    ['one of two machines has it', [left([1, 0]), left([1, 100])], 'sizeM', []],
    ['the machine that lacks least says what', [left([1, 0], [2, 0]), left([1, 500], [2, 0])], 'sizeM', ['tonic']],
    ['a machine without counted bottles never runs out', [left([1, 0]), left()], 'sizeL', []],
  ])('%s', (_case, places, size, expected) =>
    expect([...shortIngredients(ginTonic, size, { pumps, places })]).toEqual(expected),
  );

  it('leaves alone what hands add', () => {
    expect(shortIngredients([ml('rum', 40)], 'sizeM', { pumps, places: [left([1, 0])] }).size).toBe(0);
  });
});

describe('takenBy', () => {
  const pours = [{ slot: 1, ml: 40 }];
  it.each<[JobState, JobState, number | null, number | undefined, boolean]>([
    ['dispensing', 'done', 90, 40, false],
    ['accepted', 'done', null, 40, false],
    ['issued', 'rejected', null, undefined, false],
    ['issued', 'cancelled', null, undefined, false],
    ['dispensing', 'failed', 25, 10, true],
    ['dispensing', 'cancelled', 50, 20, true],
    // It never said how far it was: nothing is promised to the next guest that may be gone.
    ['dispensing', 'failed', null, 40, true],
    ['accepted', 'failed', null, 0, true],
    ['waiting_glass', 'failed', 0, 0, true],
  ])('%s to %s at %s %%: %s ml', (before, end, progress, taken, isUncertain) => {
    expect(takenBy(pours, { before, end, progress })).toEqual({
      pours: taken === undefined ? [] : [{ slot: 1, ml: taken }],
      isUncertain,
    });
  });
});

describe('changesMenu', () => {
  const amounts = amountsOf([ginTonic, [ml('gin', 60)], [ml('rum', 10)]], pumps[0]!);
  it('knows each amount a pour takes, in every size', () => expect(amounts).toEqual([30, 40, 56, 45, 60, 84]));
  it.each<[number, number, boolean]>([
    [700, 84, false],
    [84, 83.9, true],
    [29, 0, false],
    [0, 700, true],
    [50, 50, false],
    [Infinity, 700, false],
  ])('from %s to %s: %s', (before, after, expected) => expect(changesMenu(before, after, amounts)).toBe(expected));
});
