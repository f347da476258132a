import { sql } from 'kysely';
import { Allergies, OrderSize, OrderStatus } from '#contract/fields.ts';
import { MadeAs } from '#contract/order/made-as.ts';
import { CANCELLED_BY, type CancelledBy } from '#domain/order/order.ts';
import type { OpenOrder } from '#domain/order/queue.ts';
import type { Db } from '../../db/database.ts';
import { runSteps } from '../../db/engine.ts';
import { prepared, preparedCounter, preparedRows, sent, type Steps } from '../../db/steps.ts';
import { STAFF_REASONS, type Price, type StaffReason } from '#domain/selling/selling.ts';
import type { OrdersTable } from '../../db/tables.ts';
import { recordEvents } from '../events.repo.ts';
import {
  devicesOf,
  FIRST_VERSION,
  followersOf,
  isOfFollowed,
  isOfTicket,
  isOpen,
  isWaiting,
} from './order-conditions.ts';
import { readReport, type JobReport } from './job-report.ts';

export interface StoredOrder {
  id: string;
  shopId: string;
  recipeId: string;
  recipeName: string;
  name: string;
  size: OrderSize;
  quantity: number;
  status: OrderStatus;
  displayId: string;
  /** The shop's day. */
  day: string;
  machineString: string;
  glassName: string;
  brewingMs: number;
  instanceCode: string | null;
  deviceHash: string | null;
  sessionHash: string | null;
  approvedBy: string | null;
  createdAt: string;
  approvedAt: string | null;
  /** When the pour should end; when the drink was made, handed out, or held because the server was down. */
  completesAt: string | null;
  completedAt: string | null;
  collectedAt: string | null;
  heldAt: string | null;
  /** Who ended it before it was made; null if nobody did, or nobody knows. */
  cancelledBy: CancelledBy | null;
  /** The first order of the same submission. */
  ticketId: string;
  remakeOf: string | null;
  pickupCode: string | null;
  pickupFailures: number;
  allergies: Allergies | null;
  /** What staff's last step replaced. */
  beforeStep: BeforeStep | null;
  /** null where prices were off. */
  price: Price | null;
  /** null for orders from before it was kept. */
  alcoholGrams: number | null;
  /** Of unknown alcohol, and from before this was kept: true. */
  isLiquor: boolean;
  /** Why only staff may approve it. */
  staffApproves: StaffReason | null;
  adultConfirmedAt: string | null;
  /** The last job a machine was given for it, and how far that is; null without one. */
  jobId: string | null;
  job: JobReport | null;
  madeAs: MadeAs;
  version: number;
}
/** An order before a step of staff that can be taken back. */
export interface BeforeStep {
  /** When the step was taken. */
  at: string;
  status: OrderStatus;
  completedAt: string | null;
  collectedAt: string | null;
  heldAt: string | null;
}
type OrderSize = ReturnType<typeof OrderSize.parse>;
type Allergies = ReturnType<typeof Allergies.parse>;
type OrderStatus = ReturnType<typeof OrderStatus.parse>;

/** @param later what an order gets after it is placed */
const orderOfParts = (row: NewOrder, later: Omit<OrdersTable, keyof NewOrder>): StoredOrder => ({
  id: row.id,
  shopId: row.shop_id,
  recipeId: row.recipe_id,
  recipeName: row.recipe_name,
  name: row.name,
  size: OrderSize.parse(row.size),
  quantity: later.quantity,
  status: OrderStatus.parse(row.status),
  displayId: row.display_id,
  day: row.day,
  machineString: row.machine_string,
  glassName: row.glass_name,
  brewingMs: row.brewing_ms,
  instanceCode: row.instance_code,
  deviceHash: row.device_hash,
  sessionHash: row.session_hash,
  approvedBy: row.approved_by,
  createdAt: row.created_at,
  approvedAt: row.approved_at,
  completesAt: row.completes_at,
  completedAt: later.completed_at,
  collectedAt: later.collected_at,
  heldAt: later.held_at,
  cancelledBy: CANCELLED_BY.find((who) => who === later.cancelled_by) ?? null,
  ticketId: row.ticket_id,
  remakeOf: row.remake_of,
  pickupCode: row.pickup_code,
  pickupFailures: later.pickup_failures,
  allergies: row.allergies === null ? null : Allergies.parse(JSON.parse(row.allergies)),
  beforeStep: later.before_step === null ? null : (JSON.parse(later.before_step) as BeforeStep),
  price:
    row.price_amount === null || row.price_currency === null
      ? null
      : { amount: row.price_amount, currency: row.price_currency },
  alcoholGrams: row.alcohol_grams,
  isLiquor: row.is_liquor !== 0,
  staffApproves: STAFF_REASONS.find((reason) => reason === row.staff_approves) ?? null,
  adultConfirmedAt: row.adult_confirmed_at,
  jobId: later.job_id,
  job: readReport(later.job_report),
  madeAs: row.made_as === null ? AS_WRITTEN : MadeAs.parse(JSON.parse(row.made_as)),
  version: later.version,
});

