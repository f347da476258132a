/** A shop's machines as the rules see them. */
import { careTotalMs } from '#domain/machine/care.ts';
import type { MachineNow } from '#domain/machine/choose-machine.ts';
import type { Steps } from '../db/steps.ts';
import { openCareIn, type StoredCare } from '../repos/machines/machine-care.repo.ts';
import { openJobsOf, type StoredJob } from '../repos/machines/machine-jobs.repo.ts';
import { bottlesOf, leftAt, type Bottle } from '../repos/machines/bottles.repo.ts';
import { machinesOf, type StoredMachine } from '../repos/machines/machines.repo.ts';

export interface MachineWithJob {
  machine: StoredMachine;
  job: (StoredJob & { displayId: string }) | undefined;
  /** What is done to keep it well: no job is issued meanwhile. */
  care: StoredCare | undefined;
  /** Of all machines of the shop. */
  bottles: readonly Bottle[];
}

export function* machinesWithJobs(shopId: string): Steps<MachineWithJob[]> {
  const machines = yield* machinesOf(shopId);
  if (machines.length === 0) return [];
  const jobs = yield* openJobsOf(shopId);
  const care = yield* openCareIn(shopId);
  const bottles = yield* bottlesOf(shopId);
  return machines.map((machine) => ({
    machine,
    job: jobs.find(({ machineId }) => machineId === machine.id),
    care: care.find(({ machineId }) => machineId === machine.id),
    bottles,
  }));
}

export const machineNow = ({ machine, job, care, bottles }: MachineWithJob): MachineNow => ({
  id: machine.id,
  isPaired: machine.isPaired,
  isSimulated: machine.kind === 'simulator',
  seenAt: machine.goneAt === null ? timeOf(machine.seenAt) : null,
  isPaused: machine.pause !== null,
  hasFault: machine.fault !== null,
  left: leftAt(bottles, machine),
  busyUntil: busyUntil(job, care),
  lastJobAt: timeOf(machine.lastJobAt),
});

const timeOf = (at: string | null): number | null => (at === null ? null : Date.parse(at));

function busyUntil(job: MachineWithJob['job'], care: MachineWithJob['care']): number | null {
  if (job) return Date.parse(job.issuedAt) + job.estimateMs;
  return care ? Date.parse(care.issuedAt) + careTotalMs(care) : null;
}
