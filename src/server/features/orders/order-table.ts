/** The orders of a shop as listed for its staff. Source: docs/behaviour/orders.md "Listing". */
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { exportOrders, listOrders } from '#contract/order/orders.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import type { InterfaceLocale } from '#domain/text/interface-locale.ts';
import { translated } from '#domain/text/translated.ts';
import { hashOfGuestId } from '../../http/caller.ts';
import { PreparedReply } from '../../http/serve.ts';
import { kioskNames } from '../../repos/kiosk/kiosks.repo.ts';
import { pageOfOrders, type DrinkName, type OrderFilter } from '../../repos/orders/order-list.repo.ts';
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
  const { db, clock } = services;
  const filter = filterOf(shopId, query, clock());
  const { sort = '-placed', page = 1, pageSize = LISTED_ORDERS } = query;
  const { orders, total } = await pageOfOrders(
    db,
    filter,
    { sort, page, pageSize },
    drinkNamesIn(services, shopId, locale),
  );
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

/** What the menu calls the drinks of orders in a language; as it was ordered what is no longer on it. */
const drinkNamesIn =
  ({ db, menus }: Services, shopId: string, locale: InterfaceLocale) =>
  async (): Promise<DrinkName> => {
    const shop = await findShop(db, shopId);
    const drinks = shop && (await menus.of(shop)).byId;
    return (recipeId, ordered) => translated(ordered, drinks?.get(recipeId)?.name_translations, locale).text;
  };

export function filterOf(shopId: string, query: FilterQuery, now: Date): OrderFilter {
  const { kioskInstanceCode = '', userSessionId, status, day, search } = query;
  // `kioskInstanceCode` is a join code or a device id.
  const deviceHash = hashOfGuestId(kioskInstanceCode);
  return {
    shopId,
    statuses: statusesOf(status),
    madeSince: status === 'TONIGHT' ? new Date(now.getTime() - TONIGHT_MS).toISOString() : undefined,
    day,
    search,
    deviceHash: deviceHash ?? undefined,
    instanceCode: deviceHash || kioskInstanceCode === '' ? undefined : kioskInstanceCode.toUpperCase(),
    sessionHash: hashOfGuestId(userSessionId) ?? undefined,
  };
}

function statusesOf(status: FilterQuery['status']): readonly OrderStatus[] | undefined {
  if (status === undefined) return undefined;
  return status === 'OPEN' || status === 'TONIGHT' ? OPEN : [status];
}
