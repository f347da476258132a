/** What is kept of a guest: read, and made nobody's. Source: docs/behaviour/guest-data.md, docs/decisions/0098. */
import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import type { ErasedGuest } from '#contract/order/guest-record.ts';
import { dayParts } from '#domain/order/day-parts.ts';
import { addDays } from '#domain/order/shop-day.ts';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { OURS, readInParts } from '../../long-reads.ts';
import { recordEventsIn } from '../events.repo.ts';
import { touchRound } from '../kiosk/room-rounds.repo.ts';
import { eraseFollower, readFollowed } from './followers.repo.ts';
import { ordersByDay } from './order-days.repo.ts';
import { isOfTicket } from './order-conditions.ts';
import { orderOf, type StoredOrder } from './orders.repo.ts';

/** A phone, or of an order without one its ticket. */
export type Guest = { shopId: string } & ({ deviceHash: string } | { ticketId: string });

/** In place of a name, and of the device that released an order. */
const NOBODY = { name: 'Guest', hand: 'guest' };
/** Longer than any account id. */
const HASH_LENGTH = 64;

/** A device that released an order becomes a guest; an account stays. */
const handWithoutDevice: RawBuilder<string | null> =
  sql`case when length(approved_by) = ${HASH_LENGTH} then ${NOBODY.hand} else approved_by end`;

const without = {
  name: NOBODY.name,
  device_hash: null,
  session_hash: null,
  allergies: null,
  pickup_code: null,
  approved_by: handWithoutDevice,
};

/** Drops who ordered, keeps what was ordered. Others are answered between the days. */
export async function forgetGuests(db: Db, olderThan: string): Promise<void> {
  const shops = await db.selectFrom('day_counters').select('shop_id').distinct().execute();
  // East of Greenwich a shop's day is the next one.
  const days = { from: '', to: addDays(olderThan.slice(0, 10), 1) };
  for (const { shop_id } of shops)
    await readInParts(OURS, dayParts(await ordersByDay(db, shop_id, days)), ({ from, to }) =>
      db
        .updateTable('orders')
        .set(without)
        .where('shop_id', '=', shop_id)
        .where('day', '>=', from)
        .where('day', '<=', to)
        .where('created_at', '<', olderThan)
        .where(({ eb, or }) =>
          or([
            eb('device_hash', 'is not', null),
            eb('name', '!=', NOBODY.name),
            sql<boolean>`length(approved_by) = ${HASH_LENGTH}`,
          ]),
        )
        .execute(),
    );
}

/** News of tables names the players' devices: of shops where nobody plays any more they go. */
export const forgetTablePlayers = (db: Db) =>
  db
    .updateTable('shop_events')
    .set({ subject: '' })
    .where('kind', '=', 'table')
    .where('subject', '!=', '')
    .where('shop_id', 'not in', (eb) => eb.selectFrom('table_rooms').select('shop_id'))
    .execute();

/** Oldest first. */
export async function listOrdersOfGuest(db: Db, guest: Guest): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('shop_id', '=', guest.shopId)
    .$call((query) =>
      'deviceHash' in guest
        ? query.where('device_hash', '=', guest.deviceHash)
        : query.where(isOfTicket(guest.ticketId)),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(orderOf);
}

export interface PhoneOfGuest {
  shopId: string;
  deviceHash: string;
}

