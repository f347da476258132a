import { decode, encode } from '@jridgewell/sourcemap-codec';
import { describe, expect, it } from 'vitest';
import { inAscii, shifted } from '../vite.ascii.ts';

describe('inAscii', () => {
  it.each([
    ['"凍檸茶"', '凍檸茶'],
    ['`Tom ${1}號 🍋`', 'Tom 1號 🍋'],
    ['"\\\\凍"', '\\凍'],
    ['/^[凍熱]+$/.test("凍熱")', true],
    ['/^🍋$/u.test("🍋")', true],
    ['new RegExp(String.raw`^[凍熱]\\d$`).test("凍1")', true],
  ])('says the same: %s', (code, value) => {
    const written = inAscii(code);
    expect(written).toMatch(/^[\x20-\x7f]*$/);
    // eslint-disable-next-line no-eval
    expect((0, eval)(written)).toEqual(value);
  });

  it('refuses what it would change', () => {
    expect(() => inAscii('/\\凍/')).toThrow('A character stands behind a backslash: \\凍/');
  });
});

describe('shifted', () => {
  it('leads from each place to where it led before', () => {
    const code = 'a("凍");b\nc("熱飲",d)';
    const before = encode([
      [
        [0, 0, 0, 0],
        [7, 0, 5, 2],
      ],
      [
        [0, 0, 6, 0],
        [7, 0, 7, 0],
      ],
    ]);
    const lines = inAscii(code).split('\n');
    const after = decode(shifted(before, code));
    expect(after.map((segments, line) => segments.map(([column]) => lines[line]![column]))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(after.flat().map(([, ...source]) => source)).toEqual(
      decode(before)
        .flat()
        .map(([, ...source]) => source),
    );
  });
});
