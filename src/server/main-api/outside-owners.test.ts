/** Shops of an outside Main API, their staff accounts and their list. Source: docs/decisions/0058. */
import { afterAll, describe, expect, it } from 'vitest';
import { startOutsideMainApi } from '#test/server/outside-main-api.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { useTestServer } from '#test/server/test-services.ts';

const answers = {
  '/v1/admin/shops': {
    body: JSON.stringify([
      { id: 'harbour', name: 'Harbour', user_id: 'u-7' },
      { id: 'peak', name: 'Peak' },
    ]),
  },
  '/v1/admin/shops/harbour/recipes': {
    body: JSON.stringify([{ id: 1, name: 'Lemonade', ingredients: ['100 ml lemonade'] }]),
  },
};
const SHOP = '/api/admin/shops/harbour';
const upstream = await startOutsideMainApi(answers);
afterAll(() => upstream.close());

describe.each(testEngines)('owners whose Main API is outside, on %s', (_engine, open) => {
  const server = useTestServer(open, { MAIN_API_URL: upstream.base });
  const invite = (shopId: string, username: string, headers = server.admin) =>
    server.call('POST', `/v1/admin/shops/${shopId}/staff`, { headers, body: { username, role: 'SHOP_OWNER' } });
  const get = (path: string, headers: Record<string, string>) => server.call('GET', path, { headers });
  const signIn = async ({ account, password }: { account: { username: string }; password: string }) => {
    const body = { username: account.username, password };
    const signedIn = await server.call('POST', '/v1/auth/login', { body });
    return { authorization: `Bearer ${signedIn.json().tokens.refresh.token}` };
  };
  const ids = async (headers: Record<string, string>) =>
    (await get('/v1/admin/shops', headers)).json().data.map(({ shop_id }: { shop_id: string }) => shop_id);

  it('have an account, and see their shop alone, as it was last synced', async () => {
    expect((await invite('harbour', 'early')).json().code).toBe('shop-not-found');
    expect((await server.call('POST', '/api/admin/shops/seed', { headers: server.admin })).statusCode).toBe(200);
    expect((await ids(server.admin)).sort()).toEqual(['demo-bar', 'demo-tea', 'harbour', 'peak']);

    const { account, password } = (await invite('harbour', 'mei')).json();
    const signedIn = await server.call('POST', '/v1/auth/login', { body: { username: 'mei', password } });
    expect(signedIn.json()).toMatchObject({
      shop: { id: 'harbour', name: 'Harbour' },
      user: { shops: [{ id: 'harbour' }], isAdmin: false },
    });
    const mei = { authorization: `Bearer ${signedIn.json().tokens.refresh.token}` };

    expect(await ids(mei)).toEqual(['harbour']);
    expect((await get('/v1/admin/shops/harbour', mei)).json()).toMatchObject({
      shop_id: 'harbour',
      name: 'Harbour',
      user_id: 'u-7',
      recipes: [],
    });
    expect((await get('/api/admin/shops/harbour', mei)).json()).toMatchObject({ name: 'Harbour' });
    expect((await get('/v1/admin/shops/harbour/staff', mei)).json().staff).toMatchObject([
      { id: account.id, own: true },
    ]);
    for (const path of ['/v1/admin/shops/peak', '/v1/admin/shops/nowhere', '/v1/admin/shops/peak/staff'])
      expect((await get(path, mei)).json().code).toBe('shop-forbidden');
    expect((await get('/v1/admin/shops/nowhere', server.admin)).json().code).toBe('shop-not-found');

    const { account: second } = (await invite('harbour', 'ken', mei)).json();
    const disable = (id: string, headers: Record<string, string>) =>
      server.call('PATCH', `/v1/admin/shops/harbour/staff/${id}`, { headers, body: { disabled: true } });
    expect((await disable(second.id, mei)).json()).toMatchObject({ username: 'ken', disabled: true });
    expect((await disable(account.id, mei)).json().code).toBe('own-account');
  });

  it('have staff who run the counter of their shop, and nothing else', async () => {
    const owner = await signIn((await invite('harbour', 'lou')).json());
    const staffAt = '/v1/admin/shops/harbour/staff';
    const hired = await server.call('POST', staffAt, { headers: owner, body: { username: 'kit', role: 'STAFF' } });
    expect(hired.json().account).toMatchObject({ username: 'kit', role: 'STAFF' });
    const { account, password } = hired.json();
    const session = (await server.call('POST', '/v1/auth/login', { body: { username: 'kit', password } })).json();
    expect(session).toMatchObject({
      shop: { id: 'harbour', name: 'Harbour' },
      user: { shops: [{ id: 'harbour' }], role: 'STAFF', isAdmin: false },
    });
    const refreshed = await server.call('POST', '/v1/auth/refresh-tokens', {
      body: { refreshToken: session.tokens.refresh.token },
    });
    expect(refreshed.statusCode).toBe(200);
    const kit = { authorization: `Bearer ${refreshed.json().tokens.refresh.token}` };

    await server.call('POST', `${SHOP}/fetch-and-update-recipes`, { headers: owner });
    const order = { targetShopId: 'harbour', recipeId: '1', name: 'Ada' };
    const placed = await server.call('POST', `${SHOP}/submit-order`, { headers: kit, body: order });
    expect(placed.statusCode).toBe(200);
    const step = (name: string) =>
      server.call('POST', `${SHOP}/orders/${placed.json().orderId}/${name}`, { headers: kit });
    expect((await step('approve')).json()).toMatchObject({ status: 'IN_PROGRESS' });
    expect((await step('complete')).json()).toMatchObject({ stage: 'ready' });
    expect((await get(`${SHOP}/orders`, kit)).json().data).toHaveLength(1);
    const soldOut = { kind: 'drink', id: '1', isOut: true };
    expect((await server.call('PUT', `${SHOP}/sold-out`, { headers: kit, body: soldOut })).statusCode).toBe(200);

    for (const [method, path, body] of [
      ['POST', `${SHOP}/fetch-and-update-recipes`],
      ['GET', `${SHOP}/menu-checks`],
      ['GET', staffAt],
      ['POST', staffAt, { username: 'kim', role: 'STAFF' }],
      ['PATCH', `${SHOP}/selling`, { alcoholDuty: true }],
      ['PATCH', `${SHOP}/order-defaults`, { status: 'IMMEDIATE' }],
    ] as const) {
      const refused = await server.call(method, path, { headers: kit, ...(body && { body }) });
      expect([path, refused.statusCode]).toEqual([path, 403]);
    }
    expect((await get('/api/admin/shops/peak/orders', kit)).statusCode).toBe(403);

    // A sync leaves accounts alone; an account that is disabled is out at once.
    await server.call('POST', '/api/admin/shops/seed', { headers: server.admin });
    expect((await get(`${SHOP}/orders`, kit)).statusCode).toBe(200);
    const change = { headers: owner, body: { disabled: true } };
    expect((await server.call('PATCH', `${staffAt}/${account.id}`, change)).statusCode).toBe(200);
    expect((await get(`${SHOP}/orders`, kit)).statusCode).toBe(401);
  });

  it('keep their list while the Main API is not reachable', async () => {
    const before = await ids(server.admin);
    const calls = upstream.keys.length;
    const shops = answers['/v1/admin/shops'];
    answers['/v1/admin/shops'] = { body: 'down for maintenance' };
    expect((await server.call('POST', '/api/admin/shops/seed', { headers: server.admin })).statusCode).toBe(502);
    answers['/v1/admin/shops'] = shops;
    expect(await ids(server.admin)).toEqual(before);
    expect(upstream.keys).toHaveLength(calls + 1);
  });
});
