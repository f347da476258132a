/**
 * Recipes as our own CSV, for spreadsheets: a line for each recipe, followed by a line for each of its ingredients.
 * Both share the columns `name` and `ABV`; translations have a column per language (`name:zh-HK`). An empty cell means
 * "missing", or for derivable values (flavour, allergens, ABV, colour …) "derive it"; `none` means none, `?` an unknown
 * strength, or that a list of allergens may lack some. An empty text is written as a backslash, and a text beginning
 * with a backslash gets one more.
 */
import {
  chosenFields,
  featuresIn,
  flagFields,
  listCell,
  listOf,
  NONE,
  NOT_KNOWN,
  numberFields,
  optional,
  optionalFields,
  optionalIn,
  saidNone,
  textFields,
  translationCells,
  translationsIn,
  yesNo,
} from './csv-cells.ts';
import type { Cells } from './csv-cells.ts';
import { message, type Message } from '#domain/messages/message.ts';
import { readCsv, writeCsv } from './csv.ts';
import { readOwnRecipe } from './menu-recipe.ts';
import { saidZeros, type ExportedRecipe } from './exported-recipe.ts';
import type { ImportResult } from './recipe-import.ts';
import type { RecipeIngredient } from '#domain/recipe/recipe.ts';
import { LANGUAGE_CODES } from '#domain/text/languages.ts';

/** Columns with a further one per language. */
const TRANSLATED = ['name', 'description', 'glass', 'garnish'] as const;

const COLUMNS = [
  'line',
  'id',
  'name',
  'amount',
  'unit',
  'ABV',
  'abvSaid',
  'description',
  'type',
  'ice',
  'mixingMethod',
  'glass',
  'garnish',
  'flavour',
  'flavourEstimated',
  'allergens',
  'allergenList',
  'layeringSequence',
  'hidden',
  'available',
  'customised',
  'colour',
  'sparkling',
  'image',
  'recipeImage',
  'glassId',
  'garnishId',
  'userId',
] as const;

/** All recipes as text, to be saved as .csv. */
export function writeOwnCsv(recipes: readonly ExportedRecipe[]): string {
  const isSaid = saidZeros();
  const lines = recipes.flatMap((recipe) => [
    recipeLine(recipe),
    ...recipe.recipeIngredient.map((one) => ingredientLine(one, isSaid(one))),
  ]);
  const languages = [...new Set(lines.flatMap((line) => Object.keys(line)))]
    .filter((column) => column.includes(':'))
    .sort();
  const columns = COLUMNS.flatMap((column) => [column, ...languages.filter((name) => name.startsWith(`${column}:`))]);
  return writeCsv([columns, ...lines.map((line) => columns.map((column) => line[column] ?? ''))]);
}

/**
 * Reads the output of writeOwnCsv, also after manual edits: columns in any order, or left out, semicolons or tabs. Rows
 * are numbered as in a spreadsheet: the heading is 1. Never throws.
 */
export function readOwnCsv(text: string): ImportResult {
  const [heading = [], ...lines] = readCsv(text);
  const columns = heading.map(columnOf);
  if (!columns.includes('line') || !columns.includes('name'))
    return { rows: [], errors: [{ row: 0, problems: [message('csv-columns-missing')] }] };

  const result: ImportResult = { rows: [], errors: [] };
  for (const column of columns.filter((name) => name !== '' && !isKnown(name)))
    result.errors.push({ row: 1, problems: [message('csv-column-unknown', { column })] });

  for (const { row, cells, ingredients } of recipesIn(lines, columns, result)) {
    const problems: Message[] = [];
    const read = readOwnRecipe(
      {
        ...recipeFields(cells, problems),
        recipeIngredient: ingredients.map((each) => ingredientFields(each, problems)),
      },
      row,
    );
    if (!Array.isArray(read) && problems.length === 0) {
      result.rows.push(read);
      continue;
    }
    if (Array.isArray(read)) problems.push(...read);
    result.errors.push({ row, ...(cells['name'] && { name: cells['name'] }), problems });
  }
  return result;
}

interface RecipeLines {
  row: number;
  cells: Cells;
  ingredients: Cells[];
}

function recipesIn(lines: readonly string[][], columns: readonly string[], { errors }: ImportResult): RecipeLines[] {
  const recipes: RecipeLines[] = [];
  for (const [i, line] of lines.entries()) {
    if (line.every((cell) => cell.trim() === '')) continue;
    const row = i + 2;
    const cells: Cells = Object.fromEntries(columns.map((column, at) => [column, line[at] ?? '']));
    const kind = cells['line']?.trim().toLowerCase();
    if (kind === 'recipe') recipes.push({ row, cells, ingredients: [] });
    else if (kind !== 'ingredient') errors.push({ row, problems: [message('csv-line-of-no-kind')] });
    else if (recipes.length === 0) errors.push({ row, problems: [message('csv-ingredient-without-recipe')] });
    else recipes.at(-1)?.ingredients.push(cells);
  }
  return recipes;
}

