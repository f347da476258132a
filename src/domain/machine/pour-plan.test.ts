import { describe, expect, it } from 'vitest';
import { machineString } from './machine-string.ts';
import { pourPlan, type Finding } from './pour-plan.ts';

const PUMPS = [
  { slot: 1, ingredientId: 'gin', mlPerSecond: 20 },
  { slot: 7, ingredientId: 'tonic', mlPerSecond: 40 },
];
const GIN = { id: 'gin', amount: 40, unit: 'ml' } as const;
const TONIC = { id: 'tonic', amount: 120, unit: 'top-up' } as const;
const MINT = { id: 'mint', amount: 5, unit: 'leaf' } as const;
const RUM = { id: 'rum', amount: 10, unit: 'ml' } as const;

it('lists the pours, the total volume and the total time', () => {
  expect(pourPlan('SW1;sizeM;1,40,2000;7,120,3000', { pumps: PUMPS, ingredients: [GIN, TONIC, MINT] })).toEqual({
    size: 'sizeM',
    pours: [
      { slot: 1, ml: 40, startMs: 0, durationMs: 2000 },
      { slot: 7, ml: 120, startMs: 0, durationMs: 3000 },
    ],
    volumeMl: 160,
    totalMs: 18_000,
    findings: [],
  });
});

it.each(['sizeS', 'sizeM', 'sizeL'] as const)(
  'finds no problem in a machine string made by the server for %s',
  (size) => {
    const ingredients = [GIN, TONIC, MINT];
    expect(pourPlan(machineString(ingredients, size, PUMPS), { pumps: PUMPS, ingredients })).toMatchObject({
      size,
      findings: [],
    });
  },
);

describe('finds problems', () => {
  it.each<[string, string, Finding[]]>([
    ['an empty string', '', [{ kind: 'no-header' }, { kind: 'no-pours' }]],
    ['another header', 'XX;sizeM;1,40,2000', [{ kind: 'no-header' }]],
    ['no size', 'SW1;;1,40,2000', [{ kind: 'no-header' }]],
    ['a header alone', 'SW1;sizeM', [{ kind: 'no-pours' }]],
    ['nothing behind the last semicolon', 'SW1;sizeM;1,40,2000;', []],
    ['too few numbers', 'SW1;sizeM;1,40', [{ kind: 'bad-segment', place: 1, text: '1,40' }]],
    ['too many', 'SW1;sizeM;1,40,2000,9', [{ kind: 'bad-segment', place: 1, text: '1,40,2000,9' }]],
    ['words', 'SW1;sizeM;1,40,2000;gin', [{ kind: 'bad-segment', place: 2, text: 'gin' }]],
    ['a negative amount', 'SW1;sizeM;1,-4,2000', [{ kind: 'bad-segment', place: 1, text: '1,-4,2000' }]],
    ['half a pump', 'SW1;sizeM;1.5,40,2000', [{ kind: 'bad-segment', place: 1, text: '1.5,40,2000' }]],
    ['a number in other clothes', 'SW1;sizeM;1,0x10,2000', [{ kind: 'bad-segment', place: 1, text: '1,0x10,2000' }]],
    ['no duration', 'SW1;sizeM;1,40,0', [{ kind: 'no-duration', slot: 1 }]],
    ['exactly the longest', 'SW1;sizeM;1,40,120000', []],
    ['a longer one', 'SW1;sizeM;1,40,120001', [{ kind: 'too-long', slot: 1, durationMs: 120_001 }]],
    ['a pump the machine has not', 'SW1;sizeM;2,40,2000', [{ kind: 'unknown-pump', slot: 2 }]],
    ['one pump twice', 'SW1;sizeM;1,40,2000;1,10,500', [{ kind: 'pump-twice', slot: 1 }]],
  ])('%s', (_what, text, findings) => {
    expect(pourPlan(text, { pumps: PUMPS }).findings).toEqual(findings);
  });

  it('a liquid without a pump, but not a solid', () => {
    const plan = pourPlan('SW1;sizeM;1,40,2000', { pumps: PUMPS, ingredients: [GIN, RUM, MINT] });
    expect(plan.findings).toEqual([{ kind: 'without-pump', ingredientId: 'rum' }]);
  });

  it('no unknown pump if the pumps are not known', () => {
    expect(pourPlan('SW1;sizeM;99,40,2000').findings).toEqual([]);
  });
});

it('skips what it cannot parse, and uses the documented brewing time', () => {
  expect(pourPlan('SW1;sizeM;x;7,120,3000')).toMatchObject({
    pours: [{ slot: 7, ml: 120 }],
    volumeMl: 120,
    totalMs: 3000,
  });
});
