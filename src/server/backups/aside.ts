/** What a backup works out, in threads of their own that take nothing from guests. Source: docs/decisions/0114. */
import { once } from 'node:events';
import { Refusal } from '#contract/refusal.ts';
import { startThread } from '../start-thread.ts';
import type { PackTask } from './pack.ts';
import { peekBackup, type Unpacked, type UnpackTask } from './read-backup.ts';
import type { Said } from './work-aside.ts';

/** Writes the file of a backup. @param stopped ends it at once; what it has written is for the caller to remove */
export const packAside = (task: PackTask, stopped?: AbortSignal): Promise<void> =>
  aside('backups/pack-thread', task, stopped);

/**
 * Unpacks a backup and checks what is in it, but for a dump of PostgreSQL.
 * @throws Refusal backup-unreadable, -foreign, -newer, -cut, -damaged; what the disk says
 */
export async function unpackAside(task: UnpackTask): Promise<Unpacked> {
  // What says at its beginning that it is none needs no thread.
  await peekBackup(task.file);
  return aside('backups/unpack-thread', task);
}

/** @throws what the work in the thread throws; the reason of `stopped` */
async function aside<T>(source: string, workerData: unknown, stopped?: AbortSignal): Promise<T> {
  stopped?.throwIfAborted();
  const thread = startThread(source, { workerData });
  try {
    const [said] = (await once(thread, 'message', { ...(stopped && { signal: stopped }) })) as [Said<T>];
    if ('result' in said) return said.result;
    const { message, code, isRefusal } = said.failed;
    throw isRefusal && code !== undefined ? new Refusal(code) : Object.assign(new Error(message), { code });
  } catch (cause) {
    throw stopped?.aborted ? stopped.reason : cause;
  } finally {
    await thread.terminate();
  }
}