/** A heading as we write it: spreadsheets and people change its case. */
function columnOf(heading: string): string {
  const [column = '', ...language] = heading.trim().split(':');
  const known = KNOWN_AS.get(column.trim().toLowerCase()) ?? column;
  const said = language.join(':').trim();
  return said === '' ? known : `${known}:${KNOWN_AS.get(said.toLowerCase()) ?? said}`;
}

const KNOWN_AS = new Map<string, string>([...COLUMNS, ...LANGUAGE_CODES].map((word) => [word.toLowerCase(), word]));

const isKnown = (column: string): boolean =>
  COLUMNS.some((known) => known === column) || TRANSLATED.some((known) => column.startsWith(`${known}:`));

const recipeLine = (recipe: ExportedRecipe): Cells => ({
  line: 'recipe',
  id: recipe.id,
  name: recipe.name,
  ABV: recipe.ABV === null ? '' : String(recipe.ABV),
  description: recipe.description,
  type: recipe.type,
  ice: recipe.ice,
  mixingMethod: recipe.mixingMethod,
  glass: optional(recipe.glass.name),
  garnish: optional(recipe.garnish?.name),
  flavour: recipe.drinkFeatures.map(({ property, value }) => `${property} ${value}`).join('; ') || NONE,
  flavourEstimated: yesNo(recipe.flavourEstimated),
  allergens: [...recipe.allergens, ...(recipe.allergenList === 'declared' ? [] : [NOT_KNOWN])].join('; ') || NONE,
  allergenList: recipe.allergenList,
  layeringSequence: listCell(recipe.layeringSequence),
  hidden: yesNo(recipe.hidden),
  available: yesNo(recipe.available),
  customised: yesNo(recipe.customised),
  image: optional(recipe.image),
  recipeImage: optional(recipe.recipeImage?.imageUrl),
  glassId: optional(recipe.glassId),
  garnishId: optional(recipe.garnishId),
  userId: optional(recipe.userId),
  ...translationCells('name', recipe.name_translations),
  ...translationCells('description', recipe.description_translations),
  ...translationCells('glass', recipe.glass.name_translations),
  ...translationCells('garnish', recipe.garnish?.name_translations ?? {}),
});

const ingredientLine = (ingredient: RecipeIngredient, isSaid: boolean): Cells => ({
  line: 'ingredient',
  id: optional(ingredient.id),
  name: ingredient.name,
  amount: String(ingredient.amount),
  unit: ingredient.unit,
  ABV: ingredient.abv === null ? NOT_KNOWN : String(ingredient.abv),
  ...(isSaid && { abvSaid: yesNo(true) }),
  colour: ingredient.colour ?? NONE,
  sparkling: yesNo(ingredient.sparkling),
  ...translationCells('name', ingredient.name_translations),
});

/** The cells of a recipe's line as fields of our JSON; an empty cell is a missing field. */
function recipeFields(cells: Cells, problems: Message[]): Record<string, unknown> {
  const garnish = optionalIn(cells['garnish']);
  const glass = optionalIn(cells['glass']);
  const recipeImage = optionalIn(cells['recipeImage']);
  return {
    ...textFields(cells, ['id', 'name', 'description']),
    ...chosenFields(cells, ['type', 'ice', 'mixingMethod', 'allergenList']),
    ...optionalFields(cells, ['glassId', 'garnishId', 'userId', 'image']),
    ...flagFields(cells, ['hidden', 'available', 'customised', 'flavourEstimated'], problems),
    ...numberFields(cells, { ABV: 'ABV' }, problems),
    ...(cells['layeringSequence'] && { layeringSequence: listOf(cells['layeringSequence']) }),
    ...allergenFields(cells['allergens'] ?? ''),
    ...(cells['flavour']?.trim() && { drinkFeatures: featuresIn(cells['flavour']) }),
    ...(glass !== undefined && { glass: { name: glass, name_translations: translationsIn(cells, 'glass') } }),
    ...(garnish !== undefined && { garnish: { name: garnish, name_translations: translationsIn(cells, 'garnish') } }),
    ...(recipeImage !== undefined && { recipeImage: { imageUrl: recipeImage } }),
    name_translations: translationsIn(cells, 'name'),
    description_translations: translationsIn(cells, 'description'),
  };
}

/** A list that is not known to be all is unknown, whatever its own column says. */
function allergenFields(cell: string): Record<string, unknown> {
  if (cell.trim() === '') return {};
  const said = saidNone(cell) ? [] : listOf(cell);
  const allergens = said.filter((one) => one !== NOT_KNOWN);
  return { allergens, ...(allergens.length < said.length && { allergenList: 'unknown' }) };
}

function ingredientFields(cells: Cells, problems: Message[]): Record<string, unknown> {
  const colour = cells['colour'] ?? '';
  return {
    ...textFields(cells, ['name']),
    ...chosenFields(cells, ['unit']),
    ...optionalFields(cells, ['id']),
    ...numberFields(cells, { amount: 'amount', ABV: 'abv' }, problems),
    ...flagFields(cells, ['abvSaid', 'sparkling'], problems),
    ...(colour !== '' && { colour: saidNone(colour) ? null : colour }),
    name_translations: translationsIn(cells, 'name'),
  };
}
