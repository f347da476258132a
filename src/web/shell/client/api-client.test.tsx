import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchConnection } from '../connection.ts';
import { client, setJoinedCode } from './api-client.ts';
import { OWNER, refused, signIn, stubServer } from '#test/console-page.tsx';

beforeEach(() => {
  localStorage.clear();
  setJoinedCode(undefined);
  history.replaceState(null, '', '/shop-admin');
});

const shops = () => client('GET /api/admin/shops', {});
const stored = () => ['accessToken', 'refreshToken', 'user'].map((key) => localStorage.getItem(key));

describe('headers', () => {
  it('send the refresh token as bearer, the API key to /v1 only, and the guest’s ids', async () => {
    signIn(OWNER, 'the-refresh-token');
    const sent = stubServer({ 'GET /api/admin/shops': { data: [] }, 'GET /v1/admin/shops': { data: [] } });
    setJoinedCode('ABC234');
    await shops();
    await client('GET /v1/admin/shops', {});
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    expect(sent[0]?.headers).toMatchObject({ authorization: 'Bearer the-refresh-token', 'x-join-code': 'ABC234' });
    expect(sent[0]?.headers['x-device-id']).toMatch(uuid);
    expect(sent[0]?.headers['x-session-id']).toMatch(uuid);
    expect(sent.map(({ headers }) => headers['x-api-key'])).toEqual([undefined, 'sipwell-local']);
  });

  it('send the interface language, for the server’s texts', async () => {
    const sent = stubServer({ 'GET /api/admin/shops': { data: [] } });
    await shops();
    document.documentElement.lang = 'zh-Hant-HK';
    await shops();
    document.documentElement.lang = 'en';
    expect(sent.map(({ headers }) => headers['accept-language'])).toEqual(['en', 'zh-Hant-HK']);
  });

  it('send no bearer to login and refresh', async () => {
    signIn(OWNER);
    const sent = stubServer({ 'POST /v1/auth/login': {}, 'POST /v1/auth/refresh-tokens': {} });
    await client('POST /v1/auth/login', { body: { username: 'a', password: 'b' } });
    await client('POST /v1/auth/refresh-tokens', { body: { refreshToken: 'r' } });
    expect(sent.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
  });
});

describe('a network that wants a sign-in first', () => {
  it.each([
    ['answers with its page', () => new Response('<html>Welcome to HarbourWiFi')],
    ['says so', () => new Response('<html>', { status: 511 })],
  ])('%s: no answer, and the server is not taken for reached', async (_case, answer) => {
    stubServer({ 'GET /api/admin/shops': answer });
    const ask = vi.fn(() => Promise.resolve());
    const stop = watchConnection(ask);
    await expect(shops()).rejects.toMatchObject({ code: 'no-answer', status: 0 });
    expect(ask).toHaveBeenCalled();
    stop();
  });
});

describe('a 401', () => {
  it.each(['GET /api/admin/shops', 'GET /v1/admin/shops'] as const)('from %s clears tokens and user', async (route) => {
    signIn(OWNER);
    const sent = stubServer({ [route]: refused(401, 'Please sign in again.') });
    await expect(client(route, {})).rejects.toMatchObject({ status: 401 });
    expect(stored()).toEqual([null, null, null]);
    expect(sent).toHaveLength(1);
  });

  it('for a token that another tab has replaced is retried with the new one', async () => {
    signIn(OWNER, 'old');
    const sent = stubServer({
      'GET /api/admin/shops': ({ headers }: { headers: Record<string, string> }) => {
        if (headers.authorization === 'Bearer new') return { data: [] };
        signIn(OWNER, 'new');
        return refused(401);
      },
    });
    await expect(shops()).resolves.toEqual({ data: [] });
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect(localStorage.getItem('refreshToken')).toBe('new');
  });

  it.each(['/kiosk/live', '/approve'])('on the guests’ page %s is repeated once without a bearer', async (page) => {
    history.replaceState(null, '', `${page}?joinCode=ABC234`);
    signIn(OWNER);
    const sent = stubServer({
      'GET /api/admin/shops': ({ headers }: { headers: Record<string, string> }) =>
        headers.authorization ? refused(401) : { data: [] },
    });
    await expect(shops()).resolves.toEqual({ data: [] });
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer refresh-token', undefined]);
    expect(stored()).toEqual([null, null, null]);
  });
});
