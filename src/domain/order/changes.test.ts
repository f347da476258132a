import { describe, expect, it } from 'vitest';
import { allergensAsOrdered, isAsOrdered, isMadeAlike, isStillMade, type Change } from './changes.ts';

const change = (without: string, by: string | null): Change => ({
  without: { name: without, name_translations: {} },
  by: by === null ? null : { name: by, name_translations: {} },
});

describe('two orders of a drink', () => {
  it.each<[string, Change[] | undefined, Change[] | undefined, boolean]>([
    ['both as the recipe has it', undefined, undefined, true],
    ['both as the recipe has it, one said so', [], undefined, true],
    ['one differently', [change('Campari', null)], undefined, false],
    ['both without the same', [change('Campari', null)], [change('Campari', null)], true],
    ['both with the same instead', [change('Campari', 'Aperol')], [change('Campari', 'Aperol')], true],
    ['without it, and with another instead', [change('Campari', null)], [change('Campari', 'Aperol')], false],
    ['with others instead', [change('Campari', 'Cynar')], [change('Campari', 'Aperol')], false],
    ['without others', [change('Mint', null)], [change('Campari', null)], false],
  ])('%s', (_how, one, other, expected) => {
    expect(isMadeAlike(one, other)).toBe(expected);
    expect(isMadeAlike(other, one)).toBe(expected);
  });
});

describe('what was ordered', () => {
  const [without, instead] = [[change('Campari', null)], [change('Campari', 'Aperol')]];
  it.each<[string, Change[] | undefined, { available: boolean; changes?: Change[] }, boolean]>([
    ['is to be had as before', undefined, { available: true }, true],
    ['is sold out', undefined, { available: false }, false],
    ['is made differently since', undefined, { available: true, changes: without }, false],
    ['is made as differently as it was ordered', without, { available: true, changes: without }, true],
    ['is made differently in another way', without, { available: true, changes: instead }, false],
    ['was ordered differently, and lacks nothing any more', without, { available: true }, true],
  ])('%s', (_how, ordered, now, expected) => expect(isStillMade(ordered, now)).toBe(expected));

  it('is not to be had without what stood in for something', () => {
    const isSoldOut = (name: string) => name === 'Aperol';
    expect(isStillMade(instead, { available: true }, isSoldOut)).toBe(false);
    expect(isStillMade(without, { available: true }, isSoldOut)).toBe(true);
  });
});

describe('the drink on the menu', () => {
  const [before, then, after] = ['2026-11-20T11:00:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-20T13:00:00.000Z'];
  it.each<[string, string | undefined, Change[] | undefined, boolean]>([
    ['never changed', undefined, undefined, true],
    ['changed before it was ordered', before, undefined, true],
    ['changed at that very moment', then, undefined, true],
    ['changed after', after, undefined, false],
    ['is made differently, by the same recipe', before, [change('Campari', null)], false],
  ])('%s', (_how, contentsSince, changes, expected) => {
    const now = { contentsSince, changes, allergens: ['milk' as const], allergenList: 'declared' as const };
    expect(isAsOrdered({ timestamp: then }, now)).toBe(expected);
    const { allergens, allergenList } = allergensAsOrdered({ timestamp: then }, now);
    expect([allergens, allergenList]).toEqual([['milk'], expected ? 'declared' : 'unknown']);
  });
});
