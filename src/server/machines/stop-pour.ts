import { isOver } from '#domain/machine/job.ts';
import type { Steps } from '../db/steps.ts';
import { jobById } from '../repos/machines/machine-jobs.repo.ts';
import { lockMachine } from '../repos/machines/machines.repo.ts';
import { orderById, type StoredOrder } from '../repos/orders/orders.repo.ts';
import { stopMachine } from './job-events.ts';

/** Stops the machine while it makes this order. @returns undefined if it does not, or no more */
export function* stopPour(
  { shopId, orderId }: { shopId: string; orderId: string },
  now: Date,
): Steps<StoredOrder | undefined> {
  const order = yield* orderById(shopId, orderId);
  const known = order?.jobId ? yield* jobById(order.jobId) : undefined;
  if (!known) return undefined;
  yield* lockMachine(known.machineId);
  const job = yield* jobById(known.id);
  if (!job || isOver(job.state)) return undefined;
  yield* stopMachine(job.machineId, now);
  return yield* orderById(shopId, orderId);
}
