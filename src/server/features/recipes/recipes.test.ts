import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { testEngines } from '../../db/test-engines.ts';
import { newDevice, useTestServer } from '../../testing/test-services.ts';

describe.each(testEngines)('recipes on %s', (_engine, open) => {
  const server = useTestServer(open);
  const guest = () => ({ 'x-device-id': newDevice(), 'x-join-code': server.barCode });
  const menu = (headers: Record<string, string>) =>
    server.call('GET', '/api/admin/shops/demo-bar/recipes', { headers });
  const cache = (recipes: unknown, headers = server.owner) =>
    server.call('POST', '/api/admin/recipes/cache', { headers, body: { recipes } });
  const one = async (id: string) =>
    (await server.call('GET', `/api/admin/recipes/${id}`, { headers: server.owner })).json();

  it('gives guests the drawing and the names, and staff the amounts', async () => {
    const [forGuest] = (await menu(guest())).json().recipes;
    const [forStaff] = (await menu(server.owner)).json().recipes;
    expect(forGuest).toMatchObject({
      name: 'Negroni',
      drawing: { glass: 'rocks' },
      recipeIngredient: [{ id: expect.any(String), name: expect.any(String) }, {}, {}],
    });
    expect(forGuest.recipeIngredient[0]).not.toHaveProperty('amount');
    expect(forStaff.recipeIngredient[0]).toMatchObject({ amount: 30, unit: 'ml' });
  });

  it('sends the menu compressed, and nothing at all when the phone has it', async () => {
    const headers = guest();
    const packed = await menu({ ...headers, 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    const recipes = JSON.parse(brotliDecompressSync(packed.rawPayload).toString()).recipes;
    expect(recipes).toEqual((await menu(headers)).json().recipes);
    const again = await menu({ ...headers, 'if-none-match': String(packed.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('keeps hidden drinks from guests, at once', async () => {
    const before = (await menu(guest())).json().recipes;
    await cache([{ ...(await one('bar-negroni')), hidden: true }]);
    const after = (await menu(guest())).json().recipes;
    expect(before.length - after.length).toBe(1);
    expect((await server.call('GET', '/api/admin/recipes/bar-negroni', { headers: guest() })).statusCode).toBe(404);
    const batch = await server.call('POST', '/api/admin/recipes/batch', {
      headers: guest(),
      body: { recipeIds: ['bar-negroni', 'bar-daiquiri', 'no-such'] },
    });
    expect(batch.json().map(({ id }: { id: string }) => id)).toEqual(['bar-daiquiri']);
    await cache([{ ...(await one('bar-negroni')), hidden: false }]);
  });

  it('lets a guest look up what the guest ordered, without having joined', async () => {
    const device = newDevice();
    await server.call('POST', '/api/admin/shops/demo-bar/submit-order', {
      headers: { 'x-device-id': device },
      body: { targetShopId: 'demo-bar', recipeId: 'bar-daiquiri', name: 'Ada', kioskInstanceCode: server.barCode },
    });
    const batch = await server.call('POST', '/api/admin/recipes/batch', {
      headers: { 'x-device-id': device },
      body: { recipeIds: ['bar-daiquiri', 'bar-negroni'] },
    });
    expect(batch.json()).toMatchObject([{ id: 'bar-daiquiri' }]);
  });

  it('reads the shapes upstream has', async () => {
    const reply = await cache([
      {
        id: 77,
        shopId: 'demo-bar',
        name: 'Upstream Fizz',
        ABV: '12.5',
        mixingMethod: 'SHAKE',
        recipeIngredient: JSON.stringify([{ ingredient: { id: 5, name: 'Gin' }, amount: '45', unit: 'ml' }]),
        drinkFeatures: [
          { property: 'Sweet', val: 9 },
          { property: 'acidity', score: '3.5' },
          { property: 'fizzy', value: -1 },
          { property: 'colour', value: 3 },
        ],
        glass: 'Martini Glass',
      },
    ]);
    expect(reply.json().recipes[0]).toMatchObject({
      id: '77',
      ABV: 12.5,
      mixingMethod: 'shake',
      glass: { name: 'Martini Glass' },
      recipeIngredient: [{ id: '5', name: 'Gin', amount: 45 }],
      drinkFeatures: [
        { property: 'sweet', value: 5 },
        { property: 'acidity', value: 3.5 },
        { property: 'fizzy', value: 0 },
      ],
    });
  });

  it.each([
    ['a recipe of another’s shop', [{ id: 'new', shopId: 'demo-tea', name: 'X' }], 403],
    ['another’s recipe under one’s own shop', [{ id: 'tea-hk-milk-tea', shopId: 'demo-bar', name: 'X' }], 403],
    [
      'one foreign among good ones',
      [
        { id: 'good', shopId: 'demo-bar', name: 'X' },
        { id: 'bad', shopId: 'demo-tea', name: 'Y' },
      ],
      403,
    ],
    ['a recipe without a name', [{ id: 'nameless', shopId: 'demo-bar' }], 422],
    [
      'more than five hundred',
      Array.from({ length: 501 }, (_, i) => ({ id: `r${i}`, shopId: 'demo-bar', name: 'X' })),
      422,
    ],
  ])('does not write %s, nor anything with it', async (_case, recipes, status) => {
    expect((await cache(recipes)).statusCode).toBe(status);
    const ids = (await menu(server.owner)).json().recipes.map(({ id }: { id: string }) => id);
    expect(ids).not.toContain('good');
  });

  it('says when a drink is sold out', async () => {
    await cache([{ ...(await one('bar-negroni')), available: false }]);
    const reply = await server.call('POST', '/api/admin/shops/demo-bar/submit-order', {
      headers: guest(),
      body: { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada', kioskInstanceCode: server.barCode },
    });
    expect([reply.statusCode, reply.json().message]).toEqual([409, 'This drink is sold out.']);
  });
});
