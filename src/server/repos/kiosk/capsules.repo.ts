/** The capsule machine's drums, and the capsules drawn from them. */
import type { Db } from '../../db/database.ts';
import type { CapsuleDrawsTable } from '../../db/tables.ts';
import type { Series } from '#experiences/toy-kiosk/rules.ts';
import { recordEventsIn } from '../events.repo.ts';

/** A drum of a shop's day. */
export interface Drum {
  shopId: string;
  day: string;
  /** Hash of the contents of a full one. */
  drum: string;
}

export interface StoredDraw {
  id: string;
  shopId: string;
  drum: string;
  filling: number;
  seriesId: string;
  number: number;
  recipeId: string;
  zeroProof: boolean;
  createdAt: string;
  /** null: the board was not told of it. */
  toldAt: string | null;
}

const drawOf = (row: CapsuleDrawsTable): StoredDraw => ({
  id: row.id,
  shopId: row.shop_id,
  drum: row.drum,
  filling: row.filling,
  seriesId: row.series_id,
  number: row.number,
  recipeId: row.recipe_id,
  zeroProof: row.zero_proof === 1,
  createdAt: row.created_at,
  toldAt: row.told_at,
});

/** The drum's current filling, from 1. */
export async function fillingOf(db: Db, { shopId, day, drum }: Drum): Promise<number> {
  const row = await db
    .selectFrom('capsule_bags')
    .select('filling')
    .where('shop_id', '=', shopId)
    .where('day', '=', day)
    .where('drum', '=', drum)
    .executeTakeFirst();
  return row?.filling ?? 1;
}

/**
 * Locks the drum until the transaction ends: other draws wait.
 * @returns its current filling
 */
export async function lockDrum(tx: Db, { shopId, day, drum }: Drum): Promise<number> {
  const { filling } = await tx
    .insertInto('capsule_bags')
    .values({ shop_id: shopId, day, drum, filling: 1 })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'day', 'drum']).doUpdateSet(({ ref }) => ({ filling: ref('capsule_bags.filling') })),
    )
    .returning('filling')
    .executeTakeFirstOrThrow();
  return filling;
}

/** Refills a locked drum. */
export const fillAgain = (tx: Db, { shopId, day, drum }: Drum) =>
  tx
    .updateTable('capsule_bags')
    .set(({ eb }) => ({ filling: eb('filling', '+', 1) }))
    .where('shop_id', '=', shopId)
    .where('day', '=', day)
    .where('drum', '=', drum)
    .execute();

/** The capsules drawn from one filling. */
export async function listTaken(db: Db, { shopId, day, drum }: Drum, filling: number): Promise<StoredDraw[]> {
  const rows = await db
    .selectFrom('capsule_draws')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('day', '=', day)
    .where('drum', '=', drum)
    .where('filling', '=', filling)
    .execute();
  return rows.map(drawOf);
}

/** @returns the capsule drawn with a key, if any */
export async function findKeyedDraw(db: Db, player: string, key: string): Promise<StoredDraw | undefined> {
  const row = await db
    .selectFrom('capsule_draws')
    .selectAll()
    .where('player', '=', player)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row && drawOf(row);
}

export type NewDraw = Drum & Omit<StoredDraw, 'toldAt'> & { player: string; key: string };

/** @returns false if the key was used meanwhile, in another drum */
export async function insertDraw(tx: Db, draw: NewDraw): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('capsule_draws')
    .values({
      id: draw.id,
      shop_id: draw.shopId,
      day: draw.day,
      drum: draw.drum,
      filling: draw.filling,
      series_id: draw.seriesId,
      number: draw.number,
      recipe_id: draw.recipeId,
      zero_proof: draw.zeroProof ? 1 : 0,
      player: draw.player,
      idempotency_key: draw.key,
      created_at: draw.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['player', 'idempotency_key']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) === 1;
}

/** A player's draws from a drum since a time and since the player's last order there, in order. */
export async function listOpenDraws(
  db: Db,
  { shopId, day, drum }: Drum,
  { player, deviceHash, since }: { player: string; deviceHash: string | null; since: string },
): Promise<StoredDraw[]> {
  const lastOrder = await db
    .selectFrom('orders')
    .select('created_at')
    .where('shop_id', '=', shopId)
    .where('device_hash', '=', deviceHash ?? '')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const rows = await db
    .selectFrom('capsule_draws')
    .selectAll()
    .where('player', '=', player)
    .where('shop_id', '=', shopId)
    .where('day', '=', day)
    .where('drum', '=', drum)
    .where('created_at', '>=', since)
    .$if(lastOrder !== undefined, (query) => query.where('created_at', '>', lastOrder?.created_at ?? ''))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(drawOf);
}

/** How a rare capsule is shown to the room. */
export type ToldSeries = Pick<Series, 'name' | 'colour' | 'drawing' | 'sticker'>;

export interface ToldCapsule {
  at: string;
  name: string | null;
  series: ToldSeries;
}

export const findDraw = async (db: Db, shopId: string, player: string, id: string): Promise<StoredDraw | undefined> => {
  const row = await db
    .selectFrom('capsule_draws')
    .selectAll()
    .where('id', '=', id)
    .where('shop_id', '=', shopId)
    .where('player', '=', player)
    .executeTakeFirst();
  return row && drawOf(row);
};

/** Lets the board tell of a capsule, once. */
export async function tellOfDraw(
  tx: Db,
  { id, shopId }: Pick<StoredDraw, 'id' | 'shopId'>,
  { at, name, series }: ToldCapsule,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('capsule_draws')
    .set({ told_at: at, told_name: name, told_series: JSON.stringify(series) })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .executeTakeFirst();
  if (Number(numUpdatedRows) > 0) await recordEventsIn(tx, shopId, 'board', ['']);
}

/** Those told of since a time, the newest first. */
export async function listTold(db: Db, shopId: string, since: string, limit: number): Promise<ToldCapsule[]> {
  const rows = await db
    .selectFrom('capsule_draws')
    .select(['told_at', 'told_name', 'told_series'])
    .where('shop_id', '=', shopId)
    .where('told_at', '>=', since)
    .orderBy('told_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ told_at, told_name, told_series }) =>
    told_at === null || told_series === null
      ? []
      : [{ at: told_at, name: told_name, series: JSON.parse(told_series) as ToldSeries }],
  );
}

/** Names are for the night alone. */
export const forgetTold = (db: Db, before: string) =>
  db
    .updateTable('capsule_draws')
    .set({ told_at: null, told_name: null, told_series: null })
    .where('told_at', '<', before)
    .execute();

/** The series of which a player has drawn a capsule in this shop. */
export async function listCollected(db: Db, shopId: string, player: string): Promise<string[]> {
  const rows = await db
    .selectFrom('capsule_draws')
    .select('series_id')
    .distinct()
    .where('player', '=', player)
    .where('shop_id', '=', shopId)
    .execute();
  return rows.map(({ series_id }) => series_id);
}

/**
 * Deletes draws and drums.
 * @param before the first day that is kept
 */
export async function forgetDraws(db: Db, before: string): Promise<void> {
  await db.deleteFrom('capsule_draws').where('day', '<', before).execute();
  await db.deleteFrom('capsule_bags').where('day', '<', before).execute();
}
