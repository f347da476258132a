import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createPost, isCallable } from './post-message.ts';

let server: Server | undefined;
afterEach(() => server?.close().closeAllConnections());

async function receiver(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((ready) => server!.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('posting a message', () => {
  it('sends the body as it was signed, and says what was answered', async () => {
    let text = '';
    const address = await receiver((request, response) => {
      request.on('data', (part) => (text += part));
      request.on('end', () => response.writeHead(202).end());
    });
    const post = createPost(['127.0.0.1']);
    expect(await post(`${address}/hook?a=1`, { 'content-type': 'application/json' }, '{"drink":"凍檸茶"}')).toBe(202);
    expect(text).toBe('{"drink":"凍檸茶"}');
  });

  it('follows no redirect', async () => {
    let calls = 0;
    const address = await receiver((_request, response) => {
      calls++;
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect(await createPost(['127.0.0.1'])(address, {}, '{}')).toBe(302);
    expect(calls).toBe(1);
  });

  it('does not wait for the end of an answer, nor for one that does not come', async () => {
    const endless = await receiver((_request, response) => void response.writeHead(200).write('and so on'));
    expect(await createPost(['127.0.0.1'])(endless, {}, '{}')).toBe(200);
    server?.close().closeAllConnections();
    const silent = await receiver(() => undefined);
    await expect(createPost(['127.0.0.1'], 50)(silent, {}, '{}')).rejects.toThrow();
  });

  it.each(['http://127.0.0.1:1/', 'http://localhost:1/', 'http://[::1]:1/', 'http://169.254.169.254/'])(
    'never connects to %s unless it is listed',
    async (address) => {
      await expect(createPost([])(address, {}, '{}')).rejects.toThrow('a private address');
    },
  );

  it('connects to a private address that is listed, and to no link-local one at all', () => {
    expect(isCallable('http://192.168.1.9/', [])).toBe(false);
    expect(isCallable('http://192.168.1.9/', ['192.168.1.0/24'])).toBe(true);
    expect(isCallable('http://169.254.169.254/', ['169.254.0.0/16'])).toBe(false);
    expect(isCallable('https://till.test/', [])).toBe(true);
  });
});
