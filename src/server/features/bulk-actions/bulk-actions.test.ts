import { beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';

describe.each(testEngines)('bulk actions on %s', (_engine, open) => {
  const server = useTestServer(open);
  const remove = (query: string, headers: Record<string, string>, body?: object) =>
    server.call('DELETE', `/api/kiosk-instances/bulk-delete${query}`, { headers, ...(body && { body }) });
  const nuke = () => server.call('DELETE', '/api/admin/shops/nuke', { headers: server.admin });
  const undo = (batchId: string, headers: Record<string, string>) =>
    server.call('POST', `/api/undo/${batchId}`, { headers });
  const rows = () =>
    server.services.db
      .selectFrom('kiosk_instances')
      .select(['join_code', 'shop_id', 'name', 'status', 'config', 'version', 'deleted_at', 'batch_id'])
      .orderBy('join_code')
      .execute();
  const living = async (shopId: string) =>
    (await rows()).filter((row) => row.shop_id === shopId && row.deleted_at === null).length;
  const shopIds = async (headers = server.admin) =>
    (await server.call('GET', '/api/admin/shops', { headers })).json().data.map(({ shop_id: id }: never) => id);
  const audited = async (action: string) =>
    server.services.db.selectFrom('audit').selectAll().where('action', '=', action).execute();

  beforeEach(async () => {
    server.pass(10_000);
    const left = await server.services.db.selectFrom('batches').select('id').where('undone_at', 'is', null).execute();
    for (const { id } of left) await undo(id, server.admin);
    expect([await living('demo-bar'), await living('demo-tea')]).toEqual([7, 2]);
  });

  describe('which kiosks are deleted', () => {
    it('an owner without a shop: the owner’s own, never another’s', async () => {
      const reply = await remove('', server.owner);
      expect(reply.json()).toMatchObject({ success: true, deletedInstances: 7, message: 'Deleted 7 kiosks.' });
      expect([await living('demo-bar'), await living('demo-tea')]).toEqual([0, 2]);
    });

    it('says so in the language of who asked', async () => {
      const chinese = { ...server.admin, 'accept-language': 'zh-HK' };
      const reply = (await remove('', chinese)).json();
      expect(reply.message).toBe('已刪除 9 部自助機。');
      expect((await undo(reply.batchId, chinese)).json().message).toBe('已復原 9 部自助機。');
      const reseeded = await server.call('POST', '/api/admin/kiosk-types/reseed', { headers: chinese });
      expect(reseeded.json()).toEqual({ message: '已重新建立 9 種自助機。' });
      const synced = await server.call('POST', '/api/admin/shops/seed', { headers: chinese });
      expect(synced.json()).toEqual({ success: true, syncedShops: 2, message: '已同步 2 間店舖。' });
    });

    it('an administrator without a shop: all', async () => {
      expect((await remove('', server.admin)).json()).toMatchObject({ deletedInstances: 9 });
      expect([await living('demo-bar'), await living('demo-tea')]).toEqual([0, 0]);
    });

    it.each(['owner', 'admin'] as const)('the %s with a shop: that shop’s', async (who) => {
      const [shop, gone, left] = who === 'owner' ? ['demo-bar', 7, [0, 2]] : ['demo-tea', 2, [7, 0]];
      expect((await remove(`?shop_id=${shop}`, server[who])).json()).toMatchObject({ deletedInstances: gone });
      expect([await living('demo-bar'), await living('demo-tea')]).toEqual(left);
    });

    it.each([
      ['another’s shop', '?shop_id=demo-tea', 403, 'shop-forbidden'],
      ['a shop that is not there', '?shop_id=nowhere', 403, 'shop-forbidden'],
      ['no name for the shop', '?shop_id=', 422, 'invalid-request'],
      ['two shops', '?shop_id=demo-bar&shop_id=demo-tea', 422, 'invalid-request'],
      ['a misspelt field', '?shopId=demo-bar', 422, 'invalid-request'],
    ])('the owner with %s: none', async (_case, query, status, code) => {
      const reply = await remove(query, server.owner);
      expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
      expect([await living('demo-bar'), await living('demo-tea')]).toEqual([7, 2]);
    });

    it.each([
      ['?shop_id=nowhere', undefined, 404],
      ['?shopId=demo-bar', undefined, 422],
      ['', { shop_id: 'demo-bar' }, 422],
    ])('the administrator’s malformed request %s %j: none', async (query, body, status) => {
      expect((await remove(query, server.admin, body)).statusCode).toBe(status);
      expect([await living('demo-bar'), await living('demo-tea')]).toEqual([7, 2]);
    });
  });

  it('a deleted kiosk shows guests the mismatch screen, until the deletion is undone', async () => {
    const join = () =>
      server.call('GET', `/api/kiosk-instances/code/${server.barCode}`, { headers: { 'x-device-id': newDevice() } });
    const { batchId } = (await remove('?shop_id=demo-bar', server.owner)).json();
    expect((await join()).statusCode).toBe(404);
    expect((await undo(batchId, server.owner)).json()).toEqual({
      success: true,
      restoredShops: 0,
      restoredInstances: 7,
      restoredRecipes: 0,
      message: 'Restored 7 kiosks.',
    });
    expect((await join()).statusCode).toBe(200);
  });

  it('undoing brings back exactly what the call deleted', async () => {
    const launch = async (name: string) =>
      (
        await server.call('POST', '/api/kiosk-instances', {
          headers: server.owner,
          body: { shop_id: 'demo-bar', kiosk_type_identifier: 'mbti', name },
        })
      ).json().join_code;
    const [paused, deleted] = [await launch('Paused'), await launch('Deleted before')];
    await server.call('PATCH', `/api/kiosk-instances/code/${paused}/status`, {
      headers: server.owner,
      body: { status: 'paused' },
    });
    await server.call('DELETE', `/api/kiosk-instances/code/${deleted}`, { headers: server.owner });
    const before = await rows();

    const first = (await remove('?shop_id=demo-bar', server.owner)).json();
    expect(first.deletedInstances).toBe(8);
    const later = await launch('Launched after');
    server.pass(10_000);
    const second = (await remove('?shop_id=demo-bar', server.admin)).json();
    expect(second.deletedInstances).toBe(1);

    expect((await undo(first.batchId, server.owner)).json().restoredInstances).toBe(8);
    const after = await rows();
    expect(after.filter(({ join_code: code }) => code !== later)).toEqual(before);
    expect(after.find(({ join_code: code }) => code === later)).toMatchObject({ batch_id: second.batchId });
    for (const code of [paused, deleted, later])
      await server.services.db.deleteFrom('kiosk_instances').where('join_code', '=', code).execute();
  });

  it('only who deleted, or an administrator, may undo; once', async () => {
    const own = (await remove('', server.owner)).json();
    const refusals = [await undo(own.batchId, server.otherOwner), await undo('nothing', server.otherOwner)];
    expect(refusals.map((reply) => [reply.statusCode, reply.json().message])).toEqual([
      [404, 'There is nothing to undo.'],
      [404, 'There is nothing to undo.'],
    ]);
    const twice = await Promise.all([undo(own.batchId, server.owner), undo(own.batchId, server.owner)]);
    expect(twice.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);

    const admins = (await remove('?shop_id=demo-tea', server.admin)).json();
    expect((await undo(admins.batchId, server.otherOwner)).statusCode).toBe(404);
    expect(await living('demo-tea')).toBe(0);
    expect((await undo(admins.batchId, server.admin)).statusCode).toBe(200);
  });

  it('an owner who lost the shop may no longer undo', async () => {
    const { batchId } = (await remove('', server.otherOwner)).json();
    const owners = await server.services.db
      .deleteFrom('shop_owners')
      .where('shop_id', '=', 'demo-tea')
      .returningAll()
      .execute();
    expect((await undo(batchId, server.otherOwner)).statusCode).toBe(404);
    await server.services.db.insertInto('shop_owners').values(owners).execute();
    expect((await undo(batchId, server.otherOwner)).statusCode).toBe(200);
  });

  it('deleting nothing creates no batch', async () => {
    await remove('?shop_id=demo-tea', server.admin);
    server.pass(10_000);
    const reply = (await remove('?shop_id=demo-tea', server.admin)).json();
    expect(reply).toEqual({
      success: true,
      deletedInstances: 0,
      message: 'Deleted 0 kiosks.',
      batchId: null,
    });
  });

  it('everything cannot be deleted twice in ten seconds', async () => {
    await remove('?shop_id=demo-bar', server.owner);
    const again = await remove('?shop_id=demo-bar', server.owner);
    expect([again.statusCode, again.headers['retry-after']]).toEqual([429, '10']);
    await nuke();
    expect((await nuke()).statusCode).toBe(429);
  });

  it('all shops go with their kiosks, and come back with them', async () => {
    const reply = (await nuke()).json();
    expect(reply).toEqual({
      success: true,
      deletedShops: 2,
      deletedInstances: 9,
      message: 'Deleted 2 shops and 9 kiosks.',
      batchId: expect.any(String),
    });
    expect([await shopIds(), await shopIds(server.owner)]).toEqual([[], []]);
    const gone = await server.call('GET', '/api/admin/shops/demo-bar', { headers: server.owner });
    expect(gone.statusCode).toBe(404);
    expect((await undo(reply.batchId, server.admin)).json()).toMatchObject({
      restoredShops: 2,
      restoredInstances: 9,
      message: 'Restored 2 shops and 9 kiosks.',
    });
    const [shop] = (await server.call('GET', '/api/admin/shops', { headers: server.owner })).json().data;
    expect(shop).toMatchObject({ shop_id: 'demo-bar', active_instances_count: 7, instances_count: 7 });
    expect(shop.recipes).toHaveLength(49);
  });

  it('Sync restores deleted shops without their kiosks; undoing adds those', async () => {
    const { batchId } = (await nuke()).json();
    const sync = await server.call('POST', '/api/admin/shops/seed', { headers: server.admin });
    expect(sync.json()).toEqual({ success: true, syncedShops: 2, message: 'Synced 2 shops.' });
    expect([await shopIds(), await living('demo-bar')]).toEqual([['demo-bar', 'demo-tea'], 0]);
    expect((await undo(batchId, server.admin)).json()).toMatchObject({ restoredShops: 0, restoredInstances: 9 });
  });

  it('restored kiosks of a deleted shop return with the shop', async () => {
    const kiosks = (await remove('', server.admin)).json();
    const shops = (await nuke()).json();
    expect(shops).toMatchObject({ deletedShops: 2, deletedInstances: 0 });
    await undo(kiosks.batchId, server.admin);
    const list = () => server.call('GET', '/api/kiosk-instances', { headers: server.admin });
    expect((await list()).json().data).toEqual([]);
    await undo(shops.batchId, server.admin);
    expect((await list()).json().data).toHaveLength(9);
  });

  it('says who deleted and undid what, from where', async () => {
    const { batchId } = (await remove('?shop_id=demo-bar', server.owner)).json();
    await undo(batchId, server.owner);
    const entry = (await audited('instances-deleted')).find(({ details }) => details.includes(batchId));
    expect(entry).toMatchObject({ shop_id: 'demo-bar', account_id: expect.any(String) });
    expect(JSON.parse(entry!.details)).toEqual({ batchId, instances: 7, ip: '127.0.0.1' });
    const undone = (await audited('batch-undone')).find(({ details }) => details.includes(batchId));
    expect(JSON.parse(undone!.details)).toMatchObject({ shops: 0, instances: 7 });
  });

  it('Reseed updates the types and keeps those in use', async () => {
    const { db } = server.services;
    const types = async () =>
      (await server.call('GET', '/api/admin/kiosk-types', { headers: server.admin })).json().data as { name: string }[];
    const names = async () => (await types()).map(({ name }) => name).sort();
    const before = await names();
    await db.updateTable('kiosk_types').set({ name: 'Changed' }).where('id', '=', 'mbti').execute();
    const reply = await server.call('POST', '/api/admin/kiosk-types/reseed', { headers: server.admin });
    expect(reply.json()).toEqual({ message: 'Reseeded 9 kiosk types.' });
    expect(await names()).toEqual(before);
  });

  it('Sync runs once at a time, and again after it failed', async () => {
    const { mainApi } = server.services;
    let fail = (): void => undefined;
    const answer = new Promise<never>((_done, reject) => (fail = () => reject(new Error('gone'))));
    const asked = new Promise<void>((begin) => {
      const listShops = () => {
        begin();
        return answer;
      };
      server.services.mainApi = { ...mainApi, listShops };
    });
    const sync = () => server.call('POST', '/api/admin/shops/seed', { headers: server.admin });
    const first = sync();
    await asked;
    const second = await sync();
    expect([second.statusCode, second.json().code]).toEqual([409, 'already-running']);
    fail();
    expect((await first).statusCode).toBe(500);
    server.services.mainApi = mainApi;
    expect((await sync()).statusCode).toBe(200);
  });
});
