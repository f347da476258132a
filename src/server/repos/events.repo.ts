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
    .selectFrom('shop_events')
    .select(['seq', 'kind', 'subject'])
    .where('shop_id', '=', given.shopId)
    .where('seq', '>', given.after)
    .orderBy('seq')
    .limit(given.limit),
);

function* newsAfter(shopId: string, after: number, limit: number): Steps<ShopEvent[]> {
  return (yield* news({ shopId, after, limit })).filter(isKnown);
}

/** A newer server may have written others. */
const isKnown = <E extends { kind: string }>(event: E): event is E & { kind: EventKind } => KNOWN_KINDS.has(event.kind);

/** Events after a number, oldest first. */
export const eventsAfter = (db: Db, shopId: string, after: number, limit: number): Promise<ShopEvent[]> =>
  runSteps(db, newsAfter(shopId, after, limit));

/** Whose news an order is. */
export interface Concerned {
  /** Of the guest and of those who follow the ticket. */
  devices: readonly string[];
  /** The device that placed the order, while it stands as that call was answered; null otherwise. */
  answeredTo: string | null;
}

/** By the id of the order; none for one that is gone. */
export async function concernedBy(
  db: Db,
  shopId: string,
  orderIds: readonly string[],
): Promise<Map<string, Concerned>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'device_hash', 'version', 'remake_of', followersOf('orders')])
    .where('shop_id', '=', shopId)
    .where('id', 'in', [...orderIds])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        devices: devicesOf(row),
        answeredTo: row.version === FIRST_VERSION && row.remake_of === null ? row.device_hash : null,
      },
    ]),
  );
}

/** Drops events that nobody will ask for. */
export async function forgetOldEvents(db: Db): Promise<void> {
  for (const { shop_id, n } of await db.selectFrom('event_counters').selectAll().execute())
    await db
      .deleteFrom('shop_events')
      .where('shop_id', '=', shop_id)
      .where('seq', '<=', n - KEPT_EVENTS)
      .execute();
}
