/** Orders as a shop's staff list them: filtered, sorted, paged, exported. */
import { setImmediate as turn } from 'node:timers/promises';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { OrderSort } from '#contract/order/orders.ts';
import { Refusal } from '#contract/refusal.ts';
import { message } from '#domain/messages/message.ts';
import { dayParts, type DayPart } from '#domain/order/day-parts.ts';
import { isOpenStatus, type OrderStatus } from '#domain/order/order.ts';
import type { Db } from '../../db/database.ts';
import type { OrdersTable, Tables } from '../../db/tables.ts';
import { readInParts } from '../../long-reads.ts';
import { isOpen } from './order-conditions.ts';
import { ordersByDay } from './order-days.repo.ts';
import { findOrders, orderOf, type StoredOrder } from './orders.repo.ts';

export interface OrderFilter {
  shopId: string;
  statuses?: readonly OrderStatus[] | undefined;
  /** Also those made since then that nobody has collected. */
  madeSince?: string | undefined;
  day?: string | undefined;
  instanceCode?: string | undefined;
  deviceHash?: string | undefined;
  sessionHash?: string | undefined;
  /** Text in the guest's name, the drink's name or the order's number. */
  search?: string | undefined;
  /** Drinks that a search finds as well, whatever they were ordered as. */
  searchedDrinks?: readonly string[] | undefined;
}

/** Made since then, and nobody has collected it. */
const isMadeSince = (time: string) =>
  sql<boolean>`(status = 'COMPLETED' and collected_at is null and completed_at >= ${time}
    and created_at >= ${placedAtMostADayBefore(time)})`;

type Query<O> = SelectQueryBuilder<Tables, 'orders', O>;

const matching = <O>(query: Query<O>, filter: OrderFilter): Query<O> => {
  const { statuses, madeSince, search = '', searchedDrinks = [] } = filter;
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return query
    .where('shop_id', '=', filter.shopId)
    .$if(madeSince !== undefined, (q) => q.where(({ or }) => or([isOpen, isMadeSince(madeSince ?? '')])))
    .$if(madeSince === undefined && statuses !== undefined, (q) => q.where('status', 'in', [...(statuses ?? [])]))
    .$if(isOfOpen(filter) && madeSince === undefined, (q) => q.where(isOpen))
    .$if(filter.day !== undefined, (q) => q.where('day', '=', filter.day ?? ''))
    .$if(filter.instanceCode !== undefined, (q) => q.where('instance_code', '=', filter.instanceCode ?? ''))
    .$if(filter.deviceHash !== undefined, (q) => q.where('device_hash', '=', filter.deviceHash ?? ''))
    .$if(filter.sessionHash !== undefined, (q) => q.where('session_hash', '=', filter.sessionHash ?? ''))
    .$if(search !== '', (q) =>
      q.where(({ eb, or }) =>
        or([
          sql<boolean>`(lower(name) like ${pattern} escape '\\' or lower(recipe_name) like ${pattern} escape '\\' or lower(display_id) like ${pattern} escape '\\')`,
          ...(searchedDrinks.length > 0 ? [eb('recipe_id', 'in', [...searchedDrinks])] : []),
        ]),
      ),
    );
};

const DAY_MS = 24 * 60 * 60_000;

/** Orders are indexed by when they were placed: one that was made more than a day later is not looked for. */
const placedAtMostADayBefore = (time: string): string => new Date(Date.parse(time) - DAY_MS).toISOString();

const isOfOpen = ({ statuses }: OrderFilter): boolean => statuses !== undefined && statuses.every(isOpenStatus);

/** Found by an index, and few. */
const isShort = (filter: OrderFilter): boolean =>
  isOfOpen(filter) || [filter.madeSince, filter.day, filter.deviceHash].some((one) => one !== undefined);

const SORT_COLUMNS = { placed: 'created_at', name: 'name', drink: 'recipe_name', status: 'status' } as const;

interface Asked {
  sort: OrderSort;
  /** From 1. */
  page: number;
  pageSize: number;
}

interface View extends Asked {
  /** Of a list that is sorted by drink. */
  drinkName: DrinkName | undefined;
}

interface OrderPage {
  orders: StoredOrder[];
  /** On all pages. */
  total: number;
}

/** What whoever reads the list calls an ordered drink. */
export type DrinkName = (recipeId: string, ordered: string) => string;

