/**
 * Virtual time: what is to happen waits in one queue, and one thing happens at a time. Between two of them everything
 * that follows without waiting is done first. Source: docs/simulation.md.
 */
import type { After } from '../../../src/server/after.ts';
import { isWorkedOutside } from './outside-work.ts';

export interface Scheduler {
  /** Milliseconds since 1970. */
  now: () => number;
  after: After;
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** A sign of life: what goes on without waiting is not over. */
  stir: () => void;
  /** All clocks jump, as those of a laptop that was closed: what was due meanwhile happens now. */
  jump: (ms: number) => void;
  /** Runs until the time comes or nothing is left. @param settled is called whenever all is still */
  runUntil: (at: () => number, settled: () => Promise<void> | void) => Promise<void>;
  steps: () => number;
}

interface Due {
  at: number;
  /** Of two at one time the one that was asked for first. */
  order: number;
  work: (() => void) | undefined;
}

/** Turns of the event loop without a sign of life after which all is still: more than any request takes by itself. */
const STILL_TURNS = 5;

export function createScheduler(startsAt: number): Scheduler {
  let now = startsAt;
  let asked = 0;
  let stirred = 0;
  let steps = 0;
  const queue: Due[] = [];

  const after: After = (ms, work) => {
    const due: Due = { at: now + Math.max(0, Math.ceil(ms)), order: asked++, work };
    let at = queue.length;
    while (at > 0 && queue[at - 1]!.at > due.at) at--;
    queue.splice(at, 0, due);
    return () => (due.work = undefined);
  };
  const settle = async () => {
    let known = asked + stirred;
    for (let still = 0; still < STILL_TURNS || isWorkedOutside(); still++) {
      await turn();
      if (asked + stirred === known) continue;
      known = asked + stirred;
      still = 0;
    }
  };

  return {
    now: () => now,
    after,
    sleep: (ms, signal) =>
      new Promise((done) => {
        if (signal?.aborted) return done();
        const end = () => {
          cancel();
          signal?.removeEventListener('abort', end);
          done();
        };
        const cancel = after(ms, end);
        signal?.addEventListener('abort', end);
      }),
    stir: () => void stirred++,
    jump: (ms) => (now += ms),
    runUntil: async (until, settled) => {
      await settle();
      for (let due = queue[0]; due && due.at <= until(); due = queue[0]) {
        queue.shift();
        if (!due.work) continue;
        now = Math.max(now, due.at);
        steps++;
        due.work();
        await settle();
        await settled();
      }
    },
    steps: () => steps,
  };
}

const turn = () => new Promise<void>((done) => setImmediate(done));
