/**
 * Whether an answered order is on the disk: a trace of system calls must show a flush that began after the order was sent
 * and ended before its answer came. The same without `synchronous = full` must not, or the trace would prove nothing. Needs
 * strace.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { settingsOf } from './servers/hot-servers.ts';
import { freePort, report } from './load.ts';
import { orderShots } from './shots.ts';

const ORDERS = 100;
const AT_ONCE = 16;

interface Span {
  from: number;
  to: number;
}

if (spawnSync('strace', ['-V']).status !== 0) {
  console.log('flushed: no strace here.');
  process.exit(0);
}
const kept = await measure('full');
const lost = await measure('normal');
report('answered orders with a flush between request and answer', {
  'synchronous = full': `${kept.flushed} of ${kept.answered}, ${kept.flushes} flushes`,
  'synchronous = normal, to show that it is seen': `${lost.flushed} of ${lost.answered}, ${lost.flushes} flushes`,
});
if (kept.answered === 0 || kept.flushed < kept.answered || lost.flushed === lost.answered) process.exit(1);

async function measure(synchronous: 'full' | 'normal') {
  const folder = mkdtempSync(join(tmpdir(), 'bench-flushed-'));
  const trace = join(folder, 'trace');
  const port = await freePort();
  const env = { ...settingsOf(port, folder), BENCH_AT_ONCE: '1', BENCH_SYNCHRONOUS: synchronous };
  // Detached: the process that is started is the server.
  const strace = ['-D', '-f', '-ttt', '-T', '-e', 'trace=fsync,fdatasync', '-o', trace];
  const server = spawn('strace', [...strace, process.execPath, '--expose-gc', 'dist/bench/unlimited-server.js'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((done) => server.once('exit', done));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/api/health`).catch(() => undefined))?.ok) await wait(50);
  const codes = JSON.parse(readFileSync(join(folder, 'codes.json'), 'utf8')) as Record<string, string>;

  const next = orderShots(codes['demo-bar'] ?? '');
  const order = async (): Promise<Span> => {
    const { method, path, headers, body } = next();
    const from = Date.now();
    const reply = await fetch(origin + path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    await reply.arrayBuffer();
    if (reply.status !== 200) throw new Error(`An order was answered with ${reply.status}.`);
    return { from, to: Date.now() };
  };
  const answered: Span[] = [];
  for (let n = 0; n < ORDERS; n++) answered.push(await order());
  for (let n = 0; n < ORDERS; n += AT_ONCE)
    answered.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => order()))));
  server.kill('SIGTERM');
  await ended;
  await wait(200);
  const flushes = readFlushes(readFileSync(trace, 'utf8'));
  rmSync(folder, { recursive: true });
  // Times of requests are whole milliseconds.
  const isFlushed = ({ from, to }: Span) => flushes.some((flush) => flush.from >= from && flush.to <= to + 1);
  return { answered: answered.length, flushed: answered.filter(isFlushed).length, flushes: flushes.length };
}

/** From lines like `123 1700000000.123456 fdatasync(21) = 0 <0.003210>`, or two of them. Milliseconds. */
function readFlushes(trace: string): Span[] {
  const begun = new Map<string, number>();
  return trace.split('\n').flatMap((line) => {
    const [, thread = '', at = '', rest = ''] = /^(\d+) +(\d+\.\d+) (.*)$/.exec(line) ?? [];
    const from = Number(at) * 1000;
    if (rest.endsWith('<unfinished ...>')) begun.set(thread, from);
    const seconds = /= 0 <([\d.]+)>$/.exec(rest)?.[1];
    if (seconds === undefined) return [];
    const began = rest.startsWith('<...') ? (begun.get(thread) ?? from) : from;
    return [{ from: began, to: began + Number(seconds) * 1000 }];
  });
}
