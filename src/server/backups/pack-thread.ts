/** The thread that writes the files of backups, so that guests are answered meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import { yieldToOthers } from '../storage/yield-to-others.ts';
import type { Packed } from './pack-aside.ts';
import { packBackup, type PackTask } from './pack.ts';

yieldToOthers();
const say = (packed: Packed) => parentPort?.postMessage(packed);
void packBackup(workerData as PackTask).then(
  () => say({}),
  ({ message, code }: NodeJS.ErrnoException) => say({ failed: { message, code } }),
);
