/** The simulator in a process of its own, at the bridge of a running server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface RunningMachine {
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

interface MachineOptions {
  /** The file of its token. */
  token: string;
  /** See docs/machines.md "The simulator". */
  args: readonly string[];
  /** Gets each line that it prints. */
  said?: string[];
}

/** Where one machine keeps its token from start to start. */
export const newTokenFile = (): string => join(mkdtempSync(join(tmpdir(), 'sipwell-machine-')), 'machine.json');

/** Connected, once it is returned. */
export async function startMachine(
  { origin }: { origin: string },
  { token, args, said = [] }: MachineOptions,
): Promise<RunningMachine> {
  const all = ['dist/server/machine.js', '--server', origin, '--token', token, ...args];
  const machine = spawn(process.execPath, all, { stdio: ['ignore', 'pipe', 'inherit'] });
  let rest = '';
  await new Promise<void>((ready, failed) => {
    machine.once('exit', (code) => failed(new Error(`the machine ended with ${code}`)));
    machine.stdout.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop() ?? '';
      said.push(...lines);
      if (lines.includes('Connected.')) ready();
    });
  });
  return {
    stop: async (signal = 'SIGTERM') => {
      if (machine.exitCode !== null || machine.signalCode !== null) return;
      const ended = once(machine, 'exit');
      machine.kill(signal);
      await ended;
    },
  };
}
