import { expect, it } from 'vitest';
import { csvCell, csvRow } from './csv.ts';

it.each([
  ['plain text', 'Negroni', 'Negroni'],
  ['a comma', 'Gin, dry', '"Gin, dry"'],
  ['a quote', 'the "Duke"', '"the ""Duke"""'],
  ['a new line', 'one\r\ntwo', '"one\r\ntwo"'],
  ['nothing', null, ''],
  ['a number', 12, '12'],
  ['a negative number', -3, '-3'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula with a comma', '=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['a plus', '+852 1234', "'+852 1234"],
  ['a minus', '-2', "'-2"],
  ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
  ['a tab', '\t=1', "'\t=1"],
  ['a full-width equals sign', '＝1', "'＝1"],
])('%s', (_case, value, cell) => expect(csvCell(value)).toBe(cell));

it('ends a row as RFC 4180 asks', () => expect(csvRow(['a', 2, null])).toBe('a,2,\r\n'));
