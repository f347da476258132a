import type { FastifyInstance } from 'fastify';
import type { ActionName } from '#contract/audit.ts';
import { Refusal } from '#contract/refusal.ts';
import {
  getMasterShop,
  getShop,
  listMasterShops,
  listShops,
  saveOrderDefaults,
  saveShopRecipes,
  type Shop,
} from '#contract/shops.ts';
import { chooseShopVoice } from '#contract/voice-profiles.ts';
import { ORDER_DEFAULTS } from '#domain/order/order.ts';
import { requireAccount, requireShop, visibleShopIds, type Caller } from '../../http/caller.ts';
import { serve } from '../../http/serve.ts';
import { recordAction } from '../../repos/audit.repo.ts';
import * as master from '../../repos/master.repo.ts';
import { replaceMenu } from '../../repos/recipes.repo.ts';
import * as shops from '../../repos/shops.repo.ts';
import { firstUsableVoice } from '../../repos/voice-profiles.repo.ts';
import type { Services } from '../../services.ts';
import { shopReplies } from './shop-reply.ts';

export function shopRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, newId } = services;

  serve(app, services, listMasterShops, async ({ caller }) => {
    const visible = visibleShopIds(caller);
    const all = await master.listMasterShops(db);
    return { data: all.filter(({ id }) => visible?.includes(id) ?? true).map(masterReply) };
  });

  serve(app, services, getMasterShop, async ({ params }) => {
    const shop = (await master.listMasterShops(db)).find(({ id }) => id === params.shopId);
    if (!shop) throw new Refusal('shop-not-found');
    return masterReply(shop);
  });

  serve(app, services, listShops, async ({ caller }) => ({
    data: await shopReplies(services, await shops.listShops(db, visibleShopIds(caller))),
  }));

  serve(app, services, getShop, async ({ params, caller }) => {
    const shop = await requireShop(services, caller, params.shopId);
    const [reply] = await shopReplies(services, [shop]);
    const { voiceProfileId } = shop.settings;
    return caller.as === 'guest' && typeof voiceProfileId === 'string' ? { ...reply!, voiceProfileId } : reply!;
  });

  const record = (caller: Caller, action: ActionName, shopId: string, details: object) =>
    recordAction(db, {
      id: newId(),
      at: clock().toISOString(),
      accountId: requireAccount(caller).id,
      action,
      shopId,
      details,
    });

  serve(app, services, saveOrderDefaults, async ({ params, body, caller }) => {
    const shop = await shops.saveOrderDefaults(db, params.shopId, body, clock().toISOString());
    if (!shop) throw new Refusal('shop-not-found');
    await record(caller, 'order-defaults-saved', shop.id, body);
    const [reply] = await shopReplies(services, [shop]);
    return reply!;
  });

  serve(app, services, chooseShopVoice, async ({ params: { shopId }, body: { voiceProfileId }, caller }) => {
    const before = await requireShop(services, caller, shopId);
    if (voiceProfileId !== null && !(await firstUsableVoice(db, shopId, [voiceProfileId])))
      throw new Refusal('voice-profile-not-found');
    const shop = await shops.saveShopVoice(db, shopId, voiceProfileId, clock().toISOString());
    await record(caller, 'shop-voice-chosen', shopId, { voiceProfileId, before: before.settings.voiceProfileId });
    const [reply] = await shopReplies(services, [shop ?? before]);
    return reply!;
  });

  serve(app, services, saveShopRecipes, async ({ params, body, caller }) => {
    const { id } = await requireShop(services, caller, params.shopId);
    if (!(await replaceMenu(db, id, body.recipes))) throw new Refusal('recipe-not-found');
    await record(caller, 'menu-saved', id, { recipes: body.recipes.length });
    const [reply] = await shopReplies(services, [await requireShop(services, caller, id)]);
    return reply!;
  });
}

const masterReply = (shop: master.MasterShop): Shop => ({
  shop_id: shop.id,
  name: shop.name,
  created_at: shop.created_at,
  updated_at: shop.updated_at,
  recipes: shop.recipeIds,
  settings: shop.settings,
  order_default_quantity: ORDER_DEFAULTS.quantity,
  order_default_size: ORDER_DEFAULTS.size,
  order_default_status: ORDER_DEFAULTS.status,
  active_instances_count: 0,
  instances_count: 0,
  admin_id: null,
  user_id: shop.ownerId,
});
