/**
 * A job: one order on its way through a machine. Source: docs/behaviour/machines.md "Jobs".
 */

export const JOB_STATES = [
  'issued',
  'accepted',
  'waiting_glass',
  'dispensing',
  'done',
  'rejected',
  'failed',
  'cancelled',
] as const;
export type JobState = (typeof JOB_STATES)[number];

/** What a machine can report; only the server issues. */
export const REPORTED_STATES = JOB_STATES.filter((state) => state !== 'issued');

/**
 * The states that may follow each; none follows an end. A machine refuses before it accepts, and fails after. Steps may
 * be left out, and a state may be reported again with its progress.
 */
const NEXT: Record<JobState, readonly JobState[]> = {
  issued: ['accepted', 'rejected', 'cancelled'],
  accepted: ['accepted', 'waiting_glass', 'dispensing', 'done', 'failed', 'cancelled'],
  waiting_glass: ['waiting_glass', 'dispensing', 'done', 'failed', 'cancelled'],
  dispensing: ['dispensing', 'done', 'failed', 'cancelled'],
  done: [],
  rejected: [],
  failed: [],
  cancelled: [],
};

export const isOver = (state: JobState): boolean => NEXT[state].length === 0;

/** Why a job was rejected or failed; `other` stands for what a machine says and nobody here knows. */
export const JOB_CODES = [
  'busy',
  'expired',
  'bad_string',
  'no_glass',
  'no_ingredient',
  'stopped',
  'pump_fault',
  'over_current',
  'power_loss',
  'partial',
  'timeout',
  'unpaired',
  'other',
] as const;
export type JobCode = (typeof JOB_CODES)[number];

/** After these the machine gets nothing to do until somebody has looked at it. */
const BLOCKING: readonly (JobCode | null)[] = ['over_current'];
export const blocksMachine = (code: JobCode | null): boolean => BLOCKING.includes(code);

/** What an end does to the order: a step of it, or `hold`, for staff to look at. */
export const ORDER_AFTER = {
  rejected: 'reject',
  done: 'complete',
  failed: 'hold',
  cancelled: 'cancel',
} as const satisfies Partial<Record<JobState, string>>;
export type JobEnd = keyof typeof ORDER_AFTER;
export const endOf = (state: JobState): JobEnd | undefined => (state in ORDER_AFTER ? (state as JobEnd) : undefined);

/** A job that no machine has accepted by then is never poured. Milliseconds. */
export const JOB_LIFE_MS = 30_000;

/** How long an accepted job may take. Milliseconds from its issue. */
export const jobTimeoutMs = (estimateMs: number): number => estimateMs * 2 + 30_000;

export interface Job {
  state: JobState;
  /** The number of the last event; 0 before the first. */
  seq: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
  timesOutAt: number;
}

/** What has become of a job by itself; undefined if it is over, or still has time. */
export function lapseOf({ state, expiresAt, timesOutAt }: Job, now: number) {
  if (isOver(state)) return undefined;
  if (state === 'issued') return now >= expiresAt ? ({ state: 'rejected', code: 'expired' } as const) : undefined;
  return now >= timesOutAt ? ({ state: 'failed', code: 'timeout' } as const) : undefined;
}

/**
 * What an event does. `move`: the job is in the event's state now. `note`: it ended so before, and the event only adds
 * that the drink was not taken. `repeat`: it was known. Everything else is refused and changes nothing; so is the
 * repetition of an event that goes on with a pour once its job is over, since an answer to it would permit the pour.
 */
export type Taken = 'move' | 'note' | 'repeat' | 'job-over' | 'job-expired' | 'job-step-impossible';

export function takeEvent(job: Job, event: { seq: number; state: JobState }, now: number): Taken {
  const isKnown = event.seq <= job.seq;
  if (isKnown && isOver(event.state)) return 'repeat';
  if (isOver(job.state)) return event.state === job.state ? 'note' : 'job-over';
  if (lapseOf(job, now)) return job.state === 'issued' ? 'job-expired' : 'job-over';
  if (isKnown) return 'repeat';
  return NEXT[job.state].includes(event.state) ? 'move' : 'job-step-impossible';
}
