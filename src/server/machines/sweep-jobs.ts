import { listLapsedCare } from '../repos/machines/machine-care.repo.ts';
import { listLapsedJobs } from '../repos/machines/machine-jobs.repo.ts';
import type { Services } from '../services.ts';
import { lapseCare } from './care-events.ts';
import { lapseJob } from './job-events.ts';
import { releaseInTurn } from './release-in-turn.ts';

/** Ends jobs and care that nobody accepted, and those that take too long; then whoever waits is next. */
export async function sweepJobs(
  services: Pick<Services, 'db' | 'commit' | 'clock' | 'clockGuard' | 'newId' | 'menus'>,
): Promise<void> {
  const { db, commit, clock } = services;
  const lapsed = await listLapsedJobs(db, clock().toISOString());
  for (const job of lapsed) await commit(() => lapseJob(job, clock()), job);
  const lapsedCare = await listLapsedCare(db, clock().toISOString());
  for (const care of lapsedCare) await commit(() => lapseCare(care, clock()), care);
  for (const shopId of new Set([...lapsed, ...lapsedCare].map((one) => one.shopId)))
    await releaseInTurn(services, shopId);
}
