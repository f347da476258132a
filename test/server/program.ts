/** The server and its command line as programs, built from their sources as `npm start` builds them. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { builtServer } from './built-server.ts';

export interface Program {
  origin: string;
  /** All it has said. */
  said: () => string;
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}
export interface Ran {
  code: number | null;
  out: string;
  err: string;
}
type Env = Record<string, string>;

const BASE: Env = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  DEMO_MACHINE: 'off',
  ADMIN_PASSWORD: 'admin-password',
  DEMO_OWNER_PASSWORD: 'owner-password',
};

/** Call it in a describe: what it made is removed, and what still runs is stopped, after its tests. */
export function usePrograms() {
  const folders: string[] = [];
  const running = new Set<ChildProcess>();
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  const start = (script: string, args: readonly string[], env: Env): ChildProcess => {
    const child = spawn(process.execPath, [join(builtServer(), script), ...args], {
      env: { ...process.env, DATABASE_URL: '', ...BASE, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    return child;
  };
  const newFolder = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'sipwell-program-'));
    folders.push(folder);
    return folder;
  };

  /** @param whenSaid part of what it says when it is ready */
  const server = (env: Env, whenSaid = 'Sipwell is ready'): Promise<Program> =>
    new Promise((ready, failed) => {
      const child = start('main.js', [], env);
      let said = '';
      const hear = (bytes: Buffer) => {
        said += bytes.toString();
        if (!said.includes(whenSaid)) return;
        ready({
          origin: /ready at (http:\/\/\S+)/.exec(said)?.[1] ?? '',
          said: () => said,
          stop: (signal = 'SIGTERM') =>
            new Promise((done) => {
              if (child.exitCode !== null || child.signalCode !== null) return done(child.exitCode);
              child.once('exit', (code) => done(code));
              child.kill(signal);
            }),
        });
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('exit', (code) => failed(new Error(`The server ended with ${code}: ${said}`)));
    });

  const begin = (words: readonly string[], env: Env): { child: ChildProcess; ended: Promise<Ran> } => {
    const child = start('sipwell.js', words, env);
    const ran: Ran = { code: null, out: '', err: '' };
    child.stdout?.on('data', (bytes: Buffer) => (ran.out += bytes.toString()));
    child.stderr?.on('data', (bytes: Buffer) => (ran.err += bytes.toString()));
    return { child, ended: new Promise((done) => child.once('close', (code) => done({ ...ran, code }))) };
  };
  const sipwell = (words: readonly string[], env: Env): Promise<Ran> => begin(words, env).ended;

  return { newFolder, server, sipwell, begin };
}
