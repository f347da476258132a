/** The cells of a workbook's first sheet. Source: ECMA-376 part 1, SpreadsheetML, sections 18.2, 18.3 and 18.4. */
import { MAX_COLUMNS } from './sheet-columns.ts';

/** More rows than any menu has. */
const MAX_ROWS = 20_000;

export const WORKBOOK = 'xl/workbook.xml';
export const WORKBOOK_LINKS = 'xl/_rels/workbook.xml.rels';
export const SHARED_STRINGS = 'xl/sharedStrings.xml';

/** Name in the archive of the first sheet that is not hidden. */
export function firstSheet(workbook: string, links: string): string | null {
  const sheets = [...workbook.matchAll(/<(?:\w+:)?sheet\s([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const sheet = sheets.find((attributes) => !/\bstate="(?:veryH|h)idden"/.test(attributes)) ?? sheets[0];
  const id = attribute(sheet ?? '', 'r:id');
  if (id === null) return null;
  for (const [, attributes = ''] of links.matchAll(/<(?:\w+:)?Relationship\s([^>]*)>/g)) {
    if (attribute(attributes, 'Id') !== id) continue;
    const target = attribute(attributes, 'Target') ?? '';
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }
  return null;
}

/**
 * Rows of cells as shown, empty ones included, so that rows are numbered as in the spreadsheet. Never throws.
 * @param shared the texts that cells refer to by number; empty if the workbook has none
 */
export function sheetRows(sheet: string, shared: string): string[][] {
  const texts = [...shared.matchAll(/<(?:\w+:)?si(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?si>/g)].map(([, item = '']) =>
    textsIn(item),
  );
  const rows: string[][] = [];
  for (const [, attributes = '', body = ''] of sheet.matchAll(
    /<(?:\w+:)?row(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?row>)/g,
  )) {
    const number = Number(attribute(attributes, 'r') ?? rows.length + 1);
    if (!(number > rows.length && number <= MAX_ROWS)) continue;
    while (rows.length < number - 1) rows.push([]);
    rows.push(cellsIn(body, texts));
  }
  return rows;
}

function cellsIn(row: string, texts: readonly string[]): string[] {
  const cells: string[] = [];
  for (const [, attributes = '', body = ''] of row.matchAll(
    /<(?:\w+:)?c(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g,
  )) {
    const place = attribute(attributes, 'r');
    const column = place === null ? cells.length : columnOf(place);
    if (!(column >= cells.length && column < MAX_COLUMNS)) continue;
    while (cells.length < column) cells.push('');
    cells.push(valueOf(attribute(attributes, 't'), body, texts));
  }
  return cells;
}

function valueOf(type: string | null, body: string, texts: readonly string[]): string {
  if (type === 'inlineStr') return textsIn(body);
  const value = unescaped(/<(?:\w+:)?v(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?v>/.exec(body)?.[1] ?? '');
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'e') return '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'str' || value === '') return value;
  // As the spreadsheet shows it: 0.1 + 0.2 is stored as 0.30000000000000004.
  const number = Number(value);
  return Number.isFinite(number) ? String(Number(number.toPrecision(12))) : value;
}

/** "AB12" is column 27, from 0. */
const columnOf = (place: string): number =>
  Array.from(/^[A-Z]{1,3}/.exec(place)?.[0] ?? '').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** A text may be in runs of different type; how it is pronounced is left out. */
const textsIn = (xml: string): string =>
  [
    ...xml
      .replaceAll(/<(?:\w+:)?rPh[\s\S]*?<\/(?:\w+:)?rPh>/g, '')
      .matchAll(/<(?:\w+:)?t(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?t>/g),
  ]
    .map(([, text = '']) => unescaped(text))
    .join('');

const ATTRIBUTES = {
  r: /(?:^|\s)r=(?:"([^"]*)"|'([^']*)')/,
  t: /(?:^|\s)t=(?:"([^"]*)"|'([^']*)')/,
  'r:id': /(?:^|\s)\w+:id=(?:"([^"]*)"|'([^']*)')/,
  Id: /(?:^|\s)Id=(?:"([^"]*)"|'([^']*)')/,
  Target: /(?:^|\s)Target=(?:"([^"]*)"|'([^']*)')/,
} as const;

const attribute = (attributes: string, name: keyof typeof ATTRIBUTES): string | null => {
  const found = ATTRIBUTES[name].exec(attributes);
  return found ? unescaped(found[1] ?? found[2] ?? '') : null;
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (xml: string): string =>
  xml
    .replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? all;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    })
    .replaceAll('_x000D_', '');
