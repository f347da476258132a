/** The round for everyone of a shop. Source: docs/behaviour/room-round.md, docs/decisions/0137. */
import { z } from 'zod';
import { ROUND_PACES, type RoundAnswers, type RoundPace } from '#domain/games/room-round.ts';
import { ROUND_SET_IDS, roundSet, type RoundSetId } from '#domain/games/round-sets.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import type { RoomRoundsTable } from '../../db/tables.ts';
import { recordEventsIn } from '../events.repo.ts';

export interface StoredRound {
  id: string;
  shopId: string;
  set: RoundSetId;
  pace: RoundPace;
  questions: number;
  step: number;
  /** Milliseconds since 1970. */
  since: number;
  isStopped: boolean;
  revision: number;
}

/** A phone in a round. */
export interface RoundPhone {
  deviceHash: string;
  answers: RoundAnswers;
  name: string | null;
}

const SetId = z.enum(ROUND_SET_IDS);
const Pace = z.enum(ROUND_PACES);

const roundOf = (row: RoomRoundsTable): StoredRound => {
  const set = SetId.parse(row.set_id);
  return {
    id: row.id,
    shopId: row.shop_id,
    set,
    pace: Pace.parse(row.pace),
    questions: roundSet(set).questions.length,
    step: row.step,
    since: Date.parse(row.since),
    isStopped: row.is_stopped === 1,
    revision: row.revision,
  };
};

const NONE = '-';
/** As they are stored. */
export const answersOf = (text: string): RoundAnswers => Array.from(text, (one) => (one === NONE ? null : Number(one)));

/** Everybody in the shop hears that there is something to read. */
const tell = (tx: Db, shopId: string) => recordEventsIn(tx, shopId, 'round', ['']);

export async function findRound(db: Db, shopId: string): Promise<StoredRound | undefined> {
  const row = await db.selectFrom('room_rounds').selectAll().where('shop_id', '=', shopId).executeTakeFirst();
  return row && roundOf(row);
}

interface NewRound extends Pick<StoredRound, 'id' | 'shopId' | 'set' | 'pace' | 'step'> {
  at: string;
}

/**
 * In place of the one before it, whose phones are forgotten.
 * @param before undefined: there was none
 * @returns false if somebody has started another one meanwhile
 */
export const replaceRound = (db: Db, before: StoredRound | undefined, round: NewRound): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    if (before) await deleteRound(tx, before);
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('room_rounds')
      .values({
        shop_id: round.shopId,
        id: round.id,
        set_id: round.set,
        pace: round.pace,
        step: round.step,
        since: round.at,
        is_stopped: 0,
        started_at: round.at,
        revision: 1,
      })
      .onConflict((conflict) => conflict.column('shop_id').doNothing())
      .executeTakeFirst();
    const isStarted = Number(numInsertedOrUpdatedRows) === 1;
    if (isStarted) await tell(tx, round.shopId);
    return isStarted;
  });

async function deleteRound(tx: Db, { id, shopId }: Pick<StoredRound, 'id' | 'shopId'>): Promise<void> {
  await tx.deleteFrom('room_rounds').where('shop_id', '=', shopId).where('id', '=', id).execute();
  await tx.deleteFrom('room_round_phones').where('round_id', '=', id).execute();
}

/** @returns false if the round was changed meanwhile */
export const changeRound = (
  db: Db,
  { id, shopId, revision }: StoredRound,
  change: { step: number; at: string; isStopped?: boolean },
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('room_rounds')
      .set({ step: change.step, since: change.at, is_stopped: change.isStopped ? 1 : 0, revision: revision + 1 })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .where('revision', '=', revision)
      .executeTakeFirst();
    const isChanged = Number(numUpdatedRows) === 1;
    if (isChanged) await tell(tx, shopId);
    return isChanged;
  });

