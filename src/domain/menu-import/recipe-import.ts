/** The result of reading a recipe file: the recipes, their uncertainties, and the errors. */
import type { Message } from '#domain/messages/message.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';

export const MAX_FILES = 500;
/** Maximum number of drinks on a menu, and of one import: every exported menu can be imported again. */
export const MAX_DRINKS = 5000;

export interface ImportedRecipe {
  /** Position in the file, from 1. */
  row: number;
  /** `id` and `shopId` are empty if the file gives none: they are assigned when it is saved. */
  recipe: Recipe;
  /** True if the recipe's strength is the file's own; false if computed from the ingredients. */
  abvGiven: boolean;
  /** The strength given by the file, % ABV; the recipe's own is computed from its ingredients. */
  recordedAbv: number | null;
  tags: string[];
  instructions: string;
  /** The source given by the file: a book or an address. */
  source: string | null;
  /** Ingredients of which only the kind was recognised. */
  guessed: string[];
  /** Unknown ingredients: treated as without flavour, their alcohol and allergens as unknown. */
  unknown: string[];
  /** Assumptions, in words for the person who checks the import. */
  notes: Message[];
}

export interface ImportError {
  /** Position in the file, from 1; 0 for the file as a whole. */
  row: number;
  name?: string;
  problems: readonly Message[];
}

export interface ImportResult {
  rows: ImportedRecipe[];
  errors: ImportError[];
}
