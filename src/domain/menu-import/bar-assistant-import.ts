/**
 * Reads recipes in Bar Assistant's export format. Source: karlomikus/bar-assistant, docs/cocktail-04.schema.json (draft
 * 4).
 */
import { message, type Message } from '#domain/messages/message.ts';
import { measureOf } from './measure.ts';
import { fieldsOf, jsonIn, listIn, numberIn, textIn, textOrNull } from './read-field.ts';
import type { Fields } from './read-field.ts';
import { recipeFromForeign } from './external-recipe.ts';
import type { ForeignRecipe } from './external-recipe.ts';
import type { ForeignIngredient } from './external-ingredients.ts';
import type { ImportResult } from './recipe-import.ts';

/**
 * Reads one recipe, a list of them, or `{ data: […] }`, each a recipe or `{ recipe, ingredients }`, as a value or as
 * text. An unreadable recipe becomes an error and does not affect the others. Never throws.
 */
export function readBarAssistant(json: unknown): ImportResult {
  const result: ImportResult = { rows: [], errors: [] };
  const recipes = recipesIn(jsonIn(json));
  if (!recipes) return { rows: [], errors: [{ row: 0, problems: [message('not-bar-assistant-recipes')] }] };

  recipes.forEach((value, i) => {
    const row = i + 1;
    const foreign = readRecipe(value);
    const imported = 'code' in foreign ? foreign : recipeFromForeign(foreign, row);
    if (!('code' in imported)) return void result.rows.push(imported);
    const name = nameIn(value);
    return void result.errors.push({ row, ...(name && { name }), problems: [imported] });
  });
  return result;
}

function recipesIn(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  const fields = fieldsOf(value);
  if (!fields) return null;
  if (Array.isArray(fields['data'])) return fields['data'];
  return 'name' in fields || 'recipe' in fields ? [fields] : null;
}

const nameIn = (value: unknown): string => {
  const fields = fieldsOf(value);
  return textIn((fieldsOf(fields?.['recipe']) ?? fields)?.['name']);
};

function readRecipe(value: unknown): ForeignRecipe | Message {
  const whole = fieldsOf(value);
  const fields = fieldsOf(whole?.['recipe']) ?? whole;
  if (!fields) return message('not-a-recipe');
  const name = textIn(fields['name']);
  if (name === '') return message('recipe-name-missing');

  const shelf = fields === whole ? [] : listIn(whole?.['ingredients']);
  const ingredients: ForeignIngredient[] = [];
  for (const [i, each] of listIn(fields['ingredients']).toSorted(bySort).entries()) {
    const ingredient = readIngredient(fieldsOf(each) ?? {}, shelf, i + 1);
    if ('code' in ingredient) return ingredient;
    ingredients.push(ingredient);
  }
  return {
    name,
    description: textIn(fields['description']),
    instructions: textIn(fields['instructions']),
    glass: textOrNull(fields['glass']),
    garnish: textOrNull(fields['garnish']),
    method: textOrNull(fields['method']),
    category: '',
    tags: listIn(fields['tags']).map(textIn).filter(Boolean),
    image: imageIn(fields),
    source: textOrNull(fields['source']),
    recordedAbv: numberIn(fields['abv']),
    ingredients,
  };
}

/** In the newer export the ingredients are separate, by their `_id`. */
function readIngredient(fields: Fields, shelf: readonly unknown[], n: number): ForeignIngredient | Message {
  const id = textIn(fields['_id']);
  const stocked =
    fieldsOf(fields['ingredient']) ?? fieldsOf(shelf.find((each) => textIn(fieldsOf(each)?.['_id']) === id));
  const name = textIn(fields['name']) || textIn(stocked?.['name']) || id.replaceAll('-', ' ');
  if (name === '') return message('ingredient-without-name', { n });

  const amount = numberIn(fields['amount']) ?? 0;
  const most = numberIn(fields['amount_max']) ?? amount;
  if (amount < 0) return message('ingredient-amount-negative', { n, name });
  const abv = numberIn(stocked?.['strength']);
  return {
    name,
    measure: measureOf((amount + Math.max(most, amount)) / 2, textIn(fields['units'])),
    ...(abv !== null && { abv: Math.min(100, Math.max(0, abv)) }),
  };
}

const bySort = (a: unknown, b: unknown): number =>
  (numberIn(fieldsOf(a)?.['sort']) ?? 0) - (numberIn(fieldsOf(b)?.['sort']) ?? 0);

/** Only addresses that can be fetched: a path inside the export cannot. */
function imageIn(fields: Fields): string | null {
  const uris = listIn(fields['images']).map((image) => textIn(fieldsOf(image)?.['uri'] ?? fieldsOf(image)?.['url']));
  return uris.find((uri) => /^https?:\/\//.test(uri)) ?? null;
}
