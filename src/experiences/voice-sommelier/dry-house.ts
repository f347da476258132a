/** Whether the guest is in a bar or a tea shop, by the menu. Source: docs/behaviour/experiences/voice-sommelier.md "Wish". */
import type { Matchable } from '#domain/flavour/flavour-match.ts';
import { isZeroProof } from '#domain/recipe/recipe.ts';
import { statedAbv } from '#domain/taste-request/usual-abv.ts';
import { kindsOf } from '#domain/taste-request/words/made-of.ts';
import type { Wishes } from './wishes.ts';

/** Most drinks on sale have no alcohol. */
export function isDryHouse(recipes: readonly Matchable[]): boolean {
  const sold = recipes.filter(({ hidden, available }) => available && !hidden);
  return sold.filter(isZeroProof).length * 2 > sold.length;
}

const BREWS: ReadonlySet<string> = new Set(['tea', 'coffee']);

/** True if what was named has alcohol, or a strong drink was asked for. */
export function asksForAlcohol(
  { taste, superlative, like, standIn, choice = [], named }: Wishes,
  recipes: readonly Matchable[],
): boolean {
  const isAlcoholic = (id: string) => recipes.some((recipe) => recipe.id === id && !isZeroProof(recipe));
  // "The strongest tea" is no stronger drink.
  const isOfBrew = named.some(({ id, isRefused }) => !isRefused && kindsOf(id).some((kind) => BREWS.has(kind)));
  const wantsStrong =
    (taste.strength ?? 0) > 0 || (superlative?.axis === 'strength' && superlative.direction === 'most');
  return (
    (wantsStrong && !isOfBrew) ||
    [like ?? '', ...choice].some(isAlcoholic) ||
    (standIn?.abv ?? 0) > 0 ||
    named.some(
      ({ id, kind, isRefused, drinks }) =>
        !isRefused &&
        (id === 'alcohol' ||
          (kind !== 'trait' && (statedAbv(id) ?? 0) > 0) ||
          (kind !== 'trait' && drinks.length > 0 && drinks.every(isAlcoholic))),
    )
  );
}
