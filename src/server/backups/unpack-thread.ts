/** The thread that opens backups again, so that guests are answered meanwhile. */
import { workerData } from 'node:worker_threads';
import { openBackup, type UnpackTask } from './read-backup.ts';
import { workAside } from './work-aside.ts';

workAside(() => openBackup(workerData as UnpackTask));
