/** The thread that writes the files of backups, so that guests are answered meanwhile. */
import { workerData } from 'node:worker_threads';
import { packBackup, type PackTask } from './pack.ts';
import { workAside } from './work-aside.ts';

workAside(() => packBackup(workerData as PackTask));
