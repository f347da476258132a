import { spawnSync } from 'node:child_process';

/** Without it tests of system calls are left out, but not in CI. Some containers have it and forbid it. */
export const hasStrace = spawnSync('strace', ['-f', '--seccomp-bpf', '-o', '/dev/null', 'true']).status === 0;
if (!hasStrace && process.env.CI) throw new Error('The tests of the disk need the package strace.');
if (!hasStrace) console.warn('No strace here: the tests of power losses and disk faults are left out.');
