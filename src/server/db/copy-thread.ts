/** The thread that looks into copies of the database, so that guests are answered meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import { checkCopy, settleCopy } from './check-copy.ts';
import { yieldToOthers } from '../storage/yield-to-others.ts';
import type { CopyTask } from './look-into-copy.ts';

yieldToOthers();
const { what, file } = workerData as CopyTask;
void (what === 'settle' ? settleCopy(file) : checkCopy(file)).then((said) => parentPort?.postMessage(said));
