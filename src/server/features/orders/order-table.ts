/** The orders of a shop as listed for its staff. Source: docs/behaviour/orders.md "Listing". */
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { exportOrders, listOrders } from '#contract/order/orders.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import type { InterfaceLocale } from '#domain/text/interface-locale.ts';
import { translated } from '#domain/text/translated.ts';
import { hashOfGuestId } from '../../http/guest-id.ts';
import { PreparedReply } from '../../http/kept-reply.ts';
import { kioskNames } from '../../repos/kiosk/kiosks.repo.ts';
import { ordersAtCounter, pageOfOrders, type DrinkName, type OrderFilter } from '../../repos/orders/order-list.repo.ts';
import { findShop } from '../../repos/shop/shops.repo.ts';
import type { Services } from '../../services.ts';
import { orderReply } from './order-reply.ts';

/** Maximum number of orders without `pageSize`. */
const LISTED_ORDERS = 200;
const OPEN: readonly OrderStatus[] = ['PENDING', 'IMMEDIATE', 'IN_PROGRESS'];

/** How long what was made and not collected stays at the counter. Milliseconds. */
const TONIGHT_MS = 12 * 60 * 60_000;

type FilterQuery = z.output<typeof exportOrders.query>;

/** A page of orders, with an ETag of its bytes: a polling screen mostly gets 304. */
export async function answerOrderTable(
  services: Services,
  shopId: string,
  query: z.output<typeof listOrders.query>,
  locale: InterfaceLocale,
): Promise<PreparedReply> {
  const { db } = services;
  const filter = await filterOf(services, shopId, query);
  const { sort = '-placed', page = 1, pageSize = LISTED_ORDERS } = query;
  const isCounter = query.status === 'TONIGHT' && sort === 'placed' && query.pageSize === undefined;
  const { orders, total } = isCounter
    ? await ordersAtCounter(db, filter, LISTED_ORDERS)
    : await pageOfOrders(db, filter, { sort, page, pageSize }, drinkNamesIn(services, shopId, locale));
  const codes = new Set(orders.flatMap(({ instanceCode }) => instanceCode ?? []));
  const reply = {
    data: orders.map(orderReply),
    total,
    page,
    kioskNames: await kioskNames(db, shopId, codes),
  };
  const bytes = Buffer.from(JSON.stringify(reply));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return new PreparedReply([{ encoding: undefined, bytes }], etag);
}

type Menu = Pick<Services, 'db' | 'menus'>;

const drinksOf = async ({ db, menus }: Menu, shopId: string) => {
  const shop = await findShop(db, shopId);
  return shop && (await menus.of(shop)).byId;
};

/** What the menu calls the drinks of orders in a language; as it was ordered what is no longer on it. */
const drinkNamesIn = (menu: Menu, shopId: string, locale: InterfaceLocale) => async (): Promise<DrinkName> => {
  const drinks = await drinksOf(menu, shopId);
  return (recipeId, ordered) => translated(ordered, drinks?.get(recipeId)?.name_translations, locale).text;
};

/** Drinks of the menu of which a translated name has the text: orders keep the name in the menu's own language. */
async function drinksCalled(menu: Menu, shopId: string, text: string): Promise<string[]> {
  const wanted = text.toLowerCase();
  const drinks = [...((await drinksOf(menu, shopId))?.values() ?? [])];
  return drinks
    .filter(({ name_translations }) =>
      Object.values(name_translations).some((name) => name.toLowerCase().includes(wanted)),
    )
    .map(({ id }) => id);
}

export async function filterOf(
  services: Menu & Pick<Services, 'clock'>,
  shopId: string,
  query: FilterQuery,
): Promise<OrderFilter> {
  const { kioskInstanceCode = '', userSessionId, status, day, search } = query;
  const now = services.clock();
  // `kioskInstanceCode` is a join code or a device id.
  const deviceHash = hashOfGuestId(kioskInstanceCode);
  return {
    shopId,
    statuses: statusesOf(status),
    madeSince: status === 'TONIGHT' ? new Date(now.getTime() - TONIGHT_MS).toISOString() : undefined,
    day,
    search,
    searchedDrinks: search ? await drinksCalled(services, shopId, search) : undefined,
    deviceHash: deviceHash ?? undefined,
    instanceCode: deviceHash || kioskInstanceCode === '' ? undefined : kioskInstanceCode.toUpperCase(),
    sessionHash: hashOfGuestId(userSessionId) ?? undefined,
  };
}

function statusesOf(status: FilterQuery['status']): readonly OrderStatus[] | undefined {
  if (status === undefined) return undefined;
  return status === 'OPEN' || status === 'TONIGHT' ? OPEN : [status];
}
