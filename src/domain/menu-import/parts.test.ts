import { expect, it } from 'vitest';
import { readMeasure } from './measure.ts';
import { withPartsAsDrink } from './parts.ts';

const amounts = (lines: Record<string, string>) =>
  withPartsAsDrink(Object.entries(lines).map(([name, text]) => ({ name, measure: readMeasure(text) }))).map(
    ({ measure }) => measure.amount,
  );

it.each<[string, Record<string, string>, number[]]>([
  ['equal parts fill a short drink', { Gin: '1 part', Campari: '1 part', 'Sweet vermouth': '1 part' }, [30, 30, 30]],
  ['many parts are small', { Vodka: '6 parts', 'Lime juice': '3 parts', Grenadine: '1 part' }, [54, 27, 9]],
  ['a part of two is a jigger', { Cognac: '1 part', Amaretto: '1 part' }, [45, 45]],
  ['one part alone is a jigger', { Vodka: '2 part' }, [90]],
  ['sparkling parts make it long', { Rum: '1 part', Cola: '3 parts' }, [45, 135]],
  ['a spritz fits its glass', { Prosecco: '3 parts', Aperol: '2 parts', 'Soda water': '1 part' }, [100, 66.5, 33.5]],
  ['a dash beside is no base', { Gin: '2 part', 'Dry vermouth': '1 part', 'Orange bitters': '1 dash' }, [60, 30, 1]],
  ['beside a base a part is a measure', { Gin: '45 ml', 'Egg white': '1 part' }, [45, 30]],
  ['without parts nothing changes', { Gin: '60 ml', 'Lime juice': '1 oz' }, [60, 30]],
])('%s', (_case, lines, expected) => expect(amounts(lines)).toEqual(expected));
