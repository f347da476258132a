import { describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { ADMIN, useTestServer } from '#test/server/test-services.ts';
import { purgeOldDeletions, UNDO_LIFE_MS } from './purge-deleted.ts';

describe.each(testEngines)('after thirty days on %s', (_engine, open) => {
  const server = useTestServer(open);

  it('what was deleted can no longer be undone, and its content is dropped', async () => {
    const { db } = server.services;
    const file = { name: 'a.csv', text: 'line,name,amount\nrecipe,Gin neat,\ningredient,Gin,40' };
    await server.call('POST', '/v1/admin/shops/demo-bar/menu/import', {
      headers: server.admin,
      body: { files: [file], accepted: [{ file: 0, row: 2 }] },
    });
    const nuked = await server.call('DELETE', '/api/admin/shops/nuke', { headers: server.admin });
    const { batchId } = nuked.json();
    const kept = async () => (await db.selectFrom('imported_recipes').select('recipe_id').execute()).length;
    expect(await kept()).toBe(1);
    server.pass(UNDO_LIFE_MS - 60_000);
    await purgeOldDeletions(server.services);
    expect(await kept()).toBe(1);
    const count = async () => (await db.selectFrom('recipes').select('id').execute()).length;
    expect(await count()).toBe(86);

    server.pass(120_000);
    const admin = await server.signIn(ADMIN);
    const late = await server.call('POST', `/api/undo/${batchId}`, { headers: admin });
    expect([late.statusCode, late.json().code]).toEqual([410, 'batch-expired']);
    await purgeOldDeletions(server.services);
    await purgeOldDeletions(server.services);
    expect([await count(), await kept()]).toEqual([0, 0]);
    const kiosks = await db.selectFrom('kiosk_instances').select(['name', 'config', 'join_code']).execute();
    expect(kiosks).toHaveLength(9);
    expect(kiosks.every(({ name, config }) => name === '' && config === '{}')).toBe(true);

    await server.call('POST', '/api/admin/shops/seed', { headers: admin });
    const fetched = await server.call('POST', '/api/admin/shops/demo-bar/fetch-and-update-recipes', { headers: admin });
    expect(fetched.json().recipes).toHaveLength(50);
    const [bar] = (await server.call('GET', '/api/admin/shops', { headers: admin })).json().data;
    expect(bar).toMatchObject({ shop_id: 'demo-bar', instances_count: 0 });
    expect(bar.recipes).toHaveLength(50);
  });
});
