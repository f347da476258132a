/** How a drink differs from its recipe tonight. Source: docs/behaviour/stock.md "Made differently". */
import type { StatedAllergens } from '#domain/recipe/allergies.ts';
import type { NamedThing } from '#domain/recipe/recipe.ts';

/** One ingredient that is not in it tonight; `by` is null if nothing stands in for it. */
export interface Change {
  without: NamedThing;
  by: NamedThing | null;
}

/** Whether two orders of a drink are made the same way. */
export const isMadeAlike = (one: readonly Change[] = [], other: readonly Change[] = []): boolean =>
  JSON.stringify(one.map(keyOf)) === JSON.stringify(other.map(keyOf));

/**
 * What is known of an ordered drink's allergens.
 * @param recipe its drink on the menu: made differently by now, or missing, it says nothing complete about what was ordered
 */
export function allergensAsOrdered(
  ordered: readonly Change[] | undefined,
  recipe: (StatedAllergens & { changes?: readonly Change[] | undefined }) | undefined,
): StatedAllergens {
  if (recipe && isMadeAlike(recipe.changes, ordered)) return recipe;
  return { allergens: recipe?.allergens ?? [], allergenList: 'unknown' };
}

/** Whether a drink is still to be had as it was ordered: not if it is sold out, nor if it is made differently since then. */
export const isStillMade = (
  ordered: readonly Change[] | undefined,
  { available, changes }: { available: boolean; changes?: readonly Change[] | undefined },
): boolean => available && (!changes || isMadeAlike(changes, ordered));

const keyOf = ({ without, by }: Change) => [without.name, by?.name ?? null];
