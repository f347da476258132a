/** What happens to care: a machine's word, its time, or staff. Source: docs/behaviour/machines.md "Care". */
import type { MachineEvent } from '#contract/machines/job.ts';
import { blocksMachine, isOver, lapseOf, takeEvent, type JobCode, type JobState } from '#domain/machine/job.ts';
import type { Steps } from '../db/steps.ts';
import { careById, openCareOf, saveCare, type StoredCare } from '../repos/machines/machine-care.repo.ts';
import { lockMachine, setFault } from '../repos/machines/machines.repo.ts';

export type CareReported =
  | { kind: 'taken'; care: StoredCare }
  | { kind: 'refused'; why: 'job-over' | 'job-expired' | 'job-step-impossible' };

/** A machine's event of its care, taken as one of a job. Under the lock of the machine. */
export function* takeCareEvent(care: StoredCare, event: MachineEvent, now: Date): Steps<CareReported> {
  const taken = takeEvent(care, event, now.getTime());
  if (taken === 'repeat' || taken === 'note') return { kind: 'taken', care };
  if (taken !== 'move') {
    yield* lapse(care, now);
    return { kind: 'refused', why: taken };
  }
  const { state, seq, code, message } = event;
  const progress = event.progress ?? care.progress;
  const endedAt = isOver(state) ? now.toISOString() : null;
  const saved = yield* saveCare({ ...care, state, seq, progress, code, message, endedAt });
  if (state === 'failed' && code && blocksMachine(code))
    yield* setFault(care.machineId, { code, at: now.toISOString() });
  return { kind: 'taken', care: saved };
}

/** Ends care that is open, under the lock of its machine. */
function* end(care: StoredCare, state: JobState, code: JobCode | null, now: Date): Steps<void> {
  yield* saveCare({ ...care, state, code, endedAt: now.toISOString() });
}

function* lapse(care: StoredCare, now: Date): Steps<void> {
  const lapsed = lapseOf(care, now.getTime());
  if (lapsed) yield* end(care, lapsed.state, lapsed.code, now);
}

/** Ends care whose time is over, if nobody else has. */
export function* lapseCare({ id, machineId }: Pick<StoredCare, 'id' | 'machineId'>, now: Date): Steps<void> {
  yield* lockMachine(machineId);
  const care = yield* careById(id);
  if (care) yield* lapse(care, now);
}

/** Power went, or another device took the machine's place: nothing is resumed. */
export function* loseCare(machineId: string, code: JobCode, now: Date): Steps<void> {
  const care = yield* openCareOf(machineId);
  if (care) yield* end(care, care.state === 'issued' ? 'rejected' : 'failed', code, now);
}

/** What was not accepted is over; what runs ends when the machine says so, or by its time. @returns its id */
export function* stopCare(machineId: string, now: Date): Steps<string | undefined> {
  const care = yield* openCareOf(machineId);
  if (care?.state === 'issued') yield* end(care, 'rejected', 'stopped', now);
  return care?.id;
}
