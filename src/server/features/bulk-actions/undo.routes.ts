/**
 * Lists what was deleted, and restores it. Source: docs/behaviour/console.md "Deleting and undoing",
 * docs/decisions/0017.
 */
import type { FastifyInstance } from 'fastify';
import { listUndoable, undoBatch } from '#contract/bulk-actions.ts';
import { Refusal } from '#contract/refusal.ts';
import { message, type Message } from '#domain/messages/message.ts';
import { render } from '#domain/messages/render.ts';
import { requireAccount, visibleShopIds, type Caller } from '../../http/caller.ts';
import { serve } from '../../http/serve.ts';
import { recordAction } from '../../repos/audit.repo.ts';
import * as batches from '../../repos/batches.repo.ts';
import { findImport } from '../../repos/imported-recipes.repo.ts';
import { listUndoableBatches } from '../../repos/undoable-batches.repo.ts';
import type { Services } from '../../services.ts';
import { countsOf } from './counts.ts';
import { UNDO_LIFE_MS } from './purge-deleted.ts';
import { restoreRecipe } from './restore-recipe.ts';
import { undoImport } from './undo-import.ts';

const LISTED_BATCHES = 20;

export function undoRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, newId } = services;
  const oldest = (now: Date): string => new Date(now.getTime() - UNDO_LIFE_MS).toISOString();

  serve(app, services, listUndoable, async ({ query, caller }) => {
    const visible = visibleShopIds(caller);
    const shopId = query.shop_id;
    if (shopId !== undefined && visible && !visible.includes(shopId)) throw new Refusal('shop-forbidden');
    const found = await listUndoableBatches(db, {
      after: oldest(clock()),
      limit: LISTED_BATCHES,
      shopId,
      ...(visible && { accountId: requireAccount(caller).id }),
    });
    const isAllowed = await Promise.all(found.map(({ id }) => isAllOf(services, visible, id)));
    return {
      data: found
        .filter((_batch, i) => isAllowed[i])
        .map(({ id, kind, createdAt, who, shops, instances, recipes, name }) => ({
          batchId: id,
          kind,
          at: createdAt,
          who,
          shops,
          instances,
          recipes,
          name,
        })),
    };
  });

  serve(app, services, undoBatch, async ({ params, caller, locale }) => {
    const batch = await batches.findBatch(db, params.batchId);
    if (!batch || !(await mayUndo(services, caller, batch))) throw new Refusal('batch-not-found');
    if (batch.undoneAt !== null) throw new Refusal('batch-undone');
    const now = clock();
    if (batch.createdAt < oldest(now)) throw new Refusal('batch-expired');
    const imported = await findImport(db, batch.id);
    if (imported) return undoImport(services, caller, batch.id, imported, locale);
    const at = now.toISOString();
    const recipes = batch.kind === 'recipe' ? await restoreRecipe(services, batch, at) : undefined;
    const back = recipes ? { shops: 0, instances: 0 } : await batches.undoBatch(db, batch.id, at);
    if (!back) throw new Refusal('batch-undone');
    await recordAction(db, {
      id: newId(),
      at,
      accountId: requireAccount(caller).id,
      action: 'batch-undone',
      shopId: batch.shopId,
      details: { batchId: batch.id, ...back, ...(recipes && { name: recipes.name }), ip: caller.ip },
    });
    return {
      success: true,
      restoredShops: back.shops,
      restoredInstances: back.instances,
      restoredRecipes: recipes ? 1 : 0,
      message: render(restored(back, recipes), locale),
    };
  });
}

function restored(counts: batches.BatchCounts, recipe: { name: string } | undefined): Message {
  if (recipe) return message('drink-restored', { name: recipe.name });
  if (counts.shops > 0) return message('shops-restored', countsOf(counts));
  return message('kiosks-restored', { n: counts.instances });
}

/** The account that deleted it, while it still owns all the shops, or an administrator. */
async function mayUndo(services: Services, caller: Caller, { id, accountId }: batches.Batch): Promise<boolean> {
  const visible = visibleShopIds(caller);
  return (visible === undefined || caller.account?.id === accountId) && isAllOf(services, visible, id);
}

/** @param shopIds undefined means all */
const isAllOf = async ({ db }: Services, shopIds: readonly string[] | undefined, batchId: string): Promise<boolean> =>
  shopIds === undefined || (await batches.listShopsOfBatch(db, batchId)).every((id) => shopIds.includes(id));
