/** Which drinks fit a wish for flavours: one rule for every experience. Source: design experiences 3.0. */
import { FLAVOUR_AXES, featureValues, isZeroProof } from '#domain/recipe/recipe.ts';
import type { Alcohol, Allergen, AllergenList, DrinkFeature, FlavourAxis } from '#domain/recipe/recipe.ts';

/** A wish. `want` is 0 to 5 on the axes that matter, `weight` how much each matters (1 when left out). */
export interface TargetProfile {
  want: Partial<Record<FlavourAxis, number>>;
  weight?: Partial<Record<FlavourAxis, number>>;
  filters?: { zeroProof?: boolean; avoidAllergens?: Allergen[] };
}

/** What must be known of a drink to match it. `ABV` in % by volume. */
export interface Matchable {
  id: string;
  ABV: number;
  alcohol: Alcohol;
  drinkFeatures: DrinkFeature[];
  hidden?: boolean;
  available: boolean;
  allergens: Allergen[];
  allergenList: AllergenList;
}

/** One axis that speaks for a drink: how much was wanted and how much it has, both 0 to 5. */
export interface Reason {
  axis: FlavourAxis;
  want: number;
  have: number;
}

export interface Match<R> {
  recipe: R;
  /** 1 is a perfect fit. */
  score: number;
  reasons: Reason[];
}

/** What a wanted axis costs when the drink says nothing about it. */
const MISSING_AXIS_COST = 0.05;
const REASON_COUNT = 2;
const STRONGEST = 5;

/**
 * The `count` drinks nearest to the target, best first. No chance in it: same input, same drinks; ties by recipe id.
 * Hidden, sold-out and filtered drinks never appear. Source: design experiences 3.0.
 */
export function matchDrinks<R extends Matchable>(
  target: TargetProfile,
  recipes: readonly R[],
  count: number,
): Match<R>[] {
  return recipes
    .filter((recipe) => isServable(recipe, target.filters))
    .map((recipe) => matched(target, recipe))
    .sort((a, b) => b.score - a.score || (a.recipe.id < b.recipe.id ? -1 : 1))
    .slice(0, Math.max(0, count));
}

/** True when the drink is on the menu, not sold out, and known to break no filter: what nobody declared breaks every one. */
export function isServable(recipe: Matchable, filters: TargetProfile['filters']): boolean {
  if (recipe.hidden || !recipe.available) return false;
  if (filters?.zeroProof && !isZeroProof(recipe)) return false;
  const avoid = filters?.avoidAllergens ?? [];
  return avoid.length === 0 || (recipe.allergenList === 'declared' && !holdsAny(recipe, avoid));
}

const holdsAny = ({ allergens }: Matchable, avoid: readonly Allergen[]): boolean =>
  avoid.some((allergen) => allergens.includes(allergen));

function matched<R extends Matchable>(target: TargetProfile, recipe: R): Match<R> {
  const values = featureValues(recipe.drinkFeatures);
  const compared: (Reason & { weight: number; fit: number; isGuess: boolean })[] = [];
  let missing = 0;
  for (const axis of FLAVOUR_AXES) {
    const wanted = target.want[axis];
    if (wanted === undefined) continue;
    const isGuess = axis === 'strength' && recipe.alcohol === 'unknown';
    // Nothing of unknown strength is near to a wish for little.
    const have = isGuess ? STRONGEST : values[axis];
    if (have === undefined) {
      missing += 1;
      continue;
    }
    const want = Math.min(5, Math.max(0, wanted));
    const weight = Math.max(0, target.weight?.[axis] ?? 1);
    compared.push({ axis, want, have, weight, fit: weight * (5 - Math.abs(want - have)), isGuess });
  }
  const totalWeight = compared.reduce((sum, { weight }) => sum + weight, 0);
  const totalFit = compared.reduce((sum, { fit }) => sum + fit, 0);
  const closeness = totalWeight > 0 ? totalFit / (5 * totalWeight) : 1;
  return {
    recipe,
    score: withoutNoise(closeness - MISSING_AXIS_COST * missing),
    reasons: compared
      .filter(({ isGuess }) => !isGuess)
      .sort((a, b) => b.fit - a.fit)
      .slice(0, REASON_COUNT)
      .map(({ axis, want, have }) => ({ axis, want, have })),
  };
}

/** Equal scores must tie even when floating point reached them by different ways. */
const withoutNoise = (score: number): number => Math.round(score * 1e9) / 1e9;
