import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { limitArrival } from './arrival.ts';

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
