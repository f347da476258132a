import { beforeEach, describe, expect, it } from 'vitest';
import type { UndoableBatch } from '#contract/shop/bulk-actions.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { ADMIN, newDevice, useTestServer } from '#test/server/test-services.ts';
import { purgeOldDeletions, UNDO_LIFE_MS } from './purge-deleted.ts';

describe.each(testEngines)('what can be undone on %s', (_engine, open) => {
  const server = useTestServer(open);
  const list = async (headers = server.owner, query = ''): Promise<UndoableBatch[]> =>
    (await server.call('GET', `/api/undo${query}`, { headers })).json().data;
  const undo = (batchId: string, headers = server.owner) => server.call('POST', `/api/undo/${batchId}`, { headers });
  const kiosks = async (): Promise<{ join_code: string; name: string; status: string }[]> =>
    (await server.call('GET', '/api/kiosk-instances?shop_id=demo-bar', { headers: server.owner })).json().data;
  const removeKiosk = async (code: string): Promise<string> => {
    server.pass(1000);
    const reply = await server.call('DELETE', `/api/kiosk-instances/code/${code}`, { headers: server.owner });
    return reply.json().batchId;
  };
  const choose = (joinCodes: unknown, headers = server.owner, shop_id = 'demo-bar') =>
    server.call('POST', '/api/kiosk-instances/delete', { headers, body: { shop_id, joinCodes } });
  const menu = async (): Promise<{ id: string; name: string; version: number }[]> =>
    (await server.call('GET', '/v1/admin/shops/demo-bar/recipes', { headers: server.owner })).json().recipes;
  const removeDrink = async (id: string): Promise<string> => {
    server.pass(1000);
    const reply = await server.call('DELETE', `/v1/admin/shops/demo-bar/recipes/${id}`, { headers: server.owner });
    return reply.json().batchId;
  };
  const audit = async () =>
    (await server.call('GET', '/api/admin/shops/demo-bar/audit', { headers: server.owner })).json().data;

  beforeEach(async () => {
    server.pass(10_000);
    for (const { batchId } of await list(server.admin)) await undo(batchId, server.admin);
  });

  it('a kiosk comes back as it was, and its guests with it', async () => {
    const code = server.barCode;
    const before = await kiosks();
    const batchId = await removeKiosk(code);
    const join = () =>
      server.call('GET', `/api/kiosk-instances/code/${code}`, { headers: { 'x-device-id': newDevice() } });
    expect((await join()).statusCode).toBe(404);
    expect(await undo(batchId).then((reply) => reply.json())).toMatchObject({ restoredInstances: 1 });
    expect(await kiosks()).toEqual(before);
    expect((await join()).statusCode).toBe(200);
  });

  it('chosen kiosks go together, and nobody else’s', async () => {
    const [first, second] = (await kiosks()).map(({ join_code }) => join_code);
    const reply = await choose([first!.toLowerCase(), second, server.teaCode, 'ZZZZZZ']);
    expect(reply.json()).toEqual({
      success: true,
      deletedInstances: 2,
      message: 'Deleted 2 kiosks.',
      batchId: expect.any(String),
    });
    expect((await kiosks()).some(({ join_code }) => join_code === first || join_code === second)).toBe(false);
    server.pass(1);
    expect((await choose([first])).json()).toMatchObject({ deletedInstances: 0, batchId: null });
    expect((await undo(reply.json().batchId)).json()).toMatchObject({ restoredInstances: 2 });
    expect((await audit()).slice(0, 2)).toMatchObject([
      { action: 'batch-undone', who: 'bar', details: { instances: 2 } },
      { action: 'instances-deleted', who: 'bar', details: { instances: 2 } },
    ]);
  });

  it.each([
    ['no kiosk', [], 422],
    ['no list', undefined, 422],
    ['too many', Array.from({ length: 1001 }, () => 'BBBBBB'), 422],
  ])('%s chosen: refused', async (_case, joinCodes, status) => {
    expect((await choose(joinCodes)).statusCode).toBe(status);
  });

  it('another’s shop is refused as one that is not there', async () => {
    const foreign = await choose([server.teaCode], server.owner, 'demo-tea');
    const missing = await choose([server.teaCode], server.owner, 'nowhere');
    expect([foreign.statusCode, foreign.json()]).toEqual([403, missing.json()]);
  });

  it('a drink comes back where it stood, at the source and on the kiosks', async () => {
    const before = await menu();
    const third = before[2]!;
    const batchId = await removeDrink(third.id);
    expect(await menu()).toHaveLength(before.length - 1);
    expect((await undo(batchId)).json()).toEqual({
      success: true,
      restoredShops: 0,
      restoredInstances: 0,
      restoredRecipes: 1,
      message: `Restored ${third.name}.`,
    });
    const after = await menu();
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[2]).toEqual({ ...third, version: third.version + 1 });
    const headers = { 'x-device-id': newDevice(), 'x-join-code': server.barCode };
    const shown = (await server.call('GET', '/api/admin/shops/demo-bar/recipes', { headers })).json().recipes;
    expect(shown.map(({ id }: { id: string }) => id)).toEqual(before.map(({ id }) => id));
    expect((await undo(batchId)).statusCode).toBe(409);
  });

  it('is listed with who, what and when, newest first, until it is undone', async () => {
    const [kiosk] = await kiosks();
    const one = await removeKiosk(kiosk!.join_code);
    const drink = await removeDrink('bar-negroni');
    server.pass(10_000);
    await server.call('DELETE', '/api/kiosk-instances/bulk-delete?shop_id=demo-bar', { headers: server.admin });

    const own = await list();
    expect(own).toEqual([
      {
        batchId: drink,
        kind: 'recipe',
        at: expect.any(String),
        who: 'bar',
        shops: 0,
        instances: 0,
        recipes: 0,
        name: 'Negroni',
      },
      {
        batchId: one,
        kind: 'instances',
        at: expect.any(String),
        who: 'bar',
        shops: 0,
        instances: 1,
        recipes: 0,
        name: kiosk!.name,
      },
    ]);
    const all = await list(server.admin, '?shop_id=demo-bar');
    expect(all.map(({ who, instances, name }) => [who, instances, name])).toEqual([
      ['admin', 6, null],
      ['bar', 0, 'Negroni'],
      ['bar', 1, kiosk!.name],
    ]);
    expect(await list(server.admin, '?shop_id=demo-tea')).toEqual([]);
    await undo(drink);
    expect((await list()).map(({ batchId }) => batchId)).toEqual([one]);
  });

  it('all shops at once are an administrator’s to bring back', async () => {
    await server.call('DELETE', '/api/admin/shops/nuke', { headers: server.admin });
    expect(await list(server.admin)).toMatchObject([
      { kind: 'shops', who: 'admin', shops: 2, instances: 9, name: null },
    ]);
    expect(await list()).toEqual([]);
  });

  it('an owner sees nothing of another’s', async () => {
    await removeDrink('bar-negroni');
    expect(await list(server.otherOwner)).toEqual([]);
    const foreign = await server.call('GET', '/api/undo?shop_id=demo-bar', { headers: server.otherOwner });
    const missing = await server.call('GET', '/api/undo?shop_id=nowhere', { headers: server.otherOwner });
    expect([foreign.statusCode, foreign.json()]).toEqual([403, missing.json()]);
  });

  it('after thirty days it is listed no longer, and the drink’s content is gone', async () => {
    const batchId = await removeDrink('bar-negroni');
    server.pass(UNDO_LIFE_MS + 1000);
    await purgeOldDeletions(server.services);
    const admin = await server.signIn(ADMIN);
    expect(await list(admin)).toEqual([]);
    expect((await undo(batchId, admin)).json().code).toBe('batch-expired');
    const row = await server.services.db
      .selectFrom('batches')
      .select('content')
      .where('id', '=', batchId)
      .executeTakeFirstOrThrow();
    expect(row.content).toBeNull();
  });
});