export const orderOf = (row: OrdersTable): StoredOrder => orderOfParts(row, row);

/** By the machine alone, as the recipe says. */
const AS_WRITTEN: MadeAs = { changes: [], byHand: [] };

/** What a new order starts with; one that is released when it is placed also has its times. */
export type NewOrder = Omit<
  OrdersTable,
  | 'completed_at'
  | 'collected_at'
  | 'held_at'
  | 'cancelled_by'
  | 'pickup_failures'
  | 'before_step'
  | 'quantity'
  | 'job_id'
  | 'job_report'
  | 'version'
>;

/** All of `NewOrder`. */
const NEW_ORDER_COLUMNS: Record<keyof NewOrder, true> = {
  id: true,
  shop_id: true,
  recipe_id: true,
  recipe_name: true,
  name: true,
  size: true,
  status: true,
  display_id: true,
  day: true,
  day_number: true,
  machine_string: true,
  glass_name: true,
  brewing_ms: true,
  instance_code: true,
  device_hash: true,
  session_hash: true,
  created_at: true,
  approved_at: true,
  approved_by: true,
  completes_at: true,
  allergies: true,
  ticket_id: true,
  remake_of: true,
  pickup_code: true,
  price_amount: true,
  price_currency: true,
  alcohol_grams: true,
  is_liquor: true,
  staff_approves: true,
  adult_confirmed_at: true,
  made_as: true,
};
const NEW_ORDER = {
  quantity: 1,
  completed_at: null,
  collected_at: null,
  held_at: null,
  cancelled_by: null,
  pickup_failures: 0,
  before_step: null,
  job_id: null,
  job_report: null,
  version: FIRST_VERSION,
};

/** In the text of the query: nothing to bind for each order. */
const NEW_ORDER_IN_SQL = Object.fromEntries(
  Object.entries(NEW_ORDER).map(([column, value]) => [column, sql.lit(value)]),
) as unknown as typeof NEW_ORDER;

const columns = Object.keys(NEW_ORDER_COLUMNS) as (keyof NewOrder)[];
const insert = preparedRows(
  (db, rows: readonly NewOrder[]) => {
    const values = rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])));
    return db
      .insertInto('orders')
      .values(values.map((row) => ({ ...(row as unknown as NewOrder), ...NEW_ORDER_IN_SQL })))
      .returning('id');
  },
  (row, { id }) => row.id === id,
);

/** Of one shop; each is for one drink. */
export function* insertOrders(orders: readonly NewOrder[]): Steps<StoredOrder[]> {
  for (const order of orders) yield* sent(insert(order));
  const [first] = orders;
  if (first)
    yield* recordEvents(
      first.shop_id,
      'order',
      orders.map(({ id }) => id),
    );
  return orders.map((order) => orderOfParts(order, NEW_ORDER));
}

const takeNumbers = preparedCounter((db, given: { shopId: string; day: string; count: number }) =>
  db
    .insertInto('day_counters')
    .values({ shop_id: given.shopId, day: given.day, n: given.count })
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'day'])
        .doUpdateSet(({ eb, ref }) => ({ n: eb('day_counters.n', '+', ref('excluded.n')) })),
    )
    .returning('n'),
);

