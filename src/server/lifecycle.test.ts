/** The process, told to stop while it stops. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';

/** A server that takes half a second to stop. */
const PROGRAM = `
  import { keepRunning } from ${JSON.stringify(new URL('lifecycle.ts', import.meta.url))};
  setInterval(() => undefined, 1000);
  const stop = () => new Promise((done) => setTimeout(() => done(console.log('stopped')), 500));
  await keepRunning(
    () => ({ DATA_DIR: process.env.DATA_DIR, PORT: 0 }),
    async () => ({ services: undefined, port: 0, stop }),
  );
  console.log('ready');
`;

it.each(['SIGTERM', 'SIGINT'] as const)(
  'stops in order, and once, told by SIGTERM and again by %s',
  async (again) => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'sipwell-stops-'));
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM], {
      env: { ...process.env, DATA_DIR },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    const ready = new Promise<void>((isReady) => {
      child.stdout.on('data', (bytes: Buffer) => {
        said += bytes.toString();
        if (said.includes('ready')) isReady();
      });
    });
    await ready;
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    await wait(100);
    child.kill(again);
    expect(await ended).toEqual([0, null]);
    expect(said.match(/stopped/g)).toHaveLength(1);
    rmSync(DATA_DIR, { recursive: true, force: true });
  },
  60_000,
);
