/** What happens to a job: a machine's word, its time, or staff. Each end is taken once. Source: docs/behaviour/machines.md "Jobs". */
import type { MachineEvent } from '#contract/machines/job.ts';
import type { ProblemCode } from '#contract/problem.ts';
import { blocksMachine, isOver, lapseOf, takeEvent, type JobCode, type JobState } from '#domain/machine/job.ts';
import type { Steps } from '../db/steps.ts';
import { careById } from '../repos/machines/machine-care.repo.ts';
import { jobById, openJobOf, saveJob, type StoredJob } from '../repos/machines/machine-jobs.repo.ts';
import { lockMachine, noteCleaning, noteStop, setFault, type StoredMachine } from '../repos/machines/machines.repo.ts';
import { followJob } from '../repos/orders/machine-steps.repo.ts';
import { loseCare, stopCare, takeCareEvent } from './care-events.ts';
import { drawForJob, tellStock } from './stock.ts';

export type Reported =
  /** `job`: or the care that it was of. */
  | { kind: 'taken'; machine: StoredMachine; job: Pick<StoredJob, 'id' | 'state' | 'seq'> }
  | { kind: 'refused'; why: ProblemCode & ('machine-not-found' | 'job-not-found' | `job-${string}`) };

/** A machine's event; of another machine's job it hears that there is none. */
export function* takeMachineEvent(machineId: string, event: MachineEvent, now: Date): Steps<Reported> {
  const machine = yield* lockMachine(machineId);
  if (!machine) return { kind: 'refused', why: 'machine-not-found' };
  const job = yield* jobById(event.jobId);
  const care = job ? undefined : yield* careById(event.jobId);
  if (care?.machineId === machineId) {
    const reported = yield* takeCareEvent(care, event, now);
    return reported.kind === 'taken' ? { kind: 'taken', machine, job: reported.care } : reported;
  }
  if (job?.machineId !== machineId) return { kind: 'refused', why: 'job-not-found' };

  const taken = takeEvent(job, event, now.getTime());
  switch (taken) {
    case 'repeat':
      return { kind: 'taken', machine, job };
    case 'note':
    case 'move': {
      const isEnd = taken === 'move' && isOver(event.state);
      const told = {
        ...job,
        state: event.state,
        seq: event.seq,
        notTaken: event.not_taken ?? job.notTaken,
        ...(taken === 'move' && {
          progress: event.progress ?? job.progress,
          step: event.step ?? job.step,
          code: event.code,
          message: event.message,
          stoppable: event.stoppable ?? job.stoppable,
        }),
        ...(isEnd && { endedAt: now.toISOString() }),
      };
      const saved = yield* isEnd ? endJob(told, job.state, now) : moveJob(told, now);
      if (isEnd) yield* afterEnd(saved, now);
      if (event.cleaning_required !== undefined && event.cleaning_required !== machine.cleaningRequired)
        yield* noteCleaning(machineId, event.cleaning_required);
      return { kind: 'taken', machine, job: saved };
    }
    default:
      yield* lapse(job, now);
      return { kind: 'refused', why: taken };
  }
}

/** The machine is free; an over-current fault keeps it from the next order. */
function* afterEnd({ machineId, state, code }: StoredJob, now: Date): Steps<void> {
  if (state === 'failed' && code && blocksMachine(code)) yield* setFault(machineId, { code, at: now.toISOString() });
}

function* moveJob(job: StoredJob, now: Date): Steps<StoredJob> {
  const saved = yield* saveJob(job);
  yield* followJob(saved, now.toISOString());
  return saved;
}

/** What it poured is taken out of the bottles, once. @param before the state it ended from */
function* endJob(job: StoredJob, before: JobState, now: Date): Steps<StoredJob> {
  const stock = yield* drawForJob(job, before);
  const saved = yield* moveJob(job, now);
  yield* tellStock(job.shopId, stock);
  return saved;
}

/** Ends a job that is open, under the lock of its machine. */
const end = (job: StoredJob, state: JobState, code: JobCode | null, now: Date) =>
  endJob({ ...job, state, code, endedAt: now.toISOString() }, job.state, now);

function* lapse(job: StoredJob, now: Date): Steps<void> {
  const lapsed = lapseOf(job, now.getTime());
  if (lapsed) yield* end(job, lapsed.state, lapsed.code, now);
}

/**
 * The program of a machine that the server drives has refused to start a job that was accepted for it: nothing was
 * poured, so its order waits again. Source: docs/decisions/0083.
 * @returns false if the job has moved on
 */
export function* giveBackJob(
  { id, machineId }: Pick<StoredJob, 'id' | 'machineId'>,
  { code, message }: { code: JobCode; message: string },
  now: Date,
): Steps<boolean> {
  yield* lockMachine(machineId);
  const job = yield* jobById(id);
  if (job?.state !== 'accepted') return false;
  yield* end({ ...job, message }, 'rejected', code, now);
  return true;
}

/** Ends a job whose time is over, if nobody else has. */
export function* lapseJob({ id, machineId }: Pick<StoredJob, 'id' | 'machineId'>, now: Date): Steps<void> {
  yield* lockMachine(machineId);
  const job = yield* jobById(id);
  if (job) yield* lapse(job, now);
}

/**
 * The machine has lost what it was doing: power went, or another device took its place. What it had not accepted goes
 * back; what it had is never resumed.
 */
export function* loseJob(machineId: string, code: JobCode, now: Date): Steps<void> {
  const job = yield* openJobOf(machineId);
  if (job) yield* end(job, job.state === 'issued' ? 'rejected' : 'failed', code, now);
  yield* loseCare(machineId, code, now);
}

/**
 * Stops whatever a machine is doing. What it had not accepted waits for approval again; a pour ends when the machine
 * says so, or by its time.
 * @returns undefined if there is no such machine
 */
export function* stopMachine(machineId: string, now: Date): Steps<StoredMachine | undefined> {
  const machine = yield* lockMachine(machineId);
  if (!machine) return undefined;
  const job = yield* openJobOf(machineId);
  if (job?.state === 'issued') yield* end(job, 'rejected', 'stopped', now);
  const careId = yield* stopCare(machineId, now);
  yield* noteStop(machineId, now.toISOString(), job?.id ?? careId ?? null);
  return machine;
}

/** Its order was cancelled: a job nobody has accepted is over, a pour is told to stop. Under the lock of its machine. */
export function* stopJob(job: StoredJob, now: Date): Steps<void> {
  if (job.state === 'issued') yield* end(job, 'cancelled', null, now);
  yield* noteStop(job.machineId, now.toISOString(), job.id);
}
