/** Recipes as our own JSON: lossless in both directions. */
import { message, type Message } from '#domain/messages/message.ts';
import { readOwnRecipe } from './menu-recipe.ts';
import { saidZeros, type ExportedRecipe } from './exported-recipe.ts';
import { fieldsOf, jsonIn, textIn } from './read-field.ts';
import type { ImportResult } from './recipe-import.ts';

const FORMAT = 'sipwell-recipes';
const VERSION = 1;

/** `{ format, version, recipes }` as indented text. */
export function writeOwnJson(recipes: readonly ExportedRecipe[]): string {
  const isSaid = saidZeros();
  const written = recipes.map((recipe) => ({
    ...recipe,
    recipeIngredient: recipe.recipeIngredient.map((one) => (isSaid(one) ? { ...one, abvSaid: true } : one)),
  }));
  return `${JSON.stringify({ format: FORMAT, version: VERSION, recipes: written }, null, 2)}\n`;
}

/** Reads the output of writeOwnJson, or a bare list of recipes, as a value or as text. Never throws. */
export function readOwnJson(json: unknown): ImportResult {
  const value = jsonIn(json);
  const fields = fieldsOf(value);
  const recipes = Array.isArray(value) ? value : fields?.['recipes'];
  if (!Array.isArray(recipes)) return failed(message('not-sipwell-recipes'));
  const version = fields?.['version'];
  if (typeof version === 'number' && version > VERSION)
    return failed(message('file-version-too-new', { version, newest: VERSION }));

  const result: ImportResult = { rows: [], errors: [] };
  for (const [i, each] of recipes.entries()) {
    const read = readOwnRecipe(each, i + 1);
    if (!Array.isArray(read)) {
      result.rows.push(read);
      continue;
    }
    const name = textIn(fieldsOf(each)?.['name']);
    result.errors.push({ row: i + 1, ...(name && { name }), problems: read });
  }
  return result;
}

const failed = (problem: Message): ImportResult => ({ rows: [], errors: [{ row: 0, problems: [problem] }] });
