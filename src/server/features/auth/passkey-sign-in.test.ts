import { describe, expect, it } from 'vitest';
import { softwarePasskey, type SignedCredential } from '#test/server/software-passkey.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { OWNER, useTestServer } from '#test/server/test-services.ts';
import { PASSKEYS, usePasskeys } from '#test/server/use-passkeys.ts';

const MINUTE = 60_000;

describe.each(testEngines)('signing in with passkeys on %s', (_engine, open) => {
  const { server, own, addTo, listOf, beginSignIn, signIn, signInBy } = usePasskeys(open);
  const disable = (username: string, at: string | null) =>
    server.services.db.updateTable('accounts').set({ disabled_at: at }).where('username', '=', username).execute();

  it('sign in without name, password and code, and say when they were used last', async () => {
    const [known] = await listOf(own.headers);
    expect(known).toMatchObject({ name: 'Ada’s phone', last_used_at: null, made_for: null });
    server.pass(MINUTE);
    const reply = await signInBy(own.passkey);
    expect([reply.statusCode, reply.json().user.username]).toEqual([200, 'bar']);
    const headers = { authorization: `Bearer ${reply.json().tokens.refresh.token}` };
    const used = (await listOf(headers))[0]!;
    expect(Date.parse(used.last_used_at) - Date.parse(used.created_at)).toBe(MINUTE);
    expect((await signInBy(own.passkey)).statusCode).toBe(200);
  });

  it('say in both languages why they are refused', async () => {
    const credential = own.passkey.signed(await beginSignIn(), { origin: 'https://evil.example' });
    const inChinese = await server.call('POST', '/v1/auth/passkey', {
      headers: { 'accept-language': 'zh-HK' },
      body: { credential },
    });
    expect(inChinese.json().message).toBe('使用此通行密鑰的網址並非此伺服器的網址。');
    expect((await signInBy(own.passkey, { rpId: 'x' })).json().message).toBe(
      'This passkey was used at another address than this server’s.',
    );
  });

  it('are refused with a signature that is not theirs', async () => {
    const signed = own.passkey.signed(await beginSignIn());
    const other = await addTo(own.headers, OWNER);
    const swapped: SignedCredential = { ...signed, id: other.id, rawId: other.id };
    const reply = await signIn(swapped);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'passkey-invalid']);
    const broken = own.passkey.signed(await beginSignIn());
    broken.response.signature = 'AAAA';
    expect((await signIn(broken)).json().code).toBe('passkey-invalid');
    const unread = own.passkey.signed(await beginSignIn());
    unread.response.clientDataJSON = 'AAAA';
    expect((await signIn(unread)).json().code).toBe('passkey-invalid');
  });

  it('are refused when their counter does not go on', async () => {
    expect((await signInBy(own.passkey, { signCount: 4_000_000_000 })).statusCode).toBe(200);
    for (const signCount of [4_000_000_000, 7, 0]) {
      const reply = await signInBy(own.passkey, { signCount });
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'passkey-copied']);
    }
    expect((await signInBy(own.passkey, { signCount: 4_000_000_001 })).statusCode).toBe(200);
  });

  it('need no counter on devices that have none', async () => {
    for (let i = 0; i < 2; i++) expect((await signInBy(own.passkey, { signCount: 0 })).statusCode).toBe(200);
  });

  it('open nothing of a disabled account, until it is enabled again', async () => {
    await disable('bar', '2026-03-14T12:00:00.000Z');
    const reply = await signInBy(own.passkey);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'account-disabled']);
    await disable('bar', null);
    expect((await signInBy(own.passkey)).statusCode).toBe(200);
  });

  it('go with their account', async () => {
    const { db } = server.services;
    const like = await db.selectFrom('accounts').selectAll().where('username', '=', 'bar').executeTakeFirstOrThrow();
    await db
      .insertInto('accounts')
      .values({ ...like, id: 'leaving', username: 'leaving' })
      .execute();
    const leaving = await addTo(await server.signIn({ ...OWNER, username: 'leaving' }), OWNER);
    expect((await signInBy(leaving)).statusCode).toBe(200);
    const sids = db.selectFrom('sessions').select('sid').where('account_id', '=', 'leaving');
    await db.deleteFrom('refresh_tokens').where('sid', 'in', sids).execute();
    await db.deleteFrom('sessions').where('account_id', '=', 'leaving').execute();
    await db.deleteFrom('accounts').where('id', '=', 'leaving').execute();
    expect(await db.selectFrom('passkeys').select('name').where('account_id', '=', 'leaving').execute()).toEqual([]);
    const reply = await signInBy(leaving);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'passkey-unknown']);
  });

  it('are tried thirty times in fifteen minutes from an address', async () => {
    const options = await Promise.all(Array.from({ length: 31 }, beginSignIn));
    const tries = options.map((one) => own.passkey.signed(one, { userVerified: false }));
    for (const one of tries.slice(0, 30)) expect((await signIn(one)).statusCode).toBe(403);
    const blocked = await signIn(tries[30]!);
    expect([blocked.statusCode, Number(blocked.headers['retry-after']) > 0]).toEqual([429, true]);
    server.pass(15 * MINUTE);
    expect((await signInBy(own.passkey)).statusCode).toBe(200);
  });
});

describe.each(testEngines)('passkeys of a server without a public address on %s', (_engine, open) => {
  const server = useTestServer(open);
  const ask = (host: string) => server.call('POST', '/v1/auth/passkey/options', { headers: { host }, body: {} });

  it.each(['127.0.0.1:8080', '192.168.1.4', '[::1]:8080', 'bar.example'])('are none at %s', async (host) => {
    const reply = await ask(host);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'passkeys-unavailable']);
  });

  it('are those of localhost there', async () => {
    expect((await ask('localhost:8080')).json().rpId).toBe('localhost');
    const headers = { ...(await server.signIn(OWNER)), host: 'localhost:8080' };
    const begun = await server.call('POST', `${PASSKEYS}/options`, {
      headers,
      body: { presentPassword: OWNER.password },
    });
    const passkey = softwarePasskey('http://localhost:8080');
    const added = await server.call('POST', PASSKEYS, {
      headers,
      body: { name: 'Here', credential: passkey.made(begun.json()) },
    });
    expect(added.statusCode).toBe(200);
    const use = async (host: string) =>
      server.call('POST', '/v1/auth/passkey', {
        headers: { host },
        body: { credential: passkey.signed((await ask('localhost:8080')).json()) },
      });
    expect((await use('localhost:8080')).statusCode).toBe(200);
    expect((await use('localhost:9090')).json().code).toBe('passkey-wrong-site');
  });
});
