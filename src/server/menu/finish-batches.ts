/** Finishes imports and undoings that a process left behind. Runs every few seconds. Source: docs/decisions/0059. */
import { inTransaction, type Db } from '#server/db/database.ts';
import { recordAction } from '#server/repos/audit.repo.ts';
import { listAbandonedBatches, type OpenBatch, type Stage } from '#server/repos/shop/batch-stages.repo.ts';
import { deleteImport } from '#server/repos/menu/imported-recipes.repo.ts';
import type { Services } from '#server/services.ts';
import { copyBatch, nextStage, takeBackWritten } from './in-slices.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'newId'>;

export async function finishBatches(needed: Needed): Promise<void> {
  for (const batch of await listAbandonedBatches(needed.db, needed.clock().toISOString())) {
    await FINISH[batch.stage](needed, batch);
  }
}

/** As if the import had never been: guests did not see any of it. */
export async function abandonImport(needed: Needed, batch: OpenBatch): Promise<void> {
  await takeBackWritten(needed, batch);
  await inTransaction(needed.db, (tx: Db) => deleteImport(tx, batch.id));
}

/** @returns how many drinks were restored, and how many kept because they were changed since */
export async function finishUndo(needed: Needed, batch: OpenBatch): Promise<{ restored: number; kept: number }> {
  const counts = await takeBackWritten(needed, batch);
  const { id: batchId, shopId, accountId } = batch;
  await nextStage(needed, batch, 'copying', (tx, at) =>
    recordAction(tx, {
      id: needed.newId(),
      at,
      accountId,
      action: 'import-undone',
      shopId,
      details: { batchId, ...counts },
    }),
  );
  await copyBatch(needed, batch);
  return counts;
}

const FINISH: Record<Stage, (needed: Needed, batch: OpenBatch) => Promise<unknown>> = {
  writing: abandonImport,
  'taking-back': finishUndo,
  copying: copyBatch,
};
