/** Waits for the first build, then runs it. */
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

while (!existsSync('dist/server/main.js')) await wait(200);
await import('../dist/server/main.js');
