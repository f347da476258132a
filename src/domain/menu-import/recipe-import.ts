/** What reading a file of recipes gives: the recipes, what is not certain about them, and what could not be read. */
import type { Message } from '#domain/messages/message.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';

export const MAX_FILES = 500;
/** Drinks that a menu holds, and that one import takes: every menu can come back whole. */
export const MAX_DRINKS = 5000;

export interface ImportedRecipe {
  /** Where it stands in the file, from 1. */
  row: number;
  /** `id` and `shopId` are empty where the file gives none: who saves it assigns them. */
  recipe: Recipe;
  /** True when the recipe's strength is the file's word; false when it is what the ingredients come to. */
  abvGiven: boolean;
  /** The strength the file gives, % ABV; the recipe's own is worked out from what is poured. */
  recordedAbv: number | null;
  tags: string[];
  instructions: string;
  /** Where the file says it comes from: a book or an address. */
  source: string | null;
  /** Ingredients of which only the kind was recognised. */
  guessed: string[];
  /** Ingredients nothing is known of: taken as without alcohol, allergens and taste. */
  unknown: string[];
  /** What was assumed, for the person who checks the import. */
  notes: Message[];
}

export interface ImportError {
  /** Where it stands in the file, from 1; 0 for the file as a whole. */
  row: number;
  name?: string;
  problems: readonly Message[];
}

export interface ImportResult {
  rows: ImportedRecipe[];
  errors: ImportError[];
}
