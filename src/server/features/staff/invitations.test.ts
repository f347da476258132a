import { describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { ADMIN, OWNER, useTestServer } from '#test/server/test-services.ts';

const DAY = 24 * 60 * 60_000;
const PASSWORD = 'a password of my own';

describe.each(testEngines)('invitations by link, on %s', (_engine, open) => {
  const server = useTestServer(open);
  type Headers = Record<string, string>;
  const AT = '/api/invitations';
  const invite = (headers: Headers, role: string, shopIds?: string[]) =>
    server.call('POST', AT, { headers, body: { role, ...(shopIds && { shopIds }) } });
  const invited = async (headers: Headers, role: string, shopIds?: string[]) =>
    (await invite(headers, role, shopIds)).json() as { invitation: { id: string }; token: string };
  const read = (token: string) => server.call('POST', `${AT}/read`, { body: { token } });
  const accept = (token: string, username: string, password = PASSWORD) =>
    server.call('POST', `${AT}/accept`, { body: { token, username, password } });
  const list = async (headers: Headers, query = '') =>
    (await server.call('GET', `${AT}${query}`, { headers })).json().invitations as { id: string }[];
  const revoke = (headers: Headers, id: string) => server.call('DELETE', `${AT}/${id}`, { headers });
  let names = 0;
  const newName = () => `invited-${++names}`;
  const afterAWeek = async () => {
    server.pass(7 * DAY);
    server.admin = await server.signIn(ADMIN);
    server.owner = await server.signIn(OWNER);
  };

  it('makes an account that the invited names, signed in at once', async () => {
    const { token, invitation } = await invited(server.owner, 'STAFF', ['demo-bar']);
    expect(token).toMatch(/^[\w-]{22}$/);
    expect((await read(token)).json()).toEqual({
      role: 'STAFF',
      shops: [{ name: expect.any(String) }],
      expires_at: expect.any(String),
    });
    const reply = await accept(token, ' Ada.L ');
    expect(reply.json()).toMatchObject({
      user: { username: 'ada.l', role: 'STAFF', isAdmin: false },
      shop: { id: 'demo-bar' },
    });
    const headers = { authorization: `Bearer ${reply.json().tokens.refresh.token}` };
    expect((await server.call('GET', '/api/admin/shops/demo-bar/orders', { headers })).statusCode).toBe(200);
    expect((await server.call('GET', '/v1/admin/shops/demo-bar/staff', { headers })).statusCode).toBe(403);
    await server.signIn({ username: 'ada.l', password: PASSWORD });
    expect(await list(server.owner)).not.toContainEqual(expect.objectContaining({ id: invitation.id }));
  });

  it('makes owners of several shops, and administrators', async () => {
    const owner = await invited(server.admin, 'SHOP_OWNER', ['demo-bar', 'demo-tea', 'demo-bar']);
    expect((await accept(owner.token, newName())).json().user).toMatchObject({
      role: 'SHOP_OWNER',
      shops: [{ id: expect.any(String) }, { id: expect.any(String) }],
    });
    const admin = await invited(server.admin, 'ADMIN');
    expect((await accept(admin.token, newName())).json().user).toMatchObject({ isAdmin: true, shops: [] });
  });

  it.each([
    ['an owner an administrator', 'owner', 'ADMIN', [], 403, 'forbidden'],
    ['an owner somebody of another shop', 'owner', 'STAFF', ['demo-tea'], 403, 'shop-forbidden'],
    ['an owner somebody of another shop too', 'owner', 'SHOP_OWNER', ['demo-bar', 'demo-tea'], 403, 'shop-forbidden'],
    ['anybody an administrator of shops', 'admin', 'ADMIN', ['demo-bar'], 422, 'invalid-request'],
    ['anybody staff of no shop', 'admin', 'STAFF', [], 422, 'invalid-request'],
    ['anybody somebody of a shop nobody knows', 'admin', 'STAFF', ['nowhere'], 404, 'shop-not-found'],
  ] as const)('lets not invite %s', async (_case, who, role, shopIds, status, code) => {
    const reply = await invite(server[who], role, [...shopIds]);
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
  });

  it('says at the shops what is wrong with them', async () => {
    const { errors } = (await invite(server.admin, 'STAFF', [])).json();
    expect(errors).toEqual([expect.objectContaining({ path: 'shopIds', message: 'Choose a shop.' })]);
  });

  it('lets staff invite nobody', async () => {
    const { token } = await invited(server.owner, 'STAFF', ['demo-bar']);
    const { tokens } = (await accept(token, newName())).json();
    const headers = { authorization: `Bearer ${tokens.refresh.token}` };
    expect((await invite(headers, 'STAFF', ['demo-bar'])).statusCode).toBe(403);
  });

  it('works once, of two at the same time for one', async () => {
    const { token } = await invited(server.owner, 'STAFF', ['demo-bar']);
    const replies = await Promise.all([accept(token, newName()), accept(token, newName())]);
    expect(replies.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 404]);
    expect((await read(token)).json().code).toBe('invitation-not-found');
    expect((await accept(token, newName())).json().message).toBe(
      'This invitation is not valid any more. Ask for a new one.',
    );
  });

  it('stays open where the name is taken or the password too short, and lets few names be tried', async () => {
    const { token } = await invited(server.owner, 'STAFF', ['demo-bar']);
    expect((await accept(token, newName(), 'short')).json().errors[0]).toMatchObject({ path: 'password' });
    expect((await accept(token, 'BAR')).json().code).toBe('username-taken');
    expect((await accept(token, newName())).statusCode).toBe(200);
    const other = await invited(server.owner, 'STAFF', ['demo-bar']);
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push((await accept(other.token, 'bar')).statusCode);
    expect([statuses[9], statuses[10]]).toEqual([409, 429]);
  });

  it('is over after seven days', async () => {
    const { token, invitation } = await invited(server.owner, 'STAFF', ['demo-bar']);
    server.pass(7 * DAY - 1);
    expect((await read(token)).statusCode).toBe(200);
    server.pass(1);
    expect((await read(token)).statusCode).toBe(404);
    await afterAWeek();
    expect((await list(server.owner)).map(({ id }) => id)).not.toContain(invitation.id);
  });

  it('is listed for those who could have made it, and revoked by them', async () => {
    const bar = (await invited(server.owner, 'STAFF', ['demo-bar'])).invitation.id;
    server.pass(1);
    const both = (await invited(server.admin, 'SHOP_OWNER', ['demo-bar', 'demo-tea'])).invitation.id;
    server.pass(1);
    const { token, invitation: administrator } = await invited(server.admin, 'ADMIN');
    const idsOf = async (headers: Headers, query?: string) => (await list(headers, query)).map(({ id }) => id);
    expect(await idsOf(server.admin)).toEqual([administrator.id, both, bar]);
    expect(await idsOf(server.admin, '?shop_id=demo-tea')).toEqual([both]);
    expect(await idsOf(server.owner)).toEqual([bar]);
    expect((await revoke(server.owner, administrator.id)).json().code).toBe('invitation-not-found');
    expect((await revoke(server.owner, both)).statusCode).toBe(404);
    expect((await revoke(server.admin, administrator.id)).json()).toEqual({ success: true });
    expect((await read(token)).statusCode).toBe(404);
    expect((await revoke(server.owner, bar)).statusCode).toBe(200);
    expect(await idsOf(server.admin)).toEqual([both]);
    await revoke(server.admin, both);
  });

  it('is worth what its inviter may still do', async () => {
    const { db } = server.services;
    const { token } = await invited(server.owner, 'STAFF', ['demo-bar']);
    const { id } = await db.selectFrom('accounts').select('id').where('username', '=', 'bar').executeTakeFirstOrThrow();
    const set = (disabled_at: string | null) =>
      db.updateTable('accounts').set({ disabled_at }).where('id', '=', id).execute();
    await set(server.services.clock().toISOString());
    expect((await accept(token, newName())).statusCode).toBe(404);
    await set(null);
    await db.updateTable('shop_owners').set({ shop_id: 'demo-tea' }).where('account_id', '=', id).execute();
    expect((await accept(token, newName())).statusCode).toBe(404);
    await db.updateTable('shop_owners').set({ shop_id: 'demo-bar' }).where('account_id', '=', id).execute();
    expect((await accept(token, newName())).statusCode).toBe(200);
  });

  it('keeps its token nowhere, and stands in the activity of each shop', async () => {
    const { token } = await invited(server.admin, 'SHOP_OWNER', ['demo-bar', 'demo-tea']);
    await accept(token, newName());
    const { db } = server.services;
    const audit = await db.selectFrom('audit').selectAll().execute();
    const stored = JSON.stringify([audit, await db.selectFrom('invitations').selectAll().execute()]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(PASSWORD);
    const actions = audit.filter(({ shop_id }) => shop_id === 'demo-tea').map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['invitation-made', 'invitation-accepted']));
  });

  it('lets nobody guess tokens without end', async () => {
    server.pass(60_000);
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++) statuses.push((await read('not-a-token')).statusCode);
    expect([statuses[19], statuses[20]]).toEqual([404, 429]);
    server.pass(60_000);
  });

  it('is made sixty times an hour', async () => {
    server.pass(60 * 60_000);
    let status = 200;
    let made = 0;
    for (; status === 200 && made < 100; made++)
      status = (await invite(server.owner, 'STAFF', ['demo-bar'])).statusCode;
    expect([made, status]).toEqual([61, 429]);
  });
});

