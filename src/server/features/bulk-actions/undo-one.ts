/** Takes one batch back, whoever asks for it. Source: docs/behaviour/console.md "Deleting and undoing". */
import { Refusal } from '#contract/refusal.ts';
import { message, type Message } from '#domain/messages/message.ts';
import { recordAction } from '../../repos/audit.repo.ts';
import * as batches from '../../repos/shop/batches.repo.ts';
import { findImport } from '../../repos/menu/imported-recipes.repo.ts';
import type { Services } from '../../services.ts';
import { countsOf } from './counts.ts';
import { UNDO_LIFE_MS } from './purge-deleted.ts';
import { restoreRecipe } from './restore-recipe.ts';
import type { Undone } from './undone.ts';
import { undoImport } from './undo-import.ts';

export const oldestUndoable = (now: Date): string => new Date(now.getTime() - UNDO_LIFE_MS).toISOString();

interface By {
  /** null for whoever runs the server. */
  accountId: string | null;
  /** Written down with it. */
  details: object;
}

/** @throws Refusal batch-undone, batch-expired, and what restoring itself may refuse */
export async function undoOne(services: Services, batch: batches.Batch, { accountId, details }: By): Promise<Undone> {
  const { db, clock, newId } = services;
  if (batch.undoneAt !== null) throw new Refusal('batch-undone');
  const now = clock();
  if (batch.createdAt < oldestUndoable(now)) throw new Refusal('batch-expired');
  const imported = await findImport(db, batch.id);
  if (imported)
    return undoImport(services, { batchId: batch.id, accountId: accountId ?? batch.accountId, ...imported });
  const at = now.toISOString();
  const recipes = batch.kind === 'recipe' ? await restoreRecipe(services, batch, at) : undefined;
  const back = recipes ? { shops: 0, instances: 0 } : await batches.undoBatch(db, batch.id, at);
  if (!back) throw new Refusal('batch-undone');
  await recordAction(db, {
    id: newId(),
    at,
    accountId,
    action: 'batch-undone',
    shopId: batch.shopId,
    details: { batchId: batch.id, ...back, ...(recipes && { name: recipes.name }), ...details },
  });
  return {
    restoredShops: back.shops,
    restoredInstances: back.instances,
    restoredRecipes: recipes ? 1 : 0,
    messages: [restored(back, recipes)],
  };
}

function restored(counts: batches.BatchCounts, recipe: { name: string } | undefined): Message {
  if (recipe) return message('drink-restored', { name: recipe.name });
  if (counts.shops > 0) return message('shops-restored', countsOf(counts));
  return message('kiosks-restored', { n: counts.instances });
}
