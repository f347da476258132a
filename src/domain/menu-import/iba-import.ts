/**
 * Reads lists of the official cocktails of the International Bartenders Association, as several public projects publish
 * them. Source: teijo/iba-cocktails, recipes.json; "direction" and "quantity" as scraped from iba-world.com.
 */
import { message, type Message } from '#domain/messages/message.ts';
import type { ForeignIngredient } from './external-ingredients.ts';
import { recipeFromForeign } from './external-recipe.ts';
import type { ForeignRecipe } from './external-recipe.ts';
import { readIngredientLine } from './ingredient-line.ts';
import { measureOf } from './measure.ts';
import { fieldsOf, listIn, numberIn, textIn, textOrNull } from './read-field.ts';
import type { Fields } from './read-field.ts';
import type { ImportResult } from './recipe-import.ts';

/**
 * True for an ingredient of such a list: a text under `ingredient`, words under `special`, or a `name` with its `unit`
 * (Bar Assistant's is `units`).
 */
export const isIbaIngredient = (value: unknown): boolean => {
  const fields = fieldsOf(value);
  if (typeof fields?.['ingredient'] === 'string' || typeof fields?.['special'] === 'string') return true;
  return typeof fields?.['name'] === 'string' && typeof fields['unit'] === 'string' && !('units' in fields);
};

/** An unreadable drink becomes an error and does not affect the others. Never throws. */
export function readIba(value: unknown): ImportResult {
  const result: ImportResult = { rows: [], errors: [] };
  for (const [i, each] of listIn(value).entries()) {
    const foreign = readDrink(fieldsOf(each));
    const imported = 'code' in foreign ? foreign : recipeFromForeign(foreign, i + 1);
    if (!('code' in imported)) {
      result.rows.push(imported);
      continue;
    }
    const name = textIn(fieldsOf(each)?.['name']);
    result.errors.push({ row: i + 1, ...(name && { name }), problems: [imported] });
  }
  return result;
}

function readDrink(fields: Fields | null): ForeignRecipe | Message {
  if (!fields) return message('not-a-drink');
  const name = textIn(fields['name']);
  if (name === '') return message('imported-name-missing');
  const ingredients = listIn(fields['ingredients']).flatMap((each) => readIngredient(fieldsOf(each) ?? {}) ?? []);
  if (ingredients.length === 0) return message('imported-without-ingredients');
  return {
    name,
    description: '',
    instructions: textIn(fields['preparation']) || textIn(fields['method']),
    glass: textOrNull(fields['glass']),
    garnish: textOrNull(fields['garnish']),
    method: null,
    category: textIn(fields['category']),
    tags: [],
    image: null,
    source: 'IBA',
    recordedAbv: null,
    ingredients,
  };
}

/** `label` says the kind more closely than `ingredient`: "Dry vermouth" of Vermouth. */
function readIngredient(fields: Fields): ForeignIngredient | null {
  const name = textIn(fields['label']) || textIn(fields['ingredient']) || textIn(fields['name']);
  if (name === '') return readIngredientLine(textIn(fields['special']));
  const amount = numberIn(fields['amount']) ?? numberIn(fields['quantity']);
  const unit = textIn(fields['unit']);
  if (amount === null && unit === '') return readIngredientLine(textIn(fields['direction']) || name);
  return { name, measure: measureOf(amount ?? 1, unit) };
}
