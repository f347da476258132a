/** Releases what waits for nobody's approval. Source: docs/behaviour/machines.md "In turn". */
import { Refusal } from '#contract/refusal.ts';
import { mayTake, PENDING_ORDER_LIFE_MS } from '#domain/order/order.ts';
import type { Menu } from '#server/menu/menus.ts';
import { listImmediateOrders } from '../repos/orders/order-steps.repo.ts';
import type { Steps } from '../db/steps.ts';
import { orderById } from '../repos/orders/orders.repo.ts';
import { findShop, type StoredShop } from '../repos/shop/shops.repo.ts';
import type { Services } from '../services.ts';
import { asJudged } from '#server/settings/shop-selling.ts';
import { whyNotStarted } from './may-start.ts';
import { release } from './release.ts';

type Needed = Pick<Services, 'db' | 'commit' | 'clock' | 'clockGuard' | 'newId' | 'menus'>;

/**
 * Releases the house's own orders, oldest first; what no machine can take now waits, and so does what only staff may
 * start; what is too old is not made any more.
 * @param shopId of this shop only
 */
export async function releaseInTurn(services: Needed, shopId?: string): Promise<void> {
  for (const waiting of await listImmediateOrders(services.db)) {
    if (shopId !== undefined && waiting.shopId !== shopId) continue;
    const found = await findShop(services.db, waiting.shopId);
    if (!found) continue;
    const shop = asJudged(services, found);
    const menu = await services.menus.of(shop);
    await services
      .commit(() => releaseIfWaiting(services, waiting, { shop, menu }), waiting)
      .catch((cause: unknown) => {
        if (!(cause instanceof Refusal)) throw cause;
      });
  }
}

function* releaseIfWaiting(
  { clock, clockGuard, newId }: Pick<Services, 'clock' | 'clockGuard' | 'newId'>,
  { shopId, id }: { shopId: string; id: string },
  { shop, menu }: { shop: StoredShop; menu: Menu },
): Steps<void> {
  const order = yield* orderById(shopId, id);
  const now = clock();
  if (!order || !mayTake('release', order.status)) return;
  const isStale = Date.parse(order.createdAt) + PENDING_ORDER_LIFE_MS < now.getTime();
  if (isStale && clockGuard.mayExpire()) return;
  // What staff ordered is bound by nothing.
  if (order.instanceCode !== null && (yield* whyNotStarted(order, { shop, menu, now }))) return;
  yield* release({ newId }, order, { now, by: null });
}
