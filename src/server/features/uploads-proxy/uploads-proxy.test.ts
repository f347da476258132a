import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heldForUntaken } from '#test/server/take-nothing.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { answerProblems } from '../../http/problems.ts';
import { THE_WEB } from '../../outbound/fetch-picture.ts';
import { useTestServer } from '#test/server/test-services.ts';
import { uploadsProxyRoutes } from './uploads-proxy.routes.ts';

const LARGE = 5 * 1024 * 1024;
const PNG = Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), Buffer.alloc(64)]);

describe.each(testEngines)('the picture proxy on %s', (_engine, open) => {
  const server = useTestServer(open);
  let web: Server;
  let app: FastifyInstance;
  let asked = 0;
  let isDown = false;
  const address = (path: string) => `http://pictures.test:${(web.address() as AddressInfo).port}${path}`;
  const get = (url: string, on = app) => on.inject({ url: `/api/uploads/proxy?url=${encodeURIComponent(url)}` });

  beforeAll(async () => {
    web = createServer(({ url }, response) => {
      asked++;
      response.writeHead(isDown ? 500 : 200);
      response.end(url === '/large.png' ? Buffer.concat([PNG, Buffer.alloc(LARGE - PNG.length)]) : PNG);
    });
    await new Promise<void>((ready) => web.listen(0, '127.0.0.1', ready));
    app = Fastify();
    answerProblems(app);
    uploadsProxyRoutes(app, server.services, {
      ...THE_WEB,
      ports: [String((web.address() as AddressInfo).port)],
      isPublic: () => true,
      lookup: (_hostname, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]),
    });
  });
  afterAll(async () => {
    web.close();
    await app.close();
  });

  const showLogo = (logoUrl: string) =>
    server.call('PATCH', `/api/kiosk-instances/code/${server.barCode}/config`, {
      headers: server.owner,
      body: { config: { appearance: { logoUrl } } },
    });

  it('fetches only pictures of a kiosk or a menu, once, and serves them as pictures only', async () => {
    const logo = address('/logo.png');
    expect((await get(logo)).statusCode).toBe(404);
    expect(asked).toBe(0);
    expect((await showLogo(logo)).statusCode).toBe(200);
    const reply = await get(logo);
    expect(reply.rawPayload).toEqual(PNG);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await get(logo)).statusCode).toBe(200);
    expect(asked).toBe(1);
  });

  it('fetches the photo of a recipe that came from upstream', async () => {
    const image = address('/drink.png');
    const recipe = (await server.call('GET', '/api/admin/recipes/bar-negroni', { headers: server.owner })).json();
    const saved = await server.call('POST', '/api/admin/recipes/cache', {
      headers: server.owner,
      body: { recipes: [{ ...recipe, image }] },
    });
    expect(saved.statusCode).toBe(200);
    expect((await get(image)).statusCode).toBe(200);
  });

  it('does not repeat a failed request at once', async () => {
    const logo = address('/broken.png');
    await showLogo(logo);
    isDown = true;
    const before = asked;
    expect([(await get(logo)).statusCode, (await get(logo)).statusCode]).toEqual([404, 404]);
    expect(asked - before).toBe(1);
    isDown = false;
    server.pass(61_000);
    expect((await get(logo)).statusCode).toBe(200);
  });

  it('requests once for simultaneous phones', async () => {
    const logo = address('/rush.png');
    await showLogo(logo);
    const before = asked;
    const replies = await Promise.all(Array.from({ length: 20 }, () => get(logo)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(asked - before).toBe(1);
  });

  it('holds no whole picture for each of those who ask for it and take nothing', async () => {
    const logo = address('/large.png');
    await showLogo(logo);
    expect((await get(logo)).rawPayload.length).toBe(LARGE);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const path = `/api/uploads/proxy?url=${encodeURIComponent(logo)}`;
    expect(await heldForUntaken(port, path)).toBeLessThan(80);
  });

  it('redirects to its own files, and never fetches from itself', async () => {
    const photo = `/uploads/photos/${'a'.repeat(64)}.png`;
    const local = await get(photo);
    expect([local.statusCode, local.headers.location]).toEqual([302, photo]);
    expect((await get('http://localhost/uploads/photos/x.png')).statusCode).toBe(302);
    expect((await get('http://localhost/api/uploads/proxy?url=x')).statusCode).toBe(404);
    expect((await get('/api/health')).statusCode).toBe(404);
    expect((await get('//pictures.test/x.png')).statusCode).toBe(404);
  });

  it('is part of the server', async () => {
    const reply = await server.call('GET', '/api/uploads/proxy?url=https://nowhere.test/x.png');
    expect(reply.json().code).toBe('not-found');
    expect((await server.call('GET', '/api/uploads/proxy')).statusCode).toBe(404);
  });
});

describe.each(testEngines)('the picture proxy under a sub-path on %s', (_engine, open) => {
  const server = useTestServer(open, { BASE_PATH: '/sipwell' });

  it('recognises its own files by the addresses used in pages', async () => {
    const photo = `/sipwell/uploads/photos/${'a'.repeat(64)}.png`;
    for (const url of [photo, photo.slice('/sipwell'.length)]) {
      const reply = await server.call('GET', `/api/uploads/proxy?url=${encodeURIComponent(url)}`);
      expect([reply.statusCode, reply.headers.location]).toEqual([302, photo]);
    }
  });
});
