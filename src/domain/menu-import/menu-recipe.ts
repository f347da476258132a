/** A recipe in our own format, read from a file: validated field by field, missing values derived. */
import { message, type Message } from '#domain/messages/message.ts';
import { servedAbv } from '#domain/recipe/abv.ts';
import { addBitter } from '#domain/flavour/add-bitter.ts';
import { estimateFlavour } from '#domain/flavour/flavour-estimate.ts';
import { glassByName } from '#domain/recipe/glass.ts';
import { knownAbv } from '#domain/ingredient/ingredient-alcohol.ts';
import { suggestAllergens } from '#domain/recipe/menu-checks.ts';
import { findIngredient } from '#domain/ingredient/ingredient.ts';
import { fieldsOf } from './read-field.ts';
import type { Fields } from './read-field.ts';
import { idOf } from '#domain/text/slug.ts';
import type { ImportedRecipe } from './recipe-import.ts';
import { alcoholOf } from '#domain/recipe/alcohol.ts';
import {
  ALLERGEN_LISTS,
  ALLERGENS,
  isAlcoholicType,
  unlessDoubted,
  FLAVOUR_PROPERTIES,
  ICE_KINDS,
  MIXING_METHODS,
  RECIPE_TYPES,
  UNITS,
} from '#domain/recipe/recipe.ts';
import type { DrinkFeature, NamedThing, Recipe, RecipeIngredient, Translations } from '#domain/recipe/recipe.ts';

const MOST_AMOUNT = 2000;
const LONGEST_NAME = 200;

/**
 * Validates a recipe. Texts are unchanged. A missing ABV, flavour, glass or allergen list is derived from the
 * ingredients, and missing values of an ingredient are looked up. Never throws.
 * @returns the problems if it is not a recipe
 */
export function readOwnRecipe(value: unknown, row: number): ImportedRecipe | Message[] {
  const fields = fieldsOf(value);
  if (!fields) return [message('not-a-recipe')];
  const wrong: Message[] = [];
  const tell: Tell = (problem) => void wrong.push(problem);
  const is = fieldReader(fields, '', tell);

  const name = is.text('name', '');
  if (name.trim() === '') return [message('recipe-name-missing')];
  if (name.length > LONGEST_NAME) return [message('recipe-name-too-long', { max: LONGEST_NAME })];

  // Files older than `allergenList` wrote 0 for "unknown".
  const isChecked = fields['allergenList'] !== undefined;
  const read = is.list('recipeIngredient', []).map((each, i) => readIngredient(each, i, isChecked, wrong));
  // A type alone says more than names do.
  const recipeIngredient = [...unlessDoubted(read, !isChecked && isAlcoholicType(fields['type']))];
  const mixingMethod = is.oneOf('mixingMethod', MIXING_METHODS, 'build');
  const givenAbv = fields['ABV'] === null ? null : is.number('ABV', 100);
  const ice = is.oneOf('ice', ICE_KINDS, 'cubed');
  const ABV = servedAbv(givenAbv, recipeIngredient, mixingMethod, ice);
  const glass = is.named('glass') ?? plainly(glassByName(name));
  const garnish = is.named('garnish');
  const estimate = estimateFlavour(recipeIngredient, mixingMethod, garnish?.name ?? '', ice);
  const given = is.list('drinkFeatures', null)?.map((each) => readFeature(each, wrong));
  const image = fieldsOf(fields['recipeImage']);
  const allergens = is.texts('allergens')?.flatMap((one) => readAllergen(one, wrong));
  const allergenList = is.oneOf('allergenList', ALLERGEN_LISTS, 'unknown');
  const recipe: Recipe = {
    id: is.text('id', ''),
    shopId: '',
    userId: is.textOrNull('userId'),
    name,
    name_translations: is.translations('name_translations'),
    description: is.text('description', ''),
    description_translations: is.translations('description_translations'),
    type: is.oneOf(
      'type',
      RECIPE_TYPES,
      alcoholOf({ ABV, recipeIngredient, mixingMethod, ice, garnish }) === 'free' ? 'mocktail' : 'cocktail',
    ),
    ice,
    mixingMethod,
    hidden: is.flag('hidden', false),
    available: is.flag('available', true),
    customised: is.flag('customised', false),
    glassId: is.text('glassId', idOf(glass.name)),
    glass,
    garnishId: is.textOrNull('garnishId'),
    garnish,
    image: is.textOrNull('image'),
    recipeImage: image && { imageUrl: fieldReader(image, 'recipeImage.', tell).text('imageUrl', '') },
    ABV,
    layeringSequence: is.texts('layeringSequence') ?? [],
    recipeIngredient,
    drinkFeatures: given
      ? addBitter({ drinkFeatures: given, recipeIngredient, mixingMethod, ice, garnish })
      : estimate.features,
    flavourEstimated: is.flag('flavourEstimated', given === undefined),
    allergens: allergens ?? suggestAllergens({ recipeIngredient, garnish }).allergens,
    // What is worked out nobody has said.
    allergenList: allergens ? allergenList : 'unknown',
  };
  if (wrong.length > 0) return wrong;
  return {
    row,
    recipe,
    abvGiven: givenAbv !== null,
    recordedAbv: null,
    tags: [],
    instructions: '',
    source: null,
    guessed: given ? [] : estimate.guessed,
    unknown: given ? [] : estimate.unknown,
    notes: [],
  };
}

