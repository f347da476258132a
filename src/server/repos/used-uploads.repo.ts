import type { Db } from '../db/database.ts';
import { listShownPhotos } from './menu/photos.repo.ts';

/** Paths below `uploads` of every file that the database names. */
export async function listUsedUploads(db: Db): Promise<string[]> {
  const cues = await db.selectFrom('voice_cues').select('file').distinct().execute();
  return [
    ...[...(await listShownPhotos(db))].map((name) => `photos/${name}`),
    ...cues.map(({ file }) => `voice-cues/${file}`),
  ];
}
