/**
 * Notes whenever this thread came late to a timer, and what it did meanwhile: worked itself, or waited for a processor
 * that others had. Linux tells both of every thread; elsewhere only how late it came is known.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

export interface Stall {
  /** Unix. ms */
  at: number;
  lateMs: number;
  /** On a processor. */
  workedMs: number;
  /** Ready, while others had the processors. */
  queuedMs: number;
}

const EVERY_MS = 5;
const NOTED_MS = 10;
const OF_THIS_THREAD = `/proc/self/task/${process.pid}/schedstat`;

/** @param file gets a line of JSON for each */
export function watchStalls(file: string): void {
  let before = { at: performance.now(), ...timesOf() };
  setInterval(() => {
    const now = { at: performance.now(), ...timesOf() };
    const lateMs = now.at - before.at - EVERY_MS;
    const [workedMs, queuedMs] = [now.workedMs - before.workedMs, now.queuedMs - before.queuedMs];
    before = now;
    if (lateMs < NOTED_MS) return;
    const stall: Stall = { at: Date.now(), lateMs, workedMs, queuedMs };
    appendFileSync(file, `${JSON.stringify(stall)}\n`);
  }, EVERY_MS).unref();
}

function timesOf(): { workedMs: number; queuedMs: number } {
  try {
    const [worked = 0, queued = 0] = readFileSync(OF_THIS_THREAD, 'latin1').split(' ').map(Number);
    return { workedMs: worked / 1e6, queuedMs: queued / 1e6 };
  } catch {
    return { workedMs: 0, queuedMs: 0 };
  }
}
