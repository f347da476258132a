/** Malformed requests: refused with the exact status, with nothing changed and nothing leaked. */
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { openDatabase } from '../db/database.ts';
import { useTestServer } from '#test/server/test-services.ts';
import { answerProblems } from './problems.ts';

describe('bad requests', () => {
  const server = useTestServer(() => openDatabase(':memory:'));
  const post = (payload: string, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/api/kiosk-instances',
      payload,
      headers: { 'content-type': 'application/json', ...server.owner, ...headers },
    });
  const right = { shop_id: 'demo-bar', kiosk_type_identifier: 'mbti', name: 'Bar' };
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

  it.each([
    ['broken JSON', '{"shop_id": ', 400, 'invalid-json'],
    ['a __proto__ key', '{"__proto__": {"isAdmin": true}, "shop_id": "demo-bar"}', 400, 'invalid-json'],
    ['a constructor key, deep', '{"a": [{"constructor": 1}]}', 400, 'invalid-json'],
    ['a thousand levels', `{"a": ${nested(1000)}}`, 400, 'invalid-json'],
    ['a body of a megabyte', JSON.stringify({ ...right, name: 'x'.repeat(1_000_000) }), 413, 'body-too-large'],
    ['zero in a text', '{"shop_id": "demo-bar", "name": "a\\u0000b"}', 422, 'invalid-request'],
    ['half a character', '{"shop_id": "demo-bar", "name": "\\ud83c"}', 422, 'invalid-request'],
    ['half a character in a field nobody reads', '{"a": [{"\\udf79": 1}]}', 422, 'invalid-request'],
    ['a list for an object', '[]', 422, 'invalid-request'],
    ['null', 'null', 422, 'invalid-request'],
    ['a number for a name', JSON.stringify({ ...right, name: 1 }), 422, 'invalid-request'],
    [
      'an unknown type of kiosk',
      JSON.stringify({ ...right, kiosk_type_identifier: 'karaoke' }),
      422,
      'unknown-kiosk-type',
    ],
  ])('%s', async (_case, payload, status, code) => {
    const before = await countInstances();
    const reply = await post(payload);
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    expect(reply.json().message).not.toMatch(/\bat |node_modules|select|insert/i);
    expect(await countInstances()).toBe(before);
  });

  const countInstances = async () =>
    (await server.call('GET', '/api/kiosk-instances', { headers: server.owner })).json().data.length;

  it.each<[string | undefined, string]>([
    [undefined, 'Instance not found'],
    ['en-GB,zh;q=0.5', 'Instance not found'],
    ['zh-Hant-HK', '未能找到此自助機'],
    ['fr,yue;q=0.9,en;q=0.8', '未能找到此自助機'],
  ])('are refused in the language of the request: %s', async (language, message) => {
    const headers = { ...(language !== undefined && { 'accept-language': language }) };
    const reply = await server.call('GET', '/api/kiosk-instances/code/ZZZZZZ', { headers });
    expect([reply.statusCode, reply.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'instance-not-found', message, detail: message, title: message }),
    ]);
  });

  it.each<[string, string, object]>([
    ['en', 'Kiosk name is required.', {}],
    ['zh-HK', '必須填寫自助機名稱。', {}],
    ['zh-HK', '名稱最多 60 個字。', { name: 'x'.repeat(61) }],
    ['zh-HK', '店舖：必須填寫。', { name: 'Bar', shop_id: '' }],
  ])("describe a field's error in that language too: %s, %s", async (language, message, part) => {
    const reply = await post(JSON.stringify({ ...right, name: '', ...part }), { 'accept-language': language });
    expect([reply.statusCode, reply.json()]).toEqual([422, expect.objectContaining({ message, detail: message })]);
    // The path stays as it is: it is for the form.
    expect(reply.json().errors).toContainEqual(
      expect.objectContaining({
        path: expect.stringMatching(/^(name|shop_id)$/),
        message: message.replace('店舖：', ''),
        code: expect.any(String),
      }),
    );
  });

  it('replace a library’s own message by its kind', async () => {
    const app = Fastify();
    answerProblems(app);
    app.get('/', () => {
      throw Object.assign(new Error('Header too odd'), { statusCode: 400 });
    });
    const message = async (language: string) =>
      (await app.inject({ url: '/', headers: { 'accept-language': language } })).json().message;
    expect([await message('en'), await message('zh-HK')]).toEqual(['Header too odd', '要求無效。']);
    await app.close();
  });

  it('cost no time by their marks', async () => {
    const name = (units: string) => JSON.stringify({ ...right, name: units });
    await post(name('warm'));
    const started = performance.now();
    for (let i = 0; i < 20; i++) expect((await post(name('\u0301\u0316'.repeat(15_500)))).statusCode).toBe(422);
    expect((performance.now() - started) / 20).toBeLessThan(50);
    const kept = await post(name(`Bar${'\u0316'.repeat(500)}`));
    expect(kept.json().name).toBe(`Bar${'\u0316'.repeat(30)}`);
  });

  it.each([
    ['a query', '/api/kiosk-instances?search=a%00b', {}],
    ['a parameter', '/api/admin/recipes/a%00b', {}],
    ['a header that is kept', '/api/kiosk-instances', { 'idempotency-key': 'a\u0000b' }],
  ])('are refused with zero in %s', async (_case, url, headers) => {
    const reply = await server.call('GET', url, { headers: { ...server.owner, ...headers } });
    expect([reply.statusCode, reply.json().detail]).toEqual([422, expect.stringContaining('cannot be stored')]);
  });

  it.each([
    ['an address the router cannot read', { url: '/api/admin/recipes/%' }, 400, 'bad-request'],
    ['one that is too long', { url: `/api/admin/recipes/${'x'.repeat(300)}` }, 414, 'address-too-long'],
    ['one it does not know', { url: '/api/nothing' }, 404, 'not-found'],
    ['a host that is none', { url: '/api/health', headers: { host: '[' } }, 400, 'bad-request'],
    ['a host with a path', { url: '/api/health', headers: { host: 'a/b' } }, 400, 'bad-request'],
    [
      'a picture that is no address',
      { url: `/api/uploads/proxy?url=${encodeURIComponent('http://[')}` },
      400,
      'bad-request',
    ],
  ])('are answered alike: %s', async (_case, request, status, code) => {
    const reply = await server.app.inject(request);
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    expect(reply.headers).toMatchObject({
      'content-type': expect.stringContaining('application/problem+json'),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it.each([
    ['no HTTP', 'GE T / HTTP/1.1\r\n\r\n', 400, 'bad-request'],
    ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431, 'headers-too-large'],
    ['no host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'bad-request'],
  ])('are answered alike on the socket: %s', async (_case, sent, status, code) => {
    if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(sent);
    let answer = '';
    for await (const part of socket) answer += String(part);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect([head.split(' ')[1], JSON.parse(body)]).toEqual([String(status), expect.objectContaining({ code })]);
    expect(head).toMatch(/content-security-policy: default-src 'none'/i);
  });

  it('are answered to the last by a server that stops', async () => {
    const app = await buildApp(server.services);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const arrived = new Promise((done) => app.server.once('connection', done));
    socket.write('GET /api/health HTTP/1.1\r\nHo');
    await arrived;
    await new Promise((soon) => setTimeout(soon, 50));
    const closed = app.close();
    await new Promise((soon) => setTimeout(soon, 50));
    socket.write('\u0000\r\n\r\n');
    let answer = '';
    for await (const part of socket) answer += String(part);
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('require JSON', async () => {
    const reply = await post('<shop/>', { 'content-type': 'application/xml' });
    expect([reply.statusCode, reply.json().code]).toEqual([415, 'unsupported-media-type']);
  });

  it('drop unknown fields', async () => {
    const reply = await server.call('POST', '/api/kiosk-instances', {
      headers: server.owner,
      body: { ...right, join_code: 'AAAAAA', status: 'ended' },
    });
    expect(reply.json()).toMatchObject({ status: 'active', join_code: expect.not.stringMatching('AAAAAA') });
  });

  it.each(['/api/nothing', '/v1/nothing', '/api/admin/shops/demo-bar/nothing'])('does not know %s', async (url) => {
    const reply = await server.call('GET', url);
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not-found']);
  });

  it('sends data with the security headers of data', async () => {
    const { headers } = await server.call('GET', '/api/health');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(headers).not.toHaveProperty('permissions-policy');
  });

  it('sends everything else with those of a page', async () => {
    const { headers } = await server.call('GET', '/nothing');
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self'"),
      'permissions-policy': expect.stringContaining('camera=(self)'),
      'x-frame-options': 'SAMEORIGIN',
    });
  });

  it('describes itself', async () => {
    expect((await server.call('GET', '/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
    expect((await server.call('GET', '/api/docs')).body).toContain('submit-order');
    expect((await server.call('GET', '/metrics')).body).toContain('http_request_duration_seconds');
  });

  it('keeps metrics from other machines', async () => {
    const reply = await server.app.inject({ method: 'GET', url: '/metrics', remoteAddress: '192.0.2.7' });
    expect(reply.statusCode).toBe(403);
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])('keeps metrics from a proxy here: %s', async (name) => {
    const reply = await server.call('GET', '/metrics', { headers: { [name]: '127.0.0.1' } });
    expect(reply.statusCode).toBe(403);
  });

  it('reports 503 without a database', async () => {
    await server.services.db.destroy();
    const reply = await server.call('GET', '/api/health');
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2']);
  });
});

describe('bad requests behind a proxy', () => {
  const server = useTestServer(() => openDatabase(':memory:'), { TRUST_PROXY: '127.0.0.1' });

  it.each(['a b', '[', 'a:99999', 'a/b'])('name a host that is none: %s', async (host) => {
    const url = `/api/uploads/proxy?url=${encodeURIComponent('https://nowhere.test/x.png')}`;
    const reply = await server.call('GET', url, { headers: { 'x-forwarded-host': host } });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad-request']);
  });
});
