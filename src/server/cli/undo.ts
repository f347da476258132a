import { renderAll } from '#domain/messages/render.ts';
import { oldestUndoable, undoOne } from '../features/bulk-actions/undo-one.ts';
import { findBatch } from '../repos/shop/batches.repo.ts';
import { listUndoableBatches, type UndoableBatch } from '../repos/shop/undoable-batches.repo.ts';
import type { Services } from '../services.ts';
import { Failure } from './usage.ts';

const LISTED = 20;

/** Newest first. */
export const listUndo = ({ db, clock }: Services): Promise<UndoableBatch[]> =>
  listUndoableBatches(db, { after: oldestUndoable(clock()), limit: LISTED });

/** @param id of a batch; without one the newest */
export async function undo(services: Services, id: string | undefined): Promise<{ batchId: string; message: string }> {
  const batchId = id ?? (await listUndo(services))[0]?.id;
  if (batchId === undefined) throw new Failure('There is nothing to undo.');
  const batch = await findBatch(services.db, batchId);
  if (!batch) throw new Failure(`There is nothing to undo with the id ${batchId}. "undo --list" names what there is.`);
  const { messages } = await undoOne(services, batch, { accountId: null, details: {} });
  return { batchId, message: renderAll(messages, 'en') };
}
