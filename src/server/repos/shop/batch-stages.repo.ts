/** Batches that are written in several transactions: what is left to be done of them, and who is at it. */
import { z } from 'zod';
import type { Db } from '../../db/database.ts';

const STAGES = ['writing', 'taking-back', 'copying'] as const;
const Stage = z.enum(STAGES);
export type Stage = z.infer<typeof Stage>;

export interface OpenBatch {
  id: string;
  shopId: string;
  accountId: string;
  stage: Stage;
  /** Its writer is taken to be alive until then; whoever holds the batch knows this value. */
  busyUntil: string;
}

const openBatches = (db: Db) =>
  db
    .selectFrom('batches')
    .select(['id', 'shop_id', 'account_id', 'stage', 'busy_until'])
    .where('stage', 'is not', null);

type Row = Awaited<ReturnType<ReturnType<typeof openBatches>['execute']>>[number];

const batchOf = ({ id, shop_id, account_id, stage, busy_until }: Row): OpenBatch => ({
  id,
  shopId: shop_id ?? '',
  accountId: account_id,
  stage: Stage.parse(stage),
  busyUntil: busy_until ?? '',
});

export async function findOpenBatch(db: Db, shopId: string): Promise<OpenBatch | undefined> {
  const row = await openBatches(db).where('shop_id', '=', shopId).executeTakeFirst();
  return row && batchOf(row);
}

/** Those whose writer is gone. */
export async function listAbandonedBatches(db: Db, now: string): Promise<OpenBatch[]> {
  return (await openBatches(db).where('busy_until', '<', now).execute()).map(batchOf);
}

/** Abandons every open batch: their writers are known to be gone. */
export const abandonBatches = (db: Db) =>
  db.updateTable('batches').set({ busy_until: '' }).where('stage', 'is not', null).execute();

/** @returns false if it is open, or was undone before */
export async function openForUndo(tx: Db, { id, shopId, stage, busyUntil }: OpenBatch, at: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('batches')
    .set({ undone_at: at, shop_id: shopId, stage, busy_until: busyUntil })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .where('stage', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/**
 * Continues a batch, or closes it.
 * @returns false if another process took it over
 */
export async function holdBatch(
  tx: Db,
  { id, stage, busyUntil }: OpenBatch,
  next: { stage: Stage | null; busyUntil: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('batches')
    .set({ stage: next.stage, busy_until: next.busyUntil })
    .where('id', '=', id)
    .where('stage', '=', stage)
    .where('busy_until', '=', busyUntil)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}