describe.each(testEngines)('the administrators, on %s', (_engine, open) => {
  const server = useTestServer(open);
  type Headers = Record<string, string>;
  const AT = '/api/administrators';
  const list = async (headers = server.admin) =>
    (await server.call('GET', AT, { headers })).json().administrators as {
      id: string;
      username: string;
      own: boolean;
      disabled: boolean;
    }[];
  const disable = (headers: Headers, id: string, disabled = true) =>
    server.call('PATCH', `${AT}/${id}`, { headers, body: { disabled } });
  const second = async (username: string): Promise<{ id: string; headers: Headers }> => {
    const made = await server.call('POST', '/api/invitations', { headers: server.admin, body: { role: 'ADMIN' } });
    const body = { token: made.json().token, username, password: PASSWORD };
    const { user, tokens } = (await server.call('POST', '/api/invitations/accept', { body })).json();
    return { id: user.id, headers: { authorization: `Bearer ${tokens.refresh.token}` } };
  };

  it('are listed for administrators', async () => {
    expect(await list()).toMatchObject([{ username: 'admin', own: true, disabled: false }]);
    expect((await server.call('GET', AT, { headers: server.owner })).statusCode).toBe(403);
  });

  it('disable and enable each other, never themselves, and no owner', async () => {
    const { id, headers } = await second('second');
    const [admin] = await list();
    expect((await disable(server.admin, admin?.id ?? '')).json().code).toBe('own-account');
    expect((await disable(server.admin, id)).json()).toMatchObject({ disabled: true });
    expect((await server.call('GET', AT, { headers })).statusCode).toBe(401);
    expect((await disable(server.admin, id, false)).json()).toMatchObject({ disabled: false });
    await server.signIn({ username: 'second', password: PASSWORD });
    const { staff } = (await server.call('GET', '/v1/admin/shops/demo-bar/staff', { headers: server.admin })).json();
    expect((await disable(server.admin, staff[0].id)).json().code).toBe('account-not-found');
  });

  it.each(['/api/administrators', '/v1/admin/shops/demo-bar/staff'])(
    'never leave nobody: two who disable each other at once, by %s',
    async (at) => {
      const { db } = server.services;
      const enabled = await second(`third-${at.length}`);
      const everybody = await list();
      const own = everybody.find((each) => each.own)?.id ?? '';
      for (const { id } of everybody) {
        await db
          .insertInto('shop_owners')
          .values({ account_id: id, shop_id: 'demo-bar' })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        if (id !== own && id !== enabled.id) await disable(server.admin, id);
      }
      const patch = (headers: Headers, id: string) =>
        server.call('PATCH', `${at}/${id}`, { headers, body: { disabled: true } });
      const replies = await Promise.all([patch(server.admin, enabled.id), patch(enabled.headers, own)]);
      const codes = replies.map((reply) => (reply.statusCode === 200 ? 'done' : reply.json().code));
      expect(codes.filter((code) => code === 'done')).toHaveLength(1);
      expect(['last-administrator', 'session-expired']).toContain(codes.find((code) => code !== 'done'));
      const rows = await db.selectFrom('accounts').select('disabled_at').where('is_admin', '=', 1).execute();
      expect(rows.filter(({ disabled_at }) => disabled_at === null)).toHaveLength(1);
      await db.updateTable('accounts').set({ disabled_at: null }).where('is_admin', '=', 1).execute();
      server.admin = await server.signIn(ADMIN);
    },
  );
});
