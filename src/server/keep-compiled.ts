/**
 * Run by a build: starts the server as built, in a folder of its own, and keeps what V8 has compiled of it by its first
 * answer. Source: docs/decisions/0156.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loaderOf } from './compiled.ts';
import type * as RunServer from './run-server.ts';
import { keepHeapSmall } from './small-heap.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'sipwell-build-'));
process.once('exit', () => rmSync(DATA_DIR, { recursive: true, force: true }));
// Nothing of whoever builds, such as a database.
process.env = {
  PATH: process.env.PATH,
  DATA_DIR,
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  DEMO_MACHINE: 'off',
};
const { log } = console;
console.log = () => undefined;
keepHeapSmall();

const loader = loaderOf(dirname(fileURLToPath(import.meta.url)));
const { listening } = loader.load('run-server.js') as typeof RunServer;
listening
  .then(async (port) => {
    await (await fetch(`http://127.0.0.1:${port}/api/health`)).text();
    loader.keep();
    process.exit(0);
  })
  .catch((cause: unknown) => {
    log(cause);
    process.exit(1);
  });
