import { createServer, get } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endConnections, limitConnections } from './connections.ts';

const LIMITS = { inAll: 100, ofAddress: 12, pendingOfAddress: 4, patienceMs: 100, unanswered: 4, unreadMs: 900 };
const LARGE = 30_000_000;
const open: { close: () => void }[] = [];
afterEach(() => open.splice(0).forEach(({ close }) => close()));

async function start({ isBehindProxy = false, patienceMs = LIMITS.patienceMs } = {}) {
  const server = createServer(({ url }, response) => {
    if (url === '/news') return void response.write('news');
    if (url === '/late') return void setTimeout(() => response.end('late'), 3 * LIMITS.unreadMs);
    response.end(url === '/large' ? Buffer.alloc(LARGE) : 'fine');
  });
  limitConnections(server, { isBehindProxy }, { ...LIMITS, patienceMs });
  let accepted = 0;
  const leftPorts: (number | undefined)[] = [];
  server.on('connection', (socket: Socket) => {
    accepted++;
    const { remotePort } = socket;
    socket.once('close', () => leftPorts.push(remotePort));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  open.push({ close: () => (server.closeAllConnections(), server.close()) });
  const { port } = server.address() as AddressInfo;
  /** Once the server has them all. */
  const silent = async (count: number): Promise<Socket[]> => {
    const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1').on('error', () => undefined));
    await vi.waitFor(() => expect(accepted).toBe(count));
    return sockets;
  };
  const haveLeft = (count: number) => vi.waitFor(() => expect(leftPorts).toHaveLength(count));
  const ask = () =>
    new Promise<number | string>((resolve) => {
      const request = get({ port, host: '127.0.0.1', agent: false }, (response) => resolve(response.statusCode ?? 0));
      request.on('error', (cause: NodeJS.ErrnoException) => resolve(cause.code ?? ''));
    });
  return { silent, haveLeft, leftPorts, ask };
}

/** What a connection gets that speaks at last: a closed one nothing. */
const speak = (socket: Socket) =>
  new Promise<string>((resolve) => {
    if (socket.destroyed) return resolve('closed');
    socket.once('data', (part) => resolve(String(part).split('\r\n')[0] ?? ''));
    socket.once('close', () => resolve('closed'));
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  });
const ANSWERED = 'HTTP/1.1 200 OK';

describe('limitConnections', () => {
  it('closes the oldest silent connection for one that speaks', async () => {
    const { silent, ask } = await start();
    const sockets = await silent(4);
    await wait(LIMITS.patienceMs + 1);
    expect(await ask()).toBe(200);
    expect(await Promise.all(sockets.map(speak))).toEqual(['closed', ANSWERED, ANSWERED, ANSWERED]);
  });

  it('lets a crowd connect at once', async () => {
    const { ask } = await start();
    expect(await Promise.all(Array.from({ length: 10 }, ask))).toEqual(Array.from({ length: 10 }, () => 200));
  });

  it('leaves a crowd the answers that go on, which read nothing of what asked for them', async () => {
    const { silent, ask } = await start();
    const streams = await silent(8);
    const begun = streams.map((socket) => new Promise((resolve) => socket.once('data', resolve)));
    for (const socket of streams) socket.write('GET /news HTTP/1.1\r\nHost: a\r\n\r\n');
    await Promise.all(begun);
    await wait(LIMITS.patienceMs + 1);
    expect(await ask()).toBe(200);
    expect(await ask()).toBe(200);
    await wait(LIMITS.patienceMs);
    expect(streams.filter(({ destroyed, readableEnded }) => destroyed || readableEnded)).toEqual([]);
  });

  it('bounds an address, and frees its places', async () => {
    const { silent, haveLeft, ask } = await start({ patienceMs: 60_000 });
    const sockets = await silent(12);
    expect(await ask()).toBe('ECONNRESET');
    sockets.forEach((socket) => socket.destroy());
    // With the one that was refused.
    await haveLeft(13);
    expect(await ask()).toBe(200);
  });

  it('closes a connection that asks again and again before it is answered', async () => {
    const { silent } = await start();
    const [few, many] = await silent(2);
    const ask = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
    const heard = (socket: Socket | undefined, times: number) =>
      new Promise<number>((resolve) => {
        let said = '';
        const answers = () => said.split(ANSWERED).length - 1;
        socket?.on('data', (part) => {
          said += String(part);
          if (answers() === times) resolve(times);
        });
        socket?.once('close', () => resolve(answers()));
        socket?.write(ask.repeat(times));
      });
    expect(await heard(few, 4)).toBe(4);
    expect(await heard(few, 4)).toBe(4);
    expect(await heard(many, 20)).toBeLessThan(20);
    expect(many?.destroyed).toBe(true);
  });

  it('closes a connection that takes nothing of its answer, and none that takes its time', async () => {
    const { silent, leftPorts } = await start();
    const [deaf, slow] = await silent(2);
    const { localPort } = deaf!;
    for (const socket of [deaf, slow]) socket?.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
    deaf?.pause();
    let taken = 0;
    slow?.on('data', (part) => {
      taken += part.length;
      slow.pause();
      setTimeout(() => slow.resume(), 2);
    });
    await vi.waitFor(() => expect(leftPorts).toEqual([localPort]), { timeout: 10_000 });
    await vi.waitFor(() => expect(taken).toBeGreaterThan(LARGE), { timeout: 20_000 });
    expect(leftPorts).toEqual([localPort]);
  }, 30_000);

  it('waits for an answer that is being made', async () => {
    const { silent } = await start();
    const [socket] = await silent(1);
    const answered = new Promise<string>((resolve) => {
      socket?.once('data', (part) => resolve(String(part).split('\r\n')[0] ?? ''));
      socket?.once('close', () => resolve('closed'));
    });
    socket?.write('GET /late HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(await answered).toBe(ANSWERED);
  });

  it('leaves a proxy its connections', async () => {
    const { silent, ask } = await start({ isBehindProxy: true });
    const sockets = await silent(20);
    await wait(LIMITS.patienceMs + 1);
    expect(await ask()).toBe(200);
    expect(await Promise.all(sockets.map(speak))).toEqual(sockets.map(() => ANSWERED));
  });
});

describe('a server that stops', () => {
  it('finishes what is under way, and does not wait for a connection on which nothing comes', async () => {
    const app = Fastify();
    endConnections(app, 300);
    app.get('/slow', async () => wait(100, 'done'));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const silent = connect(port, '127.0.0.1');
    const ended = new Promise<void>((resolve) => silent.once('close', () => resolve()));
    const under = fetch(`http://127.0.0.1:${port}/slow`);
    await new Promise((resolve) => app.server.once('request', resolve));
    const closed = app.close();
    expect(await (await under).text()).toBe('done');
    await Promise.all([closed, ended]);
  }, 5000);
});
