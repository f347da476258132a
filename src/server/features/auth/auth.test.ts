import { describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { ADMIN, OWNER, useTestServer } from '#test/server/test-services.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe.each(testEngines)('signing in on %s', (_engine, open) => {
  const server = useTestServer(open);
  const login = (body: unknown) => server.call('POST', '/v1/auth/login', { body });
  const refresh = (refreshToken: string) => server.call('POST', '/v1/auth/refresh-tokens', { body: { refreshToken } });
  const works = async (token: string) =>
    (await server.call('GET', '/api/admin/shops', { headers: { authorization: `Bearer ${token}` } })).statusCode ===
    200;
  const signIn = async () =>
    (await login(OWNER)).json().tokens as { access: { token: string }; refresh: { token: string } };

  it('answers the user, the shop, and two working tokens', async () => {
    const reply = await login({ username: '  BAR ', password: OWNER.password });
    expect(reply.json()).toMatchObject({
      user: { username: 'bar', role: 'SHOP_OWNER', isAdmin: false },
      shop: { id: 'demo-bar' },
      tokens: {
        access: { token: expect.any(String), expires: expect.any(String) },
        refresh: { token: expect.any(String) },
      },
    });
    expect(reply.body).not.toContain('argon2');
    const { tokens } = reply.json();
    expect([await works(tokens.access.token), await works(tokens.refresh.token)]).toEqual([true, true]);
    expect((await login(ADMIN)).json()).toMatchObject({ user: { role: 'ADMIN', isAdmin: true }, shop: null });
  });

  it.each([
    ['nothing', {}],
    ['no password', { username: 'bar' }],
    ['a blank name', { username: '  ', password: 'x' }],
    ['an empty password', { username: 'bar', password: '' }],
    ['numbers', { username: 1, password: 2 }],
  ])('wants both: %s', async (_case, body) => {
    const reply = await login(body);
    expect([reply.statusCode, reply.json().message]).toEqual([422, 'Please enter both username and password']);
  });

  it('answers an unknown user and a wrong password alike', async () => {
    const unknown = await login({ username: 'nobody', password: 'x' });
    const wrong = await login({ username: 'bar', password: 'x' });
    expect([unknown.statusCode, unknown.json()]).toEqual([401, wrong.json()]);
  });

  it('throttles guessing, for that name only', async () => {
    server.pass(HOUR);
    for (let i = 0; i < 5; i++) await login({ username: 'tea', password: `guess ${i}` });
    const blocked = await login({ username: 'tea', password: 'owner-password' });
    expect([blocked.statusCode, Number(blocked.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await login(OWNER)).statusCode).toBe(200);
    server.pass(15 * MINUTE);
    expect((await login({ username: 'tea', password: 'owner-password' })).statusCode).toBe(200);
  });

  it('rotates: twice at once gives the same successor, and the old one works a minute longer', async () => {
    const first = (await signIn()).refresh.token;
    const [one, two] = await Promise.all([refresh(first), refresh(first)]);
    const next = one.json().tokens.refresh.token;
    expect(two.json().tokens.refresh.token).toBe(next);
    expect(next).not.toBe(first);
    expect([await works(first), await works(next)]).toEqual([true, true]);
  });

  it('ends the whole session when a retired token is used again', async () => {
    const first = (await signIn()).refresh.token;
    const next = (await refresh(first)).json().tokens.refresh.token;
    server.pass(MINUTE + 1);
    expect(await works(first)).toBe(false);
    expect(await works(next)).toBe(true);
    expect((await refresh(first)).statusCode).toBe(401);
    expect(await works(next)).toBe(false);
  });

  it('lives twelve hours without use, thirty days at most', async () => {
    const idle = (await signIn()).refresh.token;
    const busy = (await signIn()).refresh.token;
    for (let hour = 0; hour < 13; hour++) {
      server.pass(HOUR);
      expect(await works(busy)).toBe(true);
    }
    expect(await works(idle)).toBe(false);
    for (let day = 0; day < 60; day++) {
      server.pass(11.5 * HOUR);
      await works(busy);
    }
    server.pass(24 * HOUR);
    expect(await works(busy)).toBe(false);
  });

  it('ends at logout, and an access token with it', async () => {
    const { access, refresh: bearer } = await signIn();
    await server.call('POST', '/v1/auth/logout', { headers: { authorization: `Bearer ${bearer.token}` } });
    expect([await works(bearer.token), await works(access.token)]).toEqual([false, false]);
  });

  it('rejects a missing token, and one signed by another key', async () => {
    const [head, , signature] = (await signIn()).refresh.token.split('.');
    const forged = Buffer.from(JSON.stringify({ sub: 'x', sid: 'x', jti: 'x', type: 'refresh', exp: 4e9 })).toString(
      'base64url',
    );
    expect(await works(`${head}.${forged}.${signature}`)).toBe(false);
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    expect(await works(`${none}.${forged}.`)).toBe(false);
  });
});
