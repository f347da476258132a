/**
 * Counts guests' visits without delaying them: a join or an order is noted in memory and written a few seconds later,
 * many in one transaction. A crash loses the last seconds, which only affects the counts.
 */
import type { Commit } from './db/engine.ts';
import { RULES, type Limits } from './http/limits/limits.ts';
import type { StoredInstance } from './repos/kiosk/kiosks.repo.ts';
import { writeVisit, type Visit } from './repos/orders/visits.repo.ts';
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

type What = 'joinedAt' | 'orderedAt';

interface Noted {
  visit: Omit<Visit, 'id'>;
  joinedAt: string | null;
  orderedAt: string | null;
}

const WAITING_AT_MOST = 10_000;
/** So few that guests' requests in between do not wait. */
const WRITTEN_AT_ONCE = 50;
const REMEMBERED_AT_MOST = 50_000;

export function createVisits(needed: {
  commit: Commit;
  clock: () => Date;
  newId: () => string;
  limits: () => Limits;
}): Visits {
  const { commit, clock, newId } = needed;
  let waiting = new Map<string, Noted>();
  /** Devices whose visit is written, by what was noted, kiosk and day, so that repeated reads of a page cost nothing. */
  const written = new Map<string, Set<string>>();
  let remembered = 0;
  const remember = ({ instanceCode, day, deviceHash }: Noted['visit'], what: What) => {
    if (deviceHash === null) return;
    if (remembered++ > REMEMBERED_AT_MOST) {
      written.clear();
      remembered = 1;
    }
    const place = placeOf(what, instanceCode, day);
    const devices = written.get(place) ?? new Set();
    written.set(place, devices.add(deviceHash));
  };

  const note = ({ deviceHash, ip }: Guest, instance: StoredInstance, what: What) => {
    const now = clock();
    const day = dayOfShop(instance.shop, now);
    const isWritten = deviceHash !== null && written.get(placeOf(what, instance.joinCode, day))?.has(deviceHash);
    if (isWritten || waiting.size >= WAITING_AT_MOST) return;
    const key = `${instance.joinCode} ${day} ${deviceHash ?? newId()}`;
    const known = waiting.get(key);
    if (known) {
      known[what] ??= now.toISOString();
      return;
    }
    // An order is limited itself: it always counts.
    if (what === 'joinedAt') {
      if (needed.limits().exceeded(...RULES.visit(ip))) return;
      needed.limits().take(...RULES.visit(ip));
    }
    const { shopId, joinCode: instanceCode, kioskType } = instance;
    const visit = { shopId, instanceCode, kioskType, day, deviceHash };
    waiting.set(key, { visit, joinedAt: null, orderedAt: null, [what]: now.toISOString() });
  };

  const putBack = (key: string, { visit, joinedAt, orderedAt }: Noted) => {
    const since = waiting.get(key);
    if (!since && waiting.size >= WAITING_AT_MOST) return;
    waiting.set(key, {
      visit,
      joinedAt: joinedAt ?? since?.joinedAt ?? null,
      orderedAt: orderedAt ?? since?.orderedAt ?? null,
    });
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
      // In the order of their index, and of their ids: neighbours are written into the same pages.
      const all = [...batch].sort(([a], [b]) => (a < b ? -1 : 1));
      try {
        for (let at = 0; at < all.length; at += WRITTEN_AT_ONCE) {
          const writing = all.slice(at, at + WRITTEN_AT_ONCE).map(async ([key, { visit, ...times }]) => {
            const id = newId();
            await commit(() => writeVisit({ id, ...visit }, times), { lane: id });
            batch.delete(key);
            if (times.joinedAt !== null) remember(visit, 'joinedAt');
            if (times.orderedAt !== null) remember(visit, 'orderedAt');
          });
          await Promise.allSettled(writing);
          await Promise.all(writing);
        }
      } finally {
        // What the database did not take is written with the next.
        for (const [key, noted] of batch) putBack(key, noted);
      }
    },
  };
}

const placeOf = (what: What, instanceCode: string, day: string) => `${what} ${instanceCode} ${day}`;
