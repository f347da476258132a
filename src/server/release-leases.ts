/**
 * At its start a server that has the database alone knows that whoever held a lease is gone. Servers that share one can't
 * know that of each other: there leases run out. Source: docs/behaviour/reliability.md "Start".
 */
import { inTransaction } from './db/database.ts';
import { engineOf } from './db/engine.ts';
import { releaseSimulators } from './repos/machines/simulators.repo.ts';
import { releaseJobs } from './repos/menu/translation-jobs.repo.ts';
import { abandonBatches } from './repos/shop/batch-stages.repo.ts';
import type { Services } from './services.ts';

/** Not of machines with a program of their own: what was sent to one may reach it after its sender is gone. */
export async function releaseLeases({ db }: Pick<Services, 'db'>): Promise<void> {
  const isShared = engineOf(db).tell !== undefined;
  if (isShared) return;
  await inTransaction(db, async (tx) => {
    await releaseJobs(tx);
    await abandonBatches(tx);
    await releaseSimulators(tx);
  });
}
