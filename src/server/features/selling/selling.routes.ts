import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { getSelling, pauseShop, savePrices, saveSelling, type ShopSelling } from '#contract/shop/selling.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import { runSteps } from '../../db/engine.ts';
import { expectedVersion } from '../../http/if-match.ts';
import { recordBy } from '../../http/record-action.ts';
import { serve } from '../../http/serve.ts';
import { lockMenu, ownersOfRecipes, touchMenus } from '../../repos/menu/recipes.repo.ts';
import { leaveLiquorToStaff } from '../../repos/orders/order-steps.repo.ts';
import * as repo from '../../repos/shop/selling.repo.ts';
import { findShop, type StoredShop } from '../../repos/shop/shops.repo.ts';
import type { Services } from '../../services.ts';
import { asJudged, guestSelling } from '#server/settings/shop-selling.ts';

export function sellingRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;

  const shopIn = async (tx: Db, shopId: string): Promise<StoredShop> => {
    const shop = await findShop(tx, shopId);
    if (!shop) throw new Refusal('shop-not-found');
    return shop;
  };
  const replyOf = (shop: StoredShop): ShopSelling => ({
    settings: { ...shop.selling, hours: copyOf(shop.selling.hours), alcoholHours: copyOf(shop.selling.alcoholHours) },
    version: shop.sellingVersion,
    now: guestSelling(asJudged(services, shop), clock()),
    pausedAt: shop.pause?.since ?? null,
  });
  const record = recordBy(services);

  serve(app, services, getSelling, async ({ params }) => replyOf(await shopIn(db, params.shopId)));

  serve(app, services, saveSelling, async ({ params: { shopId }, body, caller, request }) => {
    const version = expectedVersion(request);
    return inTransaction(db, async (tx) => {
      // Must be first, because it locks the shop's row; menus hold prices, so they are made anew.
      await touchMenus(tx, [shopId]);
      const { selling: before, sellingVersion } = await shopIn(tx, shopId);
      if (version !== undefined && version !== sellingVersion) throw new Refusal('changed-meanwhile');
      const after = { ...before, ...body };
      await repo.saveSelling(tx, shopId, after, clock().toISOString());
      if (after.alcoholDuty) await runSteps(tx, leaveLiquorToStaff(shopId));
      await record(tx, caller, 'selling-saved', shopId, { before, after });
      return replyOf(await shopIn(tx, shopId));
    });
  });

  serve(app, services, pauseShop, async ({ params: { shopId }, body: { paused, reason }, caller }) =>
    inTransaction(db, async (tx) => {
      await lockMenu(tx, shopId);
      const why = reason ?? { en: '', 'zh-HK': '' };
      await shopIn(tx, shopId);
      const isNew = await repo.savePause(tx, shopId, paused ? why : null, clock().toISOString());
      if (isNew || paused) await record(tx, caller, paused ? 'shop-paused' : 'shop-resumed', shopId, paused ? why : {});
      return replyOf(await shopIn(tx, shopId));
    }),
  );

  serve(app, services, savePrices, async ({ params: { shopId, recipeId }, body, caller }) =>
    inTransaction(db, async (tx) => {
      await touchMenus(tx, [shopId]);
      if ((await ownersOfRecipes(tx, [recipeId])).get(recipeId) !== shopId) throw new Refusal('recipe-not-found');
      const before = (await repo.listPrices(tx, shopId)).get(recipeId) ?? null;
      await repo.replacePrices(tx, shopId, recipeId, body);
      await record(tx, caller, 'prices-saved', shopId, { recipeId, before, after: body });
      return body;
    }),
  );
}

const copyOf = <T>(list: readonly T[] | null): T[] | null => list && [...list];
