/** What the table says of an ingredient. Source: ingredient-table.ts. */
import type { INGREDIENT_TABLE } from './ingredient-table.ts';
import type { Allergen } from '#domain/recipe/recipe.ts';

export type IngredientKind = keyof typeof INGREDIENT_TABLE;

/** The flavours the table gives; strength and fizz follow from the rest. */
export const TASTES = ['sweet', 'acidity', 'citrus', 'fruity', 'herbal', 'spicy', 'bitter', 'mellow'] as const;
export type Taste = (typeof TASTES)[number];

export interface IngredientFacts {
  name: string;
  zhHK: string;
  kind: IngredientKind;
  /** % alcohol by volume. */
  abv: number;
  /** #rrggbb, or null for what is as good as colourless. */
  colour: string | null;
  sparkling: boolean;
  /** True for fruit, herbs, spices, sugar and ice: what is counted in pieces, not poured. */
  solid: boolean;
  allergens: readonly Allergen[];
  /** Of 30 ml, of one dash for bitters, of one piece for solids; in the units of the table. */
  taste: Readonly<Partial<Record<Taste, number>>>;
  /** Grams (ml for what pours) of one piece; null where it is not counted in pieces. */
  pieceG: number | null;
}
