/** Malformed requests: refused with the exact status, with nothing changed and nothing leaked. */
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
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
    ['en', 'Instance name is required.', {}],
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

  it('sends the security headers of a page', async () => {
    const { headers } = await server.call('GET', '/api/health');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
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

  it('reports 503 without a database', async () => {
    await server.services.db.destroy();
    const reply = await server.call('GET', '/api/health');
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2']);
  });
});