/**
 * @param drinkNames asked only where drinks are sorted by
 * @throws Refusal if a long list that is not sorted by time is leafed to its middle
 */
export async function pageOfOrders(
  db: Db,
  filter: OrderFilter,
  asked: Asked,
  drinkNames: () => Promise<DrinkName>,
): Promise<OrderPage> {
  const view = { ...asked, drinkName: sortOf(asked.sort) === 'drink' ? await drinkNames() : undefined };
  if (isShort(filter)) return view.drinkName ? pageOfFewByDrink(db, filter, view) : pageOfFew(db, filter, view);
  const parts = await countedParts(db, filter);
  const total = parts.reduce((sum, { n }) => sum + n, 0);
  const isByTime = SORT_COLUMNS[sortOf(view.sort)] === 'created_at';
  const read = isByTime ? pageByTime : pageByColumn;
  return { orders: await read(db, filter, parts, { ...view, total }), total };
}

/**
 * All that is not over, whatever it is, and the newest of what was made since `madeSince` and not collected: a bar that
 * hands nothing out would otherwise hide its new orders behind old ones. Oldest first.
 */
export async function ordersAtCounter(
  db: Db,
  { madeSince = '', ...filter }: OrderFilter,
  readyAtMost: number,
): Promise<OrderPage> {
  const all = db.selectFrom('orders').selectAll();
  const open = await matching(all, filter).execute();
  const ready = await matching(all, { ...filter, statuses: undefined })
    .where(isMadeSince(madeSince))
    // As in pageOfFew: not in the order of an index by time.
    .orderBy(sql`created_at || ''`, 'desc')
    .orderBy('id', 'desc')
    .limit(readyAtMost)
    .execute();
  const orders = [...open, ...ready].sort(inPlace).map(orderOf);
  return { orders, total: orders.length };
}

const inPlace = (a: OrdersTable, b: OrdersTable): number =>
  `${a.created_at} ${a.id}` < `${b.created_at} ${b.id}` ? -1 : 1;

const sortOf = (sort: OrderSort) => sort.replace('-', '') as keyof typeof SORT_COLUMNS;

