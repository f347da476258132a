/** One job at a simulated machine: taken or not, poured, and how it ended. Source: docs/machines.md "The rules". */
import type { MachineEvent, MachineJob } from '#contract/machines/job.ts';
import type { JobState } from '#domain/machine/job.ts';
import type { Fault } from '#domain/machine/simulated-fault.ts';
import { pourSteps, SLOWNESS } from './pour-steps.ts';

/** `lost`: nobody answered. */
export type Said = 'taken' | 'refused' | 'lost';
export type Word = { state: JobState } & Partial<Omit<MachineEvent, 'v' | 'jobId' | 'seq' | 'state'>>;

export interface Making {
  job: MachineJob;
  fault: Fault | undefined;
  /** Times faster than real pumps. */
  speed: number;
  /** @param mustArrive is said until it is answered */
  say: (word: Word, mustArrive?: boolean) => Promise<Said>;
  /** Milliseconds since 1970, by the machine's clock. */
  now: () => number;
  /** By the server's clock; undefined if it was not heard for too long. */
  serverNow: () => number | undefined;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** The machine is switched off. */
  off: AbortSignal;
  stop: AbortSignal;
  /** The pumps run. */
  onPour: () => void;
}

const POWER_FAILS_AT = 40;
const OVERSLEPT_MS = 500;

/** @returns whether power went */
export async function makeDrink(making: Making): Promise<'over' | 'power-lost'> {
  const { job, fault, speed, say, now, sleep, off, stop, onPour } = making;
  if (!(await isAccepted(making))) return 'over';
  onPour();
  const begun = now();
  const slowness = fault === 'slow' ? SLOWNESS : 1;
  for (const { atMs, state, progress, step } of pourSteps(job.machineString)) {
    await sleep(begun + (atMs * slowness) / speed - now(), AbortSignal.any([off, stop]));
    if (off.aborted) return 'over';
    if (stop.aborted) {
      await say({ state: 'cancelled', code: 'stopped', progress, step });
      return 'over';
    }
    if (fault === 'power_loss' && progress >= POWER_FAILS_AT) return 'power-lost';
    const isLast = state === 'done';
    const taken = isLast && fault === 'not_taken' ? { not_taken: true } : {};
    const said = await say({ state, progress, step, stoppable: !isLast, ...taken }, isLast);
    // Without an answer the pour goes on; refused, nothing more of it is poured.
    if (said === 'refused') return 'over';
  }
  return 'over';
}

/** Only the answer to `accepted` lets a machine pour. */
async function isAccepted({ job, fault, say, serverNow, sleep, off }: Making): Promise<boolean> {
  if (fault === 'no_glass' || fault === 'no_ingredient') {
    await say({ state: 'rejected', code: fault });
    return false;
  }
  const at = serverNow();
  const leftMs = at === undefined ? 0 : Date.parse(job.expiresAt) - at;
  // A device that slept, and then does not look at its clock: the server has to refuse it.
  if (fault === 'stale_job') await sleep(leftMs + OVERSLEPT_MS, off);
  else if (leftMs <= 0) {
    await say({ state: 'rejected', code: 'expired' });
    return false;
  }
  return (await say({ state: 'accepted', stoppable: true })) === 'taken';
}
