/** A simulated web: names, redirects and bodies as scripted, on this machine. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchPicture, NoPicture, THE_WEB, type Outside } from './fetch-picture.ts';

const PNG = Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), Buffer.alloc(64)]);
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function web(listener: RequestListener, names: Record<string, string[]> = {}) {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const lookups: string[] = [];
  // In this test 127.0.0.1 counts as public; 127.0.0.2 and the rest are private.
  const outside: Outside = {
    ...THE_WEB,
    ports: [String(port)],
    isPublic: (address) => address === '127.0.0.1',
    lookup: (hostname, callback) => {
      lookups.push(hostname);
      const addresses = names[hostname] ?? ['127.0.0.1'];
      callback(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      );
    },
    totalMs: 500,
  };
  return { outside, lookups, at: (path: string, host = 'pictures.test') => `http://${host}:${port}${path}` };
}
const png: RequestListener = (_request, response) => response.end(PNG);
const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'a picture',
    (cause: unknown) => (cause instanceof NoPicture ? cause.message : `not a NoPicture: ${String(cause)}`),
  );

describe('fetching a picture', () => {
  it('detects the type from the bytes, not from the header', async () => {
    const { outside, at } = await web((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(PNG),
    );
    expect(await fetchPicture(at('/a.png'), outside)).toMatchObject({ type: 'image/png', bytes: PNG });
  });

  it('follows three redirects, resolving each name again', async () => {
    const { outside, at, lookups } = await web((request, response) => {
      const hop = Number(request.url?.slice(1));
      if (hop === 3) return response.end(PNG);
      response.writeHead(302, { location: `http://hop${hop + 1}.test:${request.socket.localPort}/${hop + 1}` }).end();
    });
    expect((await fetchPicture(at('/0'), outside)).type).toBe('image/png');
    expect(lookups).toEqual(['pictures.test', 'hop1.test', 'hop2.test', 'hop3.test']);
  });

  it.each<[string, RequestListener, string]>([
    ['four redirects', (_q, r) => r.writeHead(302, { location: '/again' }).end(), 'too many redirects'],
    [
      'a redirect to a private literal',
      (_q, r) => r.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      'another port',
    ],
    [
      'a redirect to a file',
      (_q, r) => r.writeHead(302, { location: 'file:///etc/passwd' }).end(),
      'not an http address',
    ],
    ['an error page', (_q, r) => r.writeHead(404).end('gone'), 'answered 404'],
    [
      'a drawing that is a program',
      (_q, r) => r.end('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'not a picture',
    ],
    ['a page', (_q, r) => r.writeHead(200, { 'content-type': 'image/png' }).end('<!doctype html>'), 'not a picture'],
    ['a picture said to be too large', (_q, r) => r.writeHead(200, { 'content-length': 6_000_000 }).end(), 'too large'],
    ['one that is too large and does not say so', (_q, r) => r.write(Buffer.alloc(6_000_000)) && r.end(), 'too large'],
    [
      'half a picture',
      (_q, r) => {
        r.writeHead(200, { 'content-length': 900 }).write(PNG);
        setTimeout(() => r.destroy(), 20);
      },
      'cut off',
    ],
    ['silence', () => undefined, 'The operation was aborted'],
  ])('gives up on %s', async (_case, listener, reason) => {
    const { outside, at } = await web(listener);
    expect(await reasonOf(fetchPicture(at('/a.png'), outside))).toContain(reason);
  });

  it.each([
    ['a name with a private address', 'http://inside.test:PORT/'],
    ['a name with a public and a private address', 'http://both.test:PORT/'],
    ['a private literal', 'http://10.0.0.1:PORT/'],
    ['a private literal in disguise', 'http://0x7f000002:PORT/'],
    ['a private IPv6 literal', 'http://[::ffff:127.0.0.2]:PORT/'],
  ])('never connects to %s', async (_case, template) => {
    const { outside, at } = await web(png, { 'inside.test': ['127.0.0.2'], 'both.test': ['127.0.0.1', '127.0.0.2'] });
    const port = new URL(at('/')).port;
    expect(await reasonOf(fetchPicture(template.replace('PORT', port), outside))).toBe('a private address');
  });

  it('is safe from a name whose address changes after the check', async () => {
    const answers = [['127.0.0.1'], ['127.0.0.2']];
    const { outside, at, lookups } = await web(png);
    const rebinding: Outside = {
      ...outside,
      lookup: (hostname, callback) => {
        lookups.push(hostname);
        callback(
          null,
          (answers.shift() ?? ['127.0.0.2']).map((address) => ({ address, family: 4 })),
        );
      },
    };
    expect((await fetchPicture(at('/a.png'), rebinding)).type).toBe('image/png');
    expect(lookups).toHaveLength(1);
    expect(await reasonOf(fetchPicture(at('/a.png'), rebinding))).toBe('a private address');
  });

  it.each(['ftp://a.test/x.png', 'http://user:word@a.test/x.png', 'http://a.test:22/x.png', 'javascript:alert(1)', ''])(
    'does not even request %s',
    async (address) => expect(await reasonOf(fetchPicture(address))).not.toBe('a picture'),
  );
});
