import type { FastifyInstance } from 'fastify';
import type { ActionName } from '#contract/shop/audit.ts';
import { Refusal } from '#contract/refusal.ts';
import { message } from '#domain/messages/message.ts';
import {
  createVoiceProfile,
  deleteVoiceProfile,
  getVoiceProfile,
  listVoiceProfiles,
  renameVoiceProfile,
} from '#contract/menu/voice-profiles.ts';
import { PROFILES_PER_SHOP } from '#domain/kiosk/voice-cues.ts';
import { inTransaction } from '../../db/database.ts';
import { requireAccount, visibleShopIds, type Caller } from '../../http/caller.ts';
import { expectedVersion } from '../../http/if-match.ts';
import { recordBy } from '../../http/record-action.ts';
import { serve } from '../../http/serve.ts';
import { findShop } from '../../repos/shop/shops.repo.ts';
import * as voices from '../../repos/menu/voice-profiles.repo.ts';
import type { Services } from '../../services.ts';
import { voiceReply, voiceToChange, voiceToSee } from './voice-access.ts';
import { voiceCueRoutes } from './voice-cues.routes.ts';
import { dropUnusedFiles, inTurn } from './voice-files.ts';

export function voiceProfileRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, newId } = services;
  voiceCueRoutes(app, services);

  serve(app, services, listVoiceProfiles, async ({ query: { shop_id }, caller }) => {
    const visible = visibleShopIds(caller);
    if (shop_id !== undefined && visible && !visible.includes(shop_id)) throw new Refusal('shop-forbidden');
    const found = await voices.listVoices(db, shop_id === undefined ? visible : [shop_id]);
    return { data: found.map((voice) => voiceReply(services, voice)) };
  });

  serve(app, services, getVoiceProfile, async ({ params, caller }) =>
    voiceReply(services, await voiceToSee(services, caller, params.profileId)),
  );

  serve(app, services, createVoiceProfile, async ({ body, caller }) => {
    const shopId = shopOfNew(caller, body.shop_id);
    if (shopId !== null && !(await findShop(db, shopId))) throw new Refusal('shop-not-found');
    const [id, at] = [newId(), clock().toISOString()];
    return inTurn(() =>
      inTransaction(db, async (tx) => {
        const { voices: n } = await voices.measureVoices(tx, shopId);
        if (n >= PROFILES_PER_SHOP) throw new Refusal('too-many-voices');
        await voices.insertVoice(tx, { id, shopId, name: body.name }, at);
        await record(tx, caller, 'voice-created', { id, shopId, name: body.name });
        return voiceReply(services, (await voices.findVoice(tx, id))!);
      }),
    );
  });

  serve(app, services, renameVoiceProfile, async ({ params: { profileId }, body: { name }, caller, request }) => {
    const version = expectedVersion(request);
    return inTransaction(db, async (tx) => {
      const before = await voiceToChange({ db: tx }, caller, profileId);
      if (!(await voices.renameVoice(tx, profileId, { name, version }, clock().toISOString())))
        throw new Refusal('changed-meanwhile');
      await record(tx, caller, 'voice-renamed', { ...before, name }, { before: before.name });
      return voiceReply(services, (await voices.findVoice(tx, profileId))!);
    });
  });

  serve(app, services, deleteVoiceProfile, ({ params: { profileId }, caller }) =>
    inTurn(async () => {
      const voice = await inTransaction(db, async (tx) => {
        const found = await voiceToChange({ db: tx }, caller, profileId);
        await voices.deleteVoice(tx, profileId);
        await record(tx, caller, 'voice-deleted', found, { recordings: found.cues.size });
        return found;
      });
      await dropUnusedFiles(
        services,
        [...voice.cues.values()].map(({ file }) => file),
      );
      return { success: true as const };
    }),
  );

  const audit = recordBy(services);
  const record = (
    tx: Services['db'],
    caller: Caller,
    action: ActionName,
    { id, shopId, name }: Pick<voices.StoredVoice, 'id' | 'shopId' | 'name'>,
    details: object = {},
  ) => audit(tx, caller, action, shopId, { voiceProfileId: id, name, ...details });
}

/** @param asked null for every shop, undefined for the caller's only one */
function shopOfNew(caller: Caller, asked: string | null | undefined): string | null {
  const account = requireAccount(caller);
  if (asked === null) {
    if (!account.isAdmin) throw new Refusal('forbidden');
    return null;
  }
  const visible = visibleShopIds(caller);
  if (asked !== undefined) {
    if (visible && !visible.includes(asked)) throw new Refusal('shop-forbidden');
    return asked;
  }
  const [only] = account.shops;
  if (!only || account.isAdmin || account.shops.length !== 1)
    throw new Refusal('invalid-request', { because: message('voice-shop-missing') });
  return only.id;
}
