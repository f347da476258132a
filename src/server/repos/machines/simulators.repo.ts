/** Machines without pumps that the server runs: which there are, and who runs them. Source: docs/decisions/0116. */
import type { Db } from '../../db/database.ts';
import { prepared, type Steps } from '../../db/steps.ts';

export interface Simulator {
  id: string;
  runBy: string | null;
  runUntil: string | null;
}

/** Those of shops that are open. */
export async function listSimulators(db: Db): Promise<Simulator[]> {
  const rows = await db
    .selectFrom('machines')
    .innerJoin('shops', 'shops.id', 'machines.shop_id')
    .select(['machines.id', 'simulated_by', 'simulated_until'])
    .where('kind', '=', 'simulator')
    .where('removed_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map((row) => ({ id: row.id, runBy: row.simulated_by, runUntil: row.simulated_until }));
}

interface Lease {
  machineId: string;
  /** The server that runs it. */
  by: string;
  now: string;
}
const claim = prepared((db, given: Lease & { until: string }) =>
  db
    .updateTable('machines')
    .set({ simulated_by: given.by, simulated_until: given.until })
    .where('id', '=', given.machineId)
    .where('removed_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('simulated_by', '=', given.by),
        eb('simulated_until', 'is', null),
        eb('simulated_until', '<=', given.now),
      ]),
    )
    .returning('id'),
);
/** Only who holds the lease may run it. @returns false if another server does, or it was removed */
export function* claimSimulator(lease: Lease & { until: string }): Steps<boolean> {
  return (yield* claim(lease)).length > 0;
}

const release = prepared((db, given: Omit<Lease, 'now'>) =>
  db
    .updateTable('machines')
    .set({ simulated_by: null, simulated_until: null })
    .where('id', '=', given.machineId)
    .where('simulated_by', '=', given.by)
    .returning('id'),
);
export function* releaseSimulator(lease: Omit<Lease, 'now'>): Steps<void> {
  yield* release(lease);
}

/** Releases every simulator: the servers that ran them are known to be gone. */
export const releaseSimulators = (db: Db) =>
  db
    .updateTable('machines')
    .set({ simulated_by: null, simulated_until: null })
    .where('simulated_by', 'is not', null)
    .execute();

/** Orders of a shop whose last job ran on a simulator: nothing was poured for them. */
export const simulatedJobs = (db: Db, shopId: string) =>
  db
    .selectFrom('machine_jobs')
    .innerJoin('machines', 'machines.id', 'machine_jobs.machine_id')
    .select('machine_jobs.id')
    .where('machine_jobs.shop_id', '=', shopId)
    .where('machines.kind', '=', 'simulator');
