/** Load of keep-alive requests on this machine, and a server in a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { connect, createServer, type AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

export const isQuick = process.argv.includes('--quick');

export interface Shot {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Load {
  /** Number of requests with status 200. */
  answered: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
  /** Number of failures by status, 0 for a connection that closed. */
  failures: Record<number, number>;
}

/**
 * Sends requests over a number of connections for a duration, and on until `requests` were sent; anything but 200 counts
 * as failed. The time begins when each connection has had an answer, as a guest's has who orders: Node accepts one
 * connection a turn of its event loop, and a window of 0.4 s was mostly the wait of the last ones.
 */
export async function load(
  port: number,
  shot: (n: number) => Shot,
  { connections, seconds, requests = 0 }: { connections: number; seconds: number; requests?: number },
): Promise<Load> {
  const times: number[] = [];
  let failed = 0;
  const failures: Record<number, number> = {};
  let n = 0;
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(port)));
  await Promise.all(open.map(({ ask }) => ask(bytesOf(shot(n++)))));
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  const work = async (ask: (bytes: string) => Promise<number>) => {
    while (performance.now() < endsAt || n < requests) {
      const bytes = bytesOf(shot(n++));
      const started = performance.now();
      const status = await ask(bytes);
      times.push(performance.now() - started);
      if (status === 200) continue;
      failed++;
      failures[status] = (failures[status] ?? 0) + 1;
    }
  };
  await Promise.all(open.map(({ ask }) => work(ask)));
  for (const { close } of open) close();
  const took = (performance.now() - startedAt) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const answered = times.length - failed;
  return { answered, perSecond: Math.round(answered / took), p50Ms: at(0.5), p99Ms: at(0.99), failed, failures };
}

export function bytesOf({ method = 'GET', path, headers = {}, body }: Shot): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (body !== undefined)
    lines.push(`content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`);
  return `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}\r\n${body ?? ''}`;
}

/**
 * Plain HTTP/1.1 without a library, which would cost as much as the server that is measured: answers must have a
 * content-length.
 */
async function openConnection(port: number) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise((opened, failed) => socket.once('connect', opened).once('error', failed));
  let answered: (status: number) => void = () => undefined;
  let status = 0;
  let missing = -1;
  let head = '';
  const read = (chunk: Buffer) => {
    if (missing < 0) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      status = Number(head.slice(9, 12));
      missing = Number(/content-length: *(\d+)/i.exec(head)?.[1] ?? 0) - (head.length - end - 4);
      head = '';
    } else missing -= chunk.length;
    if (missing > 0) return;
    missing = -1;
    answered(status);
  };
  socket.on('data', read);
  socket.on('close', () => answered(0));
  socket.on('error', () => undefined);
  return {
    ask: (bytes: string) =>
      new Promise<number>((done) => {
        if (socket.destroyed) return done(0);
        answered = done;
        socket.write(bytes, 'latin1');
      }),
    close: () => void socket.destroy(),
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

/**
 * Starts a Node program and waits until its address answers.
 * @returns the process and its start time
 */
export async function startProgram(
  args: string[],
  env: Record<string, string>,
  healthUrl: string,
): Promise<{ child: ChildProcess; ms: number }> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Also if the bench fails: nothing of it stays.
  process.once('exit', () => child.kill('SIGKILL'));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`);
    const answer = await fetch(healthUrl).catch(() => undefined);
    if (answer?.ok) return { child, ms: performance.now() - started };
    await wait(5);
  }
}

export async function stopProgram(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

export function report(name: string, rows: Record<string, string | number>): void {
  console.log(`\n${name}`);
  for (const [label, value] of Object.entries(rows))
    console.log(`  ${label.padEnd(34)} ${typeof value === 'number' ? Math.round(value * 100) / 100 : value}`);
}
