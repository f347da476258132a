/**
 * Which ingredient of a machine's own program is which of a shop's: by name, unless its owner has said so. Source:
 * docs/behaviour/machines.md "Machines with a program of their own".
 */
import { wordsOf } from '#domain/ingredient/ingredient-names.ts';
import { idOf } from '#domain/text/slug.ts';

export interface TheirIngredient {
  /** As the program counts them. */
  id: number;
  name: string;
  /** The bottle or pump it is at; null if it is at none. */
  place: number | null;
  leftMl: number;
  /** A full bottle; 0 if the program does not know. */
  sizeMl: number;
}

export interface OurIngredient {
  id: string;
  /** In every language there is. */
  names: readonly string[];
}

export interface Match {
  ours: OurIngredient;
  theirs: TheirIngredient | undefined;
  /** undefined: nothing there is called like it. */
  by: 'name' | 'owner' | undefined;
}

/** An owner's choice: the program's id, or null for "none of them"; by our id. */
export type Chosen = Readonly<Record<string, number | null>>;

export const matchIngredients = (
  ours: readonly OurIngredient[],
  theirs: readonly TheirIngredient[],
  chosen: Chosen,
): Match[] => ours.map((one) => matchOf(one, theirs, chosen));

function matchOf(ours: OurIngredient, theirs: readonly TheirIngredient[], chosen: Chosen): Match {
  const choice = Object.hasOwn(chosen, ours.id) ? chosen[ours.id] : undefined;
  if (choice !== undefined) return { ours, theirs: theirs.find(({ id }) => id === choice), by: 'owner' };
  const keys = new Set(ours.names.map(keyOf));
  const alike = theirs.filter(({ name }) => keys.has(keyOf(name)));
  // The same name twice: what stands at a bottle can be poured.
  const found = alike.find(({ place }) => place !== null) ?? alike[0];
  return { ours, theirs: found, by: found && 'name' };
}

/** Equal for "Fresh Lime Juice" and "lime juice", and for a Chinese name with and without spaces. */
function keyOf(name: string): string {
  const words = wordsOf(name);
  return words.length > 0 ? words.toSorted().join(' ') : idOf(name).replaceAll('-', '');
}
