import { listOldPhotos, removePhoto } from '#server/storage/photo-store.ts';
import { listShownPhotos } from '../../repos/menu/photos.repo.ts';
import type { Services } from '../../services.ts';

/** Time a new photo has to be saved with its drink. Milliseconds. */
export const ORPHAN_LIFE_MS = 24 * 60 * 60 * 1000;

/** Removes photos that nothing uses any more, including what can be undone. Runs every hour. */
export async function sweepPhotos({ db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>): Promise<void> {
  const old = await listOldPhotos(config.DATA_DIR, new Date(clock().getTime() - ORPHAN_LIFE_MS));
  if (old.length === 0) return;
  const shown = await listShownPhotos(db);
  for (const name of old) if (!shown.has(name)) await removePhoto(config.DATA_DIR, name);
}
