/**
 * Counts guests' visits without delaying them: a join or an order is noted in memory and written a few seconds later,
 * many in one transaction. A crash loses the last seconds, which only affects the counts.
 */
import { inTransaction, type Db } from './db/database.ts';
import { RULES, type Limits } from './http/limits.ts';
import type { StoredInstance } from './repos/kiosks.repo.ts';
import { insertVisit, noteFirstOrder, type Visit } from './repos/visits.repo.ts';
import { dayOfShop } from '#server/settings/shop-time.ts';

interface Guest {
  ip: string;
  deviceHash: string | null;
}

export interface Visits {
  noteJoin: (guest: Guest, instance: StoredInstance) => void;
  /** The guest placed an order there. */
  noteOrder: (guest: Guest, instance: StoredInstance) => void;
  /** Writes the noted visits. */
  flush: () => Promise<void>;
}

interface Noted {
  visit: Visit;
  joinedAt: string | null;
  orderedAt: string | null;
}

const WAITING_AT_MOST = 10_000;
const REMEMBERED_AT_MOST = 50_000;

export function createVisits(needed: { db: Db; clock: () => Date; newId: () => string; limits: () => Limits }): Visits {
  const { db, clock, newId } = needed;
  let waiting = new Map<string, Noted>();
  /** Visits already written, so that repeated reads of a page cost nothing. */
  const written = new Set<string>();

  const note = ({ deviceHash, ip }: Guest, instance: StoredInstance, what: 'joinedAt' | 'orderedAt') => {
    const now = clock();
    const day = dayOfShop(instance.shop, now);
    const id = newId();
    const key = `${instance.joinCode} ${day} ${deviceHash ?? id}`;
    if (written.has(`${key} ${what}`) || waiting.size >= WAITING_AT_MOST) return;
    const known = waiting.get(key);
    if (known) {
      known[what] ??= now.toISOString();
      return;
    }
    try {
      needed.limits().take(...RULES.visit(ip));
    } catch {
      return;
    }
    const { shopId, joinCode: instanceCode, kioskType } = instance;
    const visit = { id, shopId, instanceCode, kioskType, day, deviceHash };
    waiting.set(key, { visit, joinedAt: null, orderedAt: null, [what]: now.toISOString() });
  };

  return {
    noteJoin: (guest, instance) => note(guest, instance, 'joinedAt'),
    noteOrder: (guest, instance) => {
      // Without a device id a visit cannot be attributed.
      if (guest.deviceHash !== null) note(guest, instance, 'orderedAt');
    },
    flush: async () => {
      if (waiting.size === 0) return;
      const batch = waiting;
      waiting = new Map();
      await inTransaction(db, async (tx) => {
        for (const { visit, joinedAt, orderedAt } of batch.values()) {
          await insertVisit(tx, visit, joinedAt);
          if (orderedAt !== null) await noteFirstOrder(tx, visit, orderedAt);
        }
      });
      if (written.size > REMEMBERED_AT_MOST) written.clear();
      for (const [key, { joinedAt, orderedAt }] of batch) {
        if (joinedAt !== null) written.add(`${key} joinedAt`);
        if (orderedAt !== null) written.add(`${key} orderedAt`);
      }
    },
  };
}
