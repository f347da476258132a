import type { StaffOrder } from '#contract/order/orders.ts';

/**
 * What else at the counter is one guest's, so that a round for friends goes out together.
 * @returns display ids of the guest's other orders by order, as a list to read; none where there is no other
 */
export function ordersOfSameGuest(orders: readonly StaffOrder[]): ReadonlyMap<string, string> {
  const byGuest = new Map<string, StaffOrder[]>();
  for (const order of orders) byGuest.set(order.guestTonight, [...(byGuest.get(order.guestTonight) ?? []), order]);
  const others = new Map<string, string>();
  for (const together of byGuest.values())
    for (const { orderId } of together.length > 1 ? together : []) {
      const rest = together.filter((other) => other.orderId !== orderId);
      others.set(orderId, rest.map(({ displayId }) => displayId).join(', '));
    }
  return others;
}
