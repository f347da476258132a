/** The recordings on disk: kept while a cue names them, removed with the last one. */
import { unusedFiles } from '../../repos/menu/voice-profiles.repo.ts';
import type { Services } from '../../services.ts';
import { listUploadsBefore, removeUpload, uploadPath } from '#server/storage/upload-store.ts';

export const VOICE_FOLDER = 'voice-cues';
const SWEEP_AFTER_MS = 24 * 60 * 60 * 1000;

let last: Promise<unknown> = Promise.resolve();

/** Serialised: a file is never removed between being written for a cue and the cue naming it. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}

export const voiceFile = (dataDir: string, name: string): { path: string; type: string } | undefined => {
  const path = name.endsWith('.webm') ? uploadPath(dataDir, VOICE_FOLDER, name) : undefined;
  return path === undefined ? undefined : { path, type: 'audio/webm' };
};

/** @param files those whose last cue may have been removed */
export async function dropUnusedFiles(
  { db, config }: Pick<Services, 'db' | 'config'>,
  files: readonly string[],
): Promise<void> {
  for (const name of await unusedFiles(db, files)) await removeUpload(config.DATA_DIR, VOICE_FOLDER, name);
}

/** Removes files no cue has named for a day, such as after a crash. Runs every hour. */
export const sweepVoiceFiles = (services: Pick<Services, 'db' | 'config' | 'clock'>): Promise<void> =>
  inTurn(async () => {
    const before = new Date(services.clock().getTime() - SWEEP_AFTER_MS);
    await dropUnusedFiles(services, await listUploadsBefore(services.config.DATA_DIR, VOICE_FOLDER, before));
  });
