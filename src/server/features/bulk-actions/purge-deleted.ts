import { purgeDeleted } from '../../repos/batches.repo.ts';
import type { Services } from '../../services.ts';

/** How long what was deleted can be brought back. Source: design access 1.8. */
export const UNDO_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** Drops what was deleted too long ago to be undone. Runs every hour. */
export const purgeOldDeletions = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> =>
  purgeDeleted(db, new Date(clock().getTime() - UNDO_LIFE_MS).toISOString());
