/** The product as started in production, on a port and in a folder of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const PASSWORDS = { ADMIN_PASSWORD: 'the-admin-password', DEMO_OWNER_PASSWORD: 'the-owner-password' };

export interface RunningServer {
  origin: string;
  port: number;
  dataDir: string;
  /** Join codes of the demo kiosks by type; only after a first start. */
  codes: Record<string, string>;
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

interface ServerOptions {
  dataDir?: string;
  port?: number;
  env?: Record<string, string>;
}

export async function startServer({
  dataDir = mkdtempSync(join(tmpdir(), 'sipwell-e2e-')),
  port = 0,
  env = {},
}: ServerOptions = {}): Promise<RunningServer> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      ...PASSWORDS,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const text = await untilReady(child);
  const origin = /ready at (http:\/\/\S+)/.exec(text)?.[1] ?? '';
  const codes = Object.fromEntries(
    [...text.matchAll(/joinCode=(\w+) {2}([\w-]+)/g)].map(([, code, type]) => [type, code]),
  );
  return {
    origin,
    port: Number(new URL(origin).port),
    dataDir,
    codes,
    stop: (signal = 'SIGTERM') =>
      new Promise((done) => {
        child.once('exit', (code) => done(code));
        child.kill(signal);
      }),
  };
}

const untilReady = (child: ChildProcess): Promise<string> =>
  new Promise((ready, failed) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('Sipwell is ready')) setTimeout(() => ready(text), 50);
    });
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${text}`)));
  });
