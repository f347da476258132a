import { expect, it } from 'vitest';
import { machineString } from './machine-string.ts';
import { isMakeable, madeBy, madeByPours, type MadeBy } from './made-by.ts';

const gin = { id: 'gin', amount: 30, unit: 'ml' } as const;
const lime = { id: 'lime', amount: 20, unit: 'ml' } as const;
const mint = { id: 'mint', amount: 3, unit: 'leaf' } as const;
const bitters = { id: 'bitters', amount: 2, unit: 'dash' } as const;

it.each<[string, Parameters<typeof madeBy>[0], string[], MadeBy]>([
  ['every liquid on a pump', [gin, lime], ['gin', 'lime'], 'machine'],
  ['solids beside', [gin, mint], ['gin'], 'machine'],
  ['a liquid without a pump', [gin, lime], ['gin'], 'both'],
  ['a dash without a pump', [gin, bitters], ['gin'], 'both'],
  ['no liquid on a pump', [gin, lime], ['rum'], 'hand'],
  ['no pumps', [gin], [], 'hand'],
  ['no liquid', [mint], ['gin', 'mint'], 'hand'],
])('%s', (_case, ingredients, pumps, made) => {
  expect(
    madeBy(
      ingredients,
      pumps.map((ingredientId) => ({ ingredientId })),
    ),
  ).toBe(made);
  const slots = pumps.map((ingredientId, i) => ({ ingredientId, slot: i + 1, mlPerSecond: 10 }));
  expect(madeByPours(machineString(ingredients, 'sizeM', slots), ingredients)).toBe(made);
});

it.each<[boolean, string[], boolean]>([
  [true, [], true],
  [true, ['gin'], true],
  [false, ['gin'], false],
  [false, ['gin', 'lime'], true],
])('with hands: %s, pumps: %s, can be made: %s', (poursByHand, pumps, isMade) => {
  expect(
    isMakeable(
      [gin, lime],
      pumps.map((ingredientId) => ({ ingredientId })),
      poursByHand,
    ),
  ).toBe(isMade);
});
