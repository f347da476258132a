import { useEffect, useState } from 'react';
import type { Order } from '#contract/order/orders.ts';
import { local } from '#web/shell/start/storage.ts';

/**
 * Orders that ended without their guest stay on the card until the guest has opened their ticket, also over a reload.
 * @param shown those of the ticket on screen
 * @returns those not told yet
 */
export function useEndingsTold(orders: readonly Order[], shown: readonly Order[] | undefined): readonly Order[] {
  const [told, setTold] = useState(() => new Set(local.get('endingsTold')?.split(' ')));
  const seenNow = (shown ?? []).filter((order) => hasEndedAlone(order) && !told.has(order.orderId));
  const ids = seenNow.map(({ orderId }) => orderId).join(' ');
  useEffect(() => {
    if (ids === '') return;
    setTold((before) => {
      const now = new Set([...before, ...ids.split(' ')]);
      local.set('endingsTold', [...now].slice(-KEPT).join(' '));
      return now;
    });
  }, [ids]);
  return orders.filter((order) => hasEndedAlone(order) && !told.has(order.orderId));
}

/** More than a device orders in a night. */
const KEPT = 40;

const hasEndedAlone = ({ stage, cancelledBy }: Order): boolean => stage === 'cancelled' && cancelledBy !== 'guest';