/** Beside the orders. */
export async function readPhone(db: Db, { shopId, deviceHash }: PhoneOfGuest) {
  const visits = await db
    .selectFrom('visits')
    .select(['day', 'instance_code', 'joined_at', 'ordered_at'])
    .where('shop_id', '=', shopId)
    .where('device_hash', '=', deviceHash)
    .orderBy('day')
    .orderBy('id')
    .execute();
  const grant = await db
    .selectFrom('presence_grants')
    .select('expires_at')
    .where('shop_id', '=', shopId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
  const capsules = await db
    .selectFrom('capsule_draws')
    .select(['created_at', 'series_id', 'number', 'told_name'])
    .where('shop_id', '=', shopId)
    .where('player', '=', deviceHash)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const rooms = await db
    .selectFrom('table_rooms')
    .select(['instance_code', 'moved_at'])
    .where('shop_id', '=', shopId)
    .where(({ or }) => or([isPlayer('player_0', deviceHash), isPlayer('player_1', deviceHash)]))
    .orderBy('moved_at')
    .execute();
  const keys = await db
    .selectFrom('order_keys')
    .select(['created_at', 'order_id'])
    .where('device_hash', '=', deviceHash)
    .where(isKeyOf(db, shopId))
    .orderBy('created_at')
    .execute();
  const league = await db
    .selectFrom('league_players')
    .select(['day', 'name'])
    .where('shop_id', '=', shopId)
    .where('device_hash', '=', deviceHash)
    .orderBy('day')
    .execute();
  const rounds = await db
    .selectFrom('room_round_phones')
    .select(['joined_at', 'answers', 'name'])
    .where('shop_id', '=', shopId)
    .where('device_hash', '=', deviceHash)
    .orderBy('joined_at')
    .execute();
  const followed = await readFollowed(db, { shopId, deviceHash });
  return { visits, grant, capsules, rooms, league, rounds, followed, keys };
}

/** Players are named by device and session. */
const isPlayer = (seat: 'player_0' | 'player_1', deviceHash: string) =>
  sql<boolean>`substr(${sql.ref(seat)}, 1, ${HASH_LENGTH}) = ${deviceHash}`;

/** Of orders of the shop; a key that no order came with is of no shop. */
const isKeyOf = (db: Db, shopId: string) => {
  const ids = db.selectFrom('orders').select('id').where('shop_id', '=', shopId);
  return ({ eb, or }: ExpressionBuilder<Tables, 'order_keys'>) =>
    or([eb('order_id', 'is', null), eb('order_id', 'in', ids)]);
};

const NOTHING: ErasedGuest = {
  orders: 0,
  visits: 0,
  presence: 0,
  capsules: 0,
  tableGames: 0,
  league: 0,
  rounds: 0,
  followed: 0,
  orderKeys: 0,
};

/**
 * Makes it nobody's, within a transaction; what is so already is left alone.
 * @param shownSince orders from then on may stand on a screen, which is told
 */
export async function eraseGuestOf(tx: Db, guest: Guest, shownSince: string): Promise<ErasedGuest> {
  const erased = { ...NOTHING };
  // Keys are found by the orders they made, whoever these are of.
  if ('deviceHash' in guest) Object.assign(erased, await erasePhone(tx, guest));
  const orders = await tx
    .updateTable('orders')
    .set(({ eb }) => ({ ...without, before_step: null, version: eb('version', '+', 1) }))
    .where('shop_id', '=', guest.shopId)
    .$call((query) =>
      'deviceHash' in guest
        ? query.where('device_hash', '=', guest.deviceHash)
        : query
            .where(isOfTicket(guest.ticketId))
            .where(({ eb, or }) =>
              or([
                eb('name', '!=', NOBODY.name),
                eb('allergies', 'is not', null),
                eb('session_hash', 'is not', null),
                eb('pickup_code', 'is not', null),
                sql<boolean>`length(approved_by) = ${HASH_LENGTH}`,
              ]),
            ),
    )
    .returning(['id', 'created_at'])
    .execute();
  erased.orders = orders.length;
  const shown = orders.filter(({ created_at }) => created_at >= shownSince).map(({ id }) => id);
  await recordEventsIn(tx, guest.shopId, 'order', shown);
  return erased;
}

/** Of the phone, all but its orders. */
async function erasePhone(tx: Db, { shopId, deviceHash }: PhoneOfGuest): Promise<Omit<ErasedGuest, 'orders'>> {
  await tx
    .updateTable('orders')
    .set({ approved_by: NOBODY.hand })
    .where('shop_id', '=', shopId)
    .where('approved_by', '=', deviceHash)
    .execute();
  const visits = await tx
    .updateTable('visits')
    .set({ device_hash: null })
    .where('shop_id', '=', shopId)
    .where('device_hash', '=', deviceHash)
    .returning('id')
    .execute();
  const presence = await tx
    .deleteFrom('presence_grants')
    .where('shop_id', '=', shopId)
    .where('device_hash', '=', deviceHash)
    .returning('shop_id')
    .execute();
  // The capsule stays out of the drum.
  const capsules = await tx
    .updateTable('capsule_draws')
    .set({ player: sql<string>`'erased:' || id`, told_at: null, told_name: null, told_series: null })
    .where('shop_id', '=', shopId)
    .where('player', '=', deviceHash)
    .returning('id')
    .execute();
  const league = await tx
    .deleteFrom('league_players')
    .where('shop_id', '=', shopId)
    .where('device_hash', '=', deviceHash)
    .returning('day')
    .execute();
  // The others keep their points.
  for (const part of ['winner', 'loser'] as const)
    await tx
      .updateTable('league_matches')
      .set({ [part]: null })
      .where('shop_id', '=', shopId)
      .where(part, '=', deviceHash)
      .execute();
  const rounds = await tx
    .deleteFrom('room_round_phones')
    .where('shop_id', '=', shopId)
    .where('device_hash', '=', deviceHash)
    .returning('round_id')
    .execute();
  for (const { round_id } of rounds) await touchRound(tx, shopId, round_id);
  if (rounds.length > 0) await recordEventsIn(tx, shopId, 'round', ['']);
  if (capsules.length + league.length > 0) await recordEventsIn(tx, shopId, 'board', ['']);
  const followed = await eraseFollower(tx, { shopId, deviceHash });
  let tableGames = 0;
  for (const seat of ['player_0', 'player_1'] as const) {
    const left = await tx
      .updateTable('table_rooms')
      .set({ [seat]: sql<string>`'erased:' || id` })
      .where('shop_id', '=', shopId)
      .where(isPlayer(seat, deviceHash))
      .returning('id')
      .execute();
    tableGames += left.length;
  }
  await tx
    .updateTable('shop_events')
    .set({ subject: sql<string>`trim(replace(subject, ${deviceHash}, ''))` })
    .where('shop_id', '=', shopId)
    .where('kind', 'in', ['table', 'follower'])
    .where('subject', '!=', '')
    .execute();
  const orderKeys = await tx
    .deleteFrom('order_keys')
    .where('device_hash', '=', deviceHash)
    .where(isKeyOf(tx, shopId))
    .returning('idempotency_key')
    .execute();
  return {
    visits: visits.length,
    presence: presence.length,
    capsules: capsules.length,
    tableGames,
    league: league.length,
    rounds: rounds.length,
    followed,
    orderKeys: orderKeys.length,
  };
}
