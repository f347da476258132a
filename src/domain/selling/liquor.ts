/** What counts as alcohol. Source: docs/behaviour/selling.md "Alcohol duty". */
import type { Alcohol } from '#domain/recipe/recipe.ts';

/** Grams of alcohol in a standard drink, as in Hong Kong. */
export const STANDARD_DRINK_GRAMS = 10;

/** % ABV above which a drink is intoxicating liquor in Hong Kong (Cap. 109). */
const LIQUOR_ABV = 1.2;

/** Whether the rules for alcohol apply; to a drink of unknown alcohol they do. */
export const isLiquor = ({ ABV, alcohol }: { ABV: number; alcohol: Alcohol }): boolean =>
  alcohol === 'unknown' || ABV > LIQUOR_ABV;
