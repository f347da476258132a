import { describe, expect, it } from 'vitest';
import { softwarePasskey } from '#test/server/software-passkey.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { OTHER_OWNER } from '#test/server/test-services.ts';
import { ORIGIN, usePasskeys } from '#test/server/use-passkeys.ts';
import { buildApp } from '../../app.ts';
import { createLimits } from '../../http/limits/limits.ts';
import { sweepSessions } from './sweep-sessions.ts';

const MINUTE = 60_000;

describe.each(testEngines)('challenges of passkeys on %s', (_engine, open) => {
  const { server, own, begin, add, beginSignIn, signIn } = usePasskeys(open);

  it('are begun at one server and verified by another over the same database', async () => {
    const other = await buildApp({ ...server.services, limits: createLimits(server.services.clock) });
    const credential = own.passkey.signed(await beginSignIn());
    const send = () => other.inject({ method: 'POST', url: '/v1/auth/passkey', payload: { credential } });
    expect((await send()).statusCode).toBe(200);
    expect((await signIn(credential)).json().code).toBe('passkey-over');
    await other.close();
  });

  it('work once for each challenge', async () => {
    const options = await beginSignIn();
    expect((await signIn(own.passkey.signed(options))).statusCode).toBe(200);
    const replayed = await signIn(own.passkey.signed(options));
    expect([replayed.statusCode, replayed.json().code]).toEqual([403, 'passkey-over']);

    const both = own.passkey.signed(await beginSignIn());
    const statuses = (await Promise.all([signIn(both), signIn(both)])).map(({ statusCode }) => statusCode);
    expect(statuses.sort((a, b) => a - b)).toEqual([200, 403]);

    const forAdding = (await begin(own.headers)).json();
    const made = softwarePasskey(ORIGIN);
    expect((await add(own.headers, made.made(forAdding))).statusCode).toBe(200);
    expect((await add(own.headers, softwarePasskey(ORIGIN).made(forAdding))).json().code).toBe('passkey-over');
  });

  it('take a challenge for five minutes, which then is swept', async () => {
    const options = await beginSignIn();
    const forAdding = (await begin(own.headers)).json();
    server.pass(5 * MINUTE);
    expect((await signIn(own.passkey.signed(options))).json().code).toBe('passkey-over');
    expect((await add(own.headers, softwarePasskey(ORIGIN).made(forAdding))).json().code).toBe('passkey-over');
    await beginSignIn();
    const kept = () => server.services.db.selectFrom('passkey_challenges').selectAll().execute();
    server.pass(5 * MINUTE);
    expect(await kept()).toHaveLength(1);
    await sweepSessions(server.services);
    expect(await kept()).toEqual([]);
  });

  it('take a challenge for what it was made for, and by whom', async () => {
    const forAdding = (await begin(own.headers)).json();
    const asSignIn = own.passkey.signed({ challenge: forAdding.challenge, rpId: 'bar.example' });
    expect((await signIn(asSignIn)).json().code).toBe('passkey-over');
    const forSignIn = await beginSignIn();
    const asAdding = { ...forAdding, challenge: forSignIn.challenge };
    expect((await add(own.headers, softwarePasskey(ORIGIN).made(asAdding))).json().code).toBe('passkey-over');
    const ofOwner = (await begin(own.headers)).json();
    const tea = await server.signIn(OTHER_OWNER);
    expect((await add(tea, softwarePasskey(ORIGIN).made(ofOwner))).json().code).toBe('passkey-over');
    const madeUp = own.passkey.signed({ challenge: 'A'.repeat(43), rpId: 'bar.example' });
    expect((await signIn(madeUp)).json().code).toBe('passkey-over');
  });

  it('leave 120 challenges in fifteen minutes to an address', async () => {
    const ask = () => server.call('POST', '/v1/auth/passkey/options', { body: {} });
    server.pass(15 * MINUTE);
    for (let i = 0; i < 120; i++) expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
  });

  it('leave nothing in the database that signs anybody in', async () => {
    const { challenge } = await beginSignIn();
    const stored = JSON.stringify(await server.services.db.selectFrom('passkey_challenges').selectAll().execute());
    expect(stored).not.toContain(challenge);
  });
});
