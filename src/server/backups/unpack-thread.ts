/** The thread that opens backups again, so that guests are answered meanwhile. */
import { workerData } from 'node:worker_threads';
import { workAside } from './aside.ts';
import { openBackup, type UnpackTask } from './read-backup.ts';

workAside(() => openBackup(workerData as UnpackTask));
