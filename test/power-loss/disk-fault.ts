/** A disk that fails a running program: strace is attached, answers a call with an error, and is taken away again. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface DiskFault {
  call: 'pwrite64' | 'fsync' | 'fdatasync' | 'rename';
  error: 'ENOSPC' | 'EIO';
  /** The first of the calls that fails, from 1. */
  nth: number;
  /** Whether all after it fail too. */
  lasts: boolean;
}

/** @returns when it is attached */
export async function breakDisk(pid: number, { call, error, nth, lasts }: DiskFault) {
  const folder = mkdtempSync(join(tmpdir(), 'sipwell-fault-'));
  const log = join(folder, 'log');
  const inject = `inject=${call}:error=${error}:when=${nth}${lasts ? '+' : ''}`;
  const strace = spawn('strace', ['-f', '-p', String(pid), '-o', log, '-e', `trace=${call}`, '-e', inject], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = once(strace, 'exit');
  let said = '';
  strace.stderr.on('data', (text) => (said += text));
  while (!said.includes('attached')) {
    const isGone = await Promise.race([gone.then(() => true), once(strace.stderr, 'data').then(() => false)]);
    if (isGone) throw new Error(`strace does not attach: ${said}`);
  }
  return {
    /** How many calls were answered with the error. */
    hits: () => readFileSync(log, 'latin1').split('(INJECTED)').length - 1,
    mend: async () => {
      strace.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}
