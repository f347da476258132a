/**
 * What a play can end in, and the drinks it leads to: the fixed drinks first, then the nearest ones. No result is a dead
 * end while anything is available. Source: design experiences 3.0 "No experience may dead-end".
 */
import { isServable, matchDrinks } from './flavour-match.ts';
import type { Match, Matchable, TargetProfile } from './flavour-match.ts';
import { assumedAbv } from '#domain/recipe/recipe.ts';
import type { Allergen, BilingualText } from '#domain/recipe/recipe.ts';

/** One result of a play. */
export interface Outcome {
  id: string;
  /** What the owner knows it by. */
  label: BilingualText;
  target: TargetProfile;
  /** Drinks that the owner fixed for it, best first. */
  recipeIds?: readonly string[];
  /** The shop, not the guest, has this lead to no alcohol: while no such drink is left the weakest does. */
  mild?: boolean;
}

/** What of an outcome decides its drinks. */
export type Leading = Pick<Outcome, 'target' | 'recipeIds' | 'mild'>;

/**
 * The `count` drinks of an outcome, best first: its fixed drinks while they may be served, then those nearest to its
 * target; of a mild one those without alcohol alone, or else the weakest first. Empty only when nothing on the menu
 * passes the target's filters.
 */
export function drinksOf<R extends Matchable>(
  { target, recipeIds = [], mild = false }: Leading,
  recipes: readonly R[],
  count: number,
): Match<R>[] {
  const ranked = mild ? mildest(target, recipes) : matchDrinks(target, recipes, recipes.length);
  const fixed = recipeIds.flatMap((id) => ranked.find(({ recipe }) => recipe.id === id) ?? []);
  return [...new Set([...fixed, ...ranked])].slice(0, Math.max(0, count));
}

function mildest<R extends Matchable>(target: TargetProfile, recipes: readonly R[]): Match<R>[] {
  const sober = matchDrinks(withoutAlcohol({ target }).target, recipes, recipes.length);
  if (sober.length > 0) return sober;
  return matchDrinks(target, recipes, recipes.length).sort((a, b) => assumedAbv(a.recipe) - assumedAbv(b.recipe));
}

/** The same wish for a guest who drinks no alcohol. */
export const withoutAlcohol = <O extends Pick<Outcome, 'target'>>(outcome: O): O => ({
  ...outcome,
  target: { ...outcome.target, filters: { ...outcome.target.filters, zeroProof: true } },
});

/** The same wish for a guest who must not have these. */
export const withoutAllergens = <O extends Pick<Outcome, 'target'>>(outcome: O, allergens: readonly Allergen[]): O => {
  if (allergens.length === 0) return outcome;
  const { filters } = outcome.target;
  const avoidAllergens = [...new Set([...(filters?.avoidAllergens ?? []), ...allergens])];
  return { ...outcome, target: { ...outcome.target, filters: { ...filters, avoidAllergens } } };
};

/** `no-drink`: nothing fits; `no-zero-proof`: nothing without alcohol fits; `fixed-unavailable`: none of the fixed drinks can be served. */
export type OutcomeProblem = 'no-drink' | 'no-zero-proof' | 'fixed-unavailable';

/** What keeps an outcome from reaching an available drink, and one without alcohol; empty when all is well. */
export function outcomeProblems(outcome: Outcome, recipes: readonly Matchable[]): OutcomeProblem[] {
  const { filters } = outcome.target;
  const servable = recipes.filter((recipe) => isServable(recipe, filters));
  const problems: OutcomeProblem[] = [];
  if (servable.length === 0) problems.push('no-drink');
  else if (!servable.some((recipe) => isServable(recipe, { ...filters, zeroProof: true }))) {
    problems.push('no-zero-proof');
  }
  const fixed = outcome.recipeIds ?? [];
  if (fixed.length > 0 && !servable.some(({ id }) => fixed.includes(id))) problems.push('fixed-unavailable');
  return problems;
}
