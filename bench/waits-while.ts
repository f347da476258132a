import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const EVERY_MS = 10;

/**
 * Asks for a server's health every 10 ms while something else is done with it: in a thread of its own, so that what this
 * one reads and writes takes none of its time.
 * @returns how long each answer took. ms, shortest first
 */
export async function waitsWhile(origin: string, work: () => Promise<unknown>): Promise<number[]> {
  const poller = new Worker(new URL('servers/health-poller.mjs', import.meta.url), {
    workerData: { url: `${origin}/api/health`, everyMs: EVERY_MS },
  });
  await once(poller, 'message');
  await work();
  const waits = once(poller, 'message') as Promise<[number[]]>;
  poller.postMessage('stop');
  return (await waits)[0].sort((one, other) => one - other);
}
