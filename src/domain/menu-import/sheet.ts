/** Somebody's sheet of drinks: a row a drink, or a row an ingredient. Source: docs/behaviour/menu-files.md "Sheets". */
import { message, type Message } from '#domain/messages/message.ts';
import { knownAbv } from '#domain/ingredient/ingredient-alcohol.ts';
import { readCsv } from './csv.ts';
import type { ForeignIngredient } from './external-ingredients.ts';
import { recipeFromForeign } from './external-recipe.ts';
import { readIngredientCells, readIngredientLine, splitIngredients } from './ingredient-line.ts';
import { numberIn } from './read-field.ts';
import type { ImportedRecipe, ImportResult } from './recipe-import.ts';
import { isReadable, MAX_COLUMNS, roleOf, unitIn, type SheetRole } from './sheet-columns.ts';

/** What was understood of a sheet, for its owner to put right. */
export interface SheetTable {
  columns: { heading: string; role: SheetRole }[];
  /** Its first rows below the heading, as they are. */
  sample: string[][];
}

export interface SheetResult extends ImportResult {
  table: SheetTable;
}

const SAMPLE_ROWS = 3;
/** A title and empty rows may stand above the heading. */
const HEADING_WITHIN = 10;

/**
 * Reads a table; rows are numbered as in a spreadsheet. Never throws.
 * @param chosen what the columns hold, by position, if somebody said so
 * @returns null if the text is no table
 */
export function readSheet(text: string, chosen?: readonly SheetRole[]): SheetResult | null {
  const rows = readCsv(text).map((row) => row.slice(0, MAX_COLUMNS).map((cell) => cell.trim()));
  const filled = rows.filter((row) => row.some((cell) => cell !== ''));
  const width = Math.max(0, ...filled.map((row) => row.findLastIndex((cell) => cell !== '') + 1));
  if (filled.length < 2 || width < 2) return null;

  const at = headingRow(rows);
  const heading = rows[at] ?? [];
  const columns = Array.from({ length: width }, (_, i) => {
    const title = at < 0 ? '' : (heading[i] ?? '');
    return { heading: title, role: chosen?.[i] ?? roleOf(title) };
  });
  const body = rows.slice(at + 1);
  const table = { columns, sample: body.filter((row) => row.some((cell) => cell !== '')).slice(0, SAMPLE_ROWS) };
  if (!isReadable(columns.map(({ role }) => role)))
    return { rows: [], errors: [{ row: 0, problems: [message('sheet-columns-unclear')] }], table };

  const result: SheetResult = { rows: [], errors: [], table };
  for (const drink of drinksIn(body, at + 2, columns)) {
    const read = readDrink(drink);
    if ('code' in read)
      result.errors.push({ row: drink.row, ...(drink.name && { name: drink.name }), problems: [read] });
    else result.rows.push(read);
  }
  return result;
}

/** The first row with two headings that are known, else a first row without figures above one with; -1 if there is none. */
function headingRow(rows: readonly (readonly string[])[]): number {
  const known = rows
    .slice(0, HEADING_WITHIN)
    .findIndex((row) => row.filter((cell) => roleOf(cell) !== 'ignored').length > 1);
  if (known >= 0) return known;
  const [first = [], second = []] = rows;
  return !first.some(hasFigure) && second.some(hasFigure) ? 0 : -1;
}

const hasFigure = (cell: string): boolean => /\d/.test(cell);

type Columns = SheetTable['columns'];

interface Drink {
  row: number;
  /** Its cell in the first column of that kind. */
  cells: Partial<Record<SheetRole, string>>;
  name: string;
  ingredients: ForeignIngredient[];
  isSaidAlcoholic: boolean;
}

/** A row without a name, or with the name above it, has more of the same drink. */
function drinksIn(rows: readonly (readonly string[])[], firstRow: number, columns: Columns): Drink[] {
  const drinks: Drink[] = [];
  for (const [i, row] of rows.entries()) {
    if (row.every((cell) => cell === '')) continue;
    const cells = cellsOf(row, columns);
    const name = cells.name || cells['name-zh'] || '';
    const ingredients = ingredientsIn(row, columns);
    const before = drinks.at(-1);
    const isMore = before !== undefined && ingredients.length > 0 && (name === '' || name === before.name);
    const isSaidAlcoholic = row.some((cell, at) => saysAlcohol(cell, columns[at]?.role));
    if (isMore) {
      before.ingredients.push(...ingredients);
      before.isSaidAlcoholic ||= isSaidAlcoholic;
    } else drinks.push({ row: firstRow + i, cells, name, ingredients, isSaidAlcoholic });
  }
  return drinks;
}

/** A strength, or something with alcohol in a column that is left out: "Vodka" under a heading nobody knows. */
const saysAlcohol = (cell: string, role: SheetRole | undefined): boolean =>
  (role === 'abv' && /[1-9]/.test(cell)) || ((role === 'abv' || role === 'ignored') && (knownAbv(cell) ?? 0) > 0);

function cellsOf(row: readonly string[], columns: Columns): Drink['cells'] {
  const cells: Drink['cells'] = {};
  for (const [i, { role }] of columns.entries()) cells[role] ||= row[i] ?? '';
  return cells;
}

/** Amounts stand before their ingredients if the first of these columns is an amount, else behind them. */
function ingredientsIn(row: readonly string[], columns: Columns): ForeignIngredient[] {
  const parts = columns
    .map(({ role, heading }, i) => ({ role, heading, cell: row[i] ?? '' }))
    .filter(({ role }) => role === 'ingredients' || role === 'amount' || role === 'unit');
  const isAmountFirst = parts[0]?.role !== 'ingredients';
  const found: ForeignIngredient[] = [];
  for (const [i, { role, cell }] of parts.entries()) {
    if (role !== 'ingredients' || cell === '') continue;
    const after = parts.slice(i + 1);
    const isName = (part: (typeof parts)[number]) => part.role === 'ingredients';
    const measures = isAmountFirst
      ? parts.slice(parts.slice(0, i).findLastIndex(isName) + 1, i)
      : after.slice(0, after.some(isName) ? after.findIndex(isName) : undefined);
    found.push(...ingredientsOf(cell, measures));
  }
  return found;
}

function ingredientsOf(
  cell: string,
  measures: readonly { role: SheetRole; heading: string; cell: string }[],
): ForeignIngredient[] {
  const amount = measures.find(({ role }) => role === 'amount');
  if (!amount) return splitIngredients(cell).flatMap((line) => readIngredientLine(line) ?? []);
  const unit = measures.find(({ role }) => role === 'unit')?.cell || unitIn(amount.heading);
  return [readIngredientCells(cell, amount.cell, unit)].filter((one) => one !== null);
}

function readDrink({ row, cells, name, ingredients, isSaidAlcoholic }: Drink): ImportedRecipe | Message {
  if (name === '') return message('imported-name-missing');
  if (ingredients.length === 0) return message('imported-without-ingredients');
  const read = recipeFromForeign(
    {
      name,
      description: cells.description ?? '',
      instructions: cells.method ?? '',
      glass: cells.glass || null,
      garnish: cells.garnish || null,
      method: null,
      category: '',
      tags: [],
      image: null,
      source: null,
      recordedAbv: numberIn((cells.abv ?? '').replace('%', '')),
      isSaidAlcoholic,
      allergens: cells.allergens ?? '',
      ingredients,
    },
    row,
  );
  const chinese = cells['name-zh'] ?? '';
  if ('code' in read || chinese === '' || chinese === name) return read;
  return { ...read, recipe: { ...read.recipe, name_translations: { 'zh-HK': chinese } } };
}
