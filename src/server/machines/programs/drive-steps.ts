/** What a driver reads and says: steps on the database, and events as a device would send them. */
import type { MachineEvent } from '#contract/machines/job.ts';
import { OFFLINE_AFTER_MS } from '#domain/machine/choose-machine.ts';
import { isOver } from '#domain/machine/job.ts';
import type { Steps } from '../../db/steps.ts';
import { jobById, jobToDo, type JobWithOrder, type StoredJob } from '../../repos/machines/machine-jobs.repo.ts';
import { machineById, type StoredMachine } from '../../repos/machines/machines.repo.ts';

export type Word = Pick<MachineEvent, 'state'> & Partial<MachineEvent>;

const MESSAGE_LENGTH = 200;
/** Letters of the job's id that tell it from all others at the machine. */
const JOB_MARK = 12;

/** Of a program, as it may be stored and shown. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, MESSAGE_LENGTH);

export const eventOf = (job: StoredJob, word: Word): MachineEvent => ({
  v: 1,
  jobId: job.id,
  seq: job.seq + 1,
  progress: null,
  step: null,
  code: null,
  ...word,
  message: plainText(word.message ?? ''),
});

export function isNews(
  machine: StoredMachine,
  seen: Pick<StoredMachine, 'says' | 'firmware' | 'levels'>,
  now: Date,
): boolean {
  const wasOffline = machine.seenAt === null || now.getTime() - Date.parse(machine.seenAt) >= OFFLINE_AFTER_MS;
  return (
    wasOffline ||
    machine.says !== seen.says ||
    machine.firmware !== seen.firmware ||
    JSON.stringify(machine.levels) !== JSON.stringify(seen.levels)
  );
}

export function* readBoth(jobId: string, machineId: string): Steps<[StoredJob | undefined, StoredMachine | undefined]> {
  return [yield* jobById(jobId), yield* machineById(machineId)];
}
export function* readToDo(machineId: string): Steps<[StoredMachine | undefined, JobWithOrder | undefined]> {
  return [yield* machineById(machineId), yield* jobToDo(machineId)];
}
export function* nothing(): Steps<void> {
  // Nothing is left to write.
}

/** What its recipe is called at the machine. */
export const nameAtMachine = ({ displayId, id }: JobWithOrder): string => `Sipwell ${displayId} ${id.slice(-JOB_MARK)}`;

/** Asked of the job at hand, or of whatever runs there. */
export const wantsStop = (job: StoredJob, { stop }: StoredMachine): boolean =>
  isOver(job.state) || (stop !== null && (stop.jobId === null ? stop.at >= job.issuedAt : stop.jobId === job.id));
