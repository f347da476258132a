import { MAX_POUR_MS, type Pump } from './machine-string.ts';
import { pourPlan } from './pour-plan.ts';

/**
 * A machine string for pumps that were changed since it was made: each pour comes from where its ingredient stands now,
 * for as long as that pump takes. Where one stands nowhere any more nothing is poured: the drink is made by hand. Source:
 * docs/behaviour/machine-string.md "Pumps that change".
 */
export function movePours(machineString: string, before: readonly Pump[], after: readonly Pump[]): string {
  const { size, pours } = pourPlan(machineString);
  const moved = pours.flatMap(({ slot, ml, durationMs }) => {
    const was = before.find((pump) => pump.slot === slot);
    const is = was && after.find(({ ingredientId }) => ingredientId === was.ingredientId);
    if (!is) return [];
    const lasts = Math.round((durationMs * was.mlPerSecond) / is.mlPerSecond);
    return [`${is.slot},${ml},${Math.min(MAX_POUR_MS, Math.max(1, lasts))}`];
  });
  return ['SW1', size, ...(moved.length === pours.length ? moved : [])].join(';');
}
