/** What a shop keeps of a guest, in words, and its erasure. Source: docs/behaviour/guest-data.md. */
import type { ErasedGuest, GuestRecord } from '#contract/order/guest-record.ts';
import { Refusal } from '#contract/refusal.ts';
import { isOpenStatus } from '#domain/order/order.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import { eraseGuestOf, listOrdersOfGuest, readPhone, type Guest } from '../../repos/orders/guests.repo.ts';
import { answersOf } from '../../repos/kiosk/room-rounds.repo.ts';
import { completeBrewedOrders } from '../../repos/orders/order-steps.repo.ts';
import { findOrder, type StoredOrder } from '../../repos/orders/orders.repo.ts';
import type { StoredShop } from '../../repos/shop/shops.repo.ts';
import type { Services } from '../../services.ts';

/** As long as the counter shows what was made. Milliseconds. */
const SHOWN_MS = 12 * 60 * 60_000;

type Needed = Pick<Services, 'db' | 'clock' | 'commit' | 'config' | 'visits'>;

/** @throws Refusal order-not-found */
export async function guestOfOrder(db: Db, shopId: string, orderId: string): Promise<Guest> {
  const order = await findOrder(db, shopId, orderId);
  if (!order) throw new Refusal('order-not-found');
  const { deviceHash, ticketId } = order;
  return deviceHash === null ? { shopId, ticketId } : { shopId, deviceHash };
}

/** What is noted and not yet written is written first. */
const settle = async ({ commit, clock, visits }: Needed): Promise<void> => {
  await visits.flush();
  await commit(() => completeBrewedOrders(clock().toISOString()));
};

export async function recordOf(services: Needed, shop: StoredShop, guest: Guest): Promise<GuestRecord> {
  const { db, clock, config } = services;
  await settle(services);
  const orders = await listOrdersOfGuest(db, guest);
  const phone = 'deviceHash' in guest ? await readPhone(db, guest) : undefined;
  const sessions = [...new Set(orders.flatMap(({ sessionHash }) => sessionHash ?? []))];
  return {
    shop: { id: shop.id, name: shop.name },
    madeAt: clock().toISOString(),
    keptDays: Math.max(1, config.GUEST_DATA_DAYS),
    of: phone ? 'device' : 'ticket',
    orders: orders.map((order) => orderInRecord(order, sessions)),
    visits: (phone?.visits ?? []).map((visit) => ({
      day: visit.day,
      kiosk: visit.instance_code,
      joinedAt: visit.joined_at,
      orderedAt: visit.ordered_at,
    })),
    presenceUntil: phone?.grant?.expires_at ?? null,
    capsules: (phone?.capsules ?? []).map(({ created_at, series_id, number, told_name }) => ({
      drawnAt: created_at,
      series: series_id,
      number,
      boardName: told_name,
    })),
    tableGames: (phone?.rooms ?? []).map(({ instance_code, moved_at }) => ({
      kiosk: instance_code,
      lastMoveAt: moved_at,
    })),
    league: (phone?.league ?? []).map(({ day, name }) => ({ day, boardName: name })),
    rounds: (phone?.rounds ?? []).map(({ joined_at, answers, name }) => ({
      joinedAt: joined_at,
      answers: [...answersOf(answers)],
      boardName: name,
    })),
    followed: (phone?.followed ?? []).map(({ display_id, followed_at }) => ({
      displayId: display_id ?? '',
      since: followed_at,
    })),
    orderKeys: (phone?.keys ?? []).map(({ created_at, order_id }) => ({ usedAt: created_at, orderId: order_id })),
  };
}

const orderInRecord = (order: StoredOrder, sessions: readonly string[]): GuestRecord['orders'][number] => ({
  orderId: order.id,
  displayId: order.displayId,
  day: order.day,
  name: order.name,
  drink: order.recipeName,
  size: order.size,
  quantity: order.quantity,
  status: order.status,
  allergies: order.allergies,
  price: order.price,
  alcoholGrams: order.alcoholGrams,
  adultConfirmedAt: order.adultConfirmedAt,
  kiosk: order.instanceCode,
  placedAt: order.createdAt,
  approvedAt: order.approvedAt,
  madeAt: order.completedAt,
  collectedAt: order.collectedAt,
  session: order.sessionHash === null ? null : sessions.indexOf(order.sessionHash) + 1,
});

/**
 * @param record notes it in the audit, in the same transaction, if anything was left to erase
 * @throws Refusal guest-order-open
 */
export async function erase(
  services: Needed,
  guest: Guest,
  record: (tx: Db, erased: ErasedGuest) => Promise<unknown>,
): Promise<ErasedGuest> {
  const { db, clock } = services;
  await settle(services);
  return inTransaction(db, async (tx) => {
    const orders = await listOrdersOfGuest(tx, guest);
    // A drink that is being made has to find the guest who waits for it.
    if (orders.some(({ status }) => isOpenStatus(status))) throw new Refusal('guest-order-open');
    const erased = await eraseGuestOf(tx, guest, new Date(clock().getTime() - SHOWN_MS).toISOString());
    if (Object.values(erased).some((n) => n > 0)) await record(tx, erased);
    return erased;
  });
}
