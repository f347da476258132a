/** The facts of an ingredient, as ingredient-table.ts holds them. */
import type { INGREDIENT_TABLE } from './ingredient-table.ts';
import type { Allergen } from '#domain/recipe/recipe.ts';

export type IngredientKind = keyof typeof INGREDIENT_TABLE;

/** The flavours in the table; strength and fizz are derived. */
export const TASTES = ['sweet', 'acidity', 'citrus', 'fruity', 'herbal', 'spicy', 'bitter', 'mellow'] as const;
export type IngredientTaste = (typeof TASTES)[number];

export interface IngredientFacts {
  name: string;
  zhHK: string;
  kind: IngredientKind;
  /** % alcohol by volume. */
  abv: number;
  /** #rrggbb, or null if practically colourless. */
  colour: string | null;
  sparkling: boolean;
  /** True for fruit, herbs, spices, sugar and ice: counted in pieces, not poured. */
  solid: boolean;
  allergens: readonly Allergen[];
  /** For 30 ml, one dash of bitters, or one piece of a solid; units as in the table. */
  taste: Readonly<Partial<Record<IngredientTaste, number>>>;
  /** Grams (ml if liquid) of one piece; null if not counted in pieces. */
  pieceG: number | null;
}
