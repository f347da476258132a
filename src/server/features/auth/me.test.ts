import { beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { OTHER_OWNER, OWNER, useTestServer } from '#test/server/test-services.ts';

const HOUR = 60 * 60_000;
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
const NEW_PASSWORD = '  a longer password ';

describe.each(testEngines)('the own account, on %s', (_engine, open) => {
  const server = useTestServer(open);
  type Headers = Record<string, string>;
  const login = (body: object, headers: Headers = {}) => server.call('POST', '/v1/auth/login', { body, headers });
  const signIn = async (body: object, headers?: Headers): Promise<Headers> => ({
    authorization: `Bearer ${(await login(body, headers)).json().tokens.refresh.token}`,
  });
  const change = (headers: Headers, presentPassword: string, newPassword: string) =>
    server.call('PATCH', '/api/me/password', { headers, body: { presentPassword, newPassword } });
  const sessionsOf = async (headers: Headers) =>
    (await server.call('GET', '/api/me/sessions', { headers })).json().sessions as {
      id: string;
      own: boolean;
      browser: string | null;
      system: string | null;
    }[];
  const works = async (headers: Headers) => (await server.call('GET', '/api/me', { headers })).statusCode === 200;
  const recorded = async (action: string) => {
    const { db } = server.services;
    return db.selectFrom('audit').select(['account_id', 'details']).where('action', '=', action).execute();
  };

  it('says who one is, and nothing more', async () => {
    const { services, owner } = server;
    const { id } = await services.db
      .selectFrom('accounts')
      .select('id')
      .where('username', '=', 'bar')
      .executeTakeFirstOrThrow();
    expect((await server.call('GET', '/api/me', { headers: owner })).json()).toMatchObject({ id, username: 'bar' });
    expect((await server.call('GET', '/api/me', { headers: owner })).body).not.toContain('argon2');
  });

  describe('its password', () => {
    it.each([
      ['no present one', { newPassword: NEW_PASSWORD }, 'presentPassword', 'Type your present password.'],
      [
        'a short one',
        { presentPassword: 'x', newPassword: '123456789' },
        'newPassword',
        'A password has at least 10 characters.',
      ],
      [
        'a huge one',
        { presentPassword: 'x', newPassword: 'é'.repeat(513) },
        'newPassword',
        'The password is too long.',
      ],
    ])('is not changed with %s', async (_case, body, path, message) => {
      const reply = await server.call('PATCH', '/api/me/password', { headers: server.owner, body });
      expect([reply.statusCode, reply.json().errors]).toEqual([422, [expect.objectContaining({ path, message })]]);
    });

    it('is changed by whoever knows the present one, and ends every other session', async () => {
      const [here, there] = [await signIn(OTHER_OWNER), await signIn(OTHER_OWNER)];
      const wrong = await change(here, 'not it at all', NEW_PASSWORD);
      expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'wrong-password']);
      expect(await works(there)).toBe(true);
      expect((await change(here, OTHER_OWNER.password, NEW_PASSWORD)).json()).toEqual({ success: true });
      expect([await works(here), await works(there)]).toEqual([true, false]);
      expect((await login(OTHER_OWNER)).statusCode).toBe(401);
      expect((await login({ ...OTHER_OWNER, password: NEW_PASSWORD.trim() })).statusCode).toBe(401);
      expect((await login({ ...OTHER_OWNER, password: NEW_PASSWORD })).statusCode).toBe(200);
      const [entry, ...others] = await recorded('own-password-changed');
      expect([entry?.details, others]).toEqual(['{}', []]);
    });

    it('is guessed no more often than at signing in, and signing in counts as well', async () => {
      server.pass(HOUR);
      const headers = await signIn(OWNER);
      for (let i = 0; i < 4; i++) expect((await change(headers, `guess ${i}`, NEW_PASSWORD)).statusCode).toBe(403);
      expect((await login({ ...OWNER, password: 'guess' })).statusCode).toBe(401);
      const blocked = await change(headers, OWNER.password, NEW_PASSWORD);
      expect([blocked.statusCode, Number(blocked.headers['retry-after']) > 0]).toEqual([429, true]);
      expect(await works(headers)).toBe(true);
      server.pass(HOUR);
    });
  });

  describe('its sessions', () => {
    let here: Headers;
    let phone: Headers;
    beforeAll(async () => {
      server.pass(13 * HOUR);
      here = await signIn(OWNER);
      server.pass(60_000);
      phone = await signIn(OWNER, { 'user-agent': PHONE });
    });

    it('are listed with their devices, those that are over left out', async () => {
      const sessions = await sessionsOf(here);
      expect(sessions.map(({ own, browser, system }) => ({ own, browser, system }))).toEqual([
        { own: false, browser: 'Safari', system: 'iPhone' },
        { own: true, browser: null, system: null },
      ]);
      expect(JSON.stringify(sessions)).not.toContain('Mozilla');
    });

    it('are ended one by one, by their owner alone', async () => {
      const [other] = (await sessionsOf(here)).filter(({ own }) => !own);
      const end = (headers: Headers) => server.call('DELETE', `/api/me/sessions/${other?.id}`, { headers });
      const stranger = await server.signIn({ username: 'admin', password: 'admin-password' });
      const refused = await end(stranger);
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'session-not-found']);
      expect(await works(phone)).toBe(true);
      expect((await end(here)).statusCode).toBe(200);
      expect([await works(phone), await works(here)]).toEqual([false, true]);
      expect((await end(here)).json().message).toBe('This device is signed out already.');
      expect(await recorded('session-ended')).toHaveLength(1);
    });

    it('are ended all but the one that asks', async () => {
      const others = [await signIn(OWNER), await signIn(OWNER)];
      await server.call('DELETE', '/api/me/sessions', { headers: here });
      expect(await Promise.all([here, ...others].map(works))).toEqual([true, false, false]);
      expect(await sessionsOf(here)).toHaveLength(1);
    });

    it('may end the one that asks', async () => {
      const headers = await signIn(OWNER);
      const own = (await sessionsOf(headers)).find((session) => session.own);
      await server.call('DELETE', `/api/me/sessions/${own?.id}`, { headers });
      expect(await works(headers)).toBe(false);
    });
  });
});
