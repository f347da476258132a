/** A PostgreSQL of its own, with fsync on, that a test may kill. Debian's. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';

const DEBIANS = '/usr/lib/postgresql';
const BINARIES = existsSync(DEBIANS)
  ? readdirSync(DEBIANS)
      .map((version) => join(DEBIANS, version, 'bin'))
      .filter((folder) => existsSync(join(folder, 'postgres')))
      .at(-1)
  : undefined;

export const canOwnPostgres = BINARIES !== undefined;

export interface OwnPostgres {
  /** Of its only database. */
  url: string;
  /** Ends all of it by kill -9, as a crash does. */
  kill: () => Promise<void>;
  /** Resolves when it takes connections. */
  startAgain: () => Promise<void>;
  /** Both. */
  crash: () => Promise<void>;
  stop: () => Promise<void>;
}

const isRoot = process.getuid?.() === 0;
/** It refuses to run as root. */
const asItself = (program: string, args: readonly string[]): [string, string[]] => {
  const path = join(BINARIES ?? '', program);
  return isRoot
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', path, ...args]]
    : [path, [...args]];
};

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'sipwell-postgres-'));
  if (isRoot) chownSync(folder, Number(execFileSync('id', ['-u', 'postgres'])), -1);
  const data = join(folder, 'data');
  execFileSync(...asItself('initdb', ['-D', data, '-U', 'sipwell', '--auth=trust']), { stdio: 'ignore' });
  const port = await freePort();
  const url = `postgres://sipwell@127.0.0.1:${port}/postgres`;
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=on'];
  const options = settings.flatMap((setting) => ['-c', setting]);
  const start = async (): Promise<ChildProcess> => {
    // Until the last process of a killed one has noticed, a new one refuses to start.
    for (let tries = 0; tries < 300; tries++) {
      const child = spawn(...asItself('postgres', ['-D', data, ...options]), { stdio: 'ignore' });
      while (child.exitCode === null) {
        if (await takesConnections(url)) return child;
        await wait(20);
      }
      await wait(50);
    }
    throw new Error('PostgreSQL does not start.');
  };
  let child = await start();
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((ended) => {
      child.once('exit', () => ended());
      child.kill(signal);
    });
  const kill = () => end('SIGKILL');
  const startAgain = async () => {
    child = await start();
  };
  return {
    url,
    kill,
    startAgain,
    crash: async () => {
      await kill();
      await startAgain();
    },
    stop: async () => {
      // Fast: without waiting for those who are connected.
      await end('SIGINT');
      rmSync(folder, { recursive: true });
    },
  };
}

async function takesConnections(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
