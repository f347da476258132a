import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { limitArrival } from './arrival.ts';
import { routerErrors } from './router-errors.ts';

const answerTo = (socket: Socket) =>
  new Promise<number>((resolve) => socket.once('data', (part) => resolve(Number(String(part).split(' ')[1]))));

it('ends a body that does not come, and gives an upload more time', async () => {
  const app = Fastify({ forceCloseConnections: true });
  let begun = (): void => undefined;
  // After the hook that limits.
  limitArrival(app, 100);
  app.addHook('onRequest', async () => begun());
  app.post('/small', () => 'fine');
  app.post('/large', { bodyLimit: 2 * 1024 * 1024 }, () => 'fine');
  await app.listen({ port: 0, host: '127.0.0.1' });
  /** Half a body, once the server has begun to wait for the rest. */
  const begin = async (path: string) => {
    const waits = new Promise<void>((resolve) => (begun = resolve));
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`);
    await waits;
    return socket;
  };

  const upload = await begin('/large');
  const uploaded = answerTo(upload);
  const slow = await begin('/small');
  // It began later: when its time is over, so would be the upload's.
  expect(await answerTo(slow)).toBe(408);
  upload.write('}');
  expect(await uploaded).toBe(200);
  for (const socket of [upload, slow]) socket.destroy();
  await app.close();
});

it('leaves an empty body alone, however long the answer takes', async () => {
  const app = Fastify({ forceCloseConnections: true });
  limitArrival(app, 20);
  app.post('/long', () => new Promise((done) => setTimeout(() => done('fine'), 200)));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST /long HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n');
  expect(await answerTo(socket)).toBe(200);
  socket.destroy();
  await app.close();
});

describe('a server that stood still for longer than a request may take', () => {
  const PATIENCE_MS = 200;
  const STILL_MS = 600;

  async function startServer() {
    const app: FastifyInstance = Fastify({
      forceCloseConnections: true,
      http: { headersTimeout: PATIENCE_MS, requestTimeout: 60_000, connectionsCheckingInterval: 50 },
      ...routerErrors(() => app),
    });
    limitArrival(app, PATIENCE_MS);
    app.post('/', () => 'fine');
    await app.listen({ port: 0, host: '127.0.0.1' });
    return app;
  }

  /** A phone in another thread, which connects and sends the first part, and the second while the server stands still. */
  async function sendMeanwhile(app: FastifyInstance, first: string, second: string): Promise<number> {
    const { port } = app.server.address() as AddressInfo;
    const phone = new Worker(
      `const { parentPort, workerData } = require('node:worker_threads');
      const { first, second, port } = workerData;
      const socket = require('node:net').connect(port, '127.0.0.1', () => {
        socket.write(first);
        parentPort.postMessage('connected');
        setTimeout(() => socket.write(second), ${STILL_MS / 2});
      });
      socket.once('data', (part) => parentPort.postMessage(Number(String(part).split(' ')[1])));`,
      { eval: true, workerData: { first, second, port } },
    );
    await once(phone, 'message');
    // Until what was sent is read.
    await new Promise((done) => setTimeout(done, 50));
    // Between reading and the timers, as in the answer to a request.
    await new Promise((done) => setImmediate(done));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STILL_MS);
    const [status] = await once(phone, 'message');
    await phone.terminate();
    return status as number;
  }

  const HEADERS = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n';
  it.each([
    ['headers', 'POST / HT', `${HEADERS.slice('POST / HT'.length)}{}`, 200],
    ['a body', `${HEADERS}{`, '}', 200],
    ['nothing more', 'POST / HT', '', 408],
    ['still not all of the headers', 'POST / HT', 'TP/1.1\r\nHost:', 408],
    ['still not all of a body', HEADERS, '{', 408],
  ])('reads what came meanwhile before it refuses: %s', async (_what, first, second, status) => {
    const app = await startServer();
    expect(await sendMeanwhile(app, first, second)).toBe(status);
    await app.close();
  });
});
