/** The orders of a shop as a spreadsheet file. Source: docs/behaviour/orders.md "Export". */
import type { z } from 'zod';
import type { exportOrders } from '#contract/order/orders.ts';
import { csvRow } from '#domain/menu-import/csv.ts';
import { message, type Message } from '#domain/messages/message.ts';
import { render } from '#domain/messages/render.ts';
import { orderOutcome, type OrderOutcome } from '#domain/order/order.ts';
import { typePrice } from '#domain/selling/price.ts';
import { clockOf } from '#domain/selling/zoned-time.ts';
import type { InterfaceLocale } from '#domain/text/interface-locale.ts';
import { timeZoneOf } from '#server/settings/shop-time.ts';
import { StreamedReply } from '../../http/serve.ts';
import { allKioskNames } from '../../repos/kiosk/kiosks.repo.ts';
import type { StoredOrder } from '../../repos/orders/orders.repo.ts';
import { eachOrder } from '../../repos/orders/order-list.repo.ts';
import type { StoredShop } from '../../repos/shop/shops.repo.ts';
import type { Services } from '../../services.ts';
import { filterOf } from './order-table.ts';

interface Reader {
  /** A time as the shop's clock shows it; empty for none. */
  clock: (at: string | null) => string;
  timeZone: string;
  kioskName: (joinCode: string) => string;
  locale: InterfaceLocale;
}

const OUTCOMES: Record<OrderOutcome, Message> = {
  waiting: message('order-waiting'),
  'being-made': message('order-being-made'),
  attention: message('order-attention'),
  ready: message('order-ready'),
  collected: message('order-collected'),
  cancelled: message('order-cancelled'),
  'cancelled-by-staff': message('order-cancelled-by-staff'),
  'cancelled-by-guest': message('order-cancelled-by-guest'),
  abandoned: message('order-abandoned'),
};

type Cell = string | number | null;

const COLUMNS: [name: string, cell: (order: StoredOrder, reader: Reader) => Cell][] = [
  ['number', ({ displayId }) => displayId],
  ['placed_at', ({ createdAt }, { clock }) => clock(createdAt)],
  ['approved_at', ({ approvedAt }, { clock }) => clock(approvedAt)],
  ['made_at', ({ completedAt }, { clock }) => clock(completedAt)],
  ['collected_at', ({ collectedAt }, { clock }) => clock(collectedAt)],
  ['time_zone', (_order, { timeZone }) => timeZone],
  ['seconds_to_made', ({ createdAt, completedAt }) => secondsBetween(createdAt, completedAt)],
  ['seconds_to_collected', ({ createdAt, collectedAt }) => secondsBetween(createdAt, collectedAt)],
  ['name', ({ name }) => name],
  ['drink', ({ recipeName }) => recipeName],
  ['size', ({ size }) => size],
  ['size_in_words', ({ size }, { locale }) => render(message(size), locale)],
  ['quantity', ({ quantity }) => quantity],
  // In whole units, as a spreadsheet adds them up.
  ['price', ({ price }) => (price ? typePrice(price.amount, price.currency) : '')],
  ['currency', ({ price }) => price?.currency ?? ''],
  ['status', ({ status }) => status],
  ['outcome', (order) => orderOutcome(order)],
  ['outcome_in_words', (order, { locale }) => render(OUTCOMES[orderOutcome(order)], locale)],
  ['kiosk', ({ instanceCode }) => instanceCode],
  ['kiosk_name', ({ instanceCode }, { kioskName }) => (instanceCode === null ? '' : kioskName(instanceCode))],
  [
    'allergies',
    ({ allergies }) => (allergies ? [...allergies.allergens, allergies.note].filter(Boolean).join('; ') : ''),
  ],
  ['order_id', ({ id }) => id],
];

/** With a byte order mark so that it is read as UTF-8; streamed, so that a year of orders is never in memory. */
export async function exportOrderTable(
  services: Pick<Services, 'db' | 'clock' | 'menus'>,
  shop: StoredShop,
  query: z.output<typeof exportOrders.query>,
  locale: InterfaceLocale,
): Promise<StreamedReply> {
  const { db } = services;
  const filter = await filterOf(services, shop.id, query);
  const names = await allKioskNames(db, shop.id);
  const reader = {
    ...shopClock(timeZoneOf(shop)),
    kioskName: (joinCode: string) => names.get(joinCode) ?? '',
    locale,
  };
  async function* rows() {
    yield '\ufeff' + csvRow(COLUMNS.map(([name]) => name));
    for await (const orders of eachOrder(db, filter))
      yield orders.map((order) => csvRow(COLUMNS.map(([, cell]) => cell(order, reader)))).join('');
  }
  return new StreamedReply('text/csv; charset=utf-8', 'orders.csv', rows());
}

function shopClock(own: string | undefined): Pick<Reader, 'clock' | 'timeZone'> {
  const timeZone = own ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const shows = clockOf(timeZone);
  return { timeZone, clock: (at) => (at === null ? '' : shows(at)) };
}

const secondsBetween = (from: string, to: string | null): number | null =>
  to === null ? null : Math.round((Date.parse(to) - Date.parse(from)) / 1000);
