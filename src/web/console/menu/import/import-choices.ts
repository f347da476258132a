/** What of a previewed import a person wants: which rows, and where a drink is on the menu already, in its place or beside it. */
import type { Input, Reply } from '#contract/client.ts';
import { isForeign } from '#domain/menu-import/recipe-formats.ts';
import type { Hidden } from '#domain/menu-import/xlsx.ts';
import type { Encoding } from '#domain/text/encoding.ts';

export type Preview = Reply<'POST /v1/admin/shops/:shopId/menu/preview'>;
export type PreviewRow = Preview['rows'][number];
export type Accepted = Input<'POST /v1/admin/shops/:shopId/menu/import'>['body']['accepted'][number];

type SentFile = Input<'POST /v1/admin/shops/:shopId/menu/preview'>['body']['files'][number];
export type SheetTable = NonNullable<Preview['files'][number]['table']>;
export type SheetRole = SheetTable['columns'][number]['role'];

export interface ChosenFile extends SentFile {
  /** As it was chosen, to be read again in another encoding; not for a pasted text or a workbook. */
  source?: { bytes: Uint8Array; encoding: Encoding };
  workbook?: { hidden: Hidden; otherSheets: string[] };
}

export const sentOf = (files: readonly ChosenFile[]): SentFile[] =>
  files.map(({ source: _, workbook: __, ...sent }) => sent);

/** Names how the files are read: other rows are other choices. */
export const readingOf = (files: readonly ChosenFile[]): string =>
  JSON.stringify(files.map(({ columns, source }) => [columns, source?.encoding]));

/** Several columns may hold ingredients with their amounts; of everything else a drink has one. */
const REPEATED: readonly SheetRole[] = ['ingredients', 'amount', 'unit', 'ignored'];

/** What the columns hold when one of them holds something else. */
export const rolesWith = (columns: SheetTable['columns'], at: number, role: SheetRole): SheetRole[] =>
  columns.map((column, i) => {
    if (i === at) return role;
    return column.role === role && !REPEATED.includes(role) ? 'ignored' : column.role;
  });

/** The file read in another encoding; columns chosen of garbled headings count no more. */
export const inEncoding = ({ name, source, ...rest }: ChosenFile, encoding: Encoding): ChosenFile =>
  source
    ? { name, text: new TextDecoder(encoding).decode(source.bytes), source: { ...source, encoding } }
    : { name, ...rest };

export interface Choices {
  chosen: ReadonlySet<string>;
  /** Rows that become a drink of their own beside the one they are like. */
  beside: ReadonlySet<string>;
}

export const keyOf = ({ file, row }: { file: number; row: number }): string => `${file} ${row}`;

/** False for what would only be there twice. */
export const isWorthwhile = ({ happens }: PreviewRow): boolean => happens !== 'unchanged';

/** Keys of what begins in a row that its spreadsheet does not show. */
export const hiddenRowsOf = (files: readonly ChosenFile[]): ReadonlySet<string> =>
  new Set(files.flatMap(({ workbook }, file) => (workbook?.hidden.rows ?? []).map((row) => keyOf({ file, row }))));

/** What is there already, stands in the files twice or is hidden in them waits to be asked for. */
export const firstChoices = (rows: readonly PreviewRow[], hidden: ReadonlySet<string>): Choices => ({
  chosen: new Set(
    rows
      .filter((row) => isWorthwhile(row) && !row.sameAs)
      .map(keyOf)
      .filter((key) => !hidden.has(key)),
  ),
  beside: new Set(),
});

/** True when somebody else's recipes are among them: nobody has checked their allergens for this bar. */
export const isFromElsewhere = ({ files }: Preview): boolean =>
  files.some(({ format }) => format !== null && isForeign(format));

/** True when there is a drink on the menu that the row can take the place of. */
export const isConflict = ({ happens }: PreviewRow): boolean => happens === 'replaces';

export const choose = (choices: Choices, rows: readonly PreviewRow[], isChosen: boolean): Choices => ({
  ...choices,
  chosen: put(choices.chosen, rows, isChosen),
});

export const keepBoth = (choices: Choices, rows: readonly PreviewRow[], isKept: boolean): Choices => ({
  ...choices,
  beside: put(choices.beside, rows, isKept),
});

function put(set: ReadonlySet<string>, rows: readonly PreviewRow[], isIn: boolean): Set<string> {
  const next = new Set(set);
  for (const row of rows) {
    if (isIn) next.add(keyOf(row));
    else next.delete(keyOf(row));
  }
  return next;
}

/** The rows to import; one that is the same as a drink on the menu is only ever a drink beside it. */
export const acceptedOf = (rows: readonly PreviewRow[], { chosen, beside }: Choices): Accepted[] =>
  rows
    .filter((row) => chosen.has(keyOf(row)))
    .map((row) => ({
      file: row.file,
      row: row.row,
      ...(isConflict(row) &&
        row.match &&
        !beside.has(keyOf(row)) && { replaces: { id: row.match.id, version: row.match.version } }),
    }));

export interface Counts {
  new: number;
  replaces: number;
  unchanged: number;
}

export const countsOf = (rows: readonly PreviewRow[]): Counts => {
  const count = (happens: PreviewRow['happens']) => rows.filter((row) => row.happens === happens).length;
  return { new: count('new'), replaces: count('replaces'), unchanged: count('unchanged') };
};

/** What stands out of a taste: at most three, the strongest first. */
export const strongest = ({ drinkFeatures }: PreviewRow): PreviewRow['drinkFeatures'] =>
  drinkFeatures
    .filter(({ value }) => value >= 1)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, 3);
