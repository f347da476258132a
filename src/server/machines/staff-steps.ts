/** Staff end an order that a machine may be making. Source: docs/behaviour/machines.md "Staff". */
import type { JobState } from '#domain/machine/job.ts';
import type { Steps } from '../db/steps.ts';
import { jobById } from '../repos/machines/machine-jobs.repo.ts';
import { lockMachine } from '../repos/machines/machines.repo.ts';
import { cancelOrder, completeOrder } from '../repos/orders/order-steps.repo.ts';
import { orderById, type StoredOrder } from '../repos/orders/orders.repo.ts';
import { stopJob } from './job-events.ts';

interface Address {
  shopId: string;
  orderId: string;
}

const OPEN: readonly JobState[] = ['issued', 'accepted', 'waiting_glass', 'dispensing'];
/** A pour that has begun ends by itself: its drink is in the glass that was handed out. */
const NOT_BEGUN: readonly JobState[] = ['issued', 'accepted', 'waiting_glass'];

/** Cancels an order, and stops the machine that makes it. @returns undefined if it has moved on */
export const cancelAndStop = (address: Address, now: Date) =>
  endAndStop(address, now, { end: cancelOrder(address, now.toISOString()), stops: OPEN });

/** Completes an order, and keeps a machine from pouring it once more. @returns undefined if it has moved on */
export const completeAndStop = (address: Address, now: Date) =>
  endAndStop(address, now, { end: completeOrder(address, now.toISOString()), stops: NOT_BEGUN });

function* endAndStop(
  { shopId, orderId }: Address,
  now: Date,
  { end, stops }: { end: Steps<StoredOrder | undefined>; stops: readonly JobState[] },
): Steps<StoredOrder | undefined> {
  const order = yield* orderById(shopId, orderId);
  const known = order?.jobId ? yield* jobById(order.jobId) : undefined;
  if (known) yield* lockMachine(known.machineId);
  const ended = yield* end;
  const job = ended && known ? yield* jobById(known.id) : undefined;
  if (!job || !stops.includes(job.state)) return ended;
  yield* stopJob(job, now);
  return yield* orderById(shopId, orderId);
}
