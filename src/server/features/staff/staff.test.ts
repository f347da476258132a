import { describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { useTestServer } from '#test/server/test-services.ts';

describe.each(testEngines)('the staff of a shop, on %s', (_engine, open) => {
  const server = useTestServer(open);
  const at = '/v1/admin/shops/demo-bar/staff';
  const list = async (headers = server.owner) => (await server.call('GET', at, { headers })).json().staff;
  const invite = (username: string, headers = server.owner) =>
    server.call('POST', at, { headers, body: { username, role: 'SHOP_OWNER' } });
  const reset = (id: string, headers = server.owner) => server.call('POST', `${at}/${id}/reset-password`, { headers });
  const disable = (id: string, disabled: boolean, headers = server.owner) =>
    server.call('PATCH', `${at}/${id}`, { headers, body: { disabled } });
  const login = (username: string, password: string) =>
    server.call('POST', '/v1/auth/login', { body: { username, password } });
  const mayRead = async (headers: Record<string, string>) => (await server.call('GET', at, { headers })).statusCode;
  const ownId = async () => (await list()).find(({ own }: { own: boolean }) => own).id;

  it('invites an owner, whose password is shown this once', async () => {
    const { account, password } = (await invite(' Grace.H ')).json();
    expect(account).toMatchObject({ username: 'grace.h', disabled: false, own: false });
    expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    expect((await login('grace.h', password)).json().user).toMatchObject({ shop: { id: 'demo-bar' }, isAdmin: false });
    expect(await list()).toMatchObject([
      { username: 'bar', own: true },
      { username: 'grace.h', own: false },
    ]);
    expect(JSON.stringify(await list())).not.toContain('password');
    const audit = await server.services.db
      .selectFrom('audit')
      .select('details')
      .where('action', '=', 'owner-invited')
      .execute();
    expect(audit.map(({ details }) => details).join()).not.toContain(password);
    expect(audit).toHaveLength(1);
  });

  it('gives an account of which nobody says what it may do as little as it can', async () => {
    const { password } = (await server.call('POST', at, { headers: server.owner, body: { username: 'tom' } })).json();
    expect((await login('tom', password)).json().user.role).toBe('STAFF');
  });

  it.each([
    ['bar', 409, 'This username is taken.'],
    ['BAR', 409, 'This username is taken.'],
    ['ab', 422, 'A username has 3 to 40 letters, digits, dots, dashes or underscores.'],
    ['a b c', 422, 'A username has 3 to 40 letters, digits, dots, dashes or underscores.'],
  ])('does not invite %j', async (username, status, message) => {
    const reply = await invite(username);
    expect([reply.statusCode, reply.json().message]).toEqual([status, message]);
  });

  it('lets nobody find out many names of others', async () => {
    const headers = server.otherOwner;
    const at = '/v1/admin/shops/demo-tea/staff';
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++)
      statuses.push((await server.call('POST', at, { headers, body: { username: 'bar' } })).statusCode);
    expect([statuses[9], statuses[10]]).toEqual([409, 429]);
    server.pass(3_600_000);
  });

  it('resets a password, and ends the sessions of the old one', async () => {
    const { account, password } = (await invite('reset-me')).json();
    const session = await server.signIn({ username: 'reset-me', password });
    expect(await mayRead(session)).toBe(200);
    const renewed = (await reset(account.id)).json().password;
    expect(await mayRead(session)).toBe(401);
    expect((await login('reset-me', password)).statusCode).toBe(401);
    expect((await login('reset-me', renewed)).statusCode).toBe(200);
  });

  it('disables an account at once, and enables it again', async () => {
    const { account, password } = (await invite('off-and-on')).json();
    const session = await server.signIn({ username: 'off-and-on', password });
    expect((await disable(account.id, true)).json()).toMatchObject({ disabled: true });
    expect(await mayRead(session)).toBe(401);
    expect((await login('off-and-on', password)).statusCode).toBe(401);
    await disable(account.id, false);
    expect(await mayRead(session)).toBe(401);
    expect((await login('off-and-on', password)).statusCode).toBe(200);
  });

  it('lets nobody lock out themselves', async () => {
    const id = await ownId();
    expect((await disable(id, true)).json().message).toBe('You cannot do this to your own account.');
    expect((await reset(id)).json().code).toBe('own-account');
    expect((await disable(id, true, server.admin)).statusCode).toBe(200);
    expect((await disable(id, false, server.admin)).statusCode).toBe(200);
    server.owner = await server.signIn({ username: 'bar', password: 'owner-password' });
  });

  it('gives an owner no power over an administrator, nor over owners of another shop too', async () => {
    const { account } = (await invite('two-shops')).json();
    const { db } = server.services;
    await db.insertInto('shop_owners').values({ account_id: account.id, shop_id: 'demo-tea' }).execute();
    const admin = await db
      .selectFrom('accounts')
      .select('id')
      .where('username', '=', 'admin')
      .executeTakeFirstOrThrow();
    await db.insertInto('shop_owners').values({ account_id: admin.id, shop_id: 'demo-bar' }).execute();
    for (const id of [account.id, admin.id]) {
      expect((await reset(id)).statusCode).toBe(403);
      expect((await disable(id, true)).statusCode).toBe(403);
    }
    expect((await disable(account.id, true, server.admin)).statusCode).toBe(200);
    expect((await disable('nobody', true)).json().code).toBe('account-not-found');
  });
});
