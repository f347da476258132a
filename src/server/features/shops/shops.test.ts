import { describe, expect, it } from 'vitest';
import { testEngines } from '../../db/test-engines.ts';
import { newDevice, useTestServer } from '../../testing/test-services.ts';

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
      active_instances_count: 7,
    });
    expect((await save({ quantity: 2, size: 'sizeL', status: 'IMMEDIATE', shop_id: 'demo-tea' })).json()).toMatchObject(
      {
        shop_id: 'demo-bar',
        order_default_quantity: 2,
        order_default_size: 'sizeL',
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
    expect(Object.keys(reply.json()).sort()).toEqual(['name', 'order_default_size', 'shop_id']);
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
