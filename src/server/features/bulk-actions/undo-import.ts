/** Undoes an import: replaced drinks return, added ones are removed, those changed since are kept. */
import { Refusal } from '#contract/refusal.ts';
import { message, type Message } from '#domain/messages/message.ts';
import { finishUndo } from '#server/menu/finish-batches.ts';
import { heldFrom, lockMenuForEdit } from '#server/menu/in-slices.ts';
import { requireOwnMenu } from '#server/menu/write-menu.ts';
import { inTransaction } from '../../db/database.ts';
import { openForUndo, type OpenBatch } from '../../repos/shop/batch-stages.repo.ts';
import type { Services } from '../../services.ts';
import type { Undone } from './undone.ts';

export async function undoImport(
  services: Services,
  { batchId, shopId, accountId }: { batchId: string; shopId: string; accountId: string },
): Promise<Undone> {
  const { db, clock } = services;
  await requireOwnMenu(services, shopId);
  const batch: OpenBatch = { id: batchId, shopId, accountId, stage: 'taking-back', busyUntil: heldFrom(clock()) };
  await inTransaction(db, async (tx) => {
    await lockMenuForEdit(tx, shopId);
    if (!(await openForUndo(tx, batch, clock().toISOString()))) throw new Refusal('batch-undone');
  });
  const { restored, kept } = await finishUndo(services, batch);
  return {
    restoredShops: 0,
    restoredInstances: 0,
    restoredRecipes: restored,
    keptRecipes: kept,
    messages: outcomeOf(restored, kept),
  };
}

function outcomeOf(restored: number, kept: number): Message[] {
  const taken = message('import-taken-back', { n: restored });
  return kept === 0 ? [taken] : [taken, message('import-kept', { n: kept })];
}
