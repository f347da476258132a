/** What counts as alcohol. Source: docs/behaviour/selling.md "Alcohol duty". */
import type { Alcohol } from '#domain/recipe/recipe.ts';

/** Grams of alcohol in a standard drink, as in Hong Kong. */
export const STANDARD_DRINK_GRAMS = 10;

/** % ABV above which a drink is intoxicating liquor in Hong Kong (Cap. 109). */
export const LIQUOR_ABV = 1.2;

/** Whether the rules for alcohol apply; to a drink of unknown alcohol they do. */
export const isLiquor = ({ ABV, alcohol }: { ABV: number; alcohol: Alcohol }): boolean =>
  alcohol === 'unknown' || ABV > LIQUOR_ABV;

/** Of what was ordered: also where it is only known since then. @param recipe undefined if it has left the menu */
export const isLiquorByNow = (
  ordered: { isLiquor: boolean },
  recipe: { ABV: number; alcohol: Alcohol } | undefined,
): boolean => ordered.isLiquor || (recipe !== undefined && isLiquor(recipe));

/**
 * To one decimal, and never to a limit that the strength is above: 1.24 % is liquor, and 1.2 % is not. So a rounded
 * figure compares with a limit as the raw one does.
 */
export function roundedAbv(abv: number): number {
  const nearest = Math.round(abv * 10) / 10;
  return LIMITS.some((limit) => abv > limit + BY_ARITHMETIC && nearest <= limit) ? Math.ceil(abv * 10) / 10 : nearest;
}
/** What sums of fractions leave behind: a beer of 1.2 % is one in any bottle. */
const BY_ARITHMETIC = 1e-9;
/** % ABV: free of alcohol, and no liquor yet. */
const LIMITS = [0, LIQUOR_ABV];
