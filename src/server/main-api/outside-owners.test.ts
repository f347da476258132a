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
};
const upstream = await startOutsideMainApi(answers);
afterAll(() => upstream.close());

describe.each(testEngines)('owners whose Main API is outside, on %s', (_engine, open) => {
  const server = useTestServer(open, { MAIN_API_URL: upstream.base });
  const invite = (shopId: string, username: string, headers = server.admin) =>
    server.call('POST', `/v1/admin/shops/${shopId}/staff`, { headers, body: { username, role: 'SHOP_OWNER' } });
  const get = (path: string, headers: Record<string, string>) => server.call('GET', path, { headers });
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
