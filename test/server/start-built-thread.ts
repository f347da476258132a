/** In the place of src/server/start-thread.ts: from its source each thread would compile itself for a second. */
import { basename, resolve } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { builtServer } from './built-server.ts';

export const startThread = (source: string, options: WorkerOptions): Worker =>
  new Worker(resolve(builtServer(), `${basename(source)}.js`), options);