/** What all have answered has changed although the round is over. */
export const touchRound = (tx: Db, shopId: string, roundId: string) =>
  tx
    .updateTable('room_rounds')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('shop_id', '=', shopId)
    .where('id', '=', roundId)
    .execute();

export async function findPhone(db: Db, roundId: string, deviceHash: string): Promise<RoundPhone | undefined> {
  const row = await db
    .selectFrom('room_round_phones')
    .select(['answers', 'name'])
    .where('round_id', '=', roundId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
  return row && { deviceHash, answers: answersOf(row.answers), name: row.name };
}

/** All phones of a round that is over. */
export async function listPhones(db: Db, roundId: string): Promise<RoundPhone[]> {
  const rows = await db
    .selectFrom('room_round_phones')
    .select(['device_hash', 'answers', 'name'])
    .where('round_id', '=', roundId)
    .execute();
  return rows.map(({ device_hash, answers, name }) => ({ deviceHash: device_hash, answers: answersOf(answers), name }));
}

/** What was answered, each with how many phones have answered so: few rows, however many phones. */
export async function countAnswers(db: Db, roundId: string): Promise<{ given: RoundAnswers; phones: number }[]> {
  const rows = await db
    .selectFrom('room_round_phones')
    .select(({ fn }) => ['answers', fn.countAll<number | string>().as('n')])
    .where('round_id', '=', roundId)
    .groupBy('answers')
    .execute();
  return rows.map(({ answers, n }) => ({ given: answersOf(answers), phones: Number(n) }));
}

export async function countPhones(db: Db, roundId: string): Promise<number> {
  const { n } = await db
    .selectFrom('room_round_phones')
    .select(({ fn }) => fn.countAll<number | string>().as('n'))
    .where('round_id', '=', roundId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** A phone that is in already stays as it is. */
export const addPhone = (db: Db, { id, shopId, questions }: StoredRound, deviceHash: string, at: string) =>
  db
    .insertInto('room_round_phones')
    .values({
      round_id: id,
      device_hash: deviceHash,
      shop_id: shopId,
      answers: NONE.repeat(questions),
      name: null,
      joined_at: at,
    })
    .onConflict((conflict) => conflict.columns(['round_id', 'device_hash']).doNothing())
    .execute();

/** @returns false if the phone has answered meanwhile, or has left */
export async function saveAnswer(
  db: Db,
  roundId: string,
  { deviceHash, answers }: RoundPhone,
  question: number,
  answer: number,
): Promise<boolean> {
  const textOf = (given: RoundAnswers) => given.map((one) => one ?? NONE).join('');
  const { numUpdatedRows } = await db
    .updateTable('room_round_phones')
    .set({ answers: textOf(answers.with(question, answer)) })
    .where('round_id', '=', roundId)
    .where('device_hash', '=', deviceHash)
    .where('answers', '=', textOf(answers))
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** The first name counts, and is told once. */
export const saveName = (db: Db, { id, shopId }: StoredRound, deviceHash: string, name: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('room_round_phones')
      .set({ name })
      .where('round_id', '=', id)
      .where('device_hash', '=', deviceHash)
      .where('name', 'is', null)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) return;
    await touchRound(tx, shopId, id);
    await tell(tx, shopId);
  });

/** @param isOver the pair may be another one: everybody is told. Before, a phone that leaves is no news, as one that joins */
export const removePhone = (db: Db, { id, shopId }: StoredRound, deviceHash: string, isOver: boolean): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('room_round_phones')
      .where('round_id', '=', id)
      .where('device_hash', '=', deviceHash)
      .executeTakeFirst();
    if (Number(numDeletedRows) === 0 || !isOver) return;
    await touchRound(tx, shopId, id);
    await tell(tx, shopId);
  });

/** Rounds of before a time, with the phones in them and their names. */
export async function forgetRounds(db: Db, before: string): Promise<void> {
  await db.deleteFrom('room_round_phones').where('joined_at', '<', before).execute();
  await db.deleteFrom('room_rounds').where('started_at', '<', before).execute();
}
