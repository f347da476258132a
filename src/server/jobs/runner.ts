/** Runs queued jobs, one at a time: claims a job, renews its lease, and releases it if stopped. */
import { setTimeout as timer } from 'node:timers/promises';
import { message } from '#domain/messages/message.ts';
import { beat, claimJob, endJob, LEASE_MS, releaseJob, type StoredJob } from '../repos/menu/translation-jobs.repo.ts';
import { isUnavailable } from '../db/is-unavailable.ts';
import type { Services } from '../services.ts';
import { JobLost, translateRecipes, type Wait } from './translate-recipes.ts';

const POLL_MS = 1000;
const BEAT_MS = LEASE_MS / 3;

export interface JobRunner {
  start: () => void;
  /** Lets the current call finish, aborts it after the grace period, and releases the job. Milliseconds. */
  stop: (graceMs: number) => Promise<void>;
  /**
   * Runs the next job to its end.
   * @returns false if there is none
   */
  runNext: () => Promise<boolean>;
}

interface Options {
  /** Reports unexpected errors. */
  onError?: (cause: unknown) => void;
  wait?: Wait;
}

const waitUnlessAborted: Wait = (ms, signal) => timer(ms, undefined, { signal }).catch(() => undefined);

export function createJobRunner(
  services: Services,
  { onError = () => undefined, wait = waitUnlessAborted }: Options = {},
): JobRunner {
  const { db, clock } = services;
  const stopping = new AbortController();
  const cut = new AbortController();
  let loop: Promise<void> = Promise.resolve();

  const work = async (job: StoredJob): Promise<void> => {
    const lost = new AbortController();
    const heart = setInterval(() => {
      void beat(db, job, clock().toISOString()).then((isMine) => isMine || lost.abort(), onError);
    }, BEAT_MS);
    try {
      const until = (end: AbortController) => AbortSignal.any([end.signal, lost.signal]);
      await translateRecipes({ ...services, wait, stopping: until(stopping), cut: until(cut) }, job);
    } catch (cause) {
      // Whoever claims it next goes on where it was.
      if (stopping.signal.aborted || isUnavailable(cause)) await releaseJob(db, job);
      else if (!(cause instanceof JobLost)) {
        onError(cause);
        await endJob(db, job, clock().toISOString(), message('internal-error'));
      }
    } finally {
      clearInterval(heart);
    }
  };

  const runNext = async (): Promise<boolean> => {
    const job = await claimJob(db, services.newId(), clock());
    if (!job) return false;
    await work(job);
    return true;
  };

  return {
    runNext,
    start: () => {
      loop = (async () => {
        while (!stopping.signal.aborted) {
          const ran = await runNext().catch((cause: unknown) => {
            onError(cause);
            return false;
          });
          if (!ran) await waitUnlessAborted(POLL_MS, stopping.signal);
        }
      })();
    },
    stop: async (graceMs) => {
      stopping.abort();
      await Promise.race([loop, timer(graceMs, undefined, { ref: false })]);
      cut.abort();
      await loop;
    },
  };
}
