import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ActionName } from '#contract/shop/audit.ts';
import {
  createInstance,
  deleteInstance,
  getInstance,
  listInstances,
  listKioskTypes,
  saveInstance,
  saveInstanceConfig,
  saveInstanceStatus,
  type KioskInstance,
} from '#contract/kiosk/kiosks.ts';
import { Refusal } from '#contract/refusal.ts';
import type { GuestSelling } from '#contract/shop/selling.ts';
import { message, type Message } from '#domain/messages/message.ts';
import {
  findLiveInstance,
  liveInstanceAtHand,
  requireAccount,
  visibleShopIds,
  type Caller,
} from '../../http/caller.ts';
import { hashOfGuestId } from '../../http/guest-id.ts';
import { expectedVersion } from '../../http/if-match.ts';
import { KeptReply } from '../../http/kept-reply.ts';
import { recordBy } from '../../http/record-action.ts';
import { serve } from '../../http/serve.ts';
import { deleteInstances } from '../../repos/shop/batches.repo.ts';
import { lastSeq, lastSeqAtOnce } from '../../repos/events.repo.ts';
import * as kiosks from '../../repos/kiosk/kiosks.repo.ts';
import { findShop } from '../../repos/shop/shops.repo.ts';
import { firstUsableVoice } from '../../repos/menu/voice-profiles.repo.ts';
import type { Services } from '../../services.ts';
import { asJudged, guestSelling } from '#server/settings/shop-selling.ts';
import { configOfNewKiosk, offeredLanguages } from '#server/settings/shop-details.ts';
import { configOf } from '#server/settings/stored-settings.ts';
import { changeInstance, type Change } from './change-instance.ts';
import { publicConfig } from './instance-config.ts';
import { launchKiosk } from './launch-kiosk.ts';

