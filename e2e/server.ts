/** The product as started in production, on a port and in a folder of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const PASSWORDS = { ADMIN_PASSWORD: 'the-admin-password', DEMO_OWNER_PASSWORD: 'the-owner-password' };

export interface RunningServer {
  origin: string;
  port: number;
  pid: number;
  dataDir: string;
  /** Join codes of the demo kiosks by type; only after a first start. */
  codes: Record<string, string>;
  /** Where the first account is made, printed by a server that has none. */
  setUpLink: string | undefined;
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

interface ServerOptions {
  dataDir?: string;
  port?: number;
  env?: Record<string, string>;
  /** Part of what it says when it is ready. */
  whenSaid?: string;
  /** A command that runs it, such as strace with its arguments. */
  under?: readonly string[];
}

export async function startServer({
  dataDir = mkdtempSync(join(tmpdir(), 'sipwell-e2e-')),
  port = 0,
  env = {},
  whenSaid = 'Sipwell is ready',
  under = [],
}: ServerOptions = {}): Promise<RunningServer> {
  const [command, ...args] = [...under, process.execPath, 'dist/server/main.js'];
  const child = spawn(command, args, {
    env: {
      ...process.env,
      ...PASSWORDS,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      // Most journeys meet the time a drink should take; those about machines switch it on.
      DEMO_MACHINE: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const text = await untilReady(child, whenSaid);
  const origin = /ready at (http:\/\/\S+)/.exec(text)?.[1] ?? `http://127.0.0.1:${port}`;
  const codes = Object.fromEntries(
    [...text.matchAll(/joinCode=(\w+) {2}([\w-]+)/g)].map(([, code, type]) => [type, code]),
  );
  return {
    origin,
    port: Number(new URL(origin).port),
    pid: child.pid ?? 0,
    dataDir,
    codes,
    setUpLink: /\S+\/setup#\S+/.exec(text)?.[0],
    stop: (signal = 'SIGTERM') =>
      new Promise((done) => {
        if (child.exitCode !== null || child.signalCode !== null) done(child.exitCode);
        child.once('exit', (code) => done(code));
        child.kill(signal);
      }),
  };
}

const untilReady = (child: ChildProcess, whenSaid: string): Promise<string> =>
  new Promise((ready, failed) => {
    let text = '';
    const hear = (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes(whenSaid)) setTimeout(() => ready(text), 50);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.stderr?.pipe(process.stderr);
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${text}`)));
  });
