/** The cells of a workbook's first sheet. Source: ECMA-376 part 1, SpreadsheetML, sections 18.2, 18.3 and 18.4. */
import { MAX_COLUMNS } from './sheet-columns.ts';

/** More rows than any menu has. */
const MAX_ROWS = 20_000;

export const WORKBOOK = 'xl/workbook.xml';
export const WORKBOOK_LINKS = 'xl/_rels/workbook.xml.rels';
export const SHARED_STRINGS = 'xl/sharedStrings.xml';
export const STYLES = 'xl/styles.xml';

/** Attributes of the sheets, that which is read first: the first that is not hidden. */
function sheetsIn(workbook: string): string[] {
  const sheets = [...workbook.matchAll(/<(?:\w+:)?sheet\s([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const shown = sheets.findIndex((attributes) => !/\bstate="(?:veryH|h)idden"/.test(attributes));
  return [...sheets.splice(Math.max(shown, 0), 1), ...sheets];
}

/** Names of the sheets that are not read. */
export const otherSheets = (workbook: string): string[] =>
  sheetsIn(workbook)
    .slice(1)
    .map((attributes) => attribute(attributes, 'name') ?? '');

/** Name in the archive of the sheet that is read. */
export function firstSheet(workbook: string, links: string): string | null {
  const id = attribute(sheetsIn(workbook)[0] ?? '', 'r:id');
  if (id === null) return null;
  for (const [, attributes = ''] of links.matchAll(/<(?:\w+:)?Relationship\s([^>]*)>/g)) {
    if (attribute(attributes, 'Id') !== id) continue;
    const target = attribute(attributes, 'Target') ?? '';
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }
  return null;
}

/** What cells refer to by number; each empty if the workbook has none. */
interface Parts {
  shared: string;
  styles: string;
}
interface Book {
  texts: readonly string[];
  /** Styles that show a number as a date or a time. */
  dateStyles: ReadonlySet<number>;
}

/** Rows of cells as shown, empty ones included, so that rows are numbered as in the spreadsheet. Never throws. */
export function sheetRows(sheet: string, { shared, styles }: Parts): string[][] {
  const dateStyles = dateStylesIn(styles);
  const texts = [...shared.matchAll(/<(?:\w+:)?si(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?si>/g)].map(([, item = '']) =>
    textsIn(item),
  );
  const rows: string[][] = [];
  for (const { number, body } of rowsIn(sheet)) {
    while (rows.length < number - 1) rows.push([]);
    rows.push(cellsIn(body, { texts, dateStyles }));
  }
  return rows;
}

/** What a spreadsheet does not show of a sheet, by hand or by a filter. */
export interface Hidden {
  /** Rows with anything in them, from 1. */
  rows: number[];
  /** From 0. */
  columns: number[];
}

export function hiddenIn(sheet: string): Hidden {
  const rows = [...rowsIn(sheet)]
    .filter(({ attributes, body }) => isHidden(attributes) && /<(?:\w+:)?(?:v|t)[\s>]/.test(body))
    .map(({ number }) => number);
  const columns = [...sheet.matchAll(/<(?:\w+:)?col\s([^>]*)>/g)].flatMap(([, attributes = '']) => {
    if (!isHidden(attributes)) return [];
    const first = Number(attribute(attributes, 'min'));
    const last = Math.min(Number(attribute(attributes, 'max')), MAX_COLUMNS);
    return first >= 1 ? Array.from({ length: Math.max(last - first + 1, 0) }, (_, i) => first - 1 + i) : [];
  });
  return { rows, columns };
}

const isHidden = (attributes: string): boolean => /^(?:1|true)$/.test(attribute(attributes, 'hidden') ?? '');

/** Numbered as in the spreadsheet, in order. */
function* rowsIn(sheet: string): Generator<{ number: number; attributes: string; body: string }> {
  let before = 0;
  for (const [, attributes = '', body = ''] of sheet.matchAll(
    /<(?:\w+:)?row(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?row>)/g,
  )) {
    const number = Number(attribute(attributes, 'r') ?? before + 1);
    if (!(number > before && number <= MAX_ROWS)) continue;
    before = number;
    yield { number, attributes, body };
  }
}

function cellsIn(row: string, book: Book): string[] {
  const cells: string[] = [];
  for (const [, attributes = '', body = ''] of row.matchAll(
    /<(?:\w+:)?c(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g,
  )) {
    const place = attribute(attributes, 'r');
    const column = place === null ? cells.length : columnOf(place);
    if (!(column >= cells.length && column < MAX_COLUMNS)) continue;
    while (cells.length < column) cells.push('');
    cells.push(valueOf(attributes, body, book));
  }
  return cells;
}

function valueOf(attributes: string, body: string, { texts, dateStyles }: Book): string {
  const type = attribute(attributes, 't');
  if (type === 'inlineStr') return textsIn(body);
  const value = unescaped(/<(?:\w+:)?v(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?v>/.exec(body)?.[1] ?? '');
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  // What is in the cell is not known. Without a name the row would be taken for more of the drink above it.
  if (value === '') return unworked(body);
  const number = Number(value);
  if (type === 'str' || type === 'e' || !Number.isFinite(number)) return value;
  if (dateStyles.has(Number(attribute(attributes, 's') ?? 0))) return dateText(number);
  // As the spreadsheet shows it: 0.1 + 0.2 is stored as 0.30000000000000004.
  return String(Number(number.toPrecision(12)));
}

/** A formula that the program which wrote the file has not worked out. */
function unworked(body: string): string {
  const formula = /<(?:\w+:)?f(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?f>/.exec(body)?.[1];
  return formula === undefined ? '' : `=${unescaped(formula)}`;
}

/** Formats for dates and times that need no definition. Source: ECMA-376 part 1, section 18.8.30. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

function dateStylesIn(styles: string): Set<number> {
  const own = new Set<number>();
  for (const [, attributes = ''] of styles.matchAll(/<(?:\w+:)?numFmt\s([^>]*)>/g)) {
    const code = (attribute(attributes, 'formatCode') ?? '').replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '');
    if (/[dmyhs]/i.test(code)) own.add(Number(attribute(attributes, 'numFmtId')));
  }
  const ofCells = /<(?:\w+:)?cellXfs[\s>]([\s\S]*?)<\/(?:\w+:)?cellXfs>/.exec(styles)?.[1] ?? '';
  const formats = [...ofCells.matchAll(/<(?:\w+:)?xf\s([^>]*)>/g)].map(([, attributes = '']) =>
    Number(attribute(attributes, 'numFmtId') ?? 0),
  );
  return new Set(formats.flatMap((id, style) => (isBuiltInDate(id) || own.has(id) ? [style] : [])));
}

const DAY_SECONDS = 86_400;
/** The last day of the year 9999. */
const LAST_DAY = 2_958_465;

/** @param days since the end of 1899 */
function dateText(days: number): string {
  if (days < 0 || days > LAST_DAY) return String(days);
  const [date = '', time = ''] = new Date(Date.UTC(1899, 11, 30) + Math.round(days * DAY_SECONDS) * 1000)
    .toISOString()
    .split(/[T.]/);
  const minutes = time.slice(0, 5);
  if (days < 1) return minutes;
  return Number.isInteger(days) ? date : `${date} ${minutes}`;
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
  s: /(?:^|\s)s=(?:"([^"]*)"|'([^']*)')/,
  numFmtId: /(?:^|\s)numFmtId=(?:"([^"]*)"|'([^']*)')/,
  formatCode: /(?:^|\s)formatCode=(?:"([^"]*)"|'([^']*)')/,
  'r:id': /(?:^|\s)\w+:id=(?:"([^"]*)"|'([^']*)')/,
  Id: /(?:^|\s)Id=(?:"([^"]*)"|'([^']*)')/,
  name: /(?:^|\s)name=(?:"([^"]*)"|'([^']*)')/,
  hidden: /(?:^|\s)hidden=(?:"([^"]*)"|'([^']*)')/,
  min: /(?:^|\s)min=(?:"([^"]*)"|'([^']*)')/,
  max: /(?:^|\s)max=(?:"([^"]*)"|'([^']*)')/,
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
