import { once } from 'node:events';
import { startThread } from '../start-thread.ts';
import type { PackTask } from './pack.ts';

/** What the thread says: nothing, or what the disk said. */
export type Packed = { failed?: { message: string; code: string | undefined } };

/**
 * Writes the file of a backup in a thread of its own.
 * @param stopped ends the thread at once; what it has written is for the caller to remove
 * @throws what the disk says; the reason of `stopped`
 */
export async function packAside(workerData: PackTask, stopped?: AbortSignal): Promise<void> {
  stopped?.throwIfAborted();
  const thread = startThread('backups/pack-thread', { workerData });
  try {
    const [{ failed }] = (await once(thread, 'message', { ...(stopped && { signal: stopped }) })) as [Packed];
    if (failed) throw Object.assign(new Error(failed.message), { code: failed.code });
  } catch (cause) {
    throw stopped?.aborted ? stopped.reason : cause;
  } finally {
    await thread.terminate();
  }
}
