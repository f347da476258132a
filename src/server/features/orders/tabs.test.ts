/** The counter's totals: what each name has had tonight, and what it comes to. */
import { beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, OTHER_OWNER, OWNER, useTestServer } from '#test/server/test-services.ts';

const at = '/api/admin/shops/demo-bar';

describe.each(testEngines)('totals on %s', (_engine, open) => {
  const server = useTestServer(open);
  let owner: Record<string, string>;
  const order = async (name: string, recipeId = 'bar-negroni') => {
    const headers = { 'x-device-id': newDevice(), 'x-join-code': server.barCode };
    const body = { targetShopId: 'demo-bar', recipeId, name, kioskInstanceCode: server.barCode };
    return (await server.call('POST', `${at}/submit-order`, { headers, body })).json() as Record<string, string>;
  };
  const tabs = async (query = '', headers = owner) =>
    (await server.call('GET', `${at}/tabs${query}`, { headers })).json();

  beforeAll(async () => {
    owner = await server.signIn(OWNER);
    await server.call('PATCH', `${at}/selling`, { headers: owner, body: { prices: true, timeZone: 'Asia/Hong_Kong' } });
    const body = { sizeS: 8800, sizeM: null, sizeL: null };
    await server.call('PUT', `${at}/recipes/bar-negroni/prices`, { headers: owner, body });
  });

  it('add up the drinks of a name, without cancelled ones', async () => {
    const first = await order('A.');
    await order('a.');
    await order('A.');
    await order('Ben', 'bar-daiquiri');
    const gone = await order('Ben');
    await server.call('POST', `${at}/orders/${gone['orderId']}/cancel`, { headers: owner });
    const told = await tabs();
    expect(told).toMatchObject({
      day: '2026-03-14',
      tabs: [
        { name: 'A.', drinks: 3, sums: [{ amount: 26_400, currency: 'HKD' }], unpriced: 0 },
        { name: 'Ben', drinks: 1, sums: [], unpriced: 1 },
      ],
    });
    expect(told.tabs[0].orders[0]).toEqual({
      orderId: first['orderId'],
      displayId: first['displayId'],
      recipeId: 'bar-negroni',
      recipeName: 'Negroni',
      size: 'sizeS',
      quantity: 1,
      price: { amount: 8800, currency: 'HKD' },
    });
  });

  it('are of one night, which goes on past midnight', async () => {
    server.pass(8 * 60 * 60_000);
    owner = await server.signIn(OWNER);
    await order('A.');
    expect((await tabs()).tabs[0]).toMatchObject({ name: 'A.', drinks: 4 });
    server.pass(6 * 60 * 60_000);
    owner = await server.signIn(OWNER);
    expect((await tabs()).tabs).toEqual([]);
    expect((await tabs('?day=2026-03-14')).tabs).toHaveLength(2);
    expect((await tabs('?day=soon')).message).toBe('A day looks like 2026-03-14.');
    expect((await tabs('', await server.signIn(OTHER_OWNER))).code).toBe('shop-forbidden');
  });
});
