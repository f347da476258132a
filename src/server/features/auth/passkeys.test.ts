import { beforeEach, describe, expect, it } from 'vitest';
import {
  cbor,
  softwarePasskey,
  type SignedCredential,
  type SoftwarePasskey,
  type Twist,
} from '#test/server/software-passkey.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { ADMIN, OTHER_OWNER, OWNER, useTestServer } from '#test/server/test-services.ts';
import { hotp, stepAt, STEP_MS } from '../../one-time-passwords.ts';
import { buildApp } from '../../app.ts';
import { createLimits } from '../../http/limits.ts';
import { resetUser } from '../../cli/users.ts';
import { sweepSessions } from './sweep-sessions.ts';

const HOUR = 60 * 60_000;
const MINUTE = 60_000;
const ORIGIN = 'https://bar.example';
const AT = '/api/me/passkeys';

type Headers = Record<string, string>;

describe.each(testEngines)('passkeys on %s', (_engine, open) => {
  const server = useTestServer(open, { PUBLIC_URL: `${ORIGIN}/` });
  const begin = (headers: Headers, who: { password: string } = OWNER, code?: string) =>
    server.call('POST', `${AT}/options`, { headers, body: { presentPassword: who.password, code } });
  const add = (headers: Headers, credential: object, name = 'Ada’s phone') =>
    server.call('POST', AT, { headers, body: { name, credential } });
  const listOf = async (headers: Headers) => (await server.call('GET', AT, { headers })).json().passkeys;
  const beginSignIn = async () => (await server.call('POST', '/v1/auth/passkey/options', { body: {} })).json();
  const signIn = (credential: object) => server.call('POST', '/v1/auth/passkey', { body: { credential } });
  const signInBy = async (passkey: SoftwarePasskey, twist: Twist = {}) =>
    signIn(passkey.signed(await beginSignIn(), twist));
  const accountIdOf = async (username: string) =>
    (
      await server.services.db
        .selectFrom('accounts')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).id;
  const disable = (username: string, at: string | null) =>
    server.services.db.updateTable('accounts').set({ disabled_at: at }).where('username', '=', username).execute();

  let owner: Headers;
  let passkey: SoftwarePasskey;
  const addTo = async (headers: Headers, who: { password: string }, made = softwarePasskey(ORIGIN), name?: string) => {
    const reply = await add(headers, made.made((await begin(headers, who)).json()), name);
    expect(reply.statusCode).toBe(200);
    return made;
  };

  beforeEach(async () => {
    server.pass(HOUR);
    await server.services.db.deleteFrom('passkeys').execute();
    await server.services.db.deleteFrom('passkey_challenges').execute();
    owner = await server.signIn(OWNER);
    passkey = await addTo(owner, OWNER);
  });

  it('sign in without name, password and code, and say when they were used last', async () => {
    const [known] = await listOf(owner);
    expect(known).toMatchObject({ name: 'Ada’s phone', last_used_at: null, made_for: null });
    server.pass(MINUTE);
    const reply = await signInBy(passkey);
    expect([reply.statusCode, reply.json().user.username]).toEqual([200, 'bar']);
    const headers = { authorization: `Bearer ${reply.json().tokens.refresh.token}` };
    const [used] = await listOf(headers);
    expect(Date.parse(used.last_used_at) - Date.parse(used.created_at)).toBe(MINUTE);
    expect((await signInBy(passkey)).statusCode).toBe(200);
  });

  it('are made and used by options that keep to what was promised', async () => {
    const options = (await begin(owner)).json();
    expect(options).toMatchObject({
      rp: { id: 'bar.example' },
      user: { name: 'bar' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: passkey.id, type: 'public-key', transports: ['internal'] }],
    });
    const first = await beginSignIn();
    expect(first).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'bar.example',
      timeout: 5 * MINUTE,
      userVerification: 'required',
    });
    expect((await beginSignIn()).challenge).not.toBe(first.challenge);
  });

  it('want the present password, and the code of an account that has codes', async () => {
    const wrong = await begin(owner, { password: 'not it' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'wrong-password']);

    const tea = await server.signIn(OTHER_OWNER);
    const { secret } = (
      await server.call('POST', '/api/me/second-factor', {
        headers: tea,
        body: { presentPassword: OTHER_OWNER.password },
      })
    ).json();
    const bits = Array.from(secret as string, (letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    ).join('');
    const bytes = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => parseInt(byte, 2));
    const code = () => hotp(bytes, stepAt(server.services.clock()));
    await server.call('PUT', '/api/me/second-factor', { headers: tea, body: { code: code() } });
    server.pass(STEP_MS);
    expect((await begin(tea, OTHER_OWNER)).json().code).toBe('wrong-code');
    expect((await begin(tea, OTHER_OWNER, '000000')).json().code).toBe('wrong-code');
    const options = await begin(tea, OTHER_OWNER, code());
    expect(options.statusCode).toBe(200);
    const ofTea = softwarePasskey(ORIGIN);
    await add(tea, ofTea.made(options.json()));
    expect((await signInBy(ofTea)).json().user.username).toBe('tea');
    await server.services.db.deleteFrom('second_factors').execute();
    await server.services.db.deleteFrom('recovery_codes').execute();
  });

  it.each<[string, Twist, string]>([
    ['on another site', { origin: 'https://evil.example' }, 'passkey-wrong-site'],
    ['on the same host without HTTPS', { origin: 'http://bar.example' }, 'passkey-wrong-site'],
    ['for another RP', { rpId: 'evil.example' }, 'passkey-wrong-site'],
    ['without the person verified', { userVerified: false }, 'passkey-invalid'],
    ['in the other ceremony', { type: 'webauthn.none' }, 'passkey-invalid'],
    ['of an account that is not its own', { userHandle: 'c29tZWJvZHk' }, 'passkey-of-another-account'],
  ])('are refused %s', async (_case, twist, code) => {
    const reply = await signInBy(passkey, twist);
    expect([reply.statusCode, reply.json().code]).toEqual([403, code]);
    expect(reply.body).not.toContain('token');
    if (twist.userHandle) return;
    const made = await add(owner, softwarePasskey(ORIGIN).made((await begin(owner)).json(), twist));
    expect([made.statusCode, made.json().code]).toEqual([403, code]);
    expect(await listOf(owner)).toHaveLength(1);
  });

  it('say in both languages why they are refused', async () => {
    const credential = passkey.signed(await beginSignIn(), { origin: 'https://evil.example' });
    const inChinese = await server.call('POST', '/v1/auth/passkey', {
      headers: { 'accept-language': 'zh-HK' },
      body: { credential },
    });
    expect(inChinese.json().message).toBe('使用此通行密鑰的網址並非此伺服器的網址。');
    expect((await signInBy(passkey, { rpId: 'x' })).json().message).toBe(
      'This passkey was used at another address than this server’s.',
    );
  });

  it('are refused with a signature that is not theirs', async () => {
    const signed = passkey.signed(await beginSignIn());
    const other = await addTo(owner, OWNER);
    const swapped: SignedCredential = { ...signed, id: other.id, rawId: other.id };
    const reply = await signIn(swapped);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'passkey-invalid']);
    const broken = passkey.signed(await beginSignIn());
    broken.response.signature = 'AAAA';
    expect((await signIn(broken)).json().code).toBe('passkey-invalid');
    const unread = passkey.signed(await beginSignIn());
    unread.response.clientDataJSON = 'AAAA';
    expect((await signIn(unread)).json().code).toBe('passkey-invalid');
  });

  it.each([
    ['fido-u2f', 'x5c'],
    ['packed', 'x5c'],
    ['android-safetynet', 'response'],
    ['no-such-format', 'sig'],
  ])('are refused with a certificate, which nobody asked for: %s', async (format, part) => {
    const statement = new Map<string, string>([[part, 'http://crl.example']]);
    const made = softwarePasskey(ORIGIN).made((await begin(owner)).json(), { format, statement });
    const reply = await add(owner, made);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'passkey-invalid']);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['half a map', Buffer.from([0xa3, 0x63])],
    ['a map of nothing', cbor(new Map())],
    [
      'texts for bytes',
      cbor(
        new Map([
          ['fmt', 'none'],
          ['authData', 'text'],
        ]),
      ),
    ],
    [
      'data that is too short',
      cbor(
        new Map<string, string | Buffer>([
          ['fmt', 'none'],
          ['authData', Buffer.alloc(5)],
        ]),
      ),
    ],
    ['no statement', cbor(new Map([['fmt', 'packed']]))],
  ])('are refused where a browser sends %s', async (_case, attestationObject) => {
    const made = softwarePasskey(ORIGIN).made((await begin(owner)).json());
    const response = { ...made.response, attestationObject: attestationObject.toString('base64url') || 'A' };
    expect((await add(owner, { ...made, response })).statusCode).toBe(403);
    const signed = passkey.signed(await beginSignIn());
    signed.response.authenticatorData = attestationObject.toString('base64url') || 'A';
    expect((await signIn(signed)).statusCode).toBe(403);
  });

  it('are begun at one server and verified by another over the same database', async () => {
    const other = await buildApp({ ...server.services, limits: createLimits(server.services.clock) });
    const credential = passkey.signed(await beginSignIn());
    const send = () => other.inject({ method: 'POST', url: '/v1/auth/passkey', payload: { credential } });
    expect((await send()).statusCode).toBe(200);
    expect((await signIn(credential)).json().code).toBe('passkey-over');
    await other.close();
  });

  it('work once for each challenge', async () => {
    const options = await beginSignIn();
    expect((await signIn(passkey.signed(options))).statusCode).toBe(200);
    const replayed = await signIn(passkey.signed(options));
    expect([replayed.statusCode, replayed.json().code]).toEqual([403, 'passkey-over']);

    const both = passkey.signed(await beginSignIn());
    const statuses = (await Promise.all([signIn(both), signIn(both)])).map(({ statusCode }) => statusCode);
    expect(statuses.sort((a, b) => a - b)).toEqual([200, 403]);

    const forAdding = (await begin(owner)).json();
    const made = softwarePasskey(ORIGIN);
    expect((await add(owner, made.made(forAdding))).statusCode).toBe(200);
    expect((await add(owner, softwarePasskey(ORIGIN).made(forAdding))).json().code).toBe('passkey-over');
  });

  it('take a challenge for five minutes, which then is swept', async () => {
    const options = await beginSignIn();
    const forAdding = (await begin(owner)).json();
    server.pass(5 * MINUTE);
    expect((await signIn(passkey.signed(options))).json().code).toBe('passkey-over');
    expect((await add(owner, softwarePasskey(ORIGIN).made(forAdding))).json().code).toBe('passkey-over');
    await beginSignIn();
    const kept = () => server.services.db.selectFrom('passkey_challenges').selectAll().execute();
    server.pass(5 * MINUTE);
    expect(await kept()).toHaveLength(1);
    await sweepSessions(server.services);
    expect(await kept()).toEqual([]);
  });

  it('take a challenge for what it was made for, and by whom', async () => {
    const forAdding = (await begin(owner)).json();
    const asSignIn = passkey.signed({ challenge: forAdding.challenge, rpId: 'bar.example' });
    expect((await signIn(asSignIn)).json().code).toBe('passkey-over');
    const forSignIn = await beginSignIn();
    const asAdding = { ...forAdding, challenge: forSignIn.challenge };
    expect((await add(owner, softwarePasskey(ORIGIN).made(asAdding))).json().code).toBe('passkey-over');
    const ofOwner = (await begin(owner)).json();
    const tea = await server.signIn(OTHER_OWNER);
    expect((await add(tea, softwarePasskey(ORIGIN).made(ofOwner))).json().code).toBe('passkey-over');
    const madeUp = passkey.signed({ challenge: 'A'.repeat(43), rpId: 'bar.example' });
    expect((await signIn(madeUp)).json().code).toBe('passkey-over');
  });

  it('are refused when their counter does not go on', async () => {
    expect((await signInBy(passkey, { signCount: 4_000_000_000 })).statusCode).toBe(200);
    for (const signCount of [4_000_000_000, 7, 0]) {
      const reply = await signInBy(passkey, { signCount });
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'passkey-copied']);
    }
    expect((await signInBy(passkey, { signCount: 4_000_000_001 })).statusCode).toBe(200);
  });

  it('need no counter on devices that have none', async () => {
    for (let i = 0; i < 2; i++) expect((await signInBy(passkey, { signCount: 0 })).statusCode).toBe(200);
  });

  it('open nothing of a disabled account, until it is enabled again', async () => {
    await disable('bar', '2026-03-14T12:00:00.000Z');
    const reply = await signInBy(passkey);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'account-disabled']);
    await disable('bar', null);
    expect((await signInBy(passkey)).statusCode).toBe(200);
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

  it('are added once, by whomever', async () => {
    const again = await add(owner, passkey.made((await begin(owner)).json()));
    expect([again.statusCode, again.json().code]).toEqual([409, 'passkey-known']);
    const tea = await server.signIn(OTHER_OWNER);
    const taken = await add(tea, passkey.made((await begin(tea, OTHER_OWNER)).json()));
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'passkey-known']);
    expect(await listOf(tea)).toEqual([]);
  });

  it('are at most twenty for an account', async () => {
    const begun = (await begin(owner)).json();
    for (let i = 1; i < 20; i++) await addTo(owner, OWNER, softwarePasskey(ORIGIN), `${i}`);
    const reply = await begin(owner);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'too-many-passkeys']);
    expect((await add(owner, softwarePasskey(ORIGIN).made(begun))).json().code).toBe('too-many-passkeys');
    expect(await listOf(owner)).toHaveLength(20);
  });

  it('are renamed and removed by their account alone, and both are in the audit', async () => {
    const [{ id }] = await listOf(owner);
    const tea = await server.signIn(OTHER_OWNER);
    const rename = (headers: Headers, name: string) => server.call('PATCH', `${AT}/${id}`, { headers, body: { name } });
    const remove = (headers: Headers) => server.call('DELETE', `${AT}/${id}`, { headers });
    for (const reply of [await rename(tea, 'Mine'), await remove(tea)])
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'passkey-not-found']);
    expect((await rename(owner, '  ')).json().errors[0].message).toBe('Give the passkey a name.');
    server.pass(1);
    expect((await rename(owner, ' Key ring ')).json().name).toBe('Key ring');
    server.pass(1);
    expect((await remove(owner)).json()).toEqual({ success: true });
    expect((await remove(owner)).statusCode).toBe(404);
    const reply = await signInBy(passkey);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'passkey-unknown']);
    const written = await server.services.db
      .selectFrom('audit')
      .select(['action', 'details'])
      .where('action', 'like', 'passkey-%')
      .where('account_id', '=', await accountIdOf('bar'))
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(written).toEqual([
      { action: 'passkey-removed', details: '{"name":"Key ring"}' },
      { action: 'passkey-renamed', details: '{"name":"Key ring"}' },
    ]);
  });

  it('stay when the password is changed and other devices are signed out', async () => {
    const body = { presentPassword: OWNER.password, newPassword: OWNER.password };
    expect((await server.call('PATCH', '/api/me/password', { headers: owner, body })).statusCode).toBe(200);
    expect((await server.call('DELETE', '/api/me/sessions', { headers: owner })).statusCode).toBe(200);
    expect((await signInBy(passkey)).statusCode).toBe(200);
  });

  it('are gone after somebody else gave the account a new password', async () => {
    const { db } = server.services;
    const id = await accountIdOf('bar');
    const { password_hash } = await db
      .selectFrom('accounts')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const admin = await server.signIn(ADMIN);
    await server.call('POST', `/v1/admin/shops/demo-bar/staff/${id}/reset-password`, { headers: admin });
    expect((await signInBy(passkey)).json().code).toBe('passkey-unknown');
    await db.updateTable('accounts').set({ password_hash }).where('id', '=', id).execute();

    const again = await addTo(await server.signIn(OWNER), OWNER);
    await resetUser(server.services, 'bar');
    expect((await signInBy(again)).json().code).toBe('passkey-unknown');
    await db.updateTable('accounts').set({ password_hash }).where('id', '=', id).execute();
  });

  it('are tried thirty times in fifteen minutes from an address', async () => {
    const options = await Promise.all(Array.from({ length: 31 }, beginSignIn));
    const tries = options.map((one) => passkey.signed(one, { userVerified: false }));
    for (const one of tries.slice(0, 30)) expect((await signIn(one)).statusCode).toBe(403);
    const blocked = await signIn(tries[30]!);
    expect([blocked.statusCode, Number(blocked.headers['retry-after']) > 0]).toEqual([429, true]);
    server.pass(15 * MINUTE);
    expect((await signInBy(passkey)).statusCode).toBe(200);
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

  it('say which were made for another address, where they open nothing', async () => {
    await server.services.db.updateTable('passkeys').set({ rp_id: 'old.example' }).execute();
    expect((await listOf(owner))[0].made_for).toBe('old.example');
    const { challenge } = await beginSignIn();
    expect((await signIn(passkey.signed({ challenge, rpId: 'old.example' }))).json().code).toBe('passkey-wrong-site');
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
    const begun = await server.call('POST', `${AT}/options`, {
      headers,
      body: { presentPassword: OWNER.password },
    });
    const passkey = softwarePasskey('http://localhost:8080');
    const added = await server.call('POST', AT, {
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
