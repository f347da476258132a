import type { Commit, Place } from './engine.ts';
import type { Steps } from './steps.ts';

export interface Task {
  work: () => Steps<unknown>;
  /** See `Place`. */
  lane: string | undefined;
  done: (value: never) => void;
  failed: (cause: unknown) => void;
}

const GROUP_AT_MOST = 64;

interface Options {
  /** Tasks of one queue share groups, and queues do not wait for each other. */
  queueOf: (place: Place | undefined) => string;
  /** Runs the first group: at the end of this turn, say. */
  whenReady: (drain: () => void, waiting: readonly Task[]) => void;
  /** Commits a group and settles its tasks; false if it was rolled back, and each is to be run alone. */
  runGroup: (group: readonly Task[], queue: string) => Promise<boolean> | boolean;
}

/**
 * Writes that arrive together share one transaction, and so one flush to disk; each is answered only after the commit.
 * If one of a group fails the group is rolled back and each is run again alone, so that the others succeed. A task may
 * therefore run twice: it must do nothing but read and write through its steps.
 */
export function groupCommit({ queueOf, whenReady, runGroup }: Options): Commit {
  /** Those that are scheduled or run. */
  const queues = new Map<string, Task[]>();

  const drain = async (queue: string, waiting: Task[]) => {
    while (waiting.length > 0) {
      const group = waiting.splice(0, GROUP_AT_MOST);
      if (await runGroup(group, queue)) continue;
      for (const one of group) await runGroup([one], queue);
    }
    queues.delete(queue);
  };

  return <T>(work: () => Steps<T>, place?: Place) =>
    new Promise<T>((done, failed) => {
      const task = { work, lane: place?.lane, done, failed };
      const queue = queueOf(place);
      const waiting = queues.get(queue);
      if (waiting) return void waiting.push(task);
      const first = [task];
      queues.set(queue, first);
      whenReady(() => void drain(queue, first), first);
    });
}
