/**
 * What is sold out tonight: a drink, or an ingredient and with it every drink that contains it, said by staff or because
 * the bottles no longer suffice. Kept beside the menu, so that it holds for menus from anywhere. Source:
 * docs/behaviour/counter.md "Sold out", docs/behaviour/stock.md.
 */
import { NO_STOCK, shortIngredients, type Stock } from '#domain/machine/stock.ts';
import { ingredientKey } from '#domain/recipe/menu-checks.ts';
import type { RecipeIngredient } from '#domain/recipe/recipe.ts';
import type { Change } from './changes.ts';
import type { OrderSize } from './order.ts';
import { servedWithout, type Changeable, type IngredientOption } from './served-as.ts';

export interface SoldOut {
  /** By recipe id: what was said last, sold out or not, whatever the menu says. */
  drinks: ReadonlyMap<string, boolean>;
  /** `ingredientKey`s of those that are sold out. */
  ingredients: ReadonlySet<string>;
  stock: Stock;
  /** What owners allow instead of an ingredient, by its `ingredientKey`. */
  options: ReadonlyMap<string, IngredientOption>;
}

export const NOTHING_SOLD_OUT: SoldOut = {
  drinks: new Map(),
  ingredients: new Set(),
  stock: NO_STOCK,
  options: new Map(),
};

type Used = Pick<RecipeIngredient, 'id' | 'name' | 'amount' | 'unit'>;
interface Served extends Changeable {
  id: string;
  available: boolean;
}

/** The ingredients that keep a drink of this size from being made. */
export function missingIngredients<I extends Used>(
  { recipeIngredient }: { recipeIngredient: readonly I[] },
  size: OrderSize,
  { ingredients, stock }: SoldOut,
): I[] {
  const short = shortIngredients(recipeIngredient, size, stock);
  return recipeIngredient.filter(({ id, name }) => short.has(id) || ingredients.has(ingredientKey(name)));
}

/** A drink is offered while its smallest size can be made. */
const SMALLEST: OrderSize = 'sizeS';

/** What keeps a drink from being made as it is written. */
export const lacking = <I extends Used>(recipe: { recipeIngredient: readonly I[] }, soldOut: SoldOut): I[] =>
  missingIngredients(recipe, SMALLEST, soldOut);

/**
 * The drink as it can be made now: the same recipe if nothing is missing.
 * @returns undefined if it cannot be made
 */
export function servedNow<R extends Served>(recipe: R, soldOut: SoldOut): (R & { changes?: Change[] }) | undefined {
  const missing = lacking(recipe, soldOut);
  if (missing.length === 0) return recipe;
  const served = servedWithout(recipe, missing, soldOut.options);
  return served && lacking(served, soldOut).length === 0 ? served : undefined;
}

/** As last said of the drink itself. @returns the same recipe if nothing changes */
export const withLastWord = <R extends { id: string; available: boolean }>(recipe: R, drinks: SoldOut['drinks']): R =>
  withAvailable(recipe, !(drinks.get(recipe.id) ?? !recipe.available));

/** @returns the same recipe if nothing changes */
export function withSoldOut<R extends Served>(recipe: R, soldOut: SoldOut): R {
  const said = withLastWord(recipe, soldOut.drinks);
  return said.available ? withAvailable(recipe, servedNow(recipe, soldOut) !== undefined) : said;
}

const withAvailable = <R extends { available: boolean }>(recipe: R, available: boolean): R =>
  available === recipe.available ? recipe : { ...recipe, available };
