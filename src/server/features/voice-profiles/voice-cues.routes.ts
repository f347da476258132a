import type { FastifyInstance } from 'fastify';
import type { ActionName } from '#contract/shop/audit.ts';
import { Refusal } from '#contract/refusal.ts';
import { message } from '#domain/messages/message.ts';
import { deleteVoiceCue, listVoiceCues, saveVoiceCue } from '#contract/menu/voice-profiles.ts';
import { CUE_MAX_BYTES, CUE_MAX_MS, CUES_PER_PROFILE, SHOP_MAX_BYTES } from '#domain/kiosk/voice-cues.ts';
import { readWebmAudio } from '#domain/kiosk/webm.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import { type Caller } from '../../http/caller.ts';
import { RULES } from '../../http/limits/limits.ts';
import { readFormFile, type FormFile } from '../../http/multipart.ts';
import { sendUpload } from '../../http/send-upload.ts';
import { recordBy } from '../../http/record-action.ts';
import { serve } from '../../http/serve.ts';
import * as voices from '../../repos/menu/voice-profiles.repo.ts';
import type { Services } from '../../services.ts';
import { keepUpload } from '#server/storage/upload-store.ts';
import { cueUrls, voiceReply, voiceToChange, voiceToSee } from './voice-access.ts';
import { dropUnusedFiles, inTurn, VOICE_FOLDER, voiceFile } from './voice-files.ts';

export function voiceCueRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, config, limits } = services;

  serve(app, services, listVoiceCues, async ({ params, caller }) => ({
    cues: cueUrls(services, await voiceToSee(services, caller, params.profileId)),
  }));

  serve(app, services, saveVoiceCue, async ({ params: { profileId, cue }, body, caller, request }) => {
    const { shopId } = await voiceToChange(services, caller, profileId);
    limits.take(...RULES.voiceCue(shopId ?? ''));
    const { bytes, durationMs } = readRecording(
      await readFormFile(body as Uint8Array<ArrayBuffer>, request.headers['content-type'] ?? ''),
    );
    return inTurn(async () => {
      const voice = await voiceToChange(services, caller, profileId);
      const before = voice.cues.get(cue);
      if (!before && voice.cues.size >= CUES_PER_PROFILE) throw new Refusal('too-many-cues');
      const { bytes: kept } = await voices.measureVoices(db, shopId);
      if (kept - (before?.bytes ?? 0) + bytes.length > SHOP_MAX_BYTES) throw new Refusal('voice-storage-full');

      const file = await keepUpload(config.DATA_DIR, VOICE_FOLDER, bytes, { extension: 'webm', at: clock() });
      const saved = await inTransaction(db, async (tx) => {
        const recordedAt = clock().toISOString();
        await voices.saveCue(tx, profileId, cue, { file, bytes: bytes.length, durationMs, recordedAt });
        await record(tx, caller, 'voice-cue-saved', voice, cue);
        return voices.findVoice(tx, profileId);
      });
      if (before) await dropUnusedFiles(services, [before.file]);
      return voiceReply(services, saved!);
    });
  });

  serve(app, services, deleteVoiceCue, ({ params: { profileId, cue }, caller }) =>
    inTurn(async () => {
      const voice = await voiceToChange(services, caller, profileId);
      const gone = voice.cues.get(cue);
      if (!gone) throw new Refusal('not-found', { because: message('recording-not-found') });
      const left = await inTransaction(db, async (tx) => {
        await voices.deleteCue(tx, profileId, cue, clock().toISOString());
        await record(tx, caller, 'voice-cue-deleted', voice, cue);
        return voices.findVoice(tx, profileId);
      });
      await dropUnusedFiles(services, [gone.file]);
      return voiceReply(services, left!);
    }),
  );

  app.get<{ Params: { name: string } }>(`/uploads/${VOICE_FOLDER}/:name`, (request, reply) =>
    sendUpload(request, reply, voiceFile(config.DATA_DIR, request.params.name)),
  );

  const audit = recordBy(services);
  const record = (tx: Db, caller: Caller, action: ActionName, { id, shopId, name }: voices.StoredVoice, cue: string) =>
    audit(tx, caller, action, shopId, { voiceProfileId: id, name, cue });
}

/**
 * Source: docs/behaviour/voices.md "Recordings".
 * @throws Refusal
 */
function readRecording(file: FormFile | undefined): { bytes: Uint8Array; durationMs: number } {
  if (!file) throw new Refusal('invalid-request', { because: message('recording-missing') });
  if (file.bytes.length > CUE_MAX_BYTES) throw new Refusal('body-too-large', { because: message('recording-too-big') });
  const isSaidToBe = file.type === 'audio/webm' || file.type === 'video/webm';
  const read = isSaidToBe ? readWebmAudio(file.bytes) : undefined;
  if (!read) throw new Refusal('unsupported-recording');
  if (read.durationMs > CUE_MAX_MS)
    throw new Refusal('invalid-request', { because: message('recording-too-long', { seconds: CUE_MAX_MS / 1000 }) });
  return { bytes: file.bytes, durationMs: read.durationMs };
}
