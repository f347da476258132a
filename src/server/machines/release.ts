/** Releases an order: to a machine where the shop has one, else to the time it takes. Source: docs/behaviour/machines.md "Approving". */
import { Refusal } from '#contract/refusal.ts';
import { chooseMachine, type MachineChoice } from '#domain/machine/choose-machine.ts';
import { JOB_LIFE_MS, jobTimeoutMs } from '#domain/machine/job.ts';
import { pourPlan } from '#domain/machine/pour-plan.ts';
import { message } from '#domain/messages/message.ts';
import type { Steps } from '../db/steps.ts';
import { recordEvents } from '../repos/events.repo.ts';
import { openCareOf } from '../repos/machines/machine-care.repo.ts';
import { insertJob, type StoredJob } from '../repos/machines/machine-jobs.repo.ts';
import { beginJob } from '../repos/machines/machines.repo.ts';
import { reportOf } from '../repos/orders/job-report.ts';
import { releaseOrder, type Release } from '../repos/orders/order-steps.repo.ts';
import type { StoredOrder } from '../repos/orders/orders.repo.ts';
import type { Services } from '../services.ts';
import { drawOwn, tellStock } from './stock.ts';
import { machineNow, machinesWithJobs, type MachineWithJob } from './machines-now.ts';

interface Releasing {
  now: Date;
  /** An account or a device; null for the house itself. */
  by: string | null;
}

/** Made by hand, or by the time it takes. */
const WITHOUT_MACHINE = { jobId: null, report: null };

export const releaseNow = (
  brewingMs: number,
  { now, by }: Releasing,
  { jobId, report }: Pick<Release, 'jobId' | 'report'> = WITHOUT_MACHINE,
): Release => ({
  at: now.toISOString(),
  by,
  completesAt: new Date(now.getTime() + brewingMs).toISOString(),
  jobId,
  report,
});

export const releaseByHand = ({ shopId, id, brewingMs }: StoredOrder, releasing: Releasing) =>
  releaseOrder({ shopId, orderId: id }, releaseNow(brewingMs, releasing));

/**
 * An order that can be released, once.
 * @returns undefined if it has moved on meanwhile
 * @throws Refusal why no machine of the shop can take it now
 */
export function* release(
  { newId }: Pick<Services, 'newId'>,
  order: StoredOrder,
  releasing: Releasing,
): Steps<StoredOrder | undefined> {
  const machines = yield* machinesWithJobs(order.shopId);
  const job = yield* issueJob(newId, order, { machines, now: releasing.now });
  if (!job) return yield* releaseWithoutMachine(order, releasing, machines);
  const released = yield* releaseOrder(
    { shopId: order.shopId, orderId: order.id },
    releaseNow(order.brewingMs, releasing, { jobId: job.id, report: JSON.stringify(reportOf(job)) }),
  );
  // Thrown so that the job goes with it.
  if (!released) throw new Refusal('already-approved');
  yield* recordEvents(order.shopId, 'machine', [job.machineId]);
  return released;
}

function* releaseWithoutMachine(
  order: StoredOrder,
  releasing: Releasing,
  machines: readonly MachineWithJob[],
): Steps<StoredOrder | undefined> {
  if (machines.some(({ machine }) => machine.isPaired)) return yield* releaseByHand(order, releasing);
  const stock = yield* drawOwn(order.shopId, order.machineString);
  const released = yield* releaseByHand(order, releasing);
  // Thrown so that nothing was taken.
  if (!released) throw new Refusal('already-approved');
  yield* tellStock(order.shopId, stock);
  return released;
}

/** @returns undefined if no machine makes it: the shop has paired none, or there is nothing to pour */
function* issueJob(
  newId: () => string,
  order: StoredOrder,
  { machines, now }: { machines: readonly MachineWithJob[]; now: Date },
): Steps<StoredJob | undefined> {
  const { pours } = pourPlan(order.machineString);
  const choice = chooseMachine(machines.map(machineNow), pours, now.getTime());
  if (choice.kind === 'none' || pours.length === 0) return undefined;
  if (choice.kind === 'refused') throw refusalOf(choice, machines);

  const issuedAt = now.toISOString();
  const after = (ms: number) => new Date(now.getTime() + ms).toISOString();
  if (!(yield* beginJob(choice.id, issuedAt))) throw new Refusal('machine-offline');
  // Read again under the machine's lock, which `beginJob` has taken.
  if (yield* openCareOf(choice.id)) throw new Refusal('machine-busy', { retryAfterMs: order.brewingMs });
  const job = yield* insertJob({
    id: newId(),
    machineId: choice.id,
    shopId: order.shopId,
    orderId: order.id,
    estimateMs: order.brewingMs,
    issuedAt,
    expiresAt: after(JOB_LIFE_MS),
    timesOutAt: after(jobTimeoutMs(order.brewingMs)),
  });
  // Another server was faster.
  if (!job) throw new Refusal('machine-busy', { retryAfterMs: order.brewingMs });
  return job;
}

function refusalOf({ why, id, retryAfterMs }: MachineChoice & { kind: 'refused' }, all: readonly MachineWithJob[]) {
  const { reason } = all.find(({ machine }) => machine.id === id)?.machine.pause ?? {};
  const isSaid = why === 'machine-paused' && reason && `${reason.en}${reason['zh-HK']}`.trim() !== '';
  return new Refusal(why, {
    retryAfterMs,
    ...(isSaid && { because: message('machine-paused-for', { reason }) }),
  });
}
