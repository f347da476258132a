import { describe, expect, it } from 'vitest';
import type { Poured } from './machine-string.ts';
import { pumpsForMenu } from './pumps-for-menu.ts';

const of = (id: string, unit: Poured['unit'] = 'ml'): Poured => ({ id, amount: 30, unit });

describe('the pumps for a menu', () => {
  it.each<[string, Poured[][], string[]]>([
    ['none for no drinks', [], []],
    [
      'the most common liquid first',
      [
        [of('gin'), of('lime')],
        [of('rum'), of('lime')],
      ],
      ['lime', 'gin', 'rum'],
    ],
    ['none for what is added by hand', [[of('mint', 'piece'), of('rum')]], ['rum']],
    ['a liquid once, also where a drink has it twice', [[of('rum'), of('rum')], [of('gin')]], ['gin', 'rum']],
  ])('%s', (_case, drinks, ids) => {
    expect(pumpsForMenu(drinks).map(({ ingredientId }) => ingredientId)).toEqual(ids);
  });

  it('are sixteen at most, in slots from 1', () => {
    const pumps = pumpsForMenu([Array.from({ length: 20 }, (_, at) => of(`liquid-${at}`))]);
    expect(pumps.map(({ slot }) => slot)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
    expect(new Set(pumps.map(({ mlPerSecond }) => mlPerSecond))).toEqual(new Set([10]));
  });
});
