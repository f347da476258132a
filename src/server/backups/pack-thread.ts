/** The thread that writes the files of backups, so that guests are answered meanwhile. */
import { workerData } from 'node:worker_threads';
import { workAside } from './aside.ts';
import { packBackup, type PackTask } from './pack.ts';

workAside(() => packBackup(workerData as PackTask));