async function pageOfFew(db: Db, filter: OrderFilter, { sort, page, pageSize }: View): Promise<OrderPage> {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const column = SORT_COLUMNS[sortOf(sort)];
  const { n } = await matching(
    db.selectFrom('orders').select(({ fn }) => fn.countAll().as('n')),
    filter,
  ).executeTakeFirstOrThrow();
  const rows = await matching(db.selectFrom('orders').selectAll(), filter)
    // Sorting few is fast; in the order of an index by time every closed one would be read.
    .orderBy(column === 'created_at' ? sql`created_at || ''` : column, direction)
    .$if(column !== 'created_at', (q) => q.orderBy('created_at', 'desc'))
    .orderBy('id', column === 'created_at' ? direction : 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { orders: rows.map(orderOf), total: Number(n) };
}

async function pageOfFewByDrink(db: Db, filter: OrderFilter, view: View): Promise<OrderPage> {
  const { sort, page, pageSize } = view;
  const keys = (await keysOf(matching(db.selectFrom('orders'), filter), view)).sort(
    inOrder(sort.startsWith('-') ? -1 : 1, NEWEST_FIRST),
  );
  const wanted = keys.slice((page - 1) * pageSize, page * pageSize);
  return { orders: await ordersOf(db, filter.shopId, wanted), total: keys.length };
}

const matchingIn = <O>(query: Query<O>, filter: OrderFilter, { from, to }: DayPart): Query<O> =>
  matching(query, filter).where('day', '>=', from).where('day', '<=', to);

/** The shop's days, oldest first, with the number of orders that match. */
async function countedParts(db: Db, filter: OrderFilter): Promise<DayPart[]> {
  const parts = dayParts(await ordersByDay(db, filter.shopId));
  const { statuses, instanceCode, sessionHash, search } = filter;
  if (!search && [statuses, instanceCode, sessionHash].every((one) => one === undefined)) return parts;
  return readInParts(filter.shopId, parts, async (part) => {
    const { n } = await matchingIn(
      db.selectFrom('orders').select(({ fn }) => fn.countAll().as('n')),
      filter,
      part,
    ).executeTakeFirstOrThrow();
    return { ...part, n: Number(n) };
  });
}

type Counted = View & { total: number };

/** Reads no more than the parts that the page lies in. */
async function pageByTime(
  db: Db,
  filter: OrderFilter,
  parts: readonly DayPart[],
  { sort, page, pageSize }: Counted,
): Promise<StoredOrder[]> {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const rows: OrdersTable[] = [];
  let skipped = (page - 1) * pageSize;
  for (const part of direction === 'desc' ? parts.toReversed() : parts) {
    if (rows.length === pageSize) break;
    if (skipped < part.n)
      rows.push(
        ...(await matchingIn(db.selectFrom('orders').selectAll(), filter, part)
          .orderBy('day', direction)
          .orderBy('day_number', direction)
          .limit(pageSize - rows.length)
          .offset(skipped)
          .execute()),
      );
    skipped = Math.max(0, skipped - part.n);
  }
  return rows.map(orderOf);
}

/** Orders before and after a page, from the nearer end, that are sorted to find it. */
const MOST_SORTED = 20_000;

async function pageByColumn(
  db: Db,
  filter: OrderFilter,
  parts: readonly DayPart[],
  view: Counted,
): Promise<StoredOrder[]> {
  const { sort, page, pageSize, total } = view;
  const skipped = (page - 1) * pageSize;
  const wanted = Math.min(pageSize, total - skipped);
  if (wanted <= 0) return [];
  const isFar = skipped > total / 2;
  const kept = isFar ? total - skipped : skipped + wanted;
  if (kept > MOST_SORTED) throw new Refusal('invalid-request', { because: message('orders-too-many-to-sort') });
  const order = inOrder(sort.startsWith('-') === isFar ? 1 : -1, isFar ? -NEWEST_FIRST : NEWEST_FIRST);
  let best: Sorted[] = [];
  const keep = (): void => {
    best = best.sort(order).slice(0, kept);
  };
  await readInParts(filter.shopId, parts, async (part) => {
    best.push(...(await keysOf(matchingIn(db.selectFrom('orders'), filter, part), view)));
    if (best.length > 2 * kept) keep();
  });
  keep();
  const orders = await ordersOf(db, filter.shopId, best.slice(kept - wanted));
  return isFar ? orders.toReversed() : orders;
}

interface Sorted {
  key: string;
  at: string;
  id: string;
}

/** What orders are sorted by. */
async function keysOf(query: Query<object>, { sort, drinkName }: View): Promise<Sorted[]> {
  const column = SORT_COLUMNS[sortOf(sort)];
  const rows = await query
    .select(({ ref }) => [ref(column).as('key'), 'recipe_id', 'created_at as at', 'id'])
    .execute();
  return drinkName ? rows.map((row) => ({ ...row, key: drinkName(row.recipe_id, row.key) })) : rows;
}

/** Of those that are alike. */
const NEWEST_FIRST = -1;

const inOrder = (sign: number, time: number) => (a: Sorted, b: Sorted) =>
  sign * compare(a.key, b.key) || time * (compare(a.at, b.at) || compare(a.id, b.id));

/** The orders of these, in their order. */
async function ordersOf(db: Db, shopId: string, sorted: readonly Sorted[]): Promise<StoredOrder[]> {
  const ids = sorted.map(({ id }) => id);
  const found = new Map((await findOrders(db, shopId, ids)).map((order) => [order.id, order]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** As SQLite does it, whatever language PostgreSQL sorts in. */
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Those that were not cancelled, oldest first. */
export async function listOrdersOfDay(db: Db, shopId: string, day: string): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('day', '=', day)
    .where('status', '<>', 'CANCELLED')
    .orderBy('day_number')
    .execute();
  return rows.map(orderOf);
}

const EXPORTED_AT_ONCE = 500;

/** Newest first, some hundred at a time, so that a year of orders is never in memory at once. */
export async function* eachOrder(db: Db, filter: OrderFilter): AsyncGenerator<StoredOrder[]> {
  const parts = dayParts(await ordersByDay(db, filter.shopId));
  for (const part of parts.toReversed())
    for (let offset = 0; offset < part.n; offset += EXPORTED_AT_ONCE) {
      const rows = await matchingIn(db.selectFrom('orders').selectAll(), filter, part)
        .orderBy('day', 'desc')
        .orderBy('day_number', 'desc')
        .limit(EXPORTED_AT_ONCE)
        .offset(offset)
        .execute();
      // Where a search finds nothing, nobody would be answered until the end.
      await turn();
      if (rows.length > 0) yield rows.map(orderOf);
      if (rows.length < EXPORTED_AT_ONCE) break;
    }
}
