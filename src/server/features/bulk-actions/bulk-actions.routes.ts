import type { FastifyInstance } from 'fastify';
import type { ActionName } from '#contract/shop/audit.ts';
import {
  deleteChosenInstances,
  deleteInstances,
  nukeShops,
  reseedKioskTypes,
  syncShops,
} from '#contract/shop/bulk-actions.ts';
import { Refusal } from '#contract/refusal.ts';
import { message } from '#domain/messages/message.ts';
import { render } from '#domain/messages/render.ts';
import type { InterfaceLocale } from '#domain/text/interface-locale.ts';
import { requireAccount, visibleShopIds, type Caller } from '../../http/caller.ts';
import { RULES } from '../../http/limits/limits.ts';
import { recordBy } from '../../http/record-action.ts';
import { serve } from '../../http/serve.ts';
import { seedKioskTypes } from '#server/settings/kiosk-types.ts';
import * as mainApi from '../../main-api/sync.ts';
import * as batches from '../../repos/shop/batches.repo.ts';
import { findShop } from '../../repos/shop/shops.repo.ts';
import type { Services } from '../../services.ts';
import { countsOf } from './counts.ts';

export function bulkActionRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, newId, backups, limits } = services;
  let isSyncing = false;

  const audit = recordBy(services);
  const record = (caller: Caller, action: ActionName, shopId: string | null, details: object) =>
    audit(db, caller, action, shopId, { ...details, ip: caller.ip });

  const newBatch = (
    caller: Caller,
    kind: batches.NewBatch['kind'],
    shopId: string | null = null,
  ): batches.NewBatch => ({
    id: newId(),
    kind,
    accountId: requireAccount(caller).id,
    at: clock().toISOString(),
    shopId,
  });

  const removeInstances = async (
    caller: Caller,
    scope: Parameters<typeof batches.deleteInstances>[2],
    shopId: string | undefined,
    locale: InterfaceLocale,
  ) => {
    const batch = newBatch(caller, 'instances', shopId);
    const instances = await batches.deleteInstances(db, batch, scope);
    const batchId = instances > 0 ? batch.id : null;
    if (batchId) await record(caller, 'instances-deleted', shopId ?? null, { batchId, instances });
    return {
      success: true,
      deletedInstances: instances,
      message: render(message('kiosks-deleted', { n: instances }), locale),
      batchId,
    };
  };

  /** What is deleted can be undone, so a PostgreSQL without its programs on this server does not keep it from happening. */
  const backUpFirst = async () => {
    if (!backups.isPossible()) return;
    await backups.make('before-deletion').catch((cause: unknown) => {
      if (!(cause instanceof Refusal && cause.code === 'backup-tool-missing')) throw cause;
    });
  };

  serve(app, services, syncShops, async ({ caller, locale }) => {
    if (isSyncing) throw new Refusal('already-running');
    isSyncing = true;
    try {
      const syncedShops = await mainApi.syncShops(services);
      await record(caller, 'shops-synced', null, { shops: syncedShops });
      return { success: true, syncedShops, message: render(message('shops-synced', { n: syncedShops }), locale) };
    } finally {
      isSyncing = false;
    }
  });

  serve(app, services, reseedKioskTypes, async ({ caller, locale }) => {
    const types = await seedKioskTypes(db, clock().toISOString());
    await record(caller, 'kiosk-types-reseeded', null, { types });
    return { message: render(message('kiosk-types-reseeded', { n: types }), locale) };
  });

  serve(app, services, nukeShops, async ({ caller, locale }) => {
    limits.take(...RULES.bulkDelete(requireAccount(caller).id, 'all shops'));
    await backUpFirst();
    const batch = newBatch(caller, 'shops');
    const { shops, instances } = await batches.deleteAllShops(db, batch);
    const batchId = shops > 0 ? batch.id : null;
    if (batchId) await record(caller, 'shops-nuked', null, { batchId, shops, instances });
    return {
      success: true,
      deletedShops: shops,
      deletedInstances: instances,
      message: render(message('shops-deleted', countsOf({ shops, instances })), locale),
      batchId,
    };
  });

  serve(app, services, deleteInstances, async ({ query, caller, request, locale }) => {
    refuseScopeInBody(request.body);
    const shopId = query.shop_id;
    const visible = visibleShopIds(caller);
    if (shopId !== undefined && visible && !visible.includes(shopId)) throw new Refusal('shop-forbidden');
    if (shopId !== undefined && !(await findShop(db, shopId))) throw new Refusal('shop-not-found');

    const scope = shopId === undefined ? visible : [shopId];
    limits.take(...RULES.bulkDelete(requireAccount(caller).id, `instances ${shopId ?? ''}`));
    if (scope === undefined) await backUpFirst();
    return removeInstances(caller, { shopIds: scope }, shopId, locale);
  });

  serve(app, services, deleteChosenInstances, async ({ body: { shop_id: shopId, joinCodes }, caller, locale }) => {
    if (!(await findShop(db, shopId))) throw new Refusal('shop-not-found');
    return removeInstances(caller, { shopIds: [shopId], joinCodes }, shopId, locale);
  });
}

/** A shop named in the wrong place must not mean "all shops". */
function refuseScopeInBody(body: unknown): void {
  if (typeof body !== 'object' || body === null || Object.keys(body).length === 0) return;
  throw new Refusal('invalid-request', { because: message('shop-not-in-address') });
}
