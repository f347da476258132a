/** What a machine's own program has to pour for a job. Source: docs/behaviour/machines.md "Machines with a program of their own". */
import type { ProgramPour } from './judge-pour.ts';
import type { Pump } from './machine-string.ts';
import type { Match, TheirIngredient } from './match-ingredients.ts';
import type { Pour } from './pour-plan.ts';

type Slot = Pick<Pump, 'slot' | 'ingredientId'>;

/** @returns the pours, or the names of what the machine has at no bottle */
export function planPours(
  pours: readonly Pick<Pour, 'slot' | 'ml'>[],
  pumps: readonly Slot[],
  matches: readonly Match[],
): { kind: 'pours'; pours: ProgramPour[] } | { kind: 'missing'; names: string[] } {
  const names: string[] = [];
  const mlById = new Map<number, number>();
  for (const { slot, ml } of pours) {
    const match = matchAt(slot, pumps, matches);
    const theirs = atBottle(match);
    if (theirs) mlById.set(theirs.id, (mlById.get(theirs.id) ?? 0) + Math.max(1, Math.round(ml)));
    else names.push(match?.ours.names[0] ?? `#${slot}`);
  }
  if (names.length > 0) return { kind: 'missing', names };
  return { kind: 'pours', pours: [...mlById].map(([ingredientId, ml]) => ({ ingredientId, ml })) };
}

/** How full each of our pumps is there, 0 to 100; 0 too if the machine has it at no bottle: such drinks do not go to it. */
export const levelsOfPumps = (pumps: readonly Slot[], matches: readonly Match[]): { slot: number; pct: number }[] =>
  pumps.map(({ slot }) => ({ slot, pct: percentOf(matchAt(slot, pumps, matches)) }));

function percentOf(match: Match | undefined): number {
  const { leftMl, sizeMl } = atBottle(match) ?? { leftMl: 0, sizeMl: 0 };
  if (leftMl <= 0) return 0;
  return sizeMl > 0 ? Math.min(100, Math.max(1, Math.round((leftMl / sizeMl) * 100))) : 100;
}

/** What can be poured: the machine has it at a bottle. */
export const atBottle = (match: Match | undefined): TheirIngredient | undefined =>
  match?.theirs?.place === null ? undefined : match?.theirs;

function matchAt(slot: number, pumps: readonly Slot[], matches: readonly Match[]): Match | undefined {
  const pump = pumps.find((one) => one.slot === slot);
  return pump && matches.find(({ ours }) => ours.id === pump.ingredientId);
}
