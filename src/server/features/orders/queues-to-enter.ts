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

/**
 * An order at the entrance of a shop's queue. A class has its generator functions once: made for each order, V8 would keep
 * the prototype of each. Source: docs/decisions/0148.
 */
class Entry {
  readonly #limits: Services['limits'];
  readonly #order: Entrant;
  readonly #entering: Map<string, number>;
  #isIn = false;

  constructor(limits: Services['limits'], order: Entrant, entering: Map<string, number>) {
    this.#limits = limits;
    this.#order = order;
    this.#entering = entering;
  }

  /** @returns false if the queue is full; else the order counts from the moment it was seen not to be */
  *enter(): Steps<boolean> {
    if (yield* this.#isFull()) return false;
    this.#change(1);
    return (this.#isIn = true);
  }

  /** When the order is written, or will not be. */
  leave(): void {
    if (this.#isIn) this.#change(-1);
    this.#isIn = false;
  }

  *#isFull(): Steps<boolean> {
    const { waiting } = this.#limits;
    const { shop, deviceHash, isStaff } = this.#order;
    if (isStaff || waiting.shop === Infinity) return false;
    const open = yield* countOpenTickets(shop.id, deviceHash);
    if (open.shop + (this.#entering.get(shop.id) ?? 0) >= waiting.shop) return true;
    return deviceHash !== null && open.device >= waiting.device;
  }

  #change(by: number): void {
    const { id } = this.#order.shop;
    const now = (this.#entering.get(id) ?? 0) + by;
    if (now === 0) this.#entering.delete(id);
    else this.#entering.set(id, now);
  }
}

export type QueuesToEnter = (services: Pick<Services, 'limits'>, order: Entrant) => Entry;

export function createQueuesToEnter(): QueuesToEnter {
  /**
   * Orders by shop that were let in and are not written yet: those that are placed beside each other must not all take
   * the last place. A device's are placed one after the other.
   */
  const entering = new Map<string, number>();
  return ({ limits }, order) => new Entry(limits, order, entering);
}
