import { z } from 'zod';
import type { Seat } from '#domain/games/hand-game.ts';
import type { Room } from '#domain/games/table-room.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import type { TableRoomsTable } from '../../db/tables.ts';
import { recordEventsIn } from '../events.repo.ts';
import { recordMatch, type EndedMatch } from './league.repo.ts';

export interface StoredRoom {
  id: string;
  shopId: string;
  instanceCode: string;
  number: string;
  /** The players' phones, by seat. */
  players: readonly [string, string | null];
  seenAt: readonly [string, string | null];
  state: Room;
  rules: Record<string, unknown>;
  revision: number;
  movedAt: string;
}

const pairOf = <S extends z.ZodType>(each: S) => z.tuple([each, each]);
const Seats = z.union([z.literal(0), z.literal(1)]);
const Thrown = z.object({ hand: z.number(), call: z.number().nullable() });
const Opened = Thrown.extend({ nonce: z.string() });
const State: z.ZodType<Room> = z.object({
  first: Seats,
  isFull: z.boolean(),
  hasLeft: pairOf(z.boolean()),
  turn: z.number(),
  ready: pairOf(z.boolean()),
  locked: pairOf(z.string().nullable()),
  opened: pairOf(Opened.nullable()),
  proof: z.object({ turn: z.number(), opened: pairOf(Opened) }).nullable(),
  deadline: z.number().nullable(),
  shows: z.array(pairOf(z.union([Thrown, z.literal('late'), z.literal('hidden')]))),
});
const Rules = z.record(z.string(), z.unknown());

const roomOf = (row: TableRoomsTable): StoredRoom => ({
  id: row.id,
  shopId: row.shop_id,
  instanceCode: row.instance_code,
  number: row.number,
  players: [row.player_0, row.player_1],
  seenAt: [row.seen_0, row.seen_1],
  state: State.parse(JSON.parse(row.state)),
  rules: Rules.parse(JSON.parse(row.rules)),
  revision: row.revision,
  movedAt: row.moved_at,
});

interface NewRoom {
  id: string;
  shopId: string;
  instanceCode: string;
  number: string;
  player: string;
  state: Room;
  rules: object;
  at: string;
}

/** @returns false if another room of the kiosk has this number */
export async function insertRoom(db: Db, room: NewRoom): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('table_rooms')
    .values({
      id: room.id,
      shop_id: room.shopId,
      instance_code: room.instanceCode,
      number: room.number,
      player_0: room.player,
      player_1: null,
      state: JSON.stringify(room.state),
      rules: JSON.stringify(room.rules),
      revision: 1,
      seen_0: room.at,
      seen_1: null,
      moved_at: room.at,
    })
    .onConflict((conflict) => conflict.columns(['instance_code', 'number']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

export async function findRoom(db: Db, id: string): Promise<StoredRoom | undefined> {
  const row = await db.selectFrom('table_rooms').selectAll().where('id', '=', id).executeTakeFirst();
  return row && roomOf(row);
}

export async function findRoomByNumber(db: Db, instanceCode: string, number: string): Promise<StoredRoom | undefined> {
  const row = await db
    .selectFrom('table_rooms')
    .selectAll()
    .where('instance_code', '=', instanceCode)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && roomOf(row);
}

interface Change {
  state: Room;
  /** The player who joins, if any. */
  secondPlayer?: string;
  /** Seat of the move; undefined if only time has passed. */
  by?: Seat;
  at: string;
  /** The match that is over with it. */
  ended?: EndedMatch | undefined;
  /** Devices whose players did not do it themselves. */
  tell: readonly string[];
}

/** @returns false if the room was changed meanwhile: read it again and retry */
export const saveRoom = (db: Db, { id, shopId, revision }: StoredRoom, change: Change): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('table_rooms')
      .set({
        state: JSON.stringify(change.state),
        revision: revision + 1,
        ...(change.secondPlayer !== undefined && { player_1: change.secondPlayer }),
        ...(change.by !== undefined && { moved_at: change.at, [change.by === 0 ? 'seen_0' : 'seen_1']: change.at }),
      })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .executeTakeFirst();
    const isSaved = Number(numUpdatedRows) === 1;
    if (isSaved && change.ended) await recordMatch(tx, change.ended);
    if (isSaved && change.tell.length > 0) await recordEventsIn(tx, shopId, 'table', [change.tell.join(' ')]);
    return isSaved;
  });

/** Records a heartbeat of a player's phone. */
export const markSeen = (db: Db, id: string, seat: Seat, at: string) =>
  db
    .updateTable('table_rooms')
    .set(seat === 0 ? { seen_0: at } : { seen_1: at })
    .where('id', '=', id)
    .execute();

export const deleteIdleRooms = (db: Db, movedBefore: string) =>
  db.deleteFrom('table_rooms').where('moved_at', '<', movedBefore).execute();
