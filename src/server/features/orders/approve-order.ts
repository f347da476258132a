/** Approves an order: released once, to a machine or to the time it takes. Source: docs/behaviour/orders.md "Approving". */
import { Refusal } from '#contract/refusal.ts';
import { mayTake, PENDING_ORDER_LIFE_MS } from '#domain/order/order.ts';
import type { SaleRefusal } from '#domain/selling/may-sell.ts';
import type { Menu } from '#server/menu/menus.ts';
import type { Steps } from '../../db/steps.ts';
import type { Caller } from '../../http/caller.ts';
import { whyNotStarted } from '../../machines/may-start.ts';
import { requirePresence } from '../../machines/presence.ts';
import { release, releaseByHand } from '../../machines/release.ts';
import { orderById, type StoredOrder } from '../../repos/orders/orders.repo.ts';
import type { StoredShop } from '../../repos/shop/shops.repo.ts';
import type { Services } from '../../services.ts';
import { whyNotSoldIn } from '#server/settings/sale.ts';

export interface Approval {
  shopId: string;
  orderId: string;
  caller: Caller;
  shop: StoredShop | undefined;
  /** For a guest: what is sold now. */
  menu: Menu | undefined;
  /** Staff make it themselves. */
  isByHand: boolean;
  /** The guest has shown to stand at the machine. */
  isProven: boolean;
  now: Date;
}
interface Approved {
  /** Undefined if it has moved on. */
  released: StoredOrder | undefined;
  /** What staff went past. */
  notSold: SaleRefusal | undefined;
}

/** @throws Refusal why the caller may not approve it now */
export function* approve(services: Services, approval: Approval): Steps<Approved> {
  const { shopId, orderId, caller, shop, menu, isByHand, isProven, now } = approval;
  const order = yield* orderById(shopId, orderId);
  if (!shop || !order || !mayApprove(caller, order)) throw new Refusal('order-not-found');
  const isOpen = mayTake('release', order.status);
  const notSold = isOpen
    ? whyNotSoldIn(shop, { now, step: 'approve', isLiquor: order.isLiquor, isAdult: true })
    : undefined;
  // Staff see that it is sold out, and may have one left.
  const refusal = isOpen && menu ? yield* whyNotStarted(order, { shop, menu, now }) : undefined;
  if (refusal) throw refusal;
  const isStale = Date.parse(order.createdAt) + PENDING_ORDER_LIFE_MS < now.getTime();
  if (isStale && services.clockGuard.mayExpire()) throw new Refusal('order-expired');
  if (!isOpen) return { released: undefined, notSold };
  if (caller.as === 'guest' && !isProven) yield* requirePresence(shop, caller.deviceHash, now);
  const releasing = { now, by: handOf(caller) };
  const released = yield* isByHand ? releaseByHand(order, releasing) : release(services, order, releasing);
  return { released, notSold };
}

/**
 * Staff of the shop; the device that ordered; for an order without a device, anyone who knows its id. Source:
 * docs/behaviour/orders.md "Approving".
 */
function mayApprove(caller: Caller, { deviceHash }: StoredOrder): boolean {
  return caller.as === 'account' || deviceHash === null || deviceHash === caller.deviceHash;
}

/** Who approved: the same caller gets the same answer again, another one is refused. Source: docs/decisions/0008. */
export const handOf = ({ account, deviceHash }: Caller): string | null => account?.id ?? deviceHash;
