import { describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { ADMIN, useTestServer } from '#test/server/test-services.ts';
import { sweepSessions } from './sweep-sessions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(testEngines)('old sessions and invitations on %s', (_engine, open) => {
  const server = useTestServer(open);

  it('go when nobody can use them any more, and not before', async () => {
    const { services, call, admin } = server;
    const invite = () =>
      call('POST', '/api/invitations', { headers: admin, body: { role: 'STAFF', shopIds: ['demo-bar'] } });
    expect((await invite()).statusCode).toBe(200);
    server.pass(29 * DAY_MS);
    const headers = await server.signIn(ADMIN);
    const kept = async () => {
      const [sessions, tokens, invitations, shops] = await Promise.all([
        services.db.selectFrom('sessions').select('sid').execute(),
        services.db.selectFrom('refresh_tokens').select('jti_hash').execute(),
        services.db.selectFrom('invitations').select('id').execute(),
        services.db.selectFrom('invitation_shops').select('invitation_id').execute(),
      ]);
      return [sessions, tokens, invitations, shops].map((rows) => rows.length);
    };
    const [before] = await kept();
    await sweepSessions(services);
    expect(await kept()).toEqual([before, before, 0, 0]);
    server.pass(2 * DAY_MS);
    await sweepSessions(services);
    expect(await kept()).toEqual([1, 1, 0, 0]);
    server.pass(-2 * DAY_MS);
    expect((await call('GET', '/api/me/sessions', { headers })).statusCode).toBe(200);
  });
});
