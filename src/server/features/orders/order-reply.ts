import { hash } from 'node:crypto';
import type { StaffOrder } from '#contract/order/orders.ts';
import { orderStage } from '#domain/order/order.ts';
import type { StoredOrder } from '../../repos/orders/orders.repo.ts';

export const orderReply = (order: StoredOrder): StaffOrder => ({
  id: order.id,
  orderId: order.id,
  shopId: order.shopId,
  recipeId: order.recipeId,
  recipeName: order.recipeName,
  name: order.name,
  size: order.size,
  quantity: order.quantity,
  displayId: order.displayId,
  status: order.status,
  stage: orderStage(order),
  ticketId: order.ticketId,
  guestTonight: guestTonight(order),
  glasswareParams: { glassType: order.glassName, name: order.glassName },
  machineString: order.machineString,
  brewingTimeMs: order.brewingMs,
  timestamp: order.createdAt,
  completesAt: order.completesAt,
  allergies: order.allergies,
  price: order.price,
  staffApproves: order.staffApproves,
  cancelledBy: order.cancelledBy,
  adultConfirmedAt: order.adultConfirmedAt,
  ...(order.job && { machine: order.job }),
  ...(order.madeAs.changes.length > 0 && { changes: order.madeAs.changes }),
  ...(order.madeAs.byHand.length > 0 && { byHand: order.madeAs.byHand }),
  kioskInstanceCode: order.instanceCode,
  remakeOf: order.remakeOf,
  madeAt: order.completedAt,
  version: order.version,
});

/** To a phone that only looks at it. */
export const followedReply = (order: StoredOrder): StaffOrder => ({ ...orderReply(order), isFollowed: true });

/** A device is not told from night to night, or from shop to shop. */
const guestTonight = ({ shopId, day, deviceHash, ticketId }: StoredOrder): string =>
  deviceHash === null ? ticketId : hash('sha256', `${shopId} ${day} ${deviceHash}`).slice(0, 16);

/** All orders of a submission; the fields of the first stand beside. */
export function ticketReply(orders: readonly StoredOrder[]) {
  const [first] = orders;
  if (!first) throw new Error('A ticket without an order.');
  const replies = orders.map(orderReply);
  return { orders: replies, pickupCode: first.pickupCode, ...replies[0]! };
}
