/** What a machine has to do now, and whatever comes while it listens. Source: docs/behaviour/machines.md "Bridge". */
import type { z } from 'zod';
import type { streamJobs } from '#contract/machines/bridge.ts';
import type { MachineCare } from '#contract/machines/care.ts';
import type { MachineJob } from '#contract/machines/job.ts';
import { Refusal } from '#contract/refusal.ts';
import { careTotalMs } from '#domain/machine/care.ts';
import { lapseOf, type Job } from '#domain/machine/job.ts';
import { stopToTell } from '#domain/machine/stop-to-tell.ts';
import { OrderSize } from '#contract/fields.ts';
import { runSteps } from '../../db/engine.ts';
import { openCareOf, type StoredCare } from '../../repos/machines/machine-care.repo.ts';
import { jobToDo, type JobWithOrder } from '../../repos/machines/machine-jobs.repo.ts';
import { machineByToken, type StoredMachine } from '../../repos/machines/machines.repo.ts';
import type { Services } from '../../services.ts';

export interface ToDo {
  now: string;
  /** Issued and not expired. */
  job: MachineJob | null;
  care: MachineCare | null;
  stop: { at: string; jobId: string | null } | null;
}

/** @throws Refusal machine-token-invalid if the token has ended meanwhile */
export async function readToDo({ db, clock }: Services, { tokenHash }: StoredMachine): Promise<ToDo> {
  const { machine, job, care } = await runSteps(db, workOf(tokenHash ?? ''));
  if (!machine) throw new Refusal('machine-token-invalid');
  const now = clock();
  return {
    now: now.toISOString(),
    job: isToAccept(job, now) ? jobMessage(job) : null,
    care: isToAccept(care, now) ? careMessage(care) : null,
    stop: stopToTell(machine.stop, job?.id ?? care?.id, now.getTime()),
  };
}

function* workOf(tokenHash: string) {
  const machine = yield* machineByToken(tokenHash);
  return {
    machine,
    job: machine && (yield* jobToDo(machine.id)),
    care: machine && (yield* openCareOf(machine.id)),
  };
}

const isToAccept = <J extends Job>(job: J | undefined, now: Date): job is J =>
  job?.state === 'issued' && !lapseOf(job, now.getTime());

const careMessage = (care: StoredCare): MachineCare => ({
  v: 1,
  jobId: care.id,
  shopId: care.shopId,
  machineId: care.machineId,
  kind: care.kind,
  slot: care.slot,
  durationMs: care.runMs,
  pulses: care.pulses,
  restMs: care.restMs,
  estimateMs: careTotalMs(care),
  issuedAt: care.issuedAt,
  expiresAt: new Date(care.expiresAt).toISOString(),
});

const jobMessage = (job: JobWithOrder): MachineJob => ({
  v: 1,
  jobId: job.id,
  orderId: job.orderId,
  displayId: job.displayId,
  shopId: job.shopId,
  machineId: job.machineId,
  machineString: job.machineString,
  size: OrderSize.parse(job.size),
  glass: job.glassName,
  estimateMs: job.estimateMs,
  issuedAt: job.issuedAt,
  expiresAt: new Date(job.expiresAt).toISOString(),
});

/**
 * Reads what there is to do now, and again after each of the shop's events.
 * @param after number of an event that was read before
 * @returns stops it
 */
export function followToDo(
  services: Services,
  { machine, after }: { machine: StoredMachine; after: number },
  { deliver, fail }: { deliver: (toDo: ToDo) => void; fail: (cause: unknown) => void },
): () => void {
  const look = () => void readToDo(services, machine).then(deliver, fail);
  const leave = services.live.follow(machine.shopId, after, look, 'none');
  look();
  return leave;
}

/** A message to a machine, as its stream has them. */
export type Told = z.input<typeof streamJobs.response>;

/**
 * Says what there is to do as messages: each stop once, and each job or care but one that the machine has.
 * @returns stops it
 */
export function tellToDo(
  services: Services,
  { lastJobId, ...from }: { machine: StoredMachine; after: number; lastJobId?: string | undefined },
  { send, fail }: { send: (message: Told) => void; fail: (cause: unknown) => void },
): () => void {
  let toldJob = lastJobId;
  let toldStop: string | undefined;
  let hasLeft = false;
  const deliver = ({ now, job, care, stop }: ToDo) => {
    if (hasLeft) return;
    if (stop && stop.at !== toldStop) send({ type: 'stop', now, stop });
    toldStop = stop?.at;
    if (job && job.jobId !== toldJob) send({ type: 'job', now, job });
    if (care && care.jobId !== toldJob) send({ type: 'care', now, care });
    toldJob = (job ?? care)?.jobId ?? toldJob;
  };
  const leave = followToDo(services, from, { deliver, fail });
  return () => {
    hasLeft = true;
    leave();
  };
}
