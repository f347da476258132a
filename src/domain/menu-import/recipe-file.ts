/** A file of recipes, with its format detected. */
import { message, type Message } from '#domain/messages/message.ts';
import { readBarAssistant } from './bar-assistant-import.ts';
import { readCocktailDb } from './cocktail-db-import.ts';
import { readOwnCsv } from './menu-csv.ts';
import { readOwnJson } from './menu-json.ts';
import { fieldsOf, listIn } from './read-field.ts';
import type { Fields } from './read-field.ts';
import type { ImportResult } from './recipe-import.ts';

export const RECIPE_FORMATS = ['sipwell-json', 'sipwell-csv', 'bar-assistant', 'cocktail-db'] as const;
export type RecipeFormat = (typeof RECIPE_FORMATS)[number];

export interface RecipeFile extends ImportResult {
  /** null if the format is unknown. */
  format: RecipeFormat | null;
}

/** True for foreign formats: without our translations, and with an estimated flavour. */
export const isForeign = (format: RecipeFormat): boolean => format === 'bar-assistant' || format === 'cocktail-db';

/**
 * Detects the format from the content, not the name. Never throws.
 * @param parseJson may throw for a text that is not JSON, or not acceptable
 */
export function readRecipeFile(file: string, parseJson: (text: string) => unknown): RecipeFile {
  const text = file.replace(/^\uFEFF/, '').trim();
  if (text === '') return unreadable(message('file-empty'));
  if (!/^[[{]/.test(text)) return readTable(file);
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (cause) {
    return unreadable(notJson(cause, text));
  }
  switch (formatOf(value)) {
    case 'sipwell-json':
      return { format: 'sipwell-json', ...readOwnJson(value) };
    case 'cocktail-db':
      return { format: 'cocktail-db', ...readCocktailDb(value) };
    case 'bar-assistant':
      return { format: 'bar-assistant', ...readBarAssistant(value) };
    default:
      return unreadable(message('json-of-unknown-kind'));
  }
}

function readTable(text: string): RecipeFile {
  const read = readOwnCsv(text);
  const isTable = !read.errors.some(({ row }) => row === 0);
  if (isTable) return { format: 'sipwell-csv', ...read };
  return unreadable(message('text-of-unknown-kind'));
}

const unreadable = (problem: Message): RecipeFile => ({
  format: null,
  rows: [],
  errors: [{ row: 0, problems: [problem] }],
});

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
  if ('recipe' in fields || ('name' in fields && ('ingredients' in fields || 'instructions' in fields)))
    return 'bar-assistant';
  return undefined;
}

/** With the position of the JSON error, if the engine reports it. */
function notJson(cause: unknown, text: string): Message {
  const at = /position (\d+)/.exec(cause instanceof Error ? cause.message : '')?.[1];
  if (at === undefined) return message('json-broken');
  const before = text.slice(0, Number(at)).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return message('json-broken-at', { line: before.length, column });
}
