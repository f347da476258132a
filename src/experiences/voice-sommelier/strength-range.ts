/** Drinks by a range of strength that was asked for: "about 12 percent". Pure; phones load this file. */
import type { Matchable } from '#domain/flavour/flavour-match.ts';
import { assumedAbv, isZeroProof } from '#domain/recipe/recipe.ts';

/** In % by volume. */
interface Range {
  from: number;
  to: number;
}

/** How far a drink is out of the range, in % by volume; 0 within it. */
export const outOf = ({ from, to }: Range, recipe: Matchable): number =>
  Math.max(0, from - assumedAbv(recipe), assumedAbv(recipe) - to);

/** Ids of the drinks with alcohol of that strength; where none is, of the nearest to it. */
export function ofStrength(range: Range, recipes: readonly Matchable[]): string[] {
  const strong = recipes.filter((recipe) => !isZeroProof(recipe));
  const least = Math.min(...strong.map((recipe) => outOf(range, recipe)));
  return strong.filter((recipe) => outOf(range, recipe) <= least + ALIKE).map(({ id }) => id);
}
const ALIKE = 0.5;

export const widened = ({ from, to }: Range): Range => ({ from: from - WIDER, to: to + WIDER });
const WIDER = 2;

/** Of each drink by its id: 1 in the middle of the range, 0 at ten percent from it. */
export const nearnessTo = ({ from, to }: Range, recipes: readonly Matchable[]): Record<string, number> =>
  Object.fromEntries(
    recipes.map((recipe) => [recipe.id, Math.max(0, 1 - Math.abs(assumedAbv(recipe) - (from + to) / 2) / FAR)]),
  );
const FAR = 10;
