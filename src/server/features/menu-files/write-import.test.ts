/** Imports of more drinks than one transaction takes: all or nothing, whatever happens. Source: docs/decisions/0059. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { finishBatches } from '#server/menu/finish-batches.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';

const SHOP = 'demo-bar';
const MANY = 90;
const drinks = Array.from({ length: MANY }, (_, i) => ({
  name: `Many ${i}`,
  ingredients: [{ name: 'Gin', amount: 50, units: 'ml', sort: 1 }],
}));
const names = drinks.map(({ name }) => name);

describe.each(testEngines)('an import of many drinks on %s', (_engine, open) => {
  const server = useTestServer(open);
  afterEach(() => vi.restoreAllMocks());

  const bring = () =>
    server.call('POST', `/v1/admin/shops/${SHOP}/menu/import`, {
      headers: server.admin,
      body: {
        files: [{ name: 'many.json', text: JSON.stringify(drinks) }],
        accepted: drinks.map((_, i) => ({ file: 0, row: i + 1 })),
      },
    });
  const undo = (batchId: string) => server.call('POST', `/api/undo/${batchId}`, { headers: server.admin });
  const undoable = async () =>
    (await server.call('GET', `/api/undo?shop_id=${SHOP}`, { headers: server.admin })).json().data;
  const atSource = async () =>
    (await server.call('GET', `/v1/admin/shops/${SHOP}/menu.json`, { headers: server.admin })).body;
  const isManyIn = async (): Promise<{ source: boolean; guests: boolean }> => {
    const guest = { 'x-device-id': newDevice(), 'x-join-code': server.barCode };
    const { recipes } = (await server.call('GET', `/api/admin/shops/${SHOP}/recipes`, { headers: guest })).json();
    const shown = recipes.slice(-MANY).map(({ name }: { name: string }) => name);
    return { source: (await atSource()).includes('"Many 89"'), guests: names.every((name, i) => shown[i] === name) };
  };
  const menuVersion = async () => {
    const { menu_version } = await server.services.db
      .selectFrom('shops')
      .select('menu_version')
      .where('id', '=', SHOP)
      .executeTakeFirstOrThrow();
    return menu_version;
  };
  const saveAnother = async () => {
    const url = `/v1/admin/shops/${SHOP}/recipes/bar-negroni`;
    return (await server.call('PATCH', url, { headers: server.admin, body: { available: true } })).json().code;
  };
  /** From here on as if the process were gone: every transaction after so many fails. */
  const dieAfter = (transactions: number) => {
    const { db } = server.services;
    const transaction = db.transaction.bind(db);
    let left = transactions;
    vi.spyOn(db, 'transaction').mockImplementation(() => {
      if (left-- > 0) return transaction();
      throw new Error('gone');
    });
  };
  /** Another process starts, and finds what was left. */
  const restart = () => vi.restoreAllMocks();
  const sweepLater = () => {
    server.pass(31_000);
    return finishBatches(server.services);
  };

  it('is shown to guests at once, and taken back whole', async () => {
    const before = { text: await atSource(), version: await menuVersion() };
    const { batchId, added } = (await bring()).json();
    expect([added, await menuVersion()]).toEqual([MANY, before.version + 1]);
    expect(await isManyIn()).toEqual({ source: true, guests: true });
    expect((await undo(batchId)).json()).toMatchObject({ restoredRecipes: MANY, keptRecipes: 0 });
    expect(await atSource()).toBe(before.text);
    expect([await isManyIn(), await menuVersion()]).toEqual([{ source: false, guests: false }, before.version + 2]);
  });

  it('writes nothing if a drink in the middle cannot be written', async () => {
    const before = { text: await atSource(), version: await menuVersion() };
    const { newId } = server.services;
    let made = 0;
    vi.spyOn(server.services, 'newId').mockImplementation(() => {
      if (++made === 60) throw new Error('no more ids');
      return newId();
    });
    expect((await bring()).statusCode).toBe(500);
    restart();
    expect([await atSource(), await menuVersion(), await undoable()]).toEqual([before.text, before.version, []]);
    expect(await saveAnother()).toBeUndefined();
  });

  it('is taken back if its process ends before all is written', async () => {
    const before = await atSource();
    dieAfter(3);
    expect((await bring()).statusCode).toBe(500);
    restart();
    expect(await atSource()).toContain('"Many 59"');
    expect(await isManyIn()).toEqual({ source: false, guests: false });

    await finishBatches(server.services);
    expect([await saveAnother(), await bring().then((reply) => reply.json().code)]).toEqual([
      'import-under-way',
      'import-under-way',
    ]);
    expect(await undoable()).toEqual([]);
    await sweepLater();
    expect([await atSource(), await saveAnother()]).toEqual([before, undefined]);
  });

  it('is finished if its process ends after all is written', async () => {
    dieAfter(6);
    expect((await bring()).statusCode).toBe(500);
    restart();
    expect(await undoable()).toEqual([]);
    await sweepLater();
    expect(await isManyIn()).toEqual({ source: true, guests: true });
    const [{ batchId }] = await undoable();
    expect((await undo(batchId)).json()).toMatchObject({ restoredRecipes: MANY });
  });

  it('is taken back to the end if the process ends while it is undone', async () => {
    const before = await atSource();
    const { batchId } = (await bring()).json();
    dieAfter(2);
    expect((await undo(batchId)).statusCode).toBe(500);
    restart();
    expect((await undo(batchId)).json().code).toBe('batch-undone');
    await sweepLater();
    expect([await atSource(), await isManyIn()]).toEqual([before, { source: false, guests: false }]);
  });
});
