/** Orders for a shop's staff: filtered and paged, moved on, corrected. */
import { sql, type SelectQueryBuilder } from 'kysely';
import type { OrderSort } from '#contract/order/orders.ts';
import type { OrderSize, OrderStatus } from '#domain/order/order.ts';
import type { Price, StaffReason } from '#domain/selling/selling.ts';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { recordEventsIn } from '../events.repo.ts';
import { orderOf, type StoredOrder } from './orders.repo.ts';

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
}

type Query<O> = SelectQueryBuilder<Tables, 'orders', O>;

const matching = <O>(query: Query<O>, filter: OrderFilter): Query<O> => {
  const pattern = `%${(filter.search ?? '').toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return query
    .where('shop_id', '=', filter.shopId)
    .$if(filter.statuses !== undefined, (q) =>
      q.where(({ eb, or, and }) =>
        or([
          eb('status', 'in', [...(filter.statuses ?? [])]),
          ...(filter.madeSince === undefined
            ? []
            : [
                and([
                  eb('status', '=', 'COMPLETED'),
                  eb('collected_at', 'is', null),
                  eb('created_at', '>=', filter.madeSince),
                ]),
              ]),
        ]),
      ),
    )
    .$if(filter.day !== undefined, (q) => q.where('day', '=', filter.day ?? ''))
    .$if(filter.instanceCode !== undefined, (q) => q.where('instance_code', '=', filter.instanceCode ?? ''))
    .$if(filter.deviceHash !== undefined, (q) => q.where('device_hash', '=', filter.deviceHash ?? ''))
    .$if(filter.sessionHash !== undefined, (q) => q.where('session_hash', '=', filter.sessionHash ?? ''))
    .$if(Boolean(filter.search), (q) =>
      q.where(
        sql<boolean>`(lower(name) like ${pattern} escape '\\' or lower(recipe_name) like ${pattern} escape '\\' or lower(display_id) like ${pattern} escape '\\')`,
      ),
    );
};

const SORT_COLUMNS = { placed: 'created_at', name: 'name', drink: 'recipe_name', status: 'status' } as const;

/** @param total from countOrders: a page in the second half is read from the end */
export async function pageOfOrders(
  db: Db,
  filter: OrderFilter,
  { sort, page, pageSize, total }: { sort: OrderSort; page: number; pageSize: number; total: number },
): Promise<StoredOrder[]> {
  const skipped = (page - 1) * pageSize;
  const wanted = Math.min(pageSize, total - skipped);
  if (wanted <= 0) return [];
  const isFar = skipped > total / 2;
  const isDescending = sort.startsWith('-') !== isFar;
  const direction = isDescending ? 'desc' : 'asc';
  const column = SORT_COLUMNS[sort.replace('-', '') as keyof typeof SORT_COLUMNS];
  // Ties are newest first; sorted by time, the ids have the same direction and so stay on one index.
  const rest = column === 'created_at' ? direction : isFar ? 'asc' : 'desc';
  // There are few open orders, so sorting them is fast; in index order by time every closed one would be read.
  const isFew = column === 'created_at' && (filter.statuses?.length ?? 0) > 1;
  const rows = await matching(db.selectFrom('orders').selectAll(), filter)
    .orderBy(isFew ? sql`created_at || ''` : column, direction)
    .$if(column !== 'created_at', (q) => q.orderBy('created_at', rest))
    .orderBy('id', rest)
    .limit(wanted)
    .offset(isFar ? total - skipped - wanted : skipped)
    .execute();
  const orders = rows.map(orderOf);
  return isFar ? orders.toReversed() : orders;
}

export async function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  const { shopId, day, search, statuses, instanceCode, deviceHash, sessionHash } = filter;
  const isWhole = !search && [statuses, instanceCode, deviceHash, sessionHash].every((part) => part === undefined);
  if (isWhole) return countNumberedOrders(db, shopId, day);
  const { n } = await matching(
    db.selectFrom('orders').select(({ fn }) => fn.countAll().as('n')),
    filter,
  ).executeTakeFirstOrThrow();
  return Number(n);
}

/** Every order takes the next number of its day, so the counters give the total without counting rows. */
async function countNumberedOrders(db: Db, shopId: string, day: string | undefined): Promise<number> {
  const { n } = await db
    .selectFrom('day_counters')
    .select(({ fn }) => fn.sum('n').as('n'))
    .where('shop_id', '=', shopId)
    .$if(day !== undefined, (q) => q.where('day', '=', day ?? ''))
    .executeTakeFirstOrThrow();
  return Number(n ?? 0);
}

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

const EXPORTED_AT_ONCE = 1000;

/** Newest first, a thousand at a time, so that a year of orders is never in memory at once. */
export async function* eachOrder(db: Db, filter: OrderFilter): AsyncGenerator<StoredOrder[]> {
  let last: StoredOrder | undefined;
  do {
    const before = last;
    const rows = await matching(db.selectFrom('orders').selectAll(), filter)
      .$if(before !== undefined, (q) =>
        q
          .where('created_at', '<=', before?.createdAt ?? '')
          .where(({ eb, or }) => or([eb('created_at', '<', before?.createdAt ?? ''), eb('id', '<', before?.id ?? '')])),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(EXPORTED_AT_ONCE)
      .execute();
    const orders = rows.map(orderOf);
    last = orders.length === EXPORTED_AT_ONCE ? orders.at(-1) : undefined;
    if (orders.length > 0) yield orders;
  } while (last);
}

export interface Correction {
  name: string;
  size: OrderSize;
  recipeId: string;
  recipeName: string;
  machineString: string;
  glassName: string;
  brewingMs: number;
  madeAs: string | null;
  price: Price | null;
  alcoholGrams: number;
  isLiquor: boolean;
  staffApproves: StaffReason | null;
}

/**
 * Changes an order while it is pending and still at `version`, within a transaction.
 * @returns the order, or undefined if it is unknown, released or changed meanwhile.
 */
export async function correctPendingOrder(
  tx: Db,
  order: Pick<StoredOrder, 'shopId' | 'id' | 'version'>,
  corrected: Correction,
): Promise<StoredOrder | undefined> {
  const row = await tx
    .updateTable('orders')
    .set(({ eb }) => ({
      name: corrected.name,
      size: corrected.size,
      recipe_id: corrected.recipeId,
      recipe_name: corrected.recipeName,
      machine_string: corrected.machineString,
      glass_name: corrected.glassName,
      brewing_ms: corrected.brewingMs,
      made_as: corrected.madeAs,
      price_amount: corrected.price?.amount ?? null,
      price_currency: corrected.price?.currency ?? null,
      alcohol_grams: corrected.alcoholGrams,
      is_liquor: corrected.isLiquor ? 1 : 0,
      staff_approves: corrected.staffApproves,
      version: eb('version', '+', 1),
    }))
    .where('shop_id', '=', order.shopId)
    .where('id', '=', order.id)
    .where('status', '=', 'PENDING')
    .where('version', '=', order.version)
    .returningAll()
    .executeTakeFirst();
  if (row) await recordEventsIn(tx, row.shop_id, 'order', [row.id]);
  return row && orderOf(row);
}