/**
 * Takes the next numbers of the shop's day.
 * @returns the last of them; the first of a day is 1
 */
export function* takeDayNumbers(shopId: string, day: string, count: number): Steps<number> {
  const [row] = yield* takeNumbers({ shopId, day, count });
  if (!row) throw new Error('No number was taken.');
  return row.n;
}

interface Wanted {
  deviceHash: string;
  instanceCode: string | null;
  recipeId: string;
  name: string;
  since: string;
  until: string;
}

const twin = prepared((db, given: Wanted) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('device_hash', '=', given.deviceHash)
    .where('recipe_id', '=', given.recipeId)
    .where('name', '=', given.name)
    .where('created_at', '>=', given.since)
    .where('created_at', '<=', given.until)
    .where('instance_code', 'is not distinct from', given.instanceCode)
    .where('status', '<>', 'CANCELLED')
    .orderBy('created_at', 'desc')
    .limit(1),
);

/** The same drink for the same name from the same device a moment ago: a double tap of a client that sends no key. */
export function* findTwin(order: Wanted): Steps<StoredOrder | undefined> {
  const [row] = yield* twin(order);
  return row && orderOf(row);
}

interface Queued {
  shopId: string;
  deviceHash: string;
}

/** Of each shop, without a device, and of each device in it. */
const openTickets = preparedRows(
  (db, rows: readonly Queued[]) => {
    const waiting = db
      .selectFrom('orders')
      .select(({ fn }) => ['shop_id', fn.count<number | string>('ticket_id').distinct().as('tickets')])
      .where(isWaiting);
    const shops = rows.map(({ shopId }) => shopId);
    const devices = rows.map(({ deviceHash }) => deviceHash);
    return waiting
      .select(sql<string | null>`null`.as('device'))
      .where('shop_id', 'in', shops)
      .groupBy('shop_id')
      .unionAll(
        waiting.select('device_hash as device').where('device_hash', 'in', devices).groupBy(['shop_id', 'device_hash']),
      );
  },
  ({ shop_id, device }, { shopId, deviceHash }) => shop_id === shopId && (device === null || device === deviceHash),
);

/** Number of open tickets of a shop and of one device in it. */
export function* countOpenTickets(shopId: string, deviceHash: string | null): Steps<{ shop: number; device: number }> {
  const open = { shop: 0, device: 0 };
  for (const { shop_id, device, tickets } of yield* openTickets({ shopId, deviceHash: deviceHash ?? '' }))
    if (shop_id === shopId) open[device === null ? 'shop' : 'device'] = Number(tickets);
  return open;
}

interface Night {
  deviceHash: string;
  shopId: string;
  day: string;
  /** An order that is not counted; empty for none. */
  exceptId: string;
}
const gramsOfDay = prepared((db, given: Night) =>
  db
    .selectFrom('orders')
    .select(({ fn }) => fn.sum('alcohol_grams').as('grams'))
    .where('device_hash', '=', given.deviceHash)
    .where('shop_id', '=', given.shopId)
    .where('day', '=', given.day)
    .where('status', '<>', 'CANCELLED')
    .where('id', '<>', given.exceptId)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('remake_of', 'is', null),
        exists(
          selectFrom('orders as first')
            .select('first.id')
            .whereRef('first.id', '=', 'orders.remake_of')
            .where('first.status', '=', 'CANCELLED'),
        ),
      ]),
    ),
);

/** Grams of alcohol a device has ordered on a day of the shop; what was made again counts once. */
export function* countAlcohol(night: Night): Steps<number> {
  const [row] = yield* gramsOfDay(night);
  return Number(row?.grams ?? 0);
}

interface OwnOrders {
  shopId: string;
  deviceHash: string;
  limit: number;
}

const ofDevice = (db: Db, given: OwnOrders) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('shop_id', '=', given.shopId)
    .where('device_hash', '=', given.deviceHash)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(given.limit);
const ownOrders = prepared(ofDevice);
const ownOrdersOfSession = prepared((db, given: OwnOrders & { sessionHash: string }) =>
  ofDevice(db, given).where('session_hash', '=', given.sessionHash),
);

