import type { FastifyInstance } from 'fastify';
import type { ActionName } from '#contract/shop/audit.ts';
import { Refusal } from '#contract/refusal.ts';
import { getShop, listShops, saveOrderDefaults, saveShopRecipes } from '#contract/shop/shops.ts';
import { chooseShopVoice } from '#contract/menu/voice-profiles.ts';
import { requireShop, visibleShopIds, type Caller } from '../../http/caller.ts';
import { recordBy } from '../../http/record-action.ts';
import { serve } from '../../http/serve.ts';
import { replaceMenu } from '../../repos/menu/recipes.repo.ts';
import * as shops from '../../repos/shop/shops.repo.ts';
import { firstUsableVoice } from '../../repos/menu/voice-profiles.repo.ts';
import type { Services } from '../../services.ts';
import { offeredLanguages } from '#server/settings/shop-details.ts';
import { shopReplies } from './shop-reply.ts';

export function shopRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;

  serve(app, services, listShops, async ({ caller }) => ({
    data: await shopReplies(services, await shops.listShops(db, visibleShopIds(caller))),
  }));

  serve(app, services, getShop, async ({ params, caller }) => {
    const shop = await requireShop(services, caller, params.shopId);
    const [reply] = await shopReplies(services, [shop]);
    const { voiceProfileId } = shop.settings;
    if (caller.as !== 'guest') return reply!;
    return { ...reply!, ...offeredLanguages(shop), ...(typeof voiceProfileId === 'string' && { voiceProfileId }) };
  });

  const audit = recordBy(services);
  const record = (caller: Caller, action: ActionName, shopId: string, details: object) =>
    audit(db, caller, action, shopId, details);

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
