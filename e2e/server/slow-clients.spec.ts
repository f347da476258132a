/**
 * Connections that take their time, as many as a stranger can open, and requests too large to be read: guests are served
 * as before. `npm run torture -- slow-clients` holds 4,000 and judges the time that guests wait. Source:
 * docs/behaviour/limits.md "Connections".
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printRow } from '#test/print-row.ts';
import { ownersBearer } from '../api.ts';
import { startServer, type RunningServer } from '../server.ts';

const HELD = Number(process.env.TORTURE_TIMES ?? 300);
/** A busy machine is late, which is no fault of the server: elsewhere the times are printed and not judged. */
const isJudged = process.env.TORTURE_TIMES !== undefined;
/** Longer than the server waits for the headers of a request. Milliseconds. */
const LASTS_MS = isJudged ? 25_000 : 1500;
const GUESTS = 16;
const PAUSE_MS = 20;
/** What the slowest of a hundred guests may wait, beside the same without an attack. */
const SLOWER = 2;
const GROWTH_MB = 50;
const RECIPES = '/api/admin/shops/demo-bar/recipes';

interface Served {
  p99Ms: number;
  wrong: string[];
}

describe('slow clients', () => {
  let server: RunningServer;
  let staff: Record<string, string>;
  let slow: ChildProcess | undefined;
  beforeAll(async () => {
    server = await startServer({ env: { LOG_LEVEL: 'silent' } });
    staff = await ownersBearer(server);
  });
  afterAll(async () => {
    slow?.kill('SIGKILL');
    await server?.stop();
    if (server) rmSync(server.dataDir, { recursive: true });
  });

  const memoryMb = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0) / 1000;

  const call = (agent: Agent, method: string, path: string, body?: object) =>
    new Promise<number>((done, failed) => {
      const headers = { ...staff, ...(body && { 'content-type': 'application/json' }) };
      const sent = request({ host: '127.0.0.1', port: server.port, agent, method, path, headers }, (reply) => {
        reply.resume().once('end', () => done(reply.statusCode ?? 0));
      });
      sent.once('error', failed).end(body && JSON.stringify(body));
    });

  /** Bartenders who look at the menu, and now and then place an order and cancel nothing. */
  const serve = async (ms: number): Promise<Served> => {
    const agent = new Agent({ keepAlive: true });
    const waits: number[] = [];
    const wrong: string[] = [];
    const until = performance.now() + ms;
    const guests = Array.from({ length: GUESTS }, async (_, guest) => {
      for (let n = 0; performance.now() < until; n++) {
        const from = performance.now();
        const order = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: `Guest ${guest}` };
        const status = await (
          n % 10 === 0
            ? call(agent, 'POST', '/api/admin/shops/demo-bar/submit-order', order)
            : call(agent, 'GET', RECIPES)
        ).catch(String);
        if (status !== 200) wrong.push(String(status));
        waits.push(performance.now() - from);
        await wait(PAUSE_MS);
      }
    });
    await Promise.all(guests);
    agent.destroy();
    const sorted = waits.toSorted((a, b) => a - b);
    return { p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0, wrong };
  };

  const hold = async (kind: string): Promise<void> => {
    const program = join(import.meta.dirname, '../../test/slow-clients/slow-clients.mjs');
    const child = spawn(
      process.execPath,
      [program, kind, String(server.port), String(HELD), server.codes['fifteen-twenty']!],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    slow = child;
    await new Promise((held) => child.stdout.once('data', held));
  };

  it.each(['headers', 'body', 'read'])(
    `are held off: ${HELD} that are slow with %s`,
    async (kind) => {
      await serve(500);
      const before = await serve(LASTS_MS / 2);
      const memory = memoryMb();
      await hold(kind);
      const meanwhile = await serve(LASTS_MS);
      const growth = memoryMb() - memory;
      slow?.kill('SIGKILL');
      const after = await serve(500);
      printRow({
        name: 'slow-clients',
        database: 'SQLite',
        rounds: `${HELD} connections slow with ${kind}`,
        result: `one in a hundred waits ${meanwhile.p99Ms.toFixed(1)} ms, ${before.p99Ms.toFixed(1)} before; ${growth.toFixed(0)} MB more; ${meanwhile.wrong.length} refused`,
      });
      expect([...before.wrong, ...meanwhile.wrong, ...after.wrong]).toEqual([]);
      expect(growth).toBeLessThan(GROWTH_MB);
      if (isJudged) expect(meanwhile.p99Ms / before.p99Ms).toBeLessThanOrEqual(SLOWER);
    },
    4 * LASTS_MS + 60_000,
  );

  /** @returns the status of the answer, or "cut": who still sends may miss it */
  const raw = (parts: Iterable<string | Buffer>): Promise<string> =>
    new Promise((done) => {
      let said = '';
      const socket = connect(server.port, '127.0.0.1', () => {
        const [next] = [parts[Symbol.iterator]()];
        const send = (): void => {
          const { value, done: isOver } = next.next();
          if (isOver || socket.destroyed) return;
          if (socket.write(value)) setImmediate(send);
          else socket.once('drain', send);
        };
        send();
      });
      socket.on('data', (chunk) => (said += chunk.toString('latin1')));
      socket.on('error', () => undefined);
      socket.on('close', () => done(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 'cut'));
      socket.setTimeout(20_000, () => socket.destroy());
    });

  const head = (lines: string, path = '/v1/auth/login') =>
    `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n${lines}\r\n\r\n`;
  function* endless(): Generator<string | Buffer> {
    yield head('transfer-encoding: chunked');
    const chunk = Buffer.from(`10000\r\n${' '.repeat(0x10000)}\r\n`);
    for (let sent = 0; sent < 1e9; sent += 0x10000) yield chunk;
  }
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  const deep = '['.repeat(100_000);

  it.each<[string, () => Iterable<string | Buffer>, string[]]>([
    ['a body of 1 GB that says so', () => [head('content-length: 1000000000'), ' '.repeat(100_000)], ['413']],
    ['a body of 1 GB that does not', endless, ['413', 'cut']],
    ['10,000 headers', () => [`GET / HTTP/1.1\r\n${'x-more: 1\r\n'.repeat(10_000)}\r\n`], ['431']],
    [
      '50 MB in 50 kB of gzip',
      () => [head(`content-encoding: gzip\r\ncontent-length: ${bomb.length}`), bomb],
      ['400', '413', '415'],
    ],
    [
      'JSON 100,000 deep',
      () => [
        head(
          `connection: close
authorization: ${staff.authorization}
content-length: ${deep.length}`,
          '/v1/admin/shops/demo-bar/menu/preview',
        ),
        deep,
      ],
      ['400'],
    ],
  ])('%s is refused', async (_what, parts, expected) => {
    const memory = memoryMb();
    expect(expected).toContain(await raw(parts()));
    expect(memoryMb() - memory).toBeLessThan(GROWTH_MB);
    expect((await serve(200)).wrong).toEqual([]);
  });
});
