/**
 * Plans an import into a menu: which drinks are new, which replace one, and which are unchanged. Source:
 * docs/behaviour/menu-files.md "Preview".
 */
import type { ExportedRecipe } from './exported-recipe.ts';
import { isSameRecipe } from './exported-recipe.ts';
import { keepOwnTexts } from './normalize-imported-recipe.ts';
import { suggestAllergens } from '#domain/recipe/menu-checks.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';

/** A drink of the menu. */
export interface MenuRecipe extends ExportedRecipe {
  version: number;
}

/** A drink of a file, read and valid. */
export interface ReadRow {
  /** Index of the file among those sent. */
  file: number;
  row: number;
  isForeign: boolean;
  recipe: Omit<Recipe, 'ABV'> & { ABV: number | null };
}

export interface PlannedRow {
  happens: 'new' | 'replaces' | 'unchanged';
  matchedBy: 'id' | 'name' | null;
  /** The drink it replaces, or equals. */
  match: MenuRecipe | null;
  /** An earlier row about the same drink: this one is added as new. */
  sameAs: { file: number; row: number } | null;
}

/**
 * In the order of the rows. A row matches the drink with its id, or else with its name; each drink of the menu is
 * matched once.
 * @param menu the drinks as exported from this menu
 */
export function planImport(rows: readonly ReadRow[], menu: readonly MenuRecipe[]): PlannedRow[] {
  const byId = new Map(menu.map((recipe) => [recipe.id, recipe]));
  const byName = new Map<string, MenuRecipe>();
  for (const recipe of menu) if (!byName.has(keyOf(recipe.name))) byName.set(keyOf(recipe.name), recipe);
  // Ids are certain, names are not: a row with a drink's id takes precedence over one with its name.
  const namedById = new Map<string, ReadRow>();
  for (const row of rows)
    if (byId.has(row.recipe.id) && !namedById.has(row.recipe.id)) namedById.set(row.recipe.id, row);
  const takenBy = new Map<string, ReadRow>(namedById);
  const firstOfName = new Map<string, ReadRow>();

  return rows.map((row) => {
    const { recipe } = row;
    const earlier = firstOfName.get(keyOf(recipe.name));
    if (!earlier) firstOfName.set(keyOf(recipe.name), row);
    const isOwner = namedById.get(recipe.id) === row;
    const match = isOwner ? byId.get(recipe.id) : byName.get(keyOf(recipe.name));
    const owner = match && takenBy.get(match.id);
    if (!match || (owner && owner !== row)) return asNew(owner ?? earlier);
    takenBy.set(match.id, row);
    const happens = isSameRecipe(replacement(row, match), match) ? 'unchanged' : 'replaces';
    return { happens, matchedBy: isOwner ? 'id' : 'name', match, sameAs: null };
  });
}

const asNew = (same: ReadRow | undefined): PlannedRow => ({
  happens: 'new',
  matchedBy: null,
  match: null,
  sameAs: same ? { file: same.file, row: same.row } : null,
});

/** The drink after the row has replaced it: shop and id stay. */
export function replacement({ recipe, isForeign }: ReadRow, before: ExportedRecipe): ReadRow['recipe'] {
  const { id, userId } = before;
  const whole = { ...recipe, id, userId };
  return isForeign ? keepOwnTexts(whole, { ...before, shopId: recipe.shopId }) : withDoubt(whole, before);
}

/** The row as a drink of its own. @param original the drink of the menu that has its id: the row was copied from it */
export const addition = ({ recipe }: ReadRow, original: ExportedRecipe | undefined): ReadRow['recipe'] =>
  original ? withDoubt(recipe, original) : recipe;

/**
 * Allergens are declared of what is in a drink: a file in which an ingredient was changed, or a drink copied, may still
 * have the list of before. Source: docs/behaviour/menu-files.md "Import".
 */
function withDoubt(recipe: ReadRow['recipe'], before: ExportedRecipe): ReadRow['recipe'] {
  if (recipe.allergenList !== 'declared') return recipe;
  const known = new Set(namesIn(before));
  const { garnish } = recipe;
  const { allergens, unknownIngredients } = suggestAllergens({
    recipeIngredient: recipe.recipeIngredient.filter(({ name }) => !known.has(name)),
    garnish: garnish && known.has(garnish.name) ? null : garnish,
  });
  const isComplete = allergens.every((one) => recipe.allergens.includes(one));
  if (isComplete && unknownIngredients.length === 0) return recipe;
  return { ...recipe, allergens: [...new Set([...recipe.allergens, ...allergens])], allergenList: 'unknown' };
}

const namesIn = ({ recipeIngredient, garnish }: ExportedRecipe): string[] =>
  [...recipeIngredient, ...(garnish ? [garnish] : [])].map(({ name }) => name);

const keyOf = (name: string): string => name.trim().toLowerCase();
