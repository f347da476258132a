/**
 * Changes of thousands of drinks, in transactions so short that guests are answered between them. What is left to be done
 * stands in the batch's row, so that it is finished or taken back whatever happens. Source: docs/decisions/0059.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { Refusal } from '#contract/refusal.ts';
import { inTransaction, type Db } from '#server/db/database.ts';
import { copySome, followUpstreamOrder } from '#server/main-api/sync.ts';
import { findOpenBatch, holdBatch, type OpenBatch, type Stage } from '#server/repos/shop/batch-stages.repo.ts';
import { listWritten, listWrittenIds } from '#server/repos/menu/imported-recipes.repo.ts';
import { lockMasterShop } from '#server/repos/shop/master.repo.ts';
import { deleteStoredRecipe, listStoredIds, saveStoredRecipe } from '#server/repos/menu/master-recipes.repo.ts';
import { touchMenus } from '#server/repos/menu/recipes.repo.ts';
import { findShop } from '#server/repos/shop/shops.repo.ts';
import type { Services } from '#server/services.ts';

/** Drinks in one transaction. */
const AT_ONCE = 30;
/** A batch not continued for so long is somebody else's to finish. */
const HOLD_MS = 30_000;

type Needed = Pick<Services, 'db' | 'clock'>;

export const heldFrom = (now: Date): string => new Date(now.getTime() + HOLD_MS).toISOString();

/**
 * Locks the shop's menu at its source until the transaction ends.
 * @throws Refusal while an import or its undoing is under way
 */
export async function lockMenuForEdit(tx: Db, shopId: string): Promise<void> {
  await lockMasterShop(tx, shopId);
  if (await findOpenBatch(tx, shopId)) throw new Refusal('import-under-way');
}

/** @throws if another process took the batch over, or as the work does */
export async function inSlices<T>(
  { db, clock }: Needed,
  batch: OpenBatch,
  items: readonly T[],
  work: (tx: Db, slice: readonly T[], at: string) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const busyUntil = heldFrom(clock());
    await inTransaction(db, async (tx) => {
      await hold(tx, batch, { stage: batch.stage, busyUntil });
      await work(tx, items.slice(from, from + AT_ONCE), clock().toISOString());
    });
    batch.busyUntil = busyUntil;
    await turn();
  }
}

/** Moves the batch on in one transaction with the work. */
export async function nextStage(
  { db, clock }: Needed,
  batch: OpenBatch,
  stage: Stage,
  work: (tx: Db, at: string) => Promise<unknown>,
): Promise<void> {
  const busyUntil = heldFrom(clock());
  await inTransaction(db, async (tx) => {
    await hold(tx, batch, { stage, busyUntil });
    await work(tx, clock().toISOString());
  });
  Object.assign(batch, { stage, busyUntil });
}

/** Copies what the batch changed to the kiosks and closes it: guests get the new menu at once, at the end. */
export async function copyBatch(needed: Needed, batch: OpenBatch): Promise<void> {
  const { db } = needed;
  const { shopId } = batch;
  // A shop not synced to the kiosks yet gets its menu by the sync.
  const isOnKiosks = (await findShop(db, shopId)) !== undefined;
  const order = isOnKiosks ? await listStoredIds(db, shopId) : [];
  const positions = new Map(order.map((id, position) => [id, position]));
  if (isOnKiosks)
    await inSlices(needed, batch, await listWrittenIds(db, batch.id), (tx, ids, at) =>
      copySome(tx, { shopId, ids: [...ids], positions, at }),
    );
  await inTransaction(db, async (tx) => {
    await hold(tx, batch, { stage: null, busyUntil: null });
    if (!isOnKiosks) return;
    await touchMenus(tx, [shopId]);
    await followUpstreamOrder(tx, shopId, order);
  });
}

/**
 * Takes back at the source what an import wrote: replaced drinks return, new ones are removed, those changed since are
 * kept. What was taken back before is left alone.
 * @returns how many drinks
 */
export async function takeBackWritten(needed: Needed, batch: OpenBatch): Promise<{ restored: number; kept: number }> {
  const { shopId } = batch;
  const all = await listWrittenIds(needed.db, batch.id);
  let restored = 0;
  await inSlices(needed, batch, all, async (tx, ids, at) => {
    for (const { recipeId, replaced, version } of await listWritten(tx, batch.id, ids)) {
      const isBack = replaced
        ? await saveStoredRecipe(tx, replaced, version, at)
        : await deleteStoredRecipe(tx, shopId, recipeId, version);
      if (isBack) restored++;
    }
  });
  return { restored, kept: all.length - restored };
}

async function hold(tx: Db, batch: OpenBatch, next: Parameters<typeof holdBatch>[2]): Promise<void> {
  if (!(await holdBatch(tx, batch, next))) throw new Refusal('import-under-way');
}
