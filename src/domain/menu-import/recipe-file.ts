/** A file of recipes, with its format detected. */
import { message, type Message } from '#domain/messages/message.ts';
import { readBarAssistant } from './bar-assistant-import.ts';
import { readCocktailDb } from './cocktail-db-import.ts';
import { isIbaIngredient, readIba } from './iba-import.ts';
import { readCsv } from './csv.ts';
import { readOwnCsv } from './menu-csv.ts';
import { readOwnJson } from './menu-json.ts';
import { fieldsOf, listIn } from './read-field.ts';
import type { Fields } from './read-field.ts';
import type { RecipeFormat } from './recipe-formats.ts';
import { MAX_DRINKS, type ImportResult } from './recipe-import.ts';
import { readSheet, type SheetTable } from './sheet.ts';
import type { SheetRole } from './sheet-columns.ts';

export interface RecipeFile extends ImportResult {
  /** null if the format is unknown. */
  format: RecipeFormat | null;
  /** What was understood of a sheet's columns; null for other formats. */
  table: SheetTable | null;
}

/**
 * Detects the format from the content, not the name. Never throws.
 * @param parseJson may throw for a text that is not JSON, or not acceptable
 * @param columns what a sheet's columns hold, if somebody said so
 */
export function readRecipeFile(
  file: string,
  parseJson: (text: string) => unknown,
  columns?: readonly SheetRole[],
): RecipeFile {
  const text = file.replace(/^\uFEFF/, '').trim();
  if (text === '') return unreadable(message('file-empty'));
  if (!/^[[{]/.test(text)) return readTable(file, columns);
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (cause) {
    return unreadable(notJson(cause, text));
  }
  if (drinksIn(value) > MAX_DRINKS) return unreadable(message('drinks-too-many', { max: MAX_DRINKS }));
  switch (formatOf(value)) {
    case 'sipwell-json':
      return { format: 'sipwell-json', table: null, ...readOwnJson(value) };
    case 'cocktail-db':
      return { format: 'cocktail-db', table: null, ...readCocktailDb(value) };
    case 'bar-assistant':
      return { format: 'bar-assistant', table: null, ...readBarAssistant(value) };
    case 'iba-json':
      return { format: 'iba-json', table: null, ...readIba(value) };
    default:
      return unreadable(message('json-of-unknown-kind'));
  }
}

/** What our own largest menu stays within, with every translation. Every line is read with every column. */
const MOST_COLUMNS = 300;
const MOST_CELLS = 10_000_000;

function readTable(text: string, columns: readonly SheetRole[] | undefined): RecipeFile {
  const lines = readCsv(text);
  const width = lines.reduce((widest, line) => Math.max(widest, line.length), 0);
  if (width > MOST_COLUMNS || width * lines.length > MOST_CELLS)
    return unreadable(message('table-too-large', { columns: MOST_COLUMNS, cells: MOST_CELLS }));
  const read = readOwnCsv(text);
  const isOwn = !read.errors.some(({ row }) => row === 0);
  if (isOwn) return { format: 'sipwell-csv', table: null, ...read };
  const sheet = readSheet(text, columns);
  if (sheet) return { format: 'sheet', ...sheet };
  return unreadable(message('text-of-unknown-kind'));
}

const unreadable = (problem: Message): RecipeFile => ({
  format: null,
  table: null,
  rows: [],
  errors: [{ row: 0, problems: [problem] }],
});

/** How many any format could find in it. */
function drinksIn(value: unknown): number {
  const whole = fieldsOf(value);
  const lists = whole ? [whole['recipes'], whole['data'], whole['drinks']] : [value];
  return lists.reduce<number>((most, list) => Math.max(most, listIn(list).length), 0);
}

/** By fields that only one format has; the first object in the list decides. */
function formatOf(value: unknown): RecipeFormat | undefined {
  const whole = fieldsOf(value);
  if (whole?.['format'] === 'sipwell-recipes') return 'sipwell-json';
  if (whole && 'drinks' in whole) return 'cocktail-db';
  const recipes = whole ? [...listIn(whole['recipes']), ...listIn(whole['data']), whole] : listIn(value);
  const first = recipes.map(fieldsOf).find((fields) => fields !== null);
  if (!first) return undefined;
  if (whole && first !== whole && listIn(whole['recipes']).includes(first)) return 'sipwell-json';
  return formatOfRecipe(first);
}

function formatOfRecipe(fields: Fields): RecipeFormat | undefined {
  if ('strDrink' in fields) return 'cocktail-db';
  if ('recipeIngredient' in fields || 'drinkFeatures' in fields) return 'sipwell-json';
  const [ingredient] = listIn(fields['ingredients']);
  if (isIbaIngredient(ingredient)) return 'iba-json';
  if ('recipe' in fields) return 'bar-assistant';
  if (!('name' in fields) || !('ingredients' in fields || 'instructions' in fields)) return undefined;
  return ingredient === undefined || isNamed(fieldsOf(ingredient)) ? 'bar-assistant' : undefined;
}

/** An ingredient says what it is; a list of another shape would fail drink by drink. */
const isNamed = (fields: Fields | null): boolean =>
  fields !== null && ['name', '_id', 'ingredient'].some((field) => field in fields);

/** With the position of the JSON error, if the engine reports it. */
function notJson(cause: unknown, text: string): Message {
  const at = /position (\d+)/.exec(cause instanceof Error ? cause.message : '')?.[1];
  if (at === undefined) return message('json-broken');
  const before = text.slice(0, Number(at)).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return message('json-broken-at', { line: before.length, column });
}
