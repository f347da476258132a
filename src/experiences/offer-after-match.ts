/**
 * Drinks offered to a player of a hand game after the match. Source: docs/behaviour/table-games.md "Drink after a
 * match".
 */
import type { Matchable } from '#domain/flavour/flavour-match.ts';
import { assumedAbv } from '#domain/recipe/recipe.ts';
import { drinksOf, type Leading } from '#domain/flavour/outcome.ts';

/** For the shared result, which may still take drinks away: what is left is no stronger. */
export interface Offer<R extends Matchable> {
  outcome: Leading;
  /** The first of the drinks; undefined if nothing on the menu fits. */
  pick: R | undefined;
}

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
  const first = (outcome: Leading) => drinksOf(outcome, recipes, 1)[0]?.recipe;
  const pick = first(own);
  if (!pick || !winners) return { outcome: own, pick };
  const atMostAbv = Math.min(assumedAbv(pick), assumedAbv(first(winners) ?? pick));
  const outcome = { ...own, target: { ...own.target, filters: { ...own.target.filters, atMostAbv } } };
  return { outcome, pick: first(outcome) };
}