/** A guest's own orders, newest first. Always filtered by device: nobody sees another's orders. */
export function* listOrders({ sessionHash, ...own }: OwnOrders & { sessionHash: string | null }): Steps<StoredOrder[]> {
  const rows = yield* sessionHash === null ? ownOrders(own) : ownOrdersOfSession({ sessionHash, ...own });
  return rows.map(orderOf);
}

const byId = prepared((db, given: { shopId: string; orderId: string }) =>
  db.selectFrom('orders').selectAll().where('shop_id', '=', given.shopId).where('id', '=', given.orderId),
);

export function* orderById(shopId: string, orderId: string): Steps<StoredOrder | undefined> {
  const [row] = yield* byId({ shopId, orderId });
  return row && orderOf(row);
}

export const findOrder = (db: Db, shopId: string, orderId: string): Promise<StoredOrder | undefined> =>
  runSteps(db, orderById(shopId, orderId));

const remadeFrom = prepared((db, given: { id: string }) =>
  db.selectFrom('orders').selectAll().where('remake_of', '=', given.id),
);

/** The order that replaces another. */
export function* findRemake({ id }: Pick<StoredOrder, 'id'>): Steps<StoredOrder | undefined> {
  const [row] = yield* remadeFrom({ id });
  return row && orderOf(row);
}

const ofTicket = prepared((db, given: { shopId: string; ticketId: string }) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where(isOfTicket(given.ticketId))
    .where('shop_id', '=', given.shopId)
    .orderBy('created_at')
    .orderBy('day_number'),
);

export async function findOrders(db: Db, shopId: string, ids: readonly string[]): Promise<StoredOrder[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(orderOf);
}

/** The orders placed together with one of them, in the order of their numbers. */
export function* ticketOf({ shopId, ticketId }: Pick<StoredOrder, 'shopId' | 'ticketId'>): Steps<StoredOrder[]> {
  return (yield* ofTicket({ shopId, ticketId })).map(orderOf);
}

/** Recipes of the orders a device has placed or follows: the only ones it may look up without having joined. */
export async function listOrderedRecipeIds(db: Db, deviceHash: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('orders')
    .select('recipe_id')
    .where('device_hash', '=', deviceHash)
    .union(
      db
        .selectFrom('ticket_followers as follower')
        .innerJoin('orders as order', (join) => join.on(isOfFollowed))
        .select('order.recipe_id')
        .where('follower.device_hash', '=', deviceHash),
    )
    .execute();
  return new Set(rows.map(({ recipe_id }) => recipe_id));
}

const openOf = prepared((db, given: { shopId: string }) =>
  db
    .selectFrom('orders')
    .select(['id', 'display_id', 'device_hash', 'status', 'created_at', followersOf('orders')])
    .where('shop_id', '=', given.shopId)
    .where(isOpen)
    .orderBy(sql`created_at || ''`)
    .orderBy('id'),
);

/** Oldest first. */
export function* listOpen(shopId: string): Steps<OpenOrder[]> {
  return (yield* openOf({ shopId })).map((row) => ({
    id: row.id,
    displayId: row.display_id,
    devices: devicesOf(row),
    isBeingMade: row.status === 'IN_PROGRESS',
    placedAt: Date.parse(row.created_at),
  }));
}

const madeOf = prepared((db, given: { shopId: string; since: string; limit: number }) =>
  db
    .selectFrom('orders')
    .select(['created_at', 'completed_at'])
    .where('shop_id', '=', given.shopId)
    .where('created_at', '>=', given.since)
    .where('status', '=', 'COMPLETED')
    .orderBy('created_at', 'desc')
    .limit(given.limit),
);

/** From ordering to the finished drink, of the last ones, in milliseconds. */
export function* listWaits(shopId: string, since: string, limit: number): Steps<number[]> {
  return (yield* madeOf({ shopId, since, limit })).flatMap(({ created_at, completed_at }) =>
    completed_at === null ? [] : [Date.parse(completed_at) - Date.parse(created_at)],
  );
}
