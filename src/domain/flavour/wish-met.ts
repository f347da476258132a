/** Which drinks meet a wish for a taste. Source: docs/behaviour/flavour.md "Wishes in words". */
import type { Matchable } from './flavour-match.ts';
import { featureValues, type DrinkFeature, type FlavourAxis } from '#domain/recipe/recipe.ts';

/** At least this for "very", plainly, and "a little"; at most this for "not too" and "not". 0 to 5. */
const MET = { very: 3.5, plain: 3, little: 1.5, notToo: 2.5, not: 1.5 } as const;
/** "Light" and "not sweet" are at most this: most long drinks are light, and a Negroni is not sweet. */
const LIGHT = 2;

/**
 * True if a drink is as was asked.
 * @param change -3 to 3, as in a guest's wishes
 */
export function meetsTaste(features: readonly DrinkFeature[], axis: FlavourAxis, change: number): boolean {
  const value = featureValues([...features])[axis] ?? 0;
  if (change >= 3) return value >= MET.very;
  if (change >= 2) return value >= MET.plain;
  if (change > 0) return value >= MET.little;
  if (change > -2) return value <= MET.notToo;
  return value <= (axis === 'strength' || axis === 'sweet' ? LIGHT : MET.not);
}

/** Ids of the drinks that meet each taste. "Light" is neither a strength that is not known nor none. */
export const drinksMeeting = (taste: Partial<Record<FlavourAxis, number>>, recipes: readonly Matchable[]): string[][] =>
  (Object.entries(taste) as [FlavourAxis, number][]).map(([axis, change]) =>
    recipes
      .filter((recipe) => axis !== 'strength' || recipe.alcohol === 'contains' || change > 0)
      .filter(({ drinkFeatures }) => meetsTaste(drinkFeatures, axis, change))
      .map(({ id }) => id),
  );
