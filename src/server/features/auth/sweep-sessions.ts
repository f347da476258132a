import { inTransaction } from '../../db/database.ts';
import { forgetInvitations } from '../../repos/account/invitations.repo.ts';
import { forgetChallenges } from '../../repos/account/passkeys.repo.ts';
import { forgetSessions } from '../../repos/account/sessions.repo.ts';
import type { Services } from '../../services.ts';

/** Drops sessions, invitations and challenges of passkeys that nobody can use any more. Source: docs/behaviour/storage.md "Retention". */
export async function sweepSessions({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock().toISOString();
  await inTransaction(db, async (tx) => {
    await forgetSessions(tx, now);
    await forgetInvitations(tx, now);
    await forgetChallenges(tx, now);
  });
}
