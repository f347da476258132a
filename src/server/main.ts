/** The program of the built server. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loaderOf } from './compiled.ts';
import { keepHeapSmall } from './small-heap.ts';

// First: V8 takes what it has compiled only with the flags it was compiled with.
keepHeapSmall();
loaderOf(dirname(fileURLToPath(import.meta.url))).load('run-server.js');
