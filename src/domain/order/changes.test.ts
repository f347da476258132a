import { describe, expect, it } from 'vitest';
import { isMadeAlike, type Change } from './changes.ts';

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
