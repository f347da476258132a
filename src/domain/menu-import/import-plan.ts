/** What importing files would do to a menu: which drinks are new, which replace one, and which are there already. */
import type { ExportedRecipe } from './exported-recipe.ts';
import { isSameRecipe } from './exported-recipe.ts';
import { keepOwnTexts } from './normalize-imported-recipe.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';

/** A drink of the menu. */
export interface MenuRecipe extends ExportedRecipe {
  version: number;
}

/** A drink of a file, read and found to be in order. */
export interface ReadRow {
  /** Place of the file among those that were sent, from 0. */
  file: number;
  row: number;
  isForeign: boolean;
  recipe: Omit<Recipe, 'ABV'> & { ABV: number | null };
}

export interface PlannedRow {
  happens: 'new' | 'replaces' | 'unchanged';
  matchedBy: 'id' | 'name' | null;
  /** The drink it replaces, or is the same as. */
  match: MenuRecipe | null;
  /** An earlier row that is about the same drink: this one is new beside it. */
  sameAs: { file: number; row: number } | null;
}

/**
 * In the order of the rows. A row is about the drink that has its id, or else its name; a drink of the menu is
 * matched once.
 * @param menu the drinks as a file of this menu would have them
 */
export function planImport(rows: readonly ReadRow[], menu: readonly MenuRecipe[]): PlannedRow[] {
  const byId = new Map(menu.map((recipe) => [recipe.id, recipe]));
  const byName = new Map<string, MenuRecipe>();
  for (const recipe of menu) if (!byName.has(keyOf(recipe.name))) byName.set(keyOf(recipe.name), recipe);
  // Ids are sure, names are not: a row that names a drink by id has it before one that only shares its name.
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

/** The drink as it is once the row has replaced it: whose it is and its id stay. */
export function replacement({ recipe, isForeign }: ReadRow, before: ExportedRecipe): ReadRow['recipe'] {
  const { id, userId } = before;
  const whole = { ...recipe, id, userId };
  return isForeign ? keepOwnTexts(whole, { ...before, shopId: recipe.shopId }) : whole;
}

const keyOf = (name: string): string => name.trim().toLowerCase();
