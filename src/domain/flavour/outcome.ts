/** The outcomes of a play and the drinks they lead to. Source: docs/behaviour/flavour.md "Outcomes". */
import { isServable, matchDrinks } from './flavour-match.ts';
import type { DrinkMatch, Matchable, TargetProfile } from './flavour-match.ts';
import { assumedAbv } from '#domain/recipe/recipe.ts';
import type { Allergen, BilingualText } from '#domain/recipe/recipe.ts';

export interface Outcome {
  id: string;
  /** Shown to the owner. */
  label: BilingualText;
  target: TargetProfile;
  /** Drinks the owner fixed for this outcome, best first. */
  recipeIds?: readonly string[];
  /** Set by the shop: only alcohol-free drinks; if there are none, the weakest first. */
  mild?: boolean;
}

/** The part of an outcome that decides its drinks. */
export type Leading = Pick<Outcome, 'target' | 'recipeIds' | 'mild'>;

/**
 * The `count` drinks of an outcome, best first: its fixed drinks that can be served, then those nearest to its target.
 * A mild outcome gives only alcohol-free drinks, or else the weakest first. Empty only if no drink on the menu passes
 * the target's filters.
 */
export function drinksOf<R extends Matchable>(
  { target, recipeIds = [], mild = false }: Leading,
  recipes: readonly R[],
  count: number,
): DrinkMatch<R>[] {
  const ranked = mild ? mildest(target, recipes) : matchDrinks(target, recipes, recipes.length);
  const fixed = recipeIds.flatMap((id) => ranked.find(({ recipe }) => recipe.id === id) ?? []);
  return [...new Set([...fixed, ...ranked])].slice(0, Math.max(0, count));
}

function mildest<R extends Matchable>(target: TargetProfile, recipes: readonly R[]): DrinkMatch<R>[] {
  const sober = matchDrinks(withoutAlcohol({ target }).target, recipes, recipes.length);
  if (sober.length > 0) return sober;
  return matchDrinks(target, recipes, recipes.length).sort((a, b) => assumedAbv(a.recipe) - assumedAbv(b.recipe));
}

/** The same wish without alcohol. */
export const withoutAlcohol = <O extends Pick<Outcome, 'target'>>(outcome: O): O => ({
  ...outcome,
  target: { ...outcome.target, filters: { ...outcome.target.filters, zeroProof: true } },
});

/** The same wish without these allergens. */
export const withoutAllergens = <O extends Pick<Outcome, 'target'>>(outcome: O, allergens: readonly Allergen[]): O => {
  if (allergens.length === 0) return outcome;
  const { filters } = outcome.target;
  const avoidAllergens = [...new Set([...(filters?.avoidAllergens ?? []), ...allergens])];
  return { ...outcome, target: { ...outcome.target, filters: { ...filters, avoidAllergens } } };
};

/**
 * `no-drink`: nothing fits · `no-zero-proof`: nothing alcohol-free fits · `fixed-unavailable`: none of the fixed drinks
 * can be served.
 */
export type OutcomeProblem = 'no-drink' | 'no-zero-proof' | 'fixed-unavailable';

/**
 * Why an outcome does not lead to an available drink, or to an alcohol-free one; empty if it does. Source:
 * docs/behaviour/kiosks.md "Where it leads".
 */
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
