/**
 * Tells followers of a shop what changed, read from its events: once for all who follow, however many they are. Source:
 * docs/decisions/0046, docs/decisions/0071.
 */
import { after as realAfter, waitBy, type After } from '../after.ts';
import type { Db } from '../db/database.ts';
import {
  concernedBy,
  eventsAfter,
  lastSeq,
  shopsWithNews,
  type Concerned,
  type ShopEvent,
} from '../repos/events.repo.ts';
import { findOrders, type StoredOrder } from '../repos/orders/orders.repo.ts';

/** Concerns nobody where it is about no order, or about one that is gone. */
export interface News extends ShopEvent, Concerned {
  /** As it is now; undefined for other kinds, and where nobody who follows wants it. */
  order: StoredOrder | undefined;
}

/** `reset`: events were missed for good, so everything has to be read anew. */
export type Batch = { kind: 'news'; news: readonly News[] } | { kind: 'reset'; seq: number };

/**
 * Whose orders a follower is told: everybody's, those of one device and those it follows, or only that something was
 * ordered. A device is not told what it has just placed: its call was answered with that.
 */
export type WhoseOrders = 'all' | { deviceHash: string } | 'none';

export interface Live {
  /** What happened after a number; without one, or if that is more than is read at once, the number to begin with. */
  since: (shopId: string, after: number | undefined, whose?: WhoseOrders) => Promise<Batch>;
  /**
   * Delivers what happens after a number, in order, each once.
   * @returns stops it
   */
  follow: (shopId: string, after: number, deliver: (batch: Batch) => void, whose?: WhoseOrders) => () => void;
  /** New orders of a ticket, as this server has just committed them: whoever follows is told without reading them again. */
  placed: (orders: readonly StoredOrder[]) => void;
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
  /** The last event read for all but those behind. */
  seq: number;
  /** Told of everything. */
  always: Set<Follower>;
  /** Guests, by device: told of what is for the device, and of what is for all guests. */
  guests: Map<string, Set<Follower>>;
  /** Those who came since the last read began. */
  joining: Set<Follower>;
  /** Of those told, who have not heard of the feed's last event yet. */
  behind: Set<Follower>;
  /** Just placed by this server, by id: of what the next read finds. */
  placed: Map<string, StoredOrder>;
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

  const newsAfter = async (shopId: string, after: number, reading: Reading): Promise<News[]> => {
    const { wanted, isMissed } = reading;
    const events = await eventsAfter(db, shopId, after, BATCH);
    const placed = unchanged(events, reading.placed);
    const changed = new Set(
      events.filter(({ kind, subject }) => kind === 'order' && !placed.has(subject)).map(subjectOf),
    );
    const concerned = await concernedBy(db, shopId, [...changed]);
    const news = events.map(({ seq, kind, subject }): News => {
      const order = placed.get(subject);
      const { devices, answeredTo } = order ? concernedByNew(order) : (concerned.get(subject) ?? NOBODY);
      return { seq, kind, subject, devices, answeredTo: isMissed ? null : answeredTo, order };
    });
    const isWanted = (one: News) => wanted === 'all' || devicesToldOf(one).some((device) => wanted.has(device));
    const unread = new Set(news.filter((one) => changed.has(one.subject) && isWanted(one)).map(subjectOf));
    const orders = new Map((await findOrders(db, shopId, [...unread])).map((order) => [order.id, order]));
    for (const one of news) one.order ??= orders.get(one.subject);
    return news;
  };

  const batchAfter = async (shopId: string, after: number, reading: Reading): Promise<Batch> => {
    const news = await newsAfter(shopId, after, reading);
    if (news[0]?.seq === after + 1) return { kind: 'news', news };
    const last = await lastSeq(db, shopId);
    if (news.length === 0 && last === after) return { kind: 'news', news };
    // An event may have come between the two reads.
    const [next] = last > after ? await eventsAfter(db, shopId, after, 1) : [];
    return next?.seq === after + 1 ? batchAfter(shopId, after, reading) : { kind: 'reset', seq: last };
  };

