/** Phones that look at another phone's ticket. Source: docs/behaviour/orders.md "Following", docs/decisions/0157. */
import { Refusal } from '#contract/refusal.ts';
import { MOST_FOLLOWERS } from '#domain/order/order.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import { recordEventsIn } from '../events.repo.ts';
import { isOfFollowed } from './order-conditions.ts';
import { orderOf, type StoredOrder } from './orders.repo.ts';

interface Follower {
  shopId: string;
  ticketId: string;
  deviceHash: string;
}

const isFollowing = async (db: Db, { ticketId, deviceHash }: Follower): Promise<boolean> =>
  (await db
    .selectFrom('ticket_followers')
    .select('ticket_id')
    .where('ticket_id', '=', ticketId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst()) !== undefined;

/** @throws Refusal too-many-followers */
export const followTicket = (db: Db, follower: Follower, at: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (await isFollowing(tx, follower)) return;
    const { shopId, ticketId, deviceHash } = follower;
    // Before they are counted: it locks the shop's counter, and of two phones at once the second sees the first.
    await recordEventsIn(tx, shopId, 'follower', [deviceHash]);
    const followers = await tx
      .selectFrom('ticket_followers')
      .select('device_hash')
      .where('ticket_id', '=', ticketId)
      .execute();
    if (followers.length >= MOST_FOLLOWERS) throw new Refusal('too-many-followers');
    await tx
      .insertInto('ticket_followers')
      .values({ ticket_id: ticketId, device_hash: deviceHash, shop_id: shopId, followed_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });

/** Asked again, or of a ticket it does not follow, nothing. */
export const unfollowTicket = (db: Db, { shopId, ticketId, deviceHash }: Follower): Promise<void> =>
  inTransaction(db, async (tx) => {
    const gone = await tx
      .deleteFrom('ticket_followers')
      .where('shop_id', '=', shopId)
      .where('ticket_id', '=', ticketId)
      .where('device_hash', '=', deviceHash)
      .returning('ticket_id')
      .execute();
    if (gone.length > 0) await recordEventsIn(tx, shopId, 'follower', [deviceHash]);
  });

/** Newest first. */
export async function listFollowedOrders(
  db: Db,
  { shopId, deviceHash, limit }: { shopId: string; deviceHash: string; limit: number },
): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('ticket_followers as follower')
    .innerJoin('orders as order', (join) => join.on(isOfFollowed))
    .selectAll('order')
    .where('follower.shop_id', '=', shopId)
    .where('follower.device_hash', '=', deviceHash)
    .where('order.shop_id', '=', shopId)
    .orderBy('order.created_at', 'desc')
    .orderBy('order.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(orderOf);
}

/** What a phone follows, for its record. */
export const readFollowed = (db: Db, { shopId, deviceHash }: Omit<Follower, 'ticketId'>) =>
  db
    .selectFrom('ticket_followers as follower')
    .leftJoin('orders as order', 'order.id', 'follower.ticket_id')
    .select(['follower.followed_at', 'order.display_id'])
    .where('follower.shop_id', '=', shopId)
    .where('follower.device_hash', '=', deviceHash)
    .orderBy('follower.followed_at')
    .execute();

/**
 * A phone follows nothing any more, and nobody follows its tickets.
 * @returns how many tickets it followed
 */
export async function eraseFollower(tx: Db, { shopId, deviceHash }: Omit<Follower, 'ticketId'>): Promise<number> {
  const own = tx
    .selectFrom('orders')
    .select('ticket_id')
    .where('shop_id', '=', shopId)
    .where('device_hash', '=', deviceHash);
  const gone = await tx
    .deleteFrom('ticket_followers')
    .where('shop_id', '=', shopId)
    .where(({ eb, or }) => or([eb('device_hash', '=', deviceHash), eb('ticket_id', 'in', own)]))
    .returning('device_hash')
    .execute();
  const others = new Set(gone.map(({ device_hash }) => device_hash).filter((device) => device !== deviceHash));
  await recordEventsIn(tx, shopId, 'follower', [...others]);
  return gone.filter(({ device_hash }) => device_hash === deviceHash).length;
}

/** News to a phone that follows name its device: once it follows nothing they name nobody. */
export async function forgetFollowers(db: Db, before: string): Promise<void> {
  await db.deleteFrom('ticket_followers').where('followed_at', '<', before).execute();
  await db
    .updateTable('shop_events')
    .set({ subject: '' })
    .where('kind', '=', 'follower')
    .where('subject', '!=', '')
    .where('subject', 'not in', (eb) => eb.selectFrom('ticket_followers').select('device_hash'))
    .execute();
}
