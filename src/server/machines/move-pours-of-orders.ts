import { brewingTimeMs } from '#domain/machine/brewing-time.ts';
import type { Pump } from '#domain/machine/machine-string.ts';
import { movePours } from '#domain/machine/move-pours.ts';
import { pourPlan } from '#domain/machine/pour-plan.ts';
import type { Steps } from '../db/steps.ts';
import { changePour, listPoursToCome } from '../repos/orders/order-correction.repo.ts';
import { recordEvents } from '../repos/events.repo.ts';

/**
 * What was ordered before a shop's pumps were changed, and is not being poured yet, stays the drink that was ordered.
 * Source: docs/behaviour/machine-string.md "Pumps that change".
 */
export function* movePoursOfOrders(shopId: string, before: readonly Pump[], after: readonly Pump[]): Steps<void> {
  const changed: string[] = [];
  for (const { id, machineString, madeAs } of yield* listPoursToCome(shopId)) {
    const moved = movePours(machineString, before, after);
    if (moved === machineString) continue;
    const byHand = pourPlan(moved).pours.length > 0 ? madeAs.byHand : [];
    yield* changePour({
      id,
      machineString: moved,
      brewingMs: brewingTimeMs(moved),
      madeAs: JSON.stringify({ ...madeAs, byHand }),
    });
    changed.push(id);
  }
  yield* recordEvents(shopId, 'order', changed);
}
