import { parentPort } from 'node:worker_threads';
import { Refusal } from '#contract/refusal.ts';
import { yieldToOthers } from '../storage/yield-to-others.ts';

/** What a thread says once. */
export type Said<T> = { result: T } | { failed: { message: string; code: string | undefined; isRefusal: boolean } };

/** In a thread that `aside.ts` has started: does the work and says how it ended. Takes nothing from guests. */
export function workAside<T>(work: () => Promise<T>): void {
  yieldToOthers();
  const say = (said: Said<T>) => parentPort?.postMessage(said);
  void work().then(
    (result) => say({ result }),
    (cause: NodeJS.ErrnoException) =>
      say({ failed: { message: cause.message, code: cause.code, isRefusal: cause instanceof Refusal } }),
  );
}
