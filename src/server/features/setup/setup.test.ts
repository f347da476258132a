import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';
import { newSetUpLink } from './setup-link.ts';

const PASSWORD = 'a long password';

describe.each(testEngines)('the set-up link on %s', (_engine, open) => {
  const server = useTestServer(open);
  const link = (token: string) => server.call('GET', '/v1/setup/link', { headers: { 'x-setup-token': token } });
  const first = (token: string, body: object = { username: 'Ada', password: PASSWORD }) =>
    server.call('POST', '/v1/setup/account', { headers: { 'x-setup-token': token }, body });
  const newLink = () => newSetUpLink(server.services.db, server.services.clock().toISOString());
  const forgetAccounts = async () => {
    for (const table of ['refresh_tokens', 'sessions', 'shop_owners', 'accounts'] as const)
      await server.services.db.deleteFrom(table).execute();
  };

  it('is of no use on a server that has an account', async () => {
    const token = await newLink();
    expect([(await link(token)).json().code, (await first(token)).json().code]).toEqual(
      Array(2).fill('setup-link-invalid'),
    );
    await forgetAccounts();
  });

  it('is known by its hash alone, and replaced by the next', async () => {
    const old = await newLink();
    const token = await newLink();
    const rows = await server.services.db.selectFrom('set_up_links').select('token_hash').execute();
    expect(rows).toEqual([{ token_hash: hash('sha256', token) }]);
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    expect([(await link(old)).statusCode, (await link('')).statusCode, (await link(token)).statusCode]).toEqual([
      403, 403, 200,
    ]);
  });

  it.each([
    ['a short password', { username: 'ada', password: 'nine char' }],
    ['no username', { username: '', password: PASSWORD }],
  ])('refuses %s and stays good', async (_case, body) => {
    const token = await newLink();
    expect((await first(token, body)).statusCode).toBe(422);
    expect((await link(token)).statusCode).toBe(200);
  });

  it('makes the administrator, for one of two who use it at once', async () => {
    const token = await newLink();
    const replies = await Promise.all([first(token), first(token, { username: 'Eve', password: PASSWORD })]);
    expect(replies.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 403]);
    const username = replies[0]?.statusCode === 200 ? 'ada' : 'eve';
    const reply = await server.call('POST', '/v1/auth/login', { body: { username, password: PASSWORD } });
    expect(reply.json().user).toMatchObject({ username, role: 'ADMIN', isAdmin: true });
    expect((await link(token)).statusCode).toBe(403);
  });
});

