import { describe, expect, it } from 'vitest';
import PACK from '../content.ts';
import type { Story } from '../rules.ts';
import { laneBetween, mapOf } from './map-layout.ts';
import { leadingTo, without, withChoice, withNewScene } from './story-edit.ts';

const columns = (story: Story) => Object.fromEntries(mapOf(story).spots.map(({ id, column }) => [id, column]));

describe('the map of a story', () => {
  it('has a column for each step', () => {
    expect(columns(PACK)).toEqual({ n1: 0, n2: 1, n3: 1, n4: 2, n5: 2, e1: 3, e2: 3, e3: 3, e4: 3 });
    expect(mapOf(PACK)).toMatchObject({ columns: 4, rows: 4 });
    expect(mapOf(PACK).lines).toHaveLength(10);
  });
  it('puts unreachable places before what they lead to, else in the last column', () => {
    expect(columns(withNewScene(PACK, 'lost'))).toMatchObject({ lost: 4 });
    expect(columns(withChoice(withChoice(PACK, 'n1', 0, { to: 'n3' }), 'n1', 1, { to: 'n3' }))).toMatchObject({
      n2: 1,
    });
  });
  it('terminates on a cycle', () =>
    expect(columns(withChoice(PACK, 'n4', 0, { to: 'n1' }))).toMatchObject({ n1: 0, n4: 2, e1: 4 }));
  it('has no line to a missing place', () => {
    expect(leadingTo(PACK, 'n4')).toEqual(['n2', 'n3']);
    expect(mapOf(without(PACK, 'n4')).lines.some(({ to }) => to === 'n4')).toBe(false);
  });
  it('gives each place a different position', () => {
    const { spots } = mapOf(withNewScene(PACK, 'lost'));
    expect(new Set(spots.map(({ column, row }) => `${column} ${row}`)).size).toBe(spots.length);
  });
});

describe('laneBetween', () => {
  const boxes = [
    { top: 14, bottom: 78 },
    { top: 94, bottom: 158 },
  ];
  it.each([
    ['a height that is free', boxes, 86, 86],
    ['the gap that is nearest', boxes, 60, 84],
    ['above all, where that is nearer', boxes, 20, 8],
    ['below all', boxes, 150, 164],
  ])('%s', (_case, among, wanted, lane) => expect(laneBetween(among, wanted)).toBe(lane));
});
