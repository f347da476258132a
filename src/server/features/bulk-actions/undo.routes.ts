/**
 * Lists what was deleted, and restores it. Source: docs/behaviour/console.md "Deleting and undoing",
 * docs/decisions/0017.
 */
import type { FastifyInstance } from 'fastify';
import { listUndoable, undoBatch } from '#contract/shop/bulk-actions.ts';
import { Refusal } from '#contract/refusal.ts';
import { renderAll } from '#domain/messages/render.ts';
import { requireAccount, visibleShopIds, type Caller } from '../../http/caller.ts';
import { serve } from '../../http/serve.ts';
import * as batches from '../../repos/shop/batches.repo.ts';
import { listUndoableBatches } from '../../repos/shop/undoable-batches.repo.ts';
import type { Services } from '../../services.ts';
import { oldestUndoable, undoOne } from './undo-one.ts';

const LISTED_BATCHES = 20;

export function undoRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;

  serve(app, services, listUndoable, async ({ query, caller }) => {
    const visible = visibleShopIds(caller);
    const shopId = query.shop_id;
    if (shopId !== undefined && visible && !visible.includes(shopId)) throw new Refusal('shop-forbidden');
    const found = await listUndoableBatches(db, {
      after: oldestUndoable(clock()),
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
    const by = { accountId: requireAccount(caller).id, details: { ip: caller.ip } };
    const { messages, ...counts } = await undoOne(services, batch, by);
    return { success: true, ...counts, message: renderAll(messages, locale) };
  });
}

/** The account that deleted it, while it still owns all the shops, or an administrator. */
async function mayUndo(services: Services, caller: Caller, { id, accountId }: batches.Batch): Promise<boolean> {
  const visible = visibleShopIds(caller);
  return (visible === undefined || caller.account?.id === accountId) && isAllOf(services, visible, id);
}

/** @param shopIds undefined means all */
const isAllOf = async ({ db }: Services, shopIds: readonly string[] | undefined, batchId: string): Promise<boolean> =>
  shopIds === undefined || (await batches.listShopsOfBatch(db, batchId)).every((id) => shopIds.includes(id));
