/** Releases what waits for nobody's approval. Source: docs/behaviour/machines.md "In turn". */
import { Refusal } from '#contract/refusal.ts';
import { mayTake, PENDING_ORDER_LIFE_MS } from '#domain/order/order.ts';
import { listImmediateOrders } from '../repos/orders/order-steps.repo.ts';
import { orderById } from '../repos/orders/orders.repo.ts';
import type { Services } from '../services.ts';
import { release } from './release.ts';

/**
 * Releases the house's own orders, oldest first; what no machine can take now waits, and what is too old is not made any
 * more.
 * @param shopId of this shop only
 */
export async function releaseInTurn(
  { db, commit, clock, clockGuard, newId }: Pick<Services, 'db' | 'commit' | 'clock' | 'clockGuard' | 'newId'>,
  shopId?: string,
): Promise<void> {
  for (const waiting of await listImmediateOrders(db)) {
    if (shopId !== undefined && waiting.shopId !== shopId) continue;
    await commit(function* () {
      const order = yield* orderById(waiting.shopId, waiting.id);
      const now = clock();
      if (!order || !mayTake('release', order.status)) return;
      const isStale = Date.parse(order.createdAt) + PENDING_ORDER_LIFE_MS < now.getTime();
      if (isStale && clockGuard.mayExpire()) return;
      yield* release({ newId }, order, { now, by: null });
    }, waiting).catch((cause: unknown) => {
      if (!(cause instanceof Refusal)) throw cause;
    });
  }
}
