import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRow, readCsv, writeCsv } from './csv.ts';

describe('writeCsv', () => {
  it('quotes what needs it and ends lines by CR LF, after a byte-order mark', () => {
    expect(writeCsv([['a', 'b,c', 'say "hi"', 'two\nlines', '茶']])).toBe(
      '\uFEFFa,"b,c","say ""hi""","two\nlines",茶\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', "'=1", '＝1'])('guards %j from being run', (cell) => {
    expect(writeCsv([[cell]])).toMatch(/^\uFEFF"?'/);
    expect(readCsv(writeCsv([[cell]]))).toEqual([[cell]]);
  });

  it.each(["it's", "'quoted'", '1-2', ''])('leaves %j alone', (cell) => {
    expect(writeCsv([['x', cell]])).toBe(`\uFEFFx,${cell}\r\n`);
  });
});

describe('readCsv', () => {
  it.each<[string, string, string[][]]>([
    [
      'line feeds',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'no last line end',
      'a,b\r\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons',
      'a;b\n"1;2";3',
      [
        ['a', 'b'],
        ['1;2', '3'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'empty cells',
      'a,,\n,,',
      [
        ['a', '', ''],
        ['', '', ''],
      ],
    ],
    ['empty lines', 'a\n\nb', [['a'], [''], ['b']]],
    ['an open quote', 'a,"b', [['a', 'b']]],
    ['letters after a quote', '"a"x,b', [['a', 'b']]],
    ['nothing', '', []],
    [
      'the delimiter that Excel says in a line of its own',
      'sep=;\r\na,b;c\r\n1;2',
      [
        ['a,b', 'c'],
        ['1', '2'],
      ],
    ],
    ['the same after a mark, quoted', '\uFEFF"sep=|"\na|b', [['a', 'b']]],
  ])('takes %s', (_case, text, rows) => {
    expect(readCsv(text)).toEqual(rows);
  });

  it('gives back what was written', () => {
    const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^['"=+\-@,;\t\r\n a]{0,6}$/));
    const table = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.array(cell, { minLength: 4, maxLength: 40 }))
      .map(([width, cells]) => [
        Array.from({ length: width }, (_, i) => `column ${i}`),
        ...Array.from({ length: Math.floor(cells.length / width) }, (_, i) => cells.slice(i * width, (i + 1) * width)),
      ]);
    fc.assert(
      fc.property(table, (rows) => {
        expect(readCsv(writeCsv(rows))).toEqual(rows);
      }),
    );
  });
});

it('writes one line: numbers as numbers, nothing as nothing, formulas harmless', () => {
  expect(csvRow(['Negroni', 12, -3, null, '-2', '=HYPERLINK("x","y")'])).toBe(
    `Negroni,12,-3,,'-2,"'=HYPERLINK(""x"",""y"")"\r\n`,
  );
});
