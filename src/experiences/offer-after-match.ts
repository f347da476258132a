/**
 * Drinks offered to a player of a hand game after the match. Source: docs/behaviour/table-games.md "Drink after a
 * match".
 */
import type { Matchable } from '#domain/flavour/flavour-match.ts';
import { assumedAbv } from '#domain/recipe/recipe.ts';
import { drinksOf, type Leading } from '#domain/flavour/outcome.ts';

/** Fixed drinks, best first, for the shared result. */
export interface Offer<R extends Matchable> {
  outcome: Leading;
  /** The first of the drinks; undefined if nothing on the menu fits. */
  pick: R | undefined;
  count: number;
}

const OFFERED = 3;

/**
 * @param own this player's outcome
 * @param winners the winner's outcome, given for the loser, who is then offered nothing stronger than the winner's
 * pick, nor than the own
 */
export function offerAfterMatch<R extends Matchable>(
  own: Leading,
  winners: Leading | undefined,
  recipes: readonly R[],
): Offer<R> {
  const found = drinksOf(own, recipes, recipes.length).map(({ recipe }) => recipe);
  const [pick] = found;
  if (!pick || !winners) return { outcome: own, pick, count: OFFERED };
  const [theirs] = drinksOf(winners, recipes, 1);
  const limit = Math.min(assumedAbv(pick), assumedAbv(theirs?.recipe ?? pick));
  const gentle = found.filter((recipe) => assumedAbv(recipe) <= limit).slice(0, OFFERED);
  return { outcome: { ...own, recipeIds: gentle.map(({ id }) => id) }, pick: gentle[0], count: gentle.length };
}