describe.each(testEngines)('setting up a bar on %s', (_engine, open) => {
  const server = useTestServer(open);
  const state = async (headers = server.admin) => (await server.call('GET', '/v1/setup', { headers })).json();
  const save = (body: object, headers = server.admin) => server.call('PUT', '/v1/setup', { headers, body });
  const make = async (en: string) =>
    server.call('POST', '/v1/admin/shops', { headers: server.admin, body: { names: { en }, kind: 'cocktail-bar' } });
  const choose = (shopId: string, drinkIds: string[]) =>
    server.call('PUT', `/v1/admin/shops/${shopId}/starter-drinks`, { headers: server.admin, body: { drinkIds } });
  const menuOf = async (shopId: string): Promise<string[]> =>
    (await server.call('GET', `/api/admin/shops/${shopId}/recipes`, { headers: server.admin }))
      .json()
      .recipes.map(({ id }: { id: string }) => id);

  it('is none until somebody begins', async () =>
    expect(await state()).toEqual({ setUp: null, hasDemo: true, canMakeShops: true }));

  it('can be left and resumed, with the bar that was made', async () => {
    expect((await save({ step: 'bar', shopId: null })).json().setUp).toMatchObject({
      step: 'bar',
      own: true,
      who: 'admin',
    });
    await make('My Bar');
    expect((await state()).setUp).toMatchObject({ step: 'menu', shopId: 'my-bar' });
    await make('Another Bar');
    expect((await state()).setUp).toMatchObject({ step: 'menu', shopId: 'my-bar' });
    await save({ step: 'kiosk', shopId: 'my-bar' });
    expect((await state()).setUp).toMatchObject({ step: 'kiosk', shopId: 'my-bar' });
  });

  it('tells a second administrator, who may take it over or wait half an hour', async () => {
    await server.services.db
      .insertInto('accounts')
      .values({
        id: 'second',
        username: 'second',
        password_hash: (
          await server.services.db
            .selectFrom('accounts')
            .selectAll()
            .where('username', '=', 'admin')
            .executeTakeFirstOrThrow()
        ).password_hash,
        role: 'ADMIN',
        is_admin: 1,
        created_at: server.services.clock().toISOString(),
        disabled_at: null,
      })
      .execute();
    const second = await server.signIn({ username: 'second', password: 'admin-password' });
    const refused = await save({ step: 'bar', shopId: null }, second);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'admin is setting up a bar at the moment. Wait until it is done, or take it over.',
    ]);
    expect((await state(second)).setUp).toMatchObject({ own: false, who: 'admin', shopId: 'my-bar' });
    expect((await save({ step: 'menu', shopId: 'my-bar', takeOver: true }, second)).statusCode).toBe(200);
    expect((await save({ step: 'kiosk', shopId: 'my-bar' })).statusCode).toBe(409);
    server.pass(31 * 60_000);
    expect((await save({ step: 'kiosk', shopId: 'my-bar' })).statusCode).toBe(200);
  });

  it('puts the chosen drinks on the menu, and takes back those chosen no more', async () => {
    const offered = (await server.call('GET', '/v1/setup/drinks', { headers: server.admin })).json().drinks;
    expect(offered.length).toBeGreaterThanOrEqual(80);
    expect(new Set(offered.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['cocktail-bar', 'tea-shop']));
    expect(offered[0]).not.toHaveProperty('recipeIngredient');

    expect((await choose('my-bar', ['bar-negroni', 'bar-daiquiri'])).json()).toMatchObject({ added: 2, removed: 0 });
    expect((await menuOf('my-bar')).sort()).toEqual(['my-bar.bar-daiquiri', 'my-bar.bar-negroni']);
    expect((await choose('my-bar', ['bar-negroni', 'bar-daiquiri'])).json()).toMatchObject({ added: 0, removed: 0 });
    expect((await choose('my-bar', ['bar-negroni'])).json()).toMatchObject({ removed: 1, drinkIds: ['bar-negroni'] });
    expect(await menuOf('my-bar')).toEqual(['my-bar.bar-negroni']);

    await server.call('PATCH', '/v1/admin/shops/my-bar/recipes/my-bar.bar-negroni', {
      headers: server.admin,
      body: { hidden: true },
    });
    expect((await choose('my-bar', ['tea-hk-milk-tea'])).json()).toMatchObject({
      added: 1,
      removed: 0,
      drinkIds: ['bar-negroni', 'tea-hk-milk-tea'],
    });
    expect((await choose('my-bar', ['nothing'])).statusCode).toBe(404);
  });

  it('serves all of them', async () => {
    const drinks = (await server.call('GET', '/v1/setup/drinks', { headers: server.admin })).json().drinks;
    const ids = drinks.map(({ id }: { id: string }) => id);
    expect((await choose('my-bar', ids)).statusCode).toBe(200);
    expect(await menuOf('my-bar')).toHaveLength(ids.length);
  });

  it('puts the demonstration away in one step, and back in one', async () => {
    const put = await server.call('DELETE', '/v1/setup/demo', { headers: server.admin });
    expect(put.json()).toMatchObject({ shops: 2, instances: 9 });
    expect((await state()).hasDemo).toBe(false);
    const join = () =>
      server.call('GET', `/api/kiosk-instances/code/${server.barCode}`, { headers: { 'x-device-id': newDevice() } });
    expect((await join()).statusCode).toBe(404);
    await server.call('POST', '/api/admin/shops/seed', { headers: server.admin });
    expect((await join()).statusCode).toBe(404);
    expect((await server.call('DELETE', '/v1/setup/demo', { headers: server.admin })).json()).toMatchObject({
      batchId: null,
    });

    const undo = await server.call('POST', `/api/undo/${put.json().batchId}`, { headers: server.admin });
    expect(undo.json()).toMatchObject({ restoredShops: 2, restoredInstances: 9 });
    expect([(await join()).statusCode, (await state()).hasDemo]).toEqual([200, true]);
  });

  it('begins anew once its bar is archived, and ends when it is said to', async () => {
    await server.call('DELETE', '/v1/admin/shops/my-bar', { headers: server.admin });
    expect((await state()).setUp).toMatchObject({ step: 'bar', shopId: null });
    await server.call('DELETE', '/v1/setup', { headers: server.admin });
    expect((await state()).setUp).toBeNull();
  });
});
