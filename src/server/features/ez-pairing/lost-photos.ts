import { stat } from 'node:fs/promises';
import { basename } from 'node:path/posix';
import type { EzQuestion } from '#contract/kiosk/ez-pairing.ts';
import type { Fault } from '#contract/refusal.ts';
import { message } from '#domain/messages/message.ts';
import { photoFile } from '#server/storage/photo-store.ts';

/** Photos of choices whose file is gone: a draft may be saved days after its photos were swept. */
export async function lostPhotos(dataDir: string, questions: readonly EzQuestion[]): Promise<Fault[]> {
  const lost: Fault[] = [];
  for (const [place, { choices }] of questions.entries())
    for (const [at, { picture }] of choices.entries()) {
      const file = picture === undefined ? undefined : photoFile(dataDir, basename(picture));
      if (picture !== undefined && !(file && (await stat(file.path).catch(() => undefined))))
        lost.push({ path: `questions.${place}.choices.${at}.picture`, message: message('photo-not-here') });
    }
  return lost;
}
