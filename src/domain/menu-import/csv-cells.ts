/** Writes recipe fields to the cells of our CSV, and reads them. Source: docs/behaviour/menu-files.md "Our CSV". */
import { message, type Message } from '#domain/messages/message.ts';
import { jsonIn, listIn, numberIn } from './read-field.ts';
import type { Translations } from '#domain/recipe/recipe.ts';

export type Cells = Record<string, string>;
/** Means "none"; an empty cell means "derive it". */
export const NONE = 'none';

/** An unknown number, or what else may be in a list. */
export const NOT_KNOWN = '?';

/** Cells with unchanged text. */
export const textFields = (cells: Cells, columns: readonly string[]) => pick(columns, (column) => cells[column]);
/** Cells with one of a list of values; an empty one is left out. */
export const chosenFields = (cells: Cells, columns: readonly string[]) =>
  pick(columns, (column) => cells[column]?.trim() || undefined);
/** Cells with optional texts; an empty one is left out. */
export const optionalFields = (cells: Cells, columns: readonly string[]) =>
  pick(columns, (column) => optionalIn(cells[column]));

const FLAGS: Readonly<Record<string, boolean>> = { yes: true, true: true, 1: true, no: false, false: false, 0: false };

export const flagFields = (cells: Cells, columns: readonly string[], problems: Message[]) =>
  pick(columns, (column) => {
    const said = cells[column]?.trim().toLowerCase() ?? '';
    if (said !== '' && FLAGS[said] === undefined)
      problems.push(message('field-not-wanted', { field: column, wanted: message('wanted-yes-or-no') }));
    return FLAGS[said];
  });

export const numberFields = (cells: Cells, fieldOf: Readonly<Record<string, string>>, problems: Message[]) =>
  Object.fromEntries(
    Object.entries(fieldOf).flatMap(([column, field]): [string, number | null][] => {
      const said = cells[column]?.trim() ?? '';
      if (said === '') return [];
      if (said === NOT_KNOWN) return [[field, null]];
      const value = numberIn(said);
      if (value === null) problems.push(message('field-not-number', { column, said }));
      return value === null ? [] : [[field, value]];
    }),
  );

export const yesNo = (flag: boolean): string => (flag ? 'yes' : 'no');
export const saidNone = (cell: string): boolean => cell.trim().toLowerCase() === NONE;

/** An optional text: missing is an empty cell, an empty text a backslash. */
export const optional = (text: string | null | undefined): string => {
  if (text === null || text === undefined) return '';
  return text === '' || text.startsWith('\\') ? `\\${text}` : text;
};
export const optionalIn = (cell: string | undefined): string | undefined => {
  if (cell === undefined || cell === '') return undefined;
  return cell.startsWith('\\') ? cell.slice(1) : cell;
};

export const translationCells = (column: string, translations: Translations): Cells =>
  Object.fromEntries(Object.entries(translations).map(([language, text]) => [`${column}:${language}`, optional(text)]));

export const translationsIn = (cells: Cells, column: string): Translations =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([name, cell]) => {
      const text = name.startsWith(`${column}:`) ? optionalIn(cell) : undefined;
      return text === undefined ? [] : [[name.slice(column.length + 1), text]];
    }),
  );

/** `a; b`, or JSON if that would be ambiguous. */
export const listCell = (items: readonly string[]): string =>
  items.every((item) => item === item.trim() && item !== '' && !/^\[|;/.test(item))
    ? items.join('; ')
    : JSON.stringify(items);

export function listOf(cell: string): readonly unknown[] {
  if (cell.startsWith('[')) return listIn(jsonIn(cell));
  return cell
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** `sweet 3; acidity 0.5` */
export const featuresIn = (cell: string): { property: string; value: number | string }[] =>
  saidNone(cell)
    ? []
    : listOf(cell).map((item) => {
        const [property = '', value = ''] = String(item).split(/[\s:=]+/);
        return { property, value: numberIn(value) ?? value };
      });

function pick<T>(columns: readonly string[], valueOf: (column: string) => T | undefined): Record<string, T> {
  return Object.fromEntries(
    columns.flatMap((column) => {
      const value = valueOf(column);
      return value === undefined ? [] : [[column, value]];
    }),
  );
}
