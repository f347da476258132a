/**
 * Reads recipes in TheCocktailDB's format: `{ drinks: [{ strDrink, strIngredient1…15, strMeasure1…15 … }] }`. Source:
 * thecocktaildb.com/api.php.
 */
import { findIngredient } from '#domain/ingredient/ingredient.ts';
import { message, type Message } from '#domain/messages/message.ts';
import { readMeasure } from './measure.ts';
import { fieldsOf, jsonIn, listIn, textIn, textOrNull } from './read-field.ts';
import type { Fields } from './read-field.ts';
import { recipeFromForeign } from './external-recipe.ts';
import type { ForeignRecipe } from './external-recipe.ts';
import type { ForeignIngredient } from './external-ingredients.ts';
import type { ImportResult } from './recipe-import.ts';

const MOST_INGREDIENTS = 15;
const GARNISHED = /garnish(?:ed)?(?: it)?(?: with)? (?:an? |the |some )?([^.;\n]{2,80})/i;

/**
 * Reads the whole answer, or the list in it, as a value or as text. An unreadable drink becomes an error and does not
 * affect the others. Never throws.
 */
export function readCocktailDb(json: unknown): ImportResult {
  const result: ImportResult = { rows: [], errors: [] };
  const value = jsonIn(json);
  const drinks = Array.isArray(value) ? value : fieldsOf(value)?.['drinks'];
  if (!Array.isArray(drinks)) return { rows: [], errors: [{ row: 0, problems: [message('not-cocktail-db-drinks')] }] };

  listIn(drinks).forEach((drink, i) => {
    const row = i + 1;
    const foreign = readDrink(fieldsOf(drink));
    const imported = 'code' in foreign ? foreign : recipeFromForeign(foreign, row);
    if (!('code' in imported)) return void result.rows.push(imported);
    const name = textIn(fieldsOf(drink)?.['strDrink']);
    return void result.errors.push({ row, ...(name && { name }), problems: [imported] });
  });
  return result;
}

function readDrink(fields: Fields | null): ForeignRecipe | Message {
  if (!fields) return message('not-a-drink');
  const name = textIn(fields['strDrink']);
  if (name === '') return message('imported-name-missing');

  const ingredients = Array.from({ length: MOST_INGREDIENTS }, (_, i) =>
    readIngredient(textIn(fields[`strIngredient${i + 1}`]), textIn(fields[`strMeasure${i + 1}`])),
  ).filter((ingredient) => ingredient !== null);
  if (ingredients.length === 0) return message('imported-without-ingredients');

  const instructions = textIn(fields['strInstructions']);
  const image = textOrNull(fields['strDrinkThumb']);
  return {
    name,
    description: '',
    instructions,
    glass: textOrNull(fields['strGlass']),
    garnish: GARNISHED.exec(instructions)?.[1]?.trim() ?? null,
    method: null,
    category: textIn(fields['strCategory']),
    tags: textIn(fields['strTags'])
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    image: image !== null && /^https?:\/\//.test(image) ? image : null,
    source:
      textOrNull(fields['strImageSource']) ?? (fields['idDrink'] ? `TheCocktailDB ${textIn(fields['idDrink'])}` : null),
    recordedAbv: null,
    isSaidAlcoholic: /^(?:optional )?alcohol/i.test(textIn(fields['strAlcoholic'])),
    ingredients,
  };
}

/** The measure may name the variety: "2 oz white" of Rum is white rum. */
function readIngredient(name: string, measure: string): ForeignIngredient | null {
  if (name === '') return null;
  const { rest, ...read } = readMeasure(measure);
  const telling = `${rest} ${name}`.trim();
  const said = findIngredient(name);
  const closer = rest === '' ? null : findIngredient(telling);
  const isCloser =
    closer !== null && !closer.guessed && closer.facts.kind === said?.facts.kind && closer.facts !== said?.facts;
  return { name: isCloser ? telling : name, measure: read };
}
