/** Which voices a caller may see and change. Source: docs/behaviour/accounts-and-access.md "Access by endpoint". */
import { Refusal } from '#contract/refusal.ts';
import type { VoiceProfile } from '#contract/menu/voice-profiles.ts';
import { visibleShopIds, type Caller } from '../../http/caller.ts';
import { findVoice, type StoredVoice } from '../../repos/menu/voice-profiles.repo.ts';
import type { Services } from '../../services.ts';
import { VOICE_FOLDER } from './voice-files.ts';

const isVisible = (caller: Caller, { shopId }: StoredVoice): boolean =>
  shopId === null || (visibleShopIds(caller)?.includes(shopId) ?? true);

/** Named by the joined kiosk, or by its shop, and usable by them. */
function isHeardBy({ instance }: Caller, { id, shopId }: StoredVoice): boolean {
  if (!instance || (shopId !== null && shopId !== instance.shopId)) return false;
  return [instance.config.voiceProfileId, instance.shop.settings.voiceProfileId].includes(id);
}

/**
 * A voice to read. A shop's owner at another's kiosk is answered as a guest.
 * @throws Refusal voice-profile-not-found
 */
export async function voiceToSee({ db }: Services, caller: Caller, id: string): Promise<StoredVoice> {
  const voice = await findVoice(db, id);
  if (voice && caller.as === 'account' && isVisible(caller, voice)) return voice;
  if (!voice || !isHeardBy(caller, voice)) throw new Refusal('voice-profile-not-found');
  caller.as = 'guest';
  return voice;
}

/**
 * A voice to change.
 * @throws Refusal; only administrators change a voice for every shop
 */
export async function voiceToChange({ db }: Pick<Services, 'db'>, caller: Caller, id: string): Promise<StoredVoice> {
  const voice = await findVoice(db, id);
  if (!voice || !isVisible(caller, voice)) throw new Refusal('voice-profile-not-found');
  if (voice.shopId === null && !caller.account?.isAdmin) throw new Refusal('forbidden');
  return voice;
}

export const cueUrls = ({ config }: Services, { cues }: StoredVoice): Record<string, string> =>
  Object.fromEntries(
    [...cues].map(([cue, { file }]) => [cue, `${config.BASE_PATH ?? ''}/uploads/${VOICE_FOLDER}/${file}`]),
  );

export const voiceReply = (services: Services, voice: StoredVoice): VoiceProfile => ({
  id: voice.id,
  shop_id: voice.shopId,
  name: voice.name,
  cues: cueUrls(services, voice),
  recordings: Object.fromEntries(
    [...voice.cues].map(([cue, { durationMs, bytes, recordedAt }]) => [
      cue,
      { durationMs, bytes, recorded_at: recordedAt },
    ]),
  ),
  version: voice.version,
  created_at: voice.createdAt,
  updated_at: voice.updatedAt,
});
