/** Comma-separated values as RFC 4180 has them. */

/** What a spreadsheet would take for a formula. Source: OWASP "CSV injection". */
const FORMULA = /^[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/;

/** One cell: quoted where it must be; a text that a spreadsheet would run is kept from it by an apostrophe. Numbers stay numbers. */
export function csvCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value ?? '') ? `'${value}` : (value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvRow = (cells: readonly (string | number | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`;