export function kioskRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, newId } = services;

  const audit = recordBy(services);
  const record = (
    caller: Caller,
    action: ActionName,
    { shopId, joinCode }: kiosks.StoredInstance,
    details: object = {},
  ) => audit(db, caller, action, shopId, { joinCode, ...details });

  /** What a phone that joins is told: made once for as long as nothing is changed. */
  const welcomes = new WeakMap<kiosks.StoredInstance, { selling: GuestSelling; reply: KeptReply }>();
  const sellingAt = (live: kiosks.StoredInstance) => guestSelling(asJudged(services, live.shop), clock());
  const welcomeAtHand = (live: kiosks.StoredInstance): KeptReply | undefined => {
    const kept = welcomes.get(live);
    return kept?.selling === sellingAt(live) ? kept.reply : undefined;
  };
  const welcomeTo = async (live: kiosks.StoredInstance): Promise<KeptReply> => {
    const known = welcomeAtHand(live);
    if (known) return known;
    const selling = sellingAt(live);
    const config = await publicConfig(live, await voiceOf(services, live));
    const welcome = { ...namesInFull(live), config };
    const reply = new KeptReply({ ...welcome, selling }, () => ({ ...welcome, selling: sellingAt(live) }));
    welcomes.set(live, { selling, reply });
    return reply;
  };

  const whyPaused = async (code: string): Promise<Message | undefined> => {
    const { status, pauseReason: reason } = (await kiosks.findInstance(db, code)) ?? {};
    return status === 'paused' && reason ? message('kiosk-paused-for', { reason }) : undefined;
  };

  const replyOf = (instance: kiosks.StoredInstance) =>
    instanceReply({ ...instance, shop: asJudged(services, instance.shop) }, clock());

  const known = async (code: string): Promise<kiosks.StoredInstance> => {
    const instance = await kiosks.findInstance(db, code);
    if (!instance) throw new Refusal('instance-not-found');
    return instance;
  };

  serve(app, services, listKioskTypes, async () => ({ data: await kiosks.listKioskTypes(db) }));

  serve(app, services, listInstances, async ({ query, caller }) => {
    const { shop_id, search, sort, page = 1, pageSize = 50 } = query;
    const visible = visibleShopIds(caller);
    if (shop_id !== undefined && visible && !visible.includes(shop_id)) throw new Refusal('shop-forbidden');
    const shopIds = shop_id === undefined ? visible : [shop_id];
    if (query.page === undefined && query.pageSize === undefined)
      return { data: instanceReplies(await kiosks.listInstances(db, shopIds, { search, sort })) };
    const [found, total] = await Promise.all([
      kiosks.listInstances(db, shopIds, { search, sort, page: { number: page, size: pageSize } }),
      kiosks.countInstances(db, { shopIds, search }),
    ]);
    return { data: instanceReplies(found), total, page };
  });

  serve(app, services, createInstance, async ({ body, caller }) => {
    const shop = await findShop(db, body.shop_id);
    if (!shop) throw new Refusal('shop-not-found');
    const launched = await launchKiosk(services, {
      shopId: body.shop_id,
      kioskType: body.kiosk_type_identifier,
      name: body.name,
      config: configOfNewKiosk(shop),
    });
    await record(caller, 'kiosk-launched', launched);
    return replyOf(launched);
  });

  serve(
    app,
    services,
    getInstance,
    async ({ params, caller, reply }) => {
      if (caller.as === 'account') return replyOf(await known(params.code));
      const live = await findLiveInstance(services, caller, params.code);
      if (!live) throw new Refusal('instance-not-found', { because: await whyPaused(params.code) });
      // What the guest reads from now on is at least as new: news are followed from here.
      void reply.header('x-shop-seq', await lastSeq(db, live.shopId));
      services.visits.noteJoin(caller, live);
      return welcomeTo(live);
    },
    ({ ip, params, headers, reply }) => {
      const live = liveInstanceAtHand(services, ip, params.code);
      const welcome = live && welcomeAtHand(live);
      const seq = welcome && lastSeqAtOnce(db, live.shopId);
      if (!live || seq === undefined) return undefined;
      void reply.header('x-shop-seq', seq);
      services.visits.noteJoin({ ip, deviceHash: hashOfGuestId(headers['x-device-id']) }, live);
      return welcome;
    },
  );

  const change = async (
    { params, caller, request }: { params: { code: string }; caller: Caller; request: FastifyRequest },
    wanted: Change['wanted'],
  ) => {
    const [joinCode, accountId, version] = [params.code, requireAccount(caller).id, expectedVersion(request)];
    return replyOf(await changeInstance(services, { joinCode, accountId, version, wanted }));
  };
  serve(app, services, saveInstance, (call) => change(call, call.body));
  serve(app, services, saveInstanceStatus, (call) => change(call, call.body));
  // Here the settings are the point: without them it is refused.
  serve(app, services, saveInstanceConfig, (call) => change(call, { ...call.body, config: call.body.config ?? null }));

  serve(app, services, deleteInstance, async ({ params, caller }) => {
    const instance = await known(params.code);
    const { shopId, joinCode } = instance;
    const batchId = newId();
    const at = clock().toISOString();
    const batch = { id: batchId, kind: 'instances' as const, accountId: requireAccount(caller).id, at, shopId };
    if ((await deleteInstances(db, batch, { joinCodes: [joinCode] })) === 0) throw new Refusal('instance-not-found');
    await record(caller, 'kiosk-deleted', instance, { batchId });
    return { success: true as const, batchId };
  });
}

/** The kiosk's own voice, else its shop's, if it is there. */
function voiceOf({ db }: Pick<Services, 'db'>, { shopId, shop, config }: kiosks.StoredInstance) {
  const { voiceProfileId } = shop.settings;
  const shops = typeof voiceProfileId === 'string' ? voiceProfileId : undefined;
  return firstUsableVoice(db, shopId, [config.voiceProfileId, shops]);
}

/** A list shows the settings as they were saved: thousands of kiosks are not judged to name them. */
const instanceReplies = (instances: readonly kiosks.StoredInstance[]): KioskInstance[] =>
  instances.map((instance) => ({ ...namesOf(instance), config: instance.config }));

async function instanceReply(instance: kiosks.StoredInstance, now: Date): Promise<KioskInstance> {
  const { config, unfit } = await configOf(instance);
  const all = [...instance.unfit, ...unfit];
  const selling = guestSelling(instance.shop, now);
  return { ...namesInFull(instance), config, selling, ...(all.length > 0 && { unfit: all }) };
}

const namesInFull = (instance: kiosks.StoredInstance) => {
  const names = namesOf(instance);
  return { ...names, shop: { ...names.shop, ...offeredLanguages(instance.shop) } };
};

const namesOf = (instance: kiosks.StoredInstance) => ({
  join_code: instance.joinCode,
  kiosk_type_identifier: instance.kioskType,
  status: instance.status,
  created_at: instance.createdAt,
  shop_id: instance.shopId,
  shop: { shop_id: instance.shopId, name: instance.shop.name },
  name: instance.name,
  version: instance.version,
  pauseReason: instance.pauseReason,
});