function readIngredient(value: unknown, i: number, isChecked: boolean, wrong: Message[]): RecipeIngredient {
  const fields = fieldsOf(value) ?? {};
  const is = fieldReader(fields, '', at(message('place-ingredient', { n: i + 1 }), wrong));
  const name = is.text('name', '');
  if (name.trim() === '') wrong.push(message('ingredient-without-name', { n: i + 1 }));
  const known = findIngredient(name)?.facts;
  return {
    id: is.text('id', idOf(name)),
    name,
    name_translations: is.translations('name_translations'),
    amount: is.number('amount', MOST_AMOUNT) ?? 0,
    unit: is.oneOf('unit', UNITS, 'ml'),
    colour: fields['colour'] === undefined ? (known?.colour ?? null) : is.textOrNull('colour'),
    abv: strengthOf(name, is.numberOrNull('abv', 100), { isChecked, isSaid: is.flag('abvSaid', false) }),
    sparkling: is.flag('sparkling', known?.sparkling ?? false),
  };
}

/**
 * 0 counts if it is somebody's word, or the name tells it. Source: docs/decisions/0165.
 * @param isChecked the file distinguishes "unknown" from 0
 */
function strengthOf(
  name: string,
  said: number | null | undefined,
  { isChecked, isSaid }: { isChecked: boolean; isSaid: boolean },
): number | null {
  if (said === undefined || (!said && !isChecked && !isSaid)) return knownAbv(name);
  return said !== 0 || isSaid || knownAbv(name) === 0 ? said : null;
}

function readFeature(value: unknown, wrong: Message[]): DrinkFeature {
  const is = fieldReader(fieldsOf(value) ?? {}, '', at(message('place-flavour'), wrong));
  return { property: is.oneOf('property', FLAVOUR_PROPERTIES, null) ?? 'sweet', value: is.number('value', 5) ?? 0 };
}

function readAllergen(said: string, wrong: Message[]): Recipe['allergens'] {
  const known = ALLERGENS.find((allergen) => allergen === said);
  if (!known) wrong.push(message('allergen-unknown', { said, known: ALLERGENS }));
  return known ? [known] : [];
}

const plainly = (name: string): NamedThing => ({ name, name_translations: {} });

type Tell = (problem: Message) => void;

const at =
  (place: Message, wrong: Message[]): Tell =>
  (problem) =>
    void wrong.push(message('at-place', { place, problem }));

/**
 * Reads fields of one object; a field of the wrong type is reported to `tell`, a missing one gets its default.
 * @param path prefix of the field names, such as `glass.`
 */
function fieldReader(fields: Fields, path: string, tell: Tell) {
  const complain = (field: string, wanted: Message) =>
    tell(message('field-not-wanted', { field: path + field, wanted }));
  const isMissing = (field: string) => fields[field] === undefined;

  function text(field: string, missing: string): string {
    const value = fields[field];
    if (typeof value === 'string') return value;
    if (value !== undefined) complain(field, message('wanted-text'));
    return missing;
  }
  function translations(field: string): Translations {
    if (isMissing(field)) return {};
    const entries = Object.entries(fieldsOf(fields[field]) ?? { '': null });
    if (entries.every((entry): entry is [string, string] => typeof entry[1] === 'string'))
      return Object.fromEntries(entries);
    complain(field, message('wanted-texts-by-language'));
    return {};
  }
  function list<T>(field: string, missing: T): readonly unknown[] | T {
    const value = fields[field];
    if (Array.isArray(value)) return value;
    if (value !== undefined) complain(field, message('wanted-list'));
    return missing;
  }
  function number(field: string, most: number): number | null {
    const value = fields[field];
    if (value === undefined) return null;
    if (typeof value === 'number' && value >= 0 && value <= most) return value;
    complain(field, message('wanted-number', { max: most }));
    return null;
  }
  return {
    text,
    translations,
    list,
    textOrNull: (field: string): string | null => (fields[field] === null || isMissing(field) ? null : text(field, '')),
    texts(field: string): string[] | null {
      const values = list(field, null);
      if (values?.every((value): value is string => typeof value === 'string')) return [...values];
      if (values) complain(field, message('wanted-list-of-texts'));
      return null;
    },
    flag(field: string, missing: boolean): boolean {
      const value = fields[field];
      if (typeof value === 'boolean') return value;
      if (value !== undefined) complain(field, message('wanted-yes-or-no'));
      return missing;
    },
    number,
    /** undefined if missing, null if null. */
    numberOrNull(field: string, most: number): number | null | undefined {
      return isMissing(field) ? undefined : fields[field] === null ? null : number(field, most);
    },
    oneOf<T extends string, M extends T | null>(field: string, known: readonly T[], missing: M): T | M {
      const value = fields[field];
      const found = known.find((one) => one === value);
      if (found !== undefined) return found;
      if (value !== undefined || missing === null) complain(field, message('wanted-one-of', { known }));
      return missing;
    },
    named(field: string): NamedThing | null {
      const value = fieldsOf(fields[field]);
      if (!value) {
        if (!isMissing(field) && fields[field] !== null) complain(field, message('wanted-name'));
        return null;
      }
      const is = fieldReader(value, `${path}${field}.`, tell);
      return { name: is.text('name', ''), name_translations: is.translations('name_translations') };
    },
  };
}
