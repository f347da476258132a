import { describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';

describe.each(testEngines)('shops on %s', (_engine, open) => {
  const server = useTestServer(open);
  const ids = async (path: string, headers: Record<string, string>) =>
    (await server.call('GET', path, { headers })).json().data.map(({ shop_id }: { shop_id: string }) => shop_id);
  const save = (body: object, headers = server.owner) =>
    server.call('PATCH', '/api/admin/shops/demo-bar/order-defaults', { headers, body });
  const shop = async () => (await server.call('GET', '/api/admin/shops/demo-bar', { headers: server.owner })).json();

  it.each(['/v1/admin/shops', '/api/admin/shops'])(
    '%s lists all to the administrator, to an owner the own',
    async (path) => {
      expect((await ids(path, server.admin)).sort()).toEqual(['demo-bar', 'demo-tea']);
      expect(await ids(path, server.owner)).toEqual(['demo-bar']);
    },
  );

  it('reads 1, sizeM, PENDING until the owner saves something', async () => {
    expect(await shop()).toMatchObject({
      order_default_quantity: 1,
      order_default_size: 'sizeM',
      order_default_status: 'PENDING',
      guest_order_size: 'sizeS',
      active_instances_count: 7,
    });
    expect((await save({ quantity: 2, size: 'sizeL', status: 'IMMEDIATE', shop_id: 'demo-tea' })).json()).toMatchObject(
      {
        shop_id: 'demo-bar',
        order_default_quantity: 2,
        order_default_size: 'sizeL',
        guest_order_size: 'sizeL',
        order_default_status: 'IMMEDIATE',
      },
    );
  });

  it.each([
    [{ quantity: 0 }, 'Quantity is at least 1.'],
    [{ quantity: 1.5 }, 'Quantity is a whole number.'],
    [{ quantity: '2' }, expect.stringContaining('quantity')],
    [{ size: 'medium' }, expect.stringContaining('size')],
    [{ status: 'DONE' }, expect.stringContaining('status')],
  ])('refuses %j and keeps what was saved', async (wrong, message) => {
    const before = await shop();
    const reply = await save(wrong);
    expect([reply.statusCode, reply.json().message]).toEqual([422, message]);
    expect(await shop()).toEqual(before);
  });

  it('shows a guest the name and little else', async () => {
    const reply = await server.call('GET', '/api/admin/shops/demo-bar', {
      headers: { 'x-device-id': newDevice(), 'x-join-code': server.barCode },
    });
    expect(Object.keys(reply.json()).sort()).toEqual(['name', 'order_default_size', 'shop_id', 'voiceProfileId']);
  });

  describe('the menu', () => {
    const put = (recipes: unknown, headers = server.owner) =>
      server.call('PATCH', '/api/admin/shops/demo-bar/recipes', { headers, body: { recipes } });
    const guest = () => ({ 'x-device-id': newDevice(), 'x-join-code': server.barCode });
    const menu = async (headers: Record<string, string>) =>
      (await server.call('GET', '/api/admin/shops/demo-bar/recipes', { headers }))
        .json()
        .recipes.map(({ id }: { id: string }) => id);
    const recipe = (id: string, headers: Record<string, string>) =>
      server.call('GET', `/api/admin/recipes/${id}`, { headers });

    it('is the given list, in that order; ids and objects alike', async () => {
      const all = await menu(server.owner);
      const reply = await put(['bar-daiquiri', { id: 'bar-negroni', name: 'x' }, 'bar-daiquiri']);
      expect(reply.json().recipes).toEqual(['bar-daiquiri', 'bar-negroni']);
      expect([await menu(server.owner), await menu(guest())]).toEqual(Array(2).fill(reply.json().recipes));
      expect((await shop()).recipes).toEqual(reply.json().recipes);
      expect((await put('bar-negroni')).json().recipes).toEqual(['bar-negroni']);
      expect((await put([])).json().recipes).toEqual([]);
      expect((await put(all.toReversed())).json().recipes).toEqual(all.toReversed());
      expect((await put(all)).json().recipes).toEqual(all);
    });

    it('keeps what is off it from guests, not from the owner', async () => {
      const all = await menu(server.owner);
      await put(['bar-daiquiri']);
      expect((await recipe('bar-negroni', guest())).statusCode).toBe(404);
      expect((await recipe('bar-negroni', server.owner)).json().name).toBe('Negroni');
      const order = await server.call('POST', '/api/admin/shops/demo-bar/submit-order', {
        headers: { 'x-device-id': newDevice() },
        body: { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada', kioskInstanceCode: server.barCode },
      });
      expect([order.statusCode, order.json().message]).toEqual([404, 'Recipe not found']);
      await put(all);
      expect((await recipe('bar-negroni', guest())).statusCode).toBe(200);
    });

    it.each([
      ['another’s recipe', ['bar-negroni', 'tea-hk-milk-tea'], 404],
      ['a recipe that is not there', ['bar-negroni', 'nothing'], 404],
      ['something without an id', [{ name: 'x' }], 422],
      ['no list', undefined, 422],
    ])('refuses %s, even from an administrator, and stays unchanged', async (_case, recipes, status) => {
      const before = await shop();
      expect((await put(recipes, server.admin)).statusCode).toBe(status);
      expect(await shop()).toEqual(before);
    });
  });

  it('does not know a shop that is not there', async () => {
    expect((await server.call('GET', '/api/admin/shops/nowhere', { headers: server.admin })).statusCode).toBe(404);
    expect((await server.call('GET', '/v1/admin/shops/nowhere', { headers: server.admin })).statusCode).toBe(404);
  });

  it('records who changed what', async () => {
    await save({ quantity: 3 });
    const row = await server.services.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'order-defaults-saved')
      .orderBy('at', 'desc')
      .executeTakeFirst();
    expect(row).toMatchObject({ shop_id: 'demo-bar', account_id: expect.any(String) });
  });
});
