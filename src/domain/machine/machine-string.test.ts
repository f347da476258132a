import { expect, it } from 'vitest';
import { brewingTimeMs } from './brewing-time.ts';
import { machineString } from './machine-string.ts';

const pumps = [
  { slot: 1, ingredientId: 'gin', mlPerSecond: 20 },
  { slot: 2, ingredientId: 'bitters', mlPerSecond: 10 },
  { slot: 3, ingredientId: 'tonic', mlPerSecond: 30 },
];
const gin = { id: 'gin', amount: 40, unit: 'ml' } as const;

it.each([
  ['a medium drink', [gin, { id: 'tonic', amount: 120, unit: 'top-up' }], 'sizeM', 'SW1;sizeM;1,40,2000;3,120,4000'],
  ['a small one pours less', [gin], 'sizeS', 'SW1;sizeS;1,30,1500'],
  ['a large one more', [gin], 'sizeL', 'SW1;sizeL;1,56,2800'],
  ['a dash still pours', [{ id: 'bitters', amount: 1, unit: 'dash' }], 'sizeM', 'SW1;sizeM;2,1,90'],
  [
    'what stands on no pump is added by hand',
    [gin, { id: 'mint', amount: 8, unit: 'leaf' }],
    'sizeM',
    'SW1;sizeM;1,40,2000',
  ],
  [
    'no pour is longer than two minutes',
    [
      { ...gin, amount: 2000, unit: 'ml' },
      { id: 'bitters', amount: 2000, unit: 'ml' },
    ],
    'sizeM',
    'SW1;sizeM;1,2000,100000;2,2000,120000',
  ],
] as const)('%s', (_case, ingredients, size, expected) =>
  expect(machineString(ingredients, size, pumps)).toBe(expected),
);

it('can be parsed for the brewing time', () => {
  expect(brewingTimeMs(machineString([gin], 'sizeM', pumps))).toBe(17_000);
  expect(brewingTimeMs(machineString([], 'sizeM', pumps))).toBe(3000);
});
