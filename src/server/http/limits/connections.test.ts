import { createServer, get } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endConnections, limitConnections } from './connections.ts';

const LIMITS = { inAll: 100, ofAddress: 12, pendingOfAddress: 4, patienceMs: 100, unanswered: 4 };
const open: { close: () => void }[] = [];
afterEach(() => open.splice(0).forEach(({ close }) => close()));

async function start({ isBehindProxy = false, patienceMs = LIMITS.patienceMs } = {}) {
  const server = createServer(({ url }, response) => (url === '/news' ? response.write('news') : response.end('fine')));
  limitConnections(server, { isBehindProxy }, { ...LIMITS, patienceMs });
  let accepted = 0;
  let left = 0;
  server.on('connection', (socket: Socket) => {
    accepted++;
    socket.once('close', () => left++);
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
  const haveLeft = (count: number) => vi.waitFor(() => expect(left).toBe(count));
  const ask = () =>
    new Promise<number | string>((resolve) => {
      const request = get({ port, host: '127.0.0.1', agent: false }, (response) => resolve(response.statusCode ?? 0));
      request.on('error', (cause: NodeJS.ErrnoException) => resolve(cause.code ?? ''));
    });
  return { silent, haveLeft, ask };
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
