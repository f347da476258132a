/** The server as it is delivered, for tests that start it or one of its threads. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { isBuilt } from '../../scripts/ensure-built.mjs';

const LOOK_EVERY_MS = 100;

/**
 * Built once a run, by the worker that needs it first, or copied where a build is of these very sources: a program that
 * compiles itself takes four times as long to start, and tests start dozens. What V8 compiles is kept for this Node.
 * @returns the folder
 */
export function builtServer(): string {
  const folder = inject('programsFolder');
  const [outDir, done, failed] = [join(folder, 'server'), join(folder, 'done'), join(folder, 'failed')];
  if (isFirst(folder)) {
    const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.server.config.ts', '--logLevel', 'error'];
    const env = { ...process.env, NODE_ENV: 'production', VITEST: '' };
    try {
      if (isBuilt()) cpSync('dist/server', outDir, { recursive: true });
      else execFileSync(process.execPath, [...vite, '--outDir', outDir], { env, stdio: 'inherit' });
      execFileSync(process.execPath, [join(outDir, 'keep-compiled.js')], { stdio: 'inherit' });
    } catch (cause) {
      writeFileSync(failed, '');
      throw cause;
    }
    writeFileSync(done, '');
  }
  while (!existsSync(done)) {
    if (existsSync(failed)) throw new Error('The server could not be built.');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_EVERY_MS);
  }
  return outDir;
}

function isFirst(folder: string): boolean {
  mkdirSync('dist', { recursive: true });
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
