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

interface Ordered {
  changes?: readonly Change[] | undefined;
  /** When it was placed. */
  timestamp: string;
}

interface DrinkNow {
  changes?: readonly Change[] | undefined;
  /** Since when its recipe holds what it holds; undefined if that never changed. */
  contentsSince?: string | undefined;
}

/** Whether the menu's drink is the one that was ordered: made the same way, by a recipe that has not changed since. */
export const isAsOrdered = ({ changes, timestamp }: Ordered, now: DrinkNow): boolean =>
  isMadeAlike(now.changes, changes) && !(now.contentsSince !== undefined && now.contentsSince > timestamp);

/**
 * What is known of an ordered drink's allergens.
 * @param recipe its drink on the menu: if it is missing or another by now, nobody has stated all of what was ordered
 */
export function allergensAsOrdered(order: Ordered, recipe: (StatedAllergens & DrinkNow) | undefined): StatedAllergens {
  if (recipe && isAsOrdered(order, recipe)) return recipe;
  return { allergens: recipe?.allergens ?? [], allergenList: 'unknown' };
}

/**
 * Whether a drink is still to be had as it was ordered: not if it is sold out, if it is made differently since then, or
 * if what stood in for something is sold out itself.
 * @param isSoldOut of an ingredient, by its name
 */
export const isStillMade = (
  ordered: readonly Change[] | undefined,
  { available, changes }: { available: boolean; changes?: readonly Change[] | undefined },
  isSoldOut: (name: string) => boolean = () => false,
): boolean =>
  available &&
  (!changes || isMadeAlike(changes, ordered)) &&
  !(ordered ?? []).some(({ by }) => by !== null && isSoldOut(by.name));

const keyOf = ({ without, by }: Change) => [without.name, by?.name ?? null];
