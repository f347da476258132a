/** The header of devices/esp32, compiled for this computer, and what its YAML does around it. Source: docs/machines.md "An ESP32 with ESPHome". */
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { vi } from 'vitest';
import type { MachineCare } from '#contract/machines/care.ts';
import type { MachineJob } from '#contract/machines/job.ts';
import { connectBroker } from '../../src/server/machines/mqtt/broker.ts';
import type { PairedAccount } from '../server/use-broker.ts';

const COMPILER = 'g++';
/** As a device is compiled: neither exceptions nor types at run time. */
export const FLAGS = ['-std=c++17', '-Wall', '-Wextra', '-Werror', '-fno-exceptions', '-fno-rtti'];

/** Without a compiler tests of the ESP32 are left out, but not in CI. */
export const hasCompiler = isThere();
if (!hasCompiler) {
  if (process.env.CI) throw new Error('The tests of the ESP32 need the package g++.');
  console.warn('No g++: the tests of the ESP32 are left out.');
}

function isThere(): boolean {
  try {
    execFileSync(COMPILER, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** @returns the program */
export function compileHost(folder: string): string {
  const program = join(folder, 'esp32-host');
  execFileSync(COMPILER, [...FLAGS, join(import.meta.dirname, 'esp32-host.cpp'), '-o', program], { stdio: 'pipe' });
  return program;
}

/** What either says. */
export interface Message {
  type?: string;
  ask?: string;
  status?: number;
  code?: string | null;
  jobId?: string;
  now?: string;
  stop?: { jobId: string | null; at: string } | null;
  job?: MachineJob;
  care?: MachineCare;
  online?: boolean;
  boot?: string;
  state?: string;
  seq?: number;
  step?: string;
}
interface Switched {
  slot: number;
  on: boolean;
  /** By the device's clock. Milliseconds. */
  atMs: number;
}

export interface Host {
  /** Of this start. */
  boot: () => Promise<string>;
  said: Message[];
  switched: Switched[];
  tell: (...fields: (string | number)[]) => void;
  /** Lets the clock go on, where it stands still, and waits for what has been said until then. */
  goOn: (toMs: number) => Promise<void>;
  /** As a loss of power does. */
  kill: () => Promise<void>;
}

/** @param clock times faster than real, or `@0`: one that stands still */
export function startHost(
  program: string,
  clock: string,
  slots: readonly number[],
  publish: (channel: string, message: Message) => void = () => undefined,
): Host {
  const host = spawn(program, [clock, ...slots.map(String)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const gone = new Promise((resolve) => host.once('exit', resolve));
  host.stdin.on('error', () => undefined);
  const said: Message[] = [];
  const switched: Switched[] = [];
  let boot = '';
  let at = -1;
  createInterface(host.stdout).on('line', (line) => {
    const [kind, ...fields] = line.split('\t');
    if (kind === 'boot') boot = fields[0]!;
    if (kind === 'at') at = Number(fields[0]);
    if (kind === 'pump') switched.push({ slot: Number(fields[0]), on: fields[1] === '1', atMs: Number(fields[2]) });
    if (kind !== 'publish') return;
    const message = JSON.parse(fields[1]!) as Message;
    said.push(message);
    publish(fields[0]!, message);
  });
  const tell: Host['tell'] = (...fields) => void host.stdin.write(`${fields.join('\t')}\n`);
  return {
    boot: () => vi.waitUntil(() => boot, 5000),
    said,
    switched,
    tell,
    goOn: async (toMs) => {
      at = -1;
      tell('at', toMs);
      await vi.waitUntil(() => at === toMs, { timeout: 5000, interval: 1 });
    },
    kill: async () => {
      host.kill('SIGKILL');
      await gone;
    },
  };
}

/** @returns the fields that the glue takes out of a message on `cmd` */
export function fieldsOf(message: Message): (string | number)[] {
  const { job, care, stop, ask = '', status = 0, jobId = '', now = '' } = message;
  const stopped = [stop?.jobId ?? '', stop?.at ?? ''];
  if (job) return ['job', job.jobId, job.issuedAt, job.expiresAt, job.machineString];
  if (care) {
    const { slot, durationMs, pulses, restMs } = care;
    return ['care', care.jobId, care.issuedAt, care.expiresAt, slot, durationMs, pulses, restMs];
  }
  if (message.type === 'reply') return ['reply', ask, status, jobId, now, ...stopped];
  return ['stop', ...stopped];
}

export interface Esp32 extends Host {
  heard: { message: Message; deliver: () => void }[];
  /** Cuts its connection with its power. */
  cut: () => Promise<void>;
}

/** With its connection. @param passes whether a message of the server reaches it at once */
export async function switchOn(
  program: string,
  { mqtt }: Pick<PairedAccount, 'mqtt'>,
  { clock, slots, passes = () => true }: { clock: string; slots: number[]; passes?: (message: Message) => boolean },
): Promise<Esp32> {
  const heard: Esp32['heard'] = [];
  const host = startHost(program, clock, slots, (channel, message) => {
    const isState = channel === 'state';
    broker.publish(`${mqtt.topic}/${channel}`, message, { isRetained: isState, isRepeatable: !isState });
  });
  const broker = await connectBroker({
    ...mqtt,
    clientId: mqtt.username,
    listensTo: [`${mqtt.topic}/cmd`],
    lastWill: { topic: `${mqtt.topic}/state`, message: { online: false, boot: await host.boot() } },
    hear: (_topic, payload) => {
      const message = JSON.parse(payload.toString()) as Message;
      const deliver = () => host.tell(...fieldsOf(message));
      heard.push({ message, deliver });
      if (passes(message)) deliver();
    },
    onConnected: () => host.tell('connected'),
    onLost: () => host.tell('disconnected'),
  });
  const cut = async () => {
    await host.kill();
    await broker.cut();
  };
  return { ...host, heard, cut };
}
