/** How many orders may wait in a shop, and of one device. Source: docs/behaviour/limits.md "Waiting orders and passwords". */
import type { Steps } from '../../db/steps.ts';
import { countOpenTickets } from '../../repos/orders/orders.repo.ts';
import type { Services } from '../../services.ts';

interface Entrant {
  shop: { id: string };
  deviceHash: string | null;
  /** Not a guest: never kept out. */
  isStaff: boolean;
}

export interface Entry {
  /** @returns false if the queue is full; else the order counts from the moment it was seen not to be */
  enter: () => Steps<boolean>;
  /** When the order is written, or will not be. */
  leave: () => void;
}

export type QueuesToEnter = (services: Pick<Services, 'limits'>, order: Entrant) => Entry;

export function createQueuesToEnter(): QueuesToEnter {
  /**
   * Orders by shop that were let in and are not written yet: those that are placed beside each other must not all take
   * the last place. A device's are placed one after the other.
   */
  const entering = new Map<string, number>();
  const change = (shopId: string, by: number): void => {
    const now = (entering.get(shopId) ?? 0) + by;
    if (now === 0) entering.delete(shopId);
    else entering.set(shopId, now);
  };
  function* isFull({ waiting }: Services['limits'], { shop, deviceHash, isStaff }: Entrant): Steps<boolean> {
    if (isStaff || waiting.shop === Infinity) return false;
    const open = yield* countOpenTickets(shop.id, deviceHash);
    if (open.shop + (entering.get(shop.id) ?? 0) >= waiting.shop) return true;
    return deviceHash !== null && open.device >= waiting.device;
  }
  return ({ limits }, order) => {
    let isIn = false;
    return {
      *enter() {
        if (yield* isFull(limits, order)) return false;
        change(order.shop.id, 1);
        return (isIn = true);
      },
      leave: () => {
        if (isIn) change(order.shop.id, -1);
        isIn = false;
      },
    };
  };
}
