/** The master list of shops. Source: docs/behaviour/shops.md. */
import type { FastifyInstance } from 'fastify';
import {
  archiveShop,
  changeShop,
  createShop,
  getMasterShop,
  listMasterShops,
  restoreShop,
  type MasterShop,
} from '#contract/shop/master-shops.ts';
import { Refusal } from '#contract/refusal.ts';
import { signOf } from '#domain/shop/shop.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import { requireAccount, visibleShopIds } from '../../http/caller.ts';
import { expectedVersion } from '../../http/if-match.ts';
import { recordBy } from '../../http/record-action.ts';
import { serve } from '../../http/serve.ts';
import { builtInMainApi } from '../../main-api/built-in.ts';
import { syncRecipes } from '../../main-api/sync.ts';
import { ALL_KIOSKS, recordEventsIn } from '../../repos/events.repo.ts';
import * as master from '../../repos/shop/master.repo.ts';
import { touchMenus } from '../../repos/menu/recipes.repo.ts';
import { saveSelling } from '../../repos/shop/selling.repo.ts';
import { noteShopOfSetUp } from '../../repos/shop/set-ups.repo.ts';
import * as shops from '../../repos/shop/shops.repo.ts';
import type { Services } from '../../services.ts';
import { masterShopReplies, outsideShopReplies } from './master-shop-reply.ts';
import { openShop, requireOwnName } from './open-shop.ts';

export function masterShopRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, config } = services;
  const record = recordBy(services);

  /** @param ids undefined means all */
  const listed = async (ids: readonly string[] | undefined, archived: boolean): Promise<MasterShop[]> => {
    if (config.MAIN_API_URL) return archived ? [] : outsideShopReplies(services, await shops.listShops(db, ids));
    const all = await master.listMasterShops(db, { archived });
    return masterShopReplies(
      services,
      all.filter(({ id }) => ids?.includes(id) ?? true),
    );
  };
  const known = async (tx: Db, shopId: string, { archived = false } = {}): Promise<MasterShop> => {
    const found = (await master.listMasterShops(tx, { archived })).filter(({ id }) => id === shopId);
    const [shop] = await masterShopReplies({ db: tx }, found);
    if (!shop) throw new Refusal('shop-not-found');
    return shop;
  };
  const requireKeptHere = () => {
    if (config.MAIN_API_URL) throw new Refusal('shops-kept-elsewhere');
  };

  serve(app, services, listMasterShops, async ({ caller, query }) => ({
    data: await listed(visibleShopIds(caller), query.archived === 'true'),
  }));

  serve(app, services, getMasterShop, async ({ params }) => {
    const [shop] = await listed([params.shopId], false);
    if (!shop) throw new Refusal('shop-not-found');
    return shop;
  });

  serve(app, services, createShop, async ({ body, caller }) => {
    requireKeptHere();
    return inTransaction(db, async (tx) => {
      const at = clock().toISOString();
      const shopId = await openShop(tx, body, at);
      await noteShopOfSetUp(tx, { accountId: requireAccount(caller).id, shopId, at });
      const shop = await known(tx, shopId);
      await record(tx, caller, 'shop-made', shopId, { name: shop.name });
      return shop;
    });
  });

  serve(app, services, changeShop, async ({ params: { shopId }, body, caller, request }) => {
    requireKeptHere();
    const version = expectedVersion(request);
    return inTransaction(db, async (tx) => {
      // Both rows are locked first, always in this order: the version counts changes of both.
      if (body.names) await master.lockMasterShops(tx);
      else await master.lockMasterShop(tx, shopId);
      await touchMenus(tx, [shopId]);
      const before = await known(tx, shopId);
      if (version !== undefined && version !== before.version) throw new Refusal('changed-meanwhile');
      if (body.names) await requireOwnName(tx, body.names, shopId);
      const { timeZone, currency, ...described } = body;
      const at = clock().toISOString();
      const names = described.names ?? before.names;
      const changed = {
        id: shopId,
        name: described.names ? signOf(names) : before.name,
        settings: { ...before.settings, ...described },
      };
      await master.saveMasterShop(tx, changed, at);
      const shop = await shops.findShop(tx, shopId);
      // One that the kiosks do not have gets its name by the sync.
      if (shop) {
        await shops.upsertShop(tx, { ...changed, userId: shop.userId }, at);
        const sells = { ...(timeZone !== undefined && { timeZone }), ...(currency !== undefined && { currency }) };
        if (Object.keys(sells).length > 0) await saveSelling(tx, shopId, { ...shop.selling, ...sells }, at);
        await recordEventsIn(tx, shopId, 'kiosk', [ALL_KIOSKS]);
      }
      await record(tx, caller, 'shop-changed', shopId, { ...body, name: changed.name });
      return known(tx, shopId);
    });
  });

  serve(app, services, archiveShop, async ({ params: { shopId }, caller }) => {
    requireKeptHere();
    return inTransaction(db, async (tx) => {
      await master.lockMasterShop(tx, shopId);
      const { name } = await known(tx, shopId);
      const at = clock().toISOString();
      await master.saveArchived(tx, [shopId], at);
      await record(tx, caller, 'shop-archived', shopId, { name });
      await shops.closeShop(tx, shopId, at, null);
      return { success: true as const };
    });
  });

  serve(app, services, restoreShop, async ({ params: { shopId }, caller }) => {
    requireKeptHere();
    return inTransaction(db, async (tx) => {
      await master.lockMasterShops(tx);
      const { name, names, settings, user_id: userId } = await known(tx, shopId, { archived: true });
      await requireOwnName(tx, names, shopId);
      const at = clock().toISOString();
      await master.saveArchived(tx, [shopId], null);
      await shops.upsertShop(tx, { id: shopId, name, settings, userId }, at);
      // What was put away with others and dropped since comes back from the master list.
      await syncRecipes({ db: tx, clock, mainApi: builtInMainApi(tx) }, shopId);
      await record(tx, caller, 'shop-restored', shopId, { name });
      await recordEventsIn(tx, shopId, 'kiosk', [ALL_KIOSKS]);
      return known(tx, shopId);
    });
  });
}
