/**
 * Tells followers of a shop what changed, read from its events: once for all who follow, however many they are. Source:
 * docs/decisions/0046, docs/decisions/0071.
 */
import { after as realAfter, waitBy, type After } from '../after.ts';
import type { Db } from '../db/database.ts';
import { eventsAfter, lastSeq, shopsWithNews, type ShopEvent } from '../repos/events.repo.ts';
import { findOrders, ordersOfDevices, type StoredOrder } from '../repos/orders/orders.repo.ts';

export interface News extends ShopEvent {
  /** As it is now; undefined for other kinds, and where nobody who follows wants it. */
  order: StoredOrder | undefined;
}

/** `reset`: events were missed for good, so everything has to be read anew. */
export type Batch = { kind: 'news'; news: readonly News[] } | { kind: 'reset'; seq: number };

/** Whose orders a follower is told: everybody's, those of one device, or only that something was ordered. */
export type WhoseOrders = 'all' | { deviceHash: string } | 'none';

export interface Live {
  /** What happened after a number; without one, the number to begin with. */
  since: (shopId: string, after: number | undefined) => Promise<Batch>;
  /**
   * Delivers what happens after a number, in order, each once.
   * @returns stops it
   */
  follow: (shopId: string, after: number, deliver: (batch: Batch) => void, whose?: WhoseOrders) => () => void;
  /** The shop may have news: after a commit. */
  poke: (shopId: string) => Promise<void>;
  /** Looks for news of every followed shop. */
  look: () => Promise<void>;
}

interface Follower {
  seq: number;
  deliver: (batch: Batch) => void;
  whose: WhoseOrders;
}
interface Feed {
  followers: Set<Follower>;
  /** A read is under way; `again`: news came meanwhile. */
  isReading: boolean;
  again: boolean;
}

/** Events read at once. */
const BATCH = 500;
/** What happens within this time of a read is told together, so that a rush costs no more than this many reads. Milliseconds. */
const PAUSE_MS = 100;

export function createLive(db: Db, doAfter: After = realAfter): Live {
  const wait = waitBy(doAfter);
  const feeds = new Map<string, Feed>();

  const newsAfter = async (shopId: string, after: number, wanted: Wanted): Promise<News[]> => {
    const events = await eventsAfter(db, shopId, after, BATCH);
    const placed = [...new Set(events.filter(({ kind }) => kind === 'order').map(({ subject }) => subject))];
    const ids = wanted === 'all' ? placed : await ordersOfDevices(db, shopId, placed, wanted);
    const orders = new Map((await findOrders(db, shopId, ids)).map((order) => [order.id, order]));
    return events.map((event) => ({ ...event, order: orders.get(event.subject) }));
  };

  const batchAfter = async (shopId: string, after: number, wanted: Wanted): Promise<Batch> => {
    const news = await newsAfter(shopId, after, wanted);
    if (news[0]?.seq === after + 1) return { kind: 'news', news };
    const last = await lastSeq(db, shopId);
    if (news.length === 0 && last === after) return { kind: 'news', news };
    // An event may have come between the two reads.
    const [next] = last > after ? await eventsAfter(db, shopId, after, 1) : [];
    return next?.seq === after + 1 ? batchAfter(shopId, after, wanted) : { kind: 'reset', seq: last };
  };

  const read = async (shopId: string, feed: Feed): Promise<void> => {
    feed.again = true;
    if (feed.isReading) return;
    feed.isReading = true;
    try {
      while (feed.again && feed.followers.size > 0) {
        feed.again = false;
        // Whoever joins meanwhile may want orders that are not read now: they are told by the next read.
        const followers = [...feed.followers];
        const batch = await batchAfter(shopId, leastSeq(followers), wantedBy(followers));
        for (const follower of followers) if (feed.followers.has(follower)) tell(follower, batch);
        if (batch.kind === 'news' && batch.news.length === BATCH) feed.again = true;
        else await wait(PAUSE_MS);
      }
    } finally {
      feed.isReading = false;
    }
  };

  const poke: Live['poke'] = async (shopId) => {
    const feed = feeds.get(shopId);
    if (feed) await read(shopId, feed);
  };

  return {
    since: async (shopId, after) =>
      after === undefined ? { kind: 'reset', seq: await lastSeq(db, shopId) } : batchAfter(shopId, after, 'all'),
    follow: (shopId, after, deliver, whose = 'all') => {
      const feed = feeds.get(shopId) ?? { followers: new Set(), isReading: false, again: false };
      feeds.set(shopId, feed);
      const follower = { seq: after, deliver, whose };
      feed.followers.add(follower);
      // A read that fails is made up for by the next look.
      poke(shopId).catch(() => undefined);
      return () => {
        feed.followers.delete(follower);
        if (feed.followers.size === 0 && feeds.get(shopId) === feed) feeds.delete(shopId);
      };
    },
    poke,
    look: async () => {
      const seen = new Map([...feeds].map(([id, feed]) => [id, leastSeq(feed.followers)]));
      await Promise.all((await shopsWithNews(db, seen)).map(poke));
    },
  };
}

/** Devices whose orders are read. */
type Wanted = 'all' | ReadonlySet<string>;

/** Most orders are of guests who do not follow: a whole order is read only for those who are told of it. */
function wantedBy(followers: Iterable<Follower>): Wanted {
  const devices = new Set<string>();
  for (const { whose } of followers) {
    if (whose === 'all') return 'all';
    if (whose !== 'none') devices.add(whose.deviceHash);
  }
  return devices;
}

function leastSeq(followers: Iterable<Follower>): number {
  let least = Infinity;
  for (const { seq } of followers) if (seq < least) least = seq;
  return least;
}

/** A follower gets what it has not seen: one that joined late is ahead of the others. */
function tell(follower: Follower, batch: Batch): void {
  if (batch.kind === 'reset') {
    if (batch.seq === follower.seq) return;
    follower.seq = batch.seq;
    return follower.deliver(batch);
  }
  const [first, last] = [batch.news[0], batch.news.at(-1)];
  if (!first || !last || last.seq <= follower.seq) return;
  // The same batch to most: what is derived from it is derived once.
  const told = first.seq > follower.seq ? batch : unseen(batch.news, follower.seq);
  follower.seq = last.seq;
  follower.deliver(told);
}

const unseen = (news: readonly News[], after: number): Batch => ({
  kind: 'news',
  news: news.filter(({ seq }) => seq > after),
});
