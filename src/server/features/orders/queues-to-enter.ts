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

export interface QueuesToEnter {
  isFull: (services: Pick<Services, 'limits'>, order: Entrant) => Steps<boolean>;
  /** @returns to be called when the order is written, or will not be */
  enter: (shopId: string) => () => void;
}

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
  return {
    *isFull({ limits: { waiting } }, { shop, deviceHash, isStaff }) {
      if (isStaff || waiting.shop === Infinity) return false;
      const open = yield* countOpenTickets(shop.id, deviceHash);
      if (open.shop + (entering.get(shop.id) ?? 0) >= waiting.shop) return true;
      return deviceHash !== null && open.device >= waiting.device;
    },
    enter: (shopId) => {
      change(shopId, 1);
      return () => change(shopId, -1);
    },
  };
}
