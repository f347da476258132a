/**
 * What changed in a shop, in the order of the commits: written in the transaction of the change. Source:
 * docs/decisions/0046.
 */
import { atEnd, prepared, preparedRows, sent, type Steps } from '../db/steps.ts';
import { runSteps, runStepsAtOnce } from '../db/engine.ts';
import { devicesOf, FIRST_VERSION, followersOf } from './orders/order-conditions.ts';
import type { Db } from '../db/database.ts';

export const EVENT_KINDS = [
  'order',
  'menu',
  'kiosk',
  'selling',
  'board',
  'machine',
  'stock',
  'table',
  'round',
  'follower',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
const KNOWN_KINDS: ReadonlySet<string> = new Set(EVENT_KINDS);

export interface ShopEvent {
  seq: number;
  kind: EventKind;
  /**
   * Id of the order or the machine (of `stock`: empty where the bottles are the shop's own), join code of the kiosk or
   * ALL_KIOSKS, hashes of the devices at the table, separated by a space, or of the device that follows or leaves a
   * ticket; empty for the menu, for selling, for the board and for the round.
   */
  subject: string;
  /** Whose order it is about, and who follows it; none for other kinds, and for an order that is gone. */
  devices: readonly string[];
  /** The device that placed the order, while it stands as that call was answered; null otherwise. */
  answeredTo: string | null;
}

/** Subject of an event about several kiosks. */
export const ALL_KIOSKS = '';

/** Events of a shop that are kept for who was away. */
const KEPT_EVENTS = 5000;

const takeSeq = prepared((db, given: { shopId: string; count: number }) =>
  db
    .insertInto('event_counters')
    .values({ shop_id: given.shopId, n: given.count })
    .onConflict((conflict) =>
      conflict.column('shop_id').doUpdateSet(({ eb, ref }) => ({ n: eb('event_counters.n', '+', ref('excluded.n')) })),
    )
    .returning('n'),
);

interface NewEvent {
  shopId: string;
  kind: EventKind;
  subject: string;
}
/** `back`: how many of the numbers that were just taken come after its own. */
const insert = preparedRows(
  (db, rows: readonly (NewEvent & { back: number })[]) => {
    const numbered = rows.map(({ shopId, kind, subject, back }) =>
      db
        .selectFrom('event_counters')
        .select(({ eb, val }) => [
          'shop_id',
          eb('n', '-', back).as('seq'),
          val(kind).as('kind'),
          val(subject).as('subject'),
        ])
        .where('shop_id', '=', shopId),
    );
    const all = numbered.slice(1).reduce((before, one) => before.unionAll(one), numbered[0]!);
    return db
      .insertInto('shop_events')
      .columns(['shop_id', 'seq', 'kind', 'subject'])
      .expression(all)
      .returning(['shop_id', 'subject']);
  },
  (row, { shopId, subject }) => row.shop_id === shopId && row.subject === subject,
);

/** The shop's counter is locked from here to the commit. Nothing is waited for: the numbers are taken and given by the database. */
function* writeEvents(events: readonly NewEvent[]): Steps<void> {
  const counts = new Map<string, number>();
  for (const { shopId } of events) counts.set(shopId, (counts.get(shopId) ?? 0) + 1);
  for (const [shopId, count] of counts) yield* sent(takeSeq({ shopId, count }));
  for (const event of events) {
    const back = counts.get(event.shopId)! - 1;
    counts.set(event.shopId, back);
    yield* sent(insert({ back, ...event }));
  }
}

/** Written last in its transaction, whoever calls it when: the shop's counter is locked for as short as can be. */
export function* recordEvents(shopId: string, kind: EventKind, subjects: readonly string[]): Steps<void> {
  for (const subject of subjects) yield* atEnd(writeEvents, { shopId, kind, subject });
}

/** As `recordEvents`, within a transaction whose queries are awaited. */
export const recordEventsIn = (tx: Db, shopId: string, kind: EventKind, subjects: readonly string[]): Promise<void> =>
  runSteps(tx, recordEvents(shopId, kind, subjects));

const counterOf = prepared((db, given: { shopId: string }) =>
  db.selectFrom('event_counters').select('n').where('shop_id', '=', given.shopId),
);

function* seqOf(shopId: string): Steps<number> {
  const [row] = yield* counterOf({ shopId });
  return row?.n ?? 0;
}

/** Number of the shop's last event; 0 before the first. */
export const lastSeq = (db: Db, shopId: string): Promise<number> => runSteps(db, seqOf(shopId));

/** The same, if it can be had at once. */
export const lastSeqAtOnce = (db: Db, shopId: string): number | undefined => runStepsAtOnce(db, seqOf(shopId));

/** Of the shops named, those with an event after the number given. */
export async function shopsWithNews(db: Db, seen: ReadonlyMap<string, number>): Promise<string[]> {
  if (seen.size === 0) return [];
  const rows = await db
    .selectFrom('event_counters')
    .select(['shop_id', 'n'])
    .where('shop_id', 'in', [...seen.keys()])
    .execute();
  return rows.filter(({ shop_id, n }) => n > (seen.get(shop_id) ?? 0)).map(({ shop_id }) => shop_id);
}

const news = prepared((db, given: { shopId: string; after: number; limit: number }) =>
  db
    .selectFrom('shop_events as event')
    .leftJoin('orders as order', (join) =>
      join
        .onRef('order.id', '=', 'event.subject')
        .onRef('order.shop_id', '=', 'event.shop_id')
        .on('event.kind', '=', 'order'),
    )
    .select([
      'event.seq',
      'event.kind',
      'event.subject',
      'order.device_hash',
      'order.version',
      'order.remake_of',
      followersOf('order'),
    ])
    .where('event.shop_id', '=', given.shopId)
    .where('event.seq', '>', given.after)
    .orderBy('event.seq')
    .limit(given.limit),
);

function* newsAfter(shopId: string, after: number, limit: number): Steps<ShopEvent[]> {
  const events = (yield* news({ shopId, after, limit })).filter(isKnown);
  return events.map((event) => ({
    seq: event.seq,
    kind: event.kind,
    subject: event.subject,
    devices: devicesOf(event),
    answeredTo: event.version === FIRST_VERSION && event.remake_of === null ? event.device_hash : null,
  }));
}

/** A newer server may have written others. */
const isKnown = <E extends { kind: string }>(event: E): event is E & { kind: EventKind } => KNOWN_KINDS.has(event.kind);

/** Events after a number, oldest first. */
export const eventsAfter = (db: Db, shopId: string, after: number, limit: number): Promise<ShopEvent[]> =>
  runSteps(db, newsAfter(shopId, after, limit));

/** Drops events that nobody will ask for. */
export async function forgetOldEvents(db: Db): Promise<void> {
  for (const { shop_id, n } of await db.selectFrom('event_counters').selectAll().execute())
    await db
      .deleteFrom('shop_events')
      .where('shop_id', '=', shop_id)
      .where('seq', '<=', n - KEPT_EVENTS)
      .execute();
}
