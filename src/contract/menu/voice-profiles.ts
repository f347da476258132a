/** Voices: recorded cues that experiences play. Source: docs/behaviour/voices.md. */
import { z } from 'zod';
import { fault } from '../fault.ts';
import { isCueName } from '#domain/kiosk/voice-cues.ts';
import { endpoint } from '../endpoint.ts';
import { Done, Id, typedName } from '../fields.ts';
import { Shop } from '../shop/shops.ts';

/** Cue name to audio address. */
const Cues = z.record(z.string(), z.string());

export const VoiceProfile = z.object({
  id: Id,
  /** null if every shop may use it. */
  shop_id: Id.nullable(),
  name: z.string(),
  cues: Cues,
  recordings: z.record(z.string(), z.object({ durationMs: z.number(), bytes: z.number(), recorded_at: z.string() })),
  /** Incremented when it is renamed: used by If-Match. */
  version: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type VoiceProfile = z.infer<typeof VoiceProfile>;

const name = typedName(fault('voice-name-missing'));
const ofProfile = z.object({ profileId: Id });
const ofCue = ofProfile.extend({
  cue: z.string().refine(isCueName, fault('cue-name-of-wrong-form')),
});

export const listVoiceProfiles = endpoint({
  method: 'GET',
  path: '/api/voice-profiles',
  summary: "Voices, by name: an owner gets those of the owner's shops and those that every shop may use",
  access: { account: 'own-shops' },
  query: z.object({ shop_id: Id.optional() }),
  response: z.object({ data: z.array(VoiceProfile) }),
});

export const createVoiceProfile = endpoint({
  method: 'POST',
  path: '/api/voice-profiles',
  summary:
    'Make a voice without recordings. Without a shop it is for the only shop of the caller; with null, which takes an administrator, for every shop',
  access: { account: 'own-shops' },
  body: z.object({ shop_id: Id.nullish(), name }),
  response: VoiceProfile,
});

export const getVoiceProfile = endpoint({
  method: 'GET',
  path: '/api/voice-profiles/:profileId',
  summary: 'One voice; to guests only that of the kiosk they joined or of its shop',
  access: { account: 'own-shops', guest: 'joined' },
  params: ofProfile,
  response: VoiceProfile,
  guestResponse: z.object({ id: Id, cues: Cues }),
});

export const renameVoiceProfile = endpoint({
  method: 'PATCH',
  path: '/api/voice-profiles/:profileId',
  summary: 'Rename a voice; If-Match is honoured',
  access: { account: 'own-shops' },
  params: ofProfile,
  body: z.object({ name }),
  response: VoiceProfile,
});

export const deleteVoiceProfile = endpoint({
  method: 'DELETE',
  path: '/api/voice-profiles/:profileId',
  summary: 'Delete a voice and its recordings; shops and kiosks that used it go back to their default',
  access: { account: 'own-shops' },
  params: ofProfile,
  response: Done,
});

export const listVoiceCues = endpoint({
  method: 'GET',
  path: '/api/voice-profiles/:profileId/cues',
  summary: "A voice's cues: name to audio address",
  access: { account: 'own-shops', guest: 'joined' },
  params: ofProfile,
  response: z.object({ cues: Cues }),
});

export const saveVoiceCue = endpoint({
  method: 'POST',
  path: '/api/voice-profiles/:profileId/cues/:cue',
  summary:
    'Keep a recording (WebM with one Opus or Vorbis track, 10 seconds, 2 MiB at most), in place of the one there',
  access: { account: 'own-shops' },
  params: ofCue,
  body: z.custom<Uint8Array | FormData>((body) => body instanceof Uint8Array && body.length > 0, {
    error: fault('recording-missing'),
  }),
  fileTypes: ['multipart/form-data'],
  response: VoiceProfile,
  // Overhead of a form around its file: boundaries, headers, small fields.
  bodyLimit: 2 * 1024 * 1024 + 64 * 1024,
});

export const deleteVoiceCue = endpoint({
  method: 'DELETE',
  path: '/api/voice-profiles/:profileId/cues/:cue',
  summary: 'Delete a recording',
  access: { account: 'own-shops' },
  params: ofCue,
  response: VoiceProfile,
});

export const chooseShopVoice = endpoint({
  method: 'PUT',
  path: '/api/admin/shops/:shopId/voice-profile',
  summary: 'Choose the voice of a shop; null for none',
  access: { account: 'owner' },
  params: z.object({ shopId: Id }),
  body: z.object({ voiceProfileId: Id.nullable() }),
  response: Shop,
});