  /** Holds nothing of what it has told. @returns whether there may be more */
  const readOnce = async (shopId: string, feed: Feed): Promise<boolean> => {
    // Whoever joins meanwhile may want orders that are not read now: they are told by the next read.
    admit(feed);
    const { placed } = feed;
    // What this read does not find was found by the one before, or is read when it is found.
    feed.placed = new Map();
    const batch = await batchAfter(shopId, leastSeq(feed), { wanted: wantedBy(feed), isMissed: false, placed });
    tellAll(feed, batch);
    return isFull(batch);
  };

  const read = async (shopId: string, feed: Feed): Promise<void> => {
    feed.again = true;
    if (feed.isReading) return;
    feed.isReading = true;
    try {
      while (feed.again && !isLeft(feed)) {
        feed.again = false;
        if (await readOnce(shopId, feed)) feed.again = true;
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
    since: async (shopId, after, whose = 'all') => {
      const reading = { wanted: wantedOf(whose), isMissed: true, placed: NONE };
      const batch = after === undefined ? undefined : await batchAfter(shopId, after, reading);
      return batch && !isFull(batch) ? batch : { kind: 'reset', seq: await lastSeq(db, shopId) };
    },
    follow: (shopId, after, deliver, whose = 'all') => {
      const feed = feeds.get(shopId) ?? newFeed(after);
      feeds.set(shopId, feed);
      const follower = { seq: after, deliver, whose };
      feed.joining.add(follower);
      // A read that fails is made up for by the next look.
      poke(shopId).catch(() => undefined);
      return () => {
        remove(feed, follower);
        if (isLeft(feed) && feeds.get(shopId) === feed) feeds.delete(shopId);
      };
    },
    placed: (orders) => {
      const feed = feeds.get(orders[0]?.shopId ?? '');
      if (feed && feed.placed.size < BATCH) for (const order of orders) feed.placed.set(order.id, order);
    },
    poke,
    look: async () => {
      const seen = new Map([...feeds].map(([id, feed]) => [id, leastSeq(feed)]));
      await Promise.all((await shopsWithNews(db, seen)).map(poke));
    },
  };
}

/** Whom of the guests an event is for. Staff, and what serves all guests of a shop, hear of every one. */
export function guestsOf(news: News): 'all' | readonly string[] {
  const { kind } = news;
  if (kind === 'menu' || kind === 'selling' || kind === 'kiosk' || kind === 'round') return 'all';
  return devicesToldOf(news);
}

/** Those whose own news it is. */
export const devicesOf = ({ kind, subject, devices }: News): readonly string[] =>
  isOfPhones(kind) ? subject.split(' ') : devices;

/** Of those, the ones who have not been answered with just this. */
const devicesToldOf = (news: News): readonly string[] =>
  news.answeredTo === null ? devicesOf(news) : news.devices.filter((device) => device !== news.answeredTo);

const subjectOf = ({ subject }: ShopEvent): string => subject;

const NOBODY: Concerned = { devices: [], answeredTo: null };
const NONE: ReadonlyMap<string, StoredOrder> = new Map();

/** Of the orders just placed those of which no second event is there: they are as they were placed. */
function unchanged(
  events: readonly ShopEvent[],
  placed: ReadonlyMap<string, StoredOrder>,
): ReadonlyMap<string, StoredOrder> {
  if (placed.size === 0) return NONE;
  const once = new Map<string, StoredOrder>();
  const twice = new Set<string>();
  for (const { kind, subject } of events) {
    const order = kind === 'order' ? placed.get(subject) : undefined;
    if (!order) continue;
    if (once.has(subject)) twice.add(subject);
    once.set(subject, order);
  }
  for (const id of twice) once.delete(id);
  return once;
}

/** Nobody can follow a ticket of which nobody was told: who begins before this is told reads it anew. */
const concernedByNew = ({ deviceHash }: StoredOrder): Concerned => ({
  devices: deviceHash === null ? [] : [deviceHash],
  answeredTo: deviceHash,
});

/** Between phones: nothing for staff. */
export const isOfPhones = (kind: News['kind']): boolean => kind === 'table' || kind === 'follower';

const newFeed = (seq: number): Feed => ({
  seq,
  always: new Set(),
  guests: new Map(),
  joining: new Set(),
  behind: new Set(),
  placed: new Map(),
  isReading: false,
  again: false,
});

const isLeft = ({ always, guests, joining }: Feed): boolean => always.size + guests.size + joining.size === 0;

const deviceOf = ({ whose }: Follower): string | undefined =>
  typeof whose === 'string' ? undefined : whose.deviceHash;

function admit({ always, guests, joining, behind }: Feed): void {
  for (const follower of joining) {
    const device = deviceOf(follower);
    if (device === undefined) always.add(follower);
    else guests.set(device, (guests.get(device) ?? new Set()).add(follower));
    behind.add(follower);
  }
  joining.clear();
}

function remove({ always, guests, joining, behind }: Feed, follower: Follower): void {
  for (const each of [always, joining, behind]) each.delete(follower);
  const device = deviceOf(follower);
  const ofDevice = device === undefined ? undefined : guests.get(device);
  if (ofDevice?.delete(follower) && ofDevice.size === 0) guests.delete(device!);
}

interface Reading {
  wanted: Wanted;
  /** By somebody who was away, and may have missed an answer too. */
  isMissed: boolean;
  placed: ReadonlyMap<string, StoredOrder>;
}

/** Devices whose orders are read. */
type Wanted = 'all' | Pick<ReadonlyMap<string, unknown>, 'has'>;

/** Most orders are of guests who do not follow: a whole order is read only for those who are told of it. */
function wantedBy({ always, guests }: Feed): Wanted {
  for (const { whose } of always) if (whose === 'all') return 'all';
  return guests;
}

function wantedOf(whose: WhoseOrders): Wanted {
  if (whose === 'all') return 'all';
  return new Set(whose === 'none' ? [] : [whose.deviceHash]);
}

/** There may be more. */
const isFull = (batch: Batch): boolean => batch.kind === 'news' && batch.news.length === BATCH;

function leastSeq({ seq, behind, joining }: Feed): number {
  let least = seq;
  for (const late of [behind, joining]) for (const follower of late) least = Math.min(least, follower.seq);
  return least;
}

/** Of thousands of guests most have nothing to hear of most events, and are not gone through. */
function tellAll(feed: Feed, batch: Batch): void {
  const { seq, always, guests, behind } = feed;
  const last = batch.kind === 'reset' ? batch.seq : (batch.news.at(-1)?.seq ?? 0);
  const told = [...always];
  const devices = batch.kind === 'reset' ? 'all' : concerned(guests.size > 0 ? batch.news : []);
  if (devices === 'all') for (const ofDevice of guests.values()) told.push(...ofDevice);
  else for (const device of devices) told.push(...(guests.get(device) ?? []));
  for (const follower of told) tell(follower, batch, behind.has(follower) ? follower.seq : seq);
  if (batch.kind === 'reset') {
    feed.seq = last;
    behind.clear();
    return;
  }
  feed.seq = Math.max(seq, last);
  for (const follower of behind) {
    follower.seq = Math.max(follower.seq, last);
    if (follower.seq >= feed.seq) behind.delete(follower);
  }
}

function concerned(news: readonly News[]): 'all' | ReadonlySet<string> {
  const devices = new Set<string>();
  for (const one of news) {
    const guests = guestsOf(one);
    if (guests === 'all') return 'all';
    for (const device of guests) devices.add(device);
  }
  return devices;
}

/** A follower gets what it has not seen: one that joined late is ahead of the others. */
function tell({ deliver }: Follower, batch: Batch, seen: number): void {
  if (batch.kind === 'reset') {
    if (batch.seq !== seen) deliver(batch);
    return;
  }
  const [first, last] = [batch.news[0], batch.news.at(-1)];
  if (!first || !last || last.seq <= seen) return;
  // The same batch to most: what is derived from it is derived once.
  deliver(first.seq > seen ? batch : unseen(batch.news, seen));
}

const unseen = (news: readonly News[], after: number): Batch => ({
  kind: 'news',
  news: news.filter(({ seq }) => seq > after),
});
