/** Load of keep-alive requests on this machine, and a server in a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import http from 'node:http';
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
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
}

/** Sends requests over a number of connections for a duration; anything but 200 counts as failed. */
export async function load(
  port: number,
  shot: (n: number) => Shot,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const endsAt = performance.now() + seconds * 1000;
  const times: number[] = [];
  let failed = 0;
  let n = 0;
  const worker = async () => {
    while (performance.now() < endsAt) {
      const started = performance.now();
      const status = await send(port, agent, shot(n++)).catch(() => 0);
      times.push(performance.now() - started);
      if (status !== 200) failed++;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: Math.round((times.length - failed) / seconds), p50Ms: at(0.5), p99Ms: at(0.99), failed };
}

const send = (port: number, agent: http.Agent, { method = 'GET', path, headers, body }: Shot): Promise<number> =>
  new Promise((done, failed) => {
    const length =
      body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
    const request = http.request(
      { host: '127.0.0.1', port, agent, method, path, headers: { ...headers, ...length } },
      (response) => {
        response.resume();
        response.on('end', () => done(response.statusCode ?? 0));
      },
    );
    request.on('error', failed);
    request.end(body);
  });

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready));
  const { port } = probe.address() as { port: number };
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
