/** Pumps for a menu, where nobody has said what a machine has. Source: docs/behaviour/machines.md "Simulator". */
import { millilitres } from '#domain/recipe/volume.ts';
import type { Poured, Pump } from './machine-string.ts';

const PUMPS_AT_MOST = 16;
/** A common peristaltic pump. */
const ML_PER_SECOND = 10;

/** The liquids that most drinks have, the most common first; solids are added by hand. */
export function pumpsForMenu(drinks: readonly (readonly Poured[])[]): Pump[] {
  const uses = new Map<string, number>();
  for (const ingredients of drinks) {
    const liquids = ingredients.filter(({ amount, unit }) => millilitres(amount, unit) > 0);
    for (const id of new Set(liquids.map(({ id }) => id))) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return [...uses]
    .sort(([a, usesOfA], [b, usesOfB]) => usesOfB - usesOfA || (a < b ? -1 : 1))
    .slice(0, PUMPS_AT_MOST)
    .map(([ingredientId], at) => ({ slot: at + 1, ingredientId, mlPerSecond: ML_PER_SECOND }));
}
