import { describe, expect, it } from 'vitest';
import { softwarePasskey } from '#test/server/software-passkey.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { ADMIN, OTHER_OWNER, OWNER } from '#test/server/test-services.ts';
import { ORIGIN, PASSKEYS, usePasskeys, type Headers } from '#test/server/use-passkeys.ts';
import { resetUser } from '../../cli/users.ts';
import { hotp, stepAt, STEP_MS } from '../../one-time-passwords.ts';

const MINUTE = 60_000;

describe.each(testEngines)('own passkeys on %s', (_engine, open) => {
  const { server, own, begin, add, addTo, listOf, beginSignIn, signIn, signInBy } = usePasskeys(open);
  const accountIdOf = async (username: string) =>
    (
      await server.services.db
        .selectFrom('accounts')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).id;

  it('are made and used by options that keep to what was promised', async () => {
    const options = (await begin(own.headers)).json();
    expect(options).toMatchObject({
      rp: { id: 'bar.example' },
      user: { name: 'bar' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: own.passkey.id, type: 'public-key', transports: ['internal'] }],
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
    const wrong = await begin(own.headers, { password: 'not it' });
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

  it.each([
    ['fido-u2f', 'x5c'],
    ['packed', 'x5c'],
    ['android-safetynet', 'response'],
    ['no-such-format', 'sig'],
  ])('are refused with a certificate, which nobody asked for: %s', async (format, part) => {
    const statement = new Map<string, string>([[part, 'http://crl.example']]);
    const made = softwarePasskey(ORIGIN).made((await begin(own.headers)).json(), { format, statement });
    const reply = await add(own.headers, made);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'passkey-invalid']);
  });

  it('are added once, by whomever', async () => {
    const again = await add(own.headers, own.passkey.made((await begin(own.headers)).json()));
    expect([again.statusCode, again.json().code]).toEqual([409, 'passkey-known']);
    const tea = await server.signIn(OTHER_OWNER);
    const taken = await add(tea, own.passkey.made((await begin(tea, OTHER_OWNER)).json()));
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'passkey-known']);
    expect(await listOf(tea)).toEqual([]);
  });

  it('are at most twenty for an account', async () => {
    const begun = (await begin(own.headers)).json();
    for (let i = 1; i < 20; i++) await addTo(own.headers, OWNER, `${i}`);
    const reply = await begin(own.headers);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'too-many-passkeys']);
    expect((await add(own.headers, softwarePasskey(ORIGIN).made(begun))).json().code).toBe('too-many-passkeys');
    expect(await listOf(own.headers)).toHaveLength(20);
  });

  it('are renamed and removed by their account alone, and both are in the audit', async () => {
    const { id } = (await listOf(own.headers))[0]!;
    const tea = await server.signIn(OTHER_OWNER);
    const rename = (headers: Headers, name: string) =>
      server.call('PATCH', `${PASSKEYS}/${id}`, { headers, body: { name } });
    const remove = (headers: Headers) => server.call('DELETE', `${PASSKEYS}/${id}`, { headers });
    for (const reply of [await rename(tea, 'Mine'), await remove(tea)])
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'passkey-not-found']);
    expect((await rename(own.headers, '  ')).json().errors[0].message).toBe('Give the passkey a name.');
    server.pass(1);
    expect((await rename(own.headers, ' Key ring ')).json().name).toBe('Key ring');
    server.pass(1);
    expect((await remove(own.headers)).json()).toEqual({ success: true });
    expect((await remove(own.headers)).statusCode).toBe(404);
    const reply = await signInBy(own.passkey);
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
    expect((await server.call('PATCH', '/api/me/password', { headers: own.headers, body })).statusCode).toBe(200);
    expect((await server.call('DELETE', '/api/me/sessions', { headers: own.headers })).statusCode).toBe(200);
    expect((await signInBy(own.passkey)).statusCode).toBe(200);
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
    expect((await signInBy(own.passkey)).json().code).toBe('passkey-unknown');
    await db.updateTable('accounts').set({ password_hash }).where('id', '=', id).execute();

    const again = await addTo(await server.signIn(OWNER), OWNER);
    await resetUser(server.services, 'bar');
    expect((await signInBy(again)).json().code).toBe('passkey-unknown');
    await db.updateTable('accounts').set({ password_hash }).where('id', '=', id).execute();
  });

  it('say which were made for another address, where they open nothing', async () => {
    await server.services.db.updateTable('passkeys').set({ rp_id: 'old.example' }).execute();
    expect((await listOf(own.headers))[0]?.made_for).toBe('old.example');
    const { challenge } = await beginSignIn();
    expect((await signIn(own.passkey.signed({ challenge, rpId: 'old.example' }))).json().code).toBe(
      'passkey-wrong-site',
    );
  });
});
