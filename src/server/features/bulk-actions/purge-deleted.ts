import { purgeDeleted } from '../../repos/shop/batches.repo.ts';
import type { Services } from '../../services.ts';

/** How long a deletion can be undone. Source: docs/behaviour/console.md "Deleting and undoing". */
export const UNDO_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** Permanently drops deletions that can no longer be undone. Runs every hour. */
export const purgeOldDeletions = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> =>
  purgeDeleted(db, new Date(clock().getTime() - UNDO_LIFE_MS).toISOString());
