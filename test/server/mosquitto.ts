/** A real Mosquitto with the configuration of docs/mqtt.md. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PLACES = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/opt/homebrew/sbin'];
const binary = PLACES.map((folder) => join(folder, 'mosquitto')).find((file) => existsSync(file));
if (!binary && process.env.CI) throw new Error('The tests of MQTT need the package mosquitto.');

/** Without it tests of MQTT are left out, but not in CI. */
export const hasMosquitto = binary !== undefined;

export interface Mosquitto {
  port: number;
  /** Where it reads `passwords` and `acl`, again whenever they change. */
  folder: string;
  start: () => Promise<void>;
  /** As a loss of power does: it tells no last will. */
  kill: () => Promise<void>;
  /** Ends it and removes its folder. */
  end: () => Promise<void>;
}

/** Not started yet: its files have to be written first. */
export async function newMosquitto(): Promise<Mosquitto> {
  const folder = mkdtempSync(join(tmpdir(), 'sipwell-mosquitto-'));
  const port = await freePort();
  const conf = join(folder, 'mosquitto.conf');
  writeFileSync(conf, documentedConf(port, folder));
  let broker: ChildProcess | undefined;
  const watcher = watch(folder, (_event, name) => {
    if (name === 'passwords' || name === 'acl') broker?.kill('SIGHUP');
  });
  const kill = async () => {
    const dying = broker;
    broker = undefined;
    if (!dying || dying.exitCode !== null) return;
    const gone = new Promise((resolve) => dying.once('exit', resolve));
    dying.kill('SIGKILL');
    await gone;
  };
  return {
    port,
    folder,
    start: async () => {
      if (broker) return;
      const started = spawn(binary ?? 'mosquitto', ['-c', conf], { stdio: ['ignore', 'ignore', 'pipe'] });
      let said = '';
      started.stderr.on('data', (text) => (said += text));
      for (let tries = 0; !(await isListening(port)); tries++) {
        if (started.exitCode !== null || tries > 200) throw new Error(`Mosquitto does not start: ${said}`);
        await wait(25);
      }
      broker = started;
    },
    kill,
    end: async () => {
      watcher.close();
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The one that people are told to use, on another port and in another folder. */
function documentedConf(port: number, folder: string): string {
  const page = readFileSync(join(import.meta.dirname, '../../docs/mqtt.md'), 'utf8');
  const conf = /```conf\n([^]*?)```/.exec(page)?.[1];
  if (!conf?.includes('listener 1883') || !conf.includes('/etc/mosquitto/sipwell/acl'))
    throw new Error('docs/mqtt.md has no configuration of Mosquitto.');
  const moved = conf
    .replace('listener 1883', `listener ${port} 127.0.0.1`)
    .replaceAll('/etc/mosquitto/sipwell', folder);
  // Started by root it would become a user who may not read a folder of a test.
  return process.getuid?.() === 0 ? `${moved}user root\n` : moved;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
