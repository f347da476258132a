/** The orders of a shop as listed for its staff. Source: docs/behaviour/orders.md "Listing". */
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { exportOrders, listOrders } from '#contract/orders.ts';
import { csvRow } from '#domain/menu-import/csv.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { hashOfGuestId } from '../../http/caller.ts';
import { PreparedReply, StreamedReply } from '../../http/serve.ts';
import type { StoredOrder } from '../../repos/orders.repo.ts';
import { countOrders, eachOrder, pageOfOrders, type OrderFilter } from '../../repos/staff-orders.repo.ts';
import type { Services } from '../../services.ts';
import { orderReply } from './order-reply.ts';

/** Maximum number of orders without `pageSize`. */
const LISTED_ORDERS = 200;
const OPEN: readonly OrderStatus[] = ['PENDING', 'IMMEDIATE', 'IN_PROGRESS'];

type FilterQuery = z.output<typeof exportOrders.query>;

/** A page of orders, with an ETag of its bytes: a polling screen mostly gets 304. */
export async function answerOrderTable(
  { db }: Services,
  shopId: string,
  query: z.output<typeof listOrders.query>,
): Promise<PreparedReply> {
  const filter = filterOf(shopId, query);
  const { sort = '-placed', page = 1, pageSize = LISTED_ORDERS } = query;
  const total = await countOrders(db, filter);
  const found = await pageOfOrders(db, filter, { sort, page, pageSize, total });
  const bytes = Buffer.from(JSON.stringify({ data: found.map(orderReply), total, page }));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return new PreparedReply([{ encoding: undefined, bytes }], etag);
}

const COLUMNS: [name: string, cell: (order: StoredOrder) => string | number | null][] = [
  ['number', ({ displayId }) => displayId],
  ['placed_at', ({ createdAt }) => createdAt],
  ['name', ({ name }) => name],
  ['drink', ({ recipeName }) => recipeName],
  ['size', ({ size }) => size],
  ['quantity', ({ quantity }) => quantity],
  ['status', ({ status }) => status],
  ['kiosk', ({ instanceCode }) => instanceCode],
  [
    'allergies',
    ({ allergies }) => (allergies ? [...allergies.allergens, allergies.note].filter(Boolean).join('; ') : ''),
  ],
  ['order_id', ({ id }) => id],
];

/** The same orders as a spreadsheet file, with a byte order mark so that it is read as UTF-8. */
export function exportOrderTable({ db }: Services, shopId: string, query: FilterQuery): StreamedReply {
  async function* rows() {
    yield '\ufeff' + csvRow(COLUMNS.map(([name]) => name));
    for await (const orders of eachOrder(db, filterOf(shopId, query)))
      yield orders.map((order) => csvRow(COLUMNS.map(([, cell]) => cell(order)))).join('');
  }
  return new StreamedReply('text/csv; charset=utf-8', 'orders.csv', rows());
}

function filterOf(shopId: string, query: FilterQuery): OrderFilter {
  const { kioskInstanceCode = '', userSessionId, status, day, search } = query;
  // `kioskInstanceCode` is a join code or a device id.
  const deviceHash = hashOfGuestId(kioskInstanceCode);
  return {
    shopId,
    statuses: statusesOf(status),
    day,
    search,
    deviceHash: deviceHash ?? undefined,
    instanceCode: deviceHash || kioskInstanceCode === '' ? undefined : kioskInstanceCode.toUpperCase(),
    sessionHash: hashOfGuestId(userSessionId) ?? undefined,
  };
}

function statusesOf(status: FilterQuery['status']): readonly OrderStatus[] | undefined {
  if (status === undefined) return undefined;
  return status === 'OPEN' ? OPEN : [status];
}
