import { beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { ADMIN, OTHER_OWNER, OWNER, useTestServer } from '#test/server/test-services.ts';
import { hotp, stepAt, STEP_MS } from '../../one-time-passwords.ts';

const HOUR = 60 * 60_000;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(base32: string): Uint8Array {
  const bits = Array.from(base32, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => parseInt(byte, 2));
}

describe.each(testEngines)('codes of an authenticator app, on %s', (_engine, open) => {
  const server = useTestServer(open);
  type Headers = Record<string, string>;
  const AT = '/api/me/second-factor';
  const login = (who: object) => server.call('POST', '/v1/auth/login', { body: who });
  const begin = (headers: Headers, presentPassword: string) =>
    server.call('POST', AT, { headers, body: { presentPassword } });
  const confirm = (headers: Headers, code: string) => server.call('PUT', AT, { headers, body: { code } });
  const off = (headers: Headers, presentPassword: string, code: string) =>
    server.call('POST', `${AT}/off`, { headers, body: { presentPassword, code } });
  const stateOf = async (headers: Headers) =>
    (await server.call('GET', '/api/me', { headers })).json().secondFactor as { recoveryCodesLeft: number } | null;
  const codeOf = (secret: string, steps = 0) => hotp(bytesOf(secret), stepAt(server.services.clock()) + steps);

  /** Turned on by the bar's owner. */
  let secret: string;
  let recoveryCodes: string[];
  let owner: Headers;

  beforeEach(async () => {
    server.pass(HOUR);
    await server.services.db.deleteFrom('recovery_codes').execute();
    await server.services.db.deleteFrom('second_factors').execute();
    owner = await server.signIn(OWNER);
    secret = (await begin(owner, OWNER.password)).json().secret;
    recoveryCodes = (await confirm(owner, codeOf(secret))).json().recoveryCodes;
    server.pass(STEP_MS);
  });

  it('are asked for after the right password, and only then', async () => {
    const asked = await login(OWNER);
    expect([asked.statusCode, asked.json().code]).toEqual([401, 'second-factor-needed']);
    expect(asked.body).not.toContain('token');
    const wrong = await login({ ...OWNER, password: 'wrong' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'wrong-credentials']);
    expect((await login({ ...OWNER, password: 'wrong', code: codeOf(secret) })).json().code).toBe('wrong-credentials');
    const reply = await login({ ...OWNER, code: codeOf(secret) });
    expect([reply.statusCode, reply.json().user.username]).toEqual([200, 'bar']);
  });

  it('are of no concern to an account without', async () => {
    expect((await login(OTHER_OWNER)).statusCode).toBe(200);
    expect((await login({ ...OTHER_OWNER, code: '000000' })).statusCode).toBe(200);
  });

  it('are asked for once they were confirmed, with a new secret each time', async () => {
    const admin = await server.signIn(ADMIN);
    expect((await confirm(admin, '123456')).json().code).toBe('second-factor-off');
    const first = (await begin(admin, ADMIN.password)).json();
    const second = (await begin(admin, ADMIN.password)).json();
    expect(second.uri).toContain(`otpauth://totp/Sipwell:admin?secret=${second.secret}&issuer=Sipwell`);
    expect((await login(ADMIN)).statusCode).toBe(200);
    expect(await stateOf(admin)).toBeNull();
    for (const code of [codeOf(first.secret), '', '１２', recoveryCodes[0] ?? ''])
      expect((await confirm(admin, code)).statusCode).not.toBe(200);
    expect((await login(ADMIN)).statusCode).toBe(200);
    const confirmed = await confirm(admin, codeOf(second.secret));
    expect(confirmed.json().recoveryCodes).toHaveLength(8);
    expect((await login(ADMIN)).json().code).toBe('second-factor-needed');
    expect(await stateOf(admin)).toEqual({ recoveryCodesLeft: 8 });
    expect((await confirm(admin, codeOf(second.secret))).json().code).toBe('second-factor-on');
    expect((await begin(admin, ADMIN.password)).json().code).toBe('second-factor-on');
  });

  it('want the present password to be set up', async () => {
    const headers = await server.signIn(OTHER_OWNER);
    const reply = await begin(headers, 'not it');
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'wrong-password']);
  });

  it('work once, and a step early or late', async () => {
    const [before, now, after] = [codeOf(secret, -1), codeOf(secret), codeOf(secret, 1)];
    expect((await login({ ...OWNER, code: codeOf(secret, -2) })).json().code).toBe('wrong-code');
    expect((await login({ ...OWNER, code: codeOf(secret, 2) })).json().code).toBe('wrong-code');
    expect((await login({ ...OWNER, code: ` ${now.slice(0, 3)} ${now.slice(3)}` })).statusCode).toBe(200);
    expect((await login({ ...OWNER, code: now })).json().code).toBe('wrong-code');
    expect((await login({ ...OWNER, code: before })).json().code).toBe('wrong-code');
    expect((await login({ ...OWNER, code: after })).statusCode).toBe(200);
  });

  it('let in one of two who use the same code at once', async () => {
    const code = codeOf(secret);
    const replies = await Promise.all([login({ ...OWNER, code }), login({ ...OWNER, code })]);
    expect(replies.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 403]);
  });

  it('are guessed five times in fifteen minutes, and twenty times an hour from everywhere', async () => {
    for (let i = 0; i < 5; i++) expect((await login({ ...OWNER, code: '000000' })).statusCode).toBe(403);
    const blocked = await login({ ...OWNER, code: codeOf(secret) });
    expect([blocked.statusCode, Number(blocked.headers['retry-after']) > 0]).toEqual([429, true]);
    const headers = await server.signIn(OTHER_OWNER);
    expect((await server.call('GET', '/api/me', { headers })).statusCode).toBe(200);
    server.pass(HOUR);
    const from = (n: number, code: string) =>
      server.app.inject({
        method: 'POST',
        url: '/v1/auth/login',
        remoteAddress: `192.0.2.${n}`,
        payload: { ...OWNER, code },
      });
    for (let i = 0; i < 20; i++) expect((await from(i, '000000')).statusCode).toBe(403);
    expect((await from(99, codeOf(secret))).statusCode).toBe(429);
    server.pass(HOUR);
    expect((await from(99, codeOf(secret))).statusCode).toBe(200);
  });

  it('are replaced by recovery codes, each once', async () => {
    const [first = '', second = ''] = recoveryCodes;
    expect(recoveryCodes).toHaveLength(8);
    expect(first).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    expect((await login({ ...OWNER, code: first })).statusCode).toBe(200);
    expect((await login({ ...OWNER, code: first })).json().code).toBe('wrong-code');
    expect((await login({ ...OWNER, code: ` ${second.toUpperCase().replaceAll('-', ' ')} ` })).statusCode).toBe(200);
    expect(await stateOf(owner)).toEqual({ recoveryCodesLeft: 6 });
    const used = await server.services.db
      .selectFrom('audit')
      .select('account_id')
      .where('action', '=', 'recovery-code-used')
      .execute();
    expect(used).toHaveLength(2);
  });

  it('are turned off by the password and a code', async () => {
    expect((await off(owner, 'not it', codeOf(secret))).json().code).toBe('wrong-password');
    expect((await off(owner, OWNER.password, '000000')).json().code).toBe('wrong-code');
    expect((await login(OWNER)).json().code).toBe('second-factor-needed');
    expect((await off(owner, OWNER.password, codeOf(secret))).json()).toEqual({ success: true });
    expect((await login(OWNER)).statusCode).toBe(200);
    expect(await stateOf(owner)).toBeNull();
    expect((await off(owner, OWNER.password, codeOf(secret))).json().code).toBe('second-factor-off');
  });

  it('are gone after somebody else gave the account a new password', async () => {
    const { staff } = (
      await server.call('GET', '/v1/admin/shops/demo-bar/staff', { headers: await server.signIn(ADMIN) })
    ).json();
    const { id } = staff.find(({ username }: { username: string }) => username === 'bar');
    const url = `/v1/admin/shops/demo-bar/staff/${id}/reset-password`;
    const { db } = server.services;
    const { password_hash } = await db
      .selectFrom('accounts')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { password } = (await server.call('POST', url, { headers: await server.signIn(ADMIN) })).json();
    expect((await login({ ...OWNER, password })).statusCode).toBe(200);
    await db.updateTable('accounts').set({ password_hash }).where('id', '=', id).execute();
  });

  it('leave nothing in the database that lets anybody in', async () => {
    const { db } = server.services;
    const stored = JSON.stringify([
      await db.selectFrom('second_factors').selectAll().execute(),
      await db.selectFrom('recovery_codes').selectAll().execute(),
      await db.selectFrom('audit').selectAll().execute(),
    ]);
    for (const kept of [secret, Buffer.from(bytesOf(secret)).toString('base64url'), ...recoveryCodes])
      expect(stored).not.toContain(kept);
  });

  it('leave the recovery codes where the key that sealed the secret is gone', async () => {
    await server.services.db.updateTable('second_factors').set({ sealed_secret: 'of another key' }).execute();
    expect((await login({ ...OWNER, code: codeOf(secret) })).json().code).toBe('wrong-code');
    expect((await login({ ...OWNER, code: recoveryCodes[2] })).statusCode).toBe(200);
  });
});
