import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '#test/server/test-services.ts';
import { buildApp } from '../app.ts';
import { openDatabase } from '../db/database.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'sipwell-web-'));
for (const page of ['index', 'join.en', 'join.zh-HK', 'kiosk.en', 'kiosk.zh-HK'])
  writeFileSync(join(webRoot, `${page}.html`), `<html><head></head><body>${page}</body></html>`);

describe('HEAD', () => {
  const server = useTestServer(() => openDatabase(':memory:'));
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    app = await buildApp(server.services, { webRoot });
    await app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = app.server.address() as AddressInfo);
  });
  afterAll(async () => {
    await app.close();
    rmSync(webRoot, { recursive: true });
  });

  /** What comes over one connection that asks for one address after the other. */
  const answersTo = (...lines: string[]) =>
    new Promise<string>((resolve, reject) => {
      let all = '';
      const socket = connect(port, '127.0.0.1', () =>
        socket.end(lines.map((line) => `${line} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`).join('')),
      );
      socket
        .on('data', (chunk) => (all += chunk.toString()))
        .on('end', () => resolve(all))
        .on('error', reject);
    });

  it.each([
    ['what guests and owners may read', '/api/health', 200],
    ['what is sent as a stream', '/api/openapi.json', 200],
    ['what needs a sign-in', '/api/kiosk-instances', 401],
    ['what is nowhere', '/api/nothing', 404],
    ['what can only be posted', '/v1/auth/login', 404],
    ['a page', '/join', 200],
    ['a drawn page', '/kiosk/live', 200],
  ])('is answered as GET, without its body: %s', async (_case, path, status) => {
    const [got, asked] = await Promise.all(
      ['GET', 'HEAD'].map((method) => fetch(`http://127.0.0.1:${port}${path}`, { method })),
    );
    expect([got?.status, asked?.status]).toEqual([status, status]);
    // Node's own fetch closes the connection after each HEAD.
    const passing = new Set(['date', 'x-request-id', 'connection', 'keep-alive']);
    const headersOf = (reply: Response | undefined) =>
      [...(reply?.headers ?? [])].filter(([name]) => !passing.has(name));
    expect(headersOf(asked)).toEqual(headersOf(got));
    expect((await got?.text())?.length).toBeGreaterThan(0);
    expect(await asked?.text()).toBe('');
  });

  it('leaves the connection to the next who asks', async () => {
    const all = await answersTo('HEAD /api/health', 'HEAD /kiosk/live', 'GET /api/health');
    expect(all.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3);
    expect(all.match(/"status":"ok"/g)).toHaveLength(1);
    expect(all).not.toContain('<html>');
  });
});
