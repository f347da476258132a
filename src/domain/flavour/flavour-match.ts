/** Matches drinks with a wish: one rule for all experiences. Source: docs/behaviour/flavour.md "Matching". */
import { assumedAbv, FLAVOUR_AXES, featureValues, isZeroProof } from '#domain/recipe/recipe.ts';
import type { Alcohol, Allergen, AllergenList, DrinkFeature, FlavourAxis } from '#domain/recipe/recipe.ts';

/** A wish. `want` is 0 to 5 on the axes that matter, `weight` how much each counts (default 1). */
export interface TargetProfile {
  want: Partial<Record<FlavourAxis, number>>;
  weight?: Partial<Record<FlavourAxis, number>>;
  /** Axes on which more, or less, than wanted fits as well. */
  side?: Partial<Record<FlavourAxis, 'at-least' | 'at-most'>>;
  /** `without`: ids of drinks to leave out. `atMostAbv`: % ABV, which an unknown strength exceeds. */
  filters?: { zeroProof?: boolean; avoidAllergens?: Allergen[]; without?: readonly string[]; atMostAbv?: number };
}

/** The fields of a drink that matching reads. `ABV` in % by volume. */
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

/** One axis that favours a drink: what was wanted and what the drink has, both 0 to 5. */
export interface Reason {
  axis: FlavourAxis;
  want: number;
  have: number;
}

export interface DrinkMatch<R> {
  recipe: R;
  /** 1 is a perfect fit. */
  score: number;
  reasons: Reason[];
}

/** Score penalty per wanted axis that the drink has no value for. */
const MISSING_AXIS_COST = 0.05;
const REASON_COUNT = 2;
const STRONGEST = 5;

/**
 * The `count` drinks nearest to the target, best first. Deterministic: ties are broken by recipe id. Hidden, sold-out
 * and filtered drinks are left out. Source: docs/behaviour/flavour.md "Matching".
 */
export function matchDrinks<R extends Matchable>(
  target: TargetProfile,
  recipes: readonly R[],
  count: number,
): DrinkMatch<R>[] {
  return recipes
    .filter((recipe) => isServable(recipe, target.filters))
    .map((recipe) => matched(target, recipe))
    .sort((a, b) => b.score - a.score || (a.recipe.id < b.recipe.id ? -1 : 1))
    .slice(0, Math.max(0, count));
}

/**
 * True if the drink is on the menu, not sold out and passes every filter. Undeclared alcohol or allergens fail the
 * filter.
 */
export function isServable(recipe: Matchable, filters: TargetProfile['filters']): boolean {
  if (recipe.hidden || !recipe.available) return false;
  if (filters?.without?.includes(recipe.id)) return false;
  if (filters?.zeroProof && !isZeroProof(recipe)) return false;
  if (filters?.atMostAbv !== undefined && assumedAbv(recipe) > filters.atMostAbv) return false;
  const avoid = filters?.avoidAllergens ?? [];
  return avoid.length === 0 || (recipe.allergenList === 'declared' && !holdsAny(recipe, avoid));
}

const holdsAny = ({ allergens }: Matchable, avoid: readonly Allergen[]): boolean =>
  avoid.some((allergen) => allergens.includes(allergen));

function matched<R extends Matchable>(target: TargetProfile, recipe: R): DrinkMatch<R> {
  const values = featureValues(recipe.drinkFeatures);
  const compared: (Reason & { weight: number; fit: number; isGuess: boolean })[] = [];
  let missing = 0;
  for (const axis of FLAVOUR_AXES) {
    const wanted = target.want[axis];
    if (wanted === undefined) continue;
    const isGuess = axis === 'strength' && recipe.alcohol === 'unknown';
    // An unknown strength must not match a wish for little alcohol.
    const have = isGuess ? STRONGEST : values[axis];
    if (have === undefined) {
      missing += 1;
      continue;
    }
    const want = Math.min(5, Math.max(0, wanted));
    const weight = Math.max(0, target.weight?.[axis] ?? 1);
    compared.push({ axis, want, have, weight, fit: weight * (5 - distance(want, have, target.side?.[axis])), isGuess });
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

function distance(want: number, have: number, side?: 'at-least' | 'at-most'): number {
  if (side === undefined) return Math.abs(want - have);
  return Math.max(0, side === 'at-most' ? have - want : want - have);
}

/** Rounded so that equal scores tie despite floating-point error. */
const withoutNoise = (score: number): number => Math.round(score * 1e9) / 1e9;
