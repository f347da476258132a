/** The Main API client, against a real server that answers as outside ones do. */
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { startOutsideMainApi, type OutsideMainApi } from '#test/server/outside-main-api.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { listRecipes } from '../repos/menu/recipes.repo.ts';
import { listShops } from '../repos/shop/shops.repo.ts';
import { remoteMainApi } from './remote.ts';
import { syncRecipes, syncShops } from './sync.ts';
import { readUpstreamRecipes } from './upstream-shapes.ts';

let upstream: OutsideMainApi | undefined;
afterEach(() => upstream?.close());

const outside = async (answers: Parameters<typeof startOutsideMainApi>[0]) =>
  (upstream = await startOutsideMainApi(answers));

const recipe = { id: 'r1', name: 'Lemon Fizz', drinkFeatures: [{ property: 'acidity', val: 4 }] };

describe.each(testEngines)('an outside Main API, copied into %s', (_engine, open) => {
  it('fetches shops and menus repeatedly, and keeps the kiosk’s own values', async () => {
    const { base, keys } = await outside({
      '/v1/admin/shops': {
        body: JSON.stringify({
          data: [
            { id: 's1', name: 'One', settings: '{"timeZone":"Asia/Hong_Kong"}' },
            { shop_id: 's2', name: 'Two' },
          ],
        }),
      },
      '/v1/admin/shops/s1/recipes': { body: JSON.stringify(JSON.stringify({ recipes: [recipe] })) },
    });
    const db = await open();
    const needed = { db, clock: () => new Date('2026-01-01T00:00:00Z'), mainApi: remoteMainApi(base, 'the-key') };

    expect(await syncShops(needed)).toBe(2);
    await db.updateTable('shops').set({ order_default_size: 'sizeL' }).where('id', '=', 's1').execute();
    await syncShops(needed);
    await syncRecipes(needed, 's1');
    await syncRecipes(needed, 's1');

    expect(await listShops(db)).toMatchObject([
      { name: 'One', savedSize: 'sizeL', settings: { timeZone: 'Asia/Hong_Kong' } },
      { name: 'Two' },
    ]);
    expect(await listRecipes(db, 's1')).toMatchObject([
      { name: 'Lemon Fizz', shopId: 's1', glass: { name: 'Highball Glass' } },
    ]);
    expect(new Set(keys)).toEqual(new Set(['the-key']));
    await db.destroy();
  }, 20_000);
});

it.each([
  ['refuses', { '/v1/admin/shops': { status: 401, body: '{}' } }, 'main-api-refused'],
  ['answers no JSON', { '/v1/admin/shops': { body: '<html>' } }, 'main-api-refused'],
  ['answers shops without names', { '/v1/admin/shops': { body: '[{"id":"s1"}]' } }, 'main-api-refused'],
])('an upstream that %s is not our caller’s fault', async (_case, answers, code) => {
  const { base } = await outside(answers);
  await expect(remoteMainApi(base, undefined).listShops()).rejects.toMatchObject({ code });
});

it('refuses a shop whose id is a reserved word of our addresses', async () => {
  const db = await openDatabase(':memory:');
  const { base } = await outside({
    '/v1/admin/shops': { body: '[{"id":"one","name":"One"},{"id":"nuke","name":"X"}]' },
  });
  const needed = { db, clock: () => new Date(), mainApi: remoteMainApi(base, undefined) };
  await expect(syncShops(needed)).rejects.toMatchObject({ code: 'main-api-refused' });
  expect(await listShops(db)).toEqual([]);
  await db.destroy();
});

it('an upstream that is not reachable is named', async () => {
  await expect(remoteMainApi('http://127.0.0.1:1/v1', undefined).listShops()).rejects.toMatchObject({
    code: 'main-api-unreachable',
  });
});

it.each([
  ['an array', [recipe]],
  ['a JSON string', JSON.stringify([recipe])],
  ['an object', { recipes: [recipe] }],
  ['an object with a string in it', { recipes: JSON.stringify([recipe]) }],
])('reads recipes as %s', (_case, answer) => {
  expect(readUpstreamRecipes(answer, 's1')).toMatchObject([
    {
      id: 'r1',
      shopId: 's1',
      drinkFeatures: [
        { property: 'acidity', value: 4 },
        { property: 'bitter', value: 0 },
      ],
    },
  ]);
});
