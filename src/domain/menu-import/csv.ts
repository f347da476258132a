/**
 * Tables as comma-separated values. Source: RFC 4180.
 * A cell that a spreadsheet would run as a formula is written with an apostrophe before it, and read without it.
 * Source: OWASP "CSV injection".
 */

const BOM = '\uFEFF';
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;
const LONGEST_HEADER = 20_000;
const GUARDED = /^'+[=+\-@\t\r＝＋－＠]/;

/** Rows of cells as UTF-8 text with a byte-order mark, lines ended by CR LF. */
export const writeCsv = (rows: readonly (readonly string[])[]): string => BOM + rows.map(csvRow).join('');

/** One line of a table, for streamed files. Numbers stay numbers; null is an empty cell. */
export const csvRow = (cells: readonly (string | number | null)[]): string =>
  `${cells.map((value) => (typeof value === 'number' ? String(value) : cell(value ?? ''))).join(',')}\r\n`;

/** Excel's own line before the heading, which says the delimiter and is no row of the sheet. */
const SAID_DELIMITER = /^"?sep=([^\r\n"])"?[^\S\r\n]*(?:\r\n|\r|\n|$)/i;

/**
 * The rows of a table. The delimiter is what a line `sep=;` says, else the first line's: comma, semicolon or tab. Never
 * throws.
 */
export function readCsv(text: string): string[][] {
  const whole = text.startsWith(BOM) ? text.slice(1) : text;
  const [line = '', said] = SAID_DELIMITER.exec(whole) ?? [];
  const body = whole.slice(line.length);
  const delimiter = said ?? delimiterOf(body);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < body.length) {
    const { value, end } = body[at] === '"' ? quoted(body, at, delimiter) : plain(body, at, delimiter);
    row.push(GUARDED.test(value) ? value.slice(1) : value);
    at = end;
    if (body[at] === delimiter) {
      at += 1;
      if (at === body.length) row.push('');
      continue;
    }
    at += body.startsWith('\r\n', at) ? 2 : 1;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

function cell(value: string): string {
  const guarded = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]|^\s|\s$/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

function delimiterOf(body: string): string {
  const first = /^[^\r\n]*/.exec(body.slice(0, LONGEST_HEADER).replaceAll(/"[^"]*"/g, ''))?.[0] ?? '';
  const count = (mark: string) => first.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/** A quoted cell; text between the closing quote and the delimiter is dropped. */
function quoted(body: string, start: number, delimiter: string): { value: string; end: number } {
  let value = '';
  let at = start + 1;
  for (;;) {
    const close = body.indexOf('"', at);
    if (close < 0) return { value: value + body.slice(at), end: body.length };
    value += body.slice(at, close);
    if (body[close + 1] !== '"') return { value, end: plain(body, close + 1, delimiter).end };
    value += '"';
    at = close + 2;
  }
}

function plain(body: string, start: number, delimiter: string): { value: string; end: number } {
  let end = start;
  while (end < body.length && body[end] !== delimiter && body[end] !== '\n' && body[end] !== '\r') end += 1;
  return { value: body.slice(start, end), end };
}
