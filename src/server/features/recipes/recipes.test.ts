import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';

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

  it('sends the menu compressed, and answers 304 if the phone has it', async () => {
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

  it('lets a guest look up what they ordered, without having joined', async () => {
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

  describe('Fetch All Recipes', () => {
    const fetchAll = (headers = server.owner) =>
      server.call('POST', '/api/admin/shops/demo-bar/fetch-and-update-recipes', { headers });
    const ids = async () => (await menu(server.owner)).json().recipes.map(({ id }: { id: string }) => id) as string[];
    const upstream = (listRecipes: (shopId: string) => Promise<unknown>) => {
      const { mainApi } = server.services;
      server.services.mainApi = { ...mainApi, listRecipes };
      return () => void (server.services.mainApi = mainApi);
    };

    it('puts everything upstream has on the menu; what is there keeps its place', async () => {
      const before = await ids();
      const swapped = [before[1]!, before[0]!, ...before.slice(3)];
      await server.call('PATCH', '/api/admin/shops/demo-bar/recipes', {
        headers: server.owner,
        body: { recipes: swapped },
      });
      const reply = await fetchAll();
      expect(reply.json().recipes).toHaveLength(before.length);
      expect(reply.json().recipes[0]).toMatchObject({ id: before[0], drawing: {}, ingredients: expect.any(Array) });
      expect(await ids()).toEqual([...swapped, before[2]]);
      await server.call('PATCH', '/api/admin/shops/demo-bar/recipes', {
        headers: server.owner,
        body: { recipes: before },
      });
    });

    it('answers an empty list when there are none, and keeps the menu', async () => {
      const before = await ids();
      const restore = upstream(() => Promise.resolve(null));
      expect((await fetchAll()).json()).toEqual({ recipes: [] });
      restore();
      expect(await ids()).toEqual(before);
    });

    it('requests upstream once for simultaneous callers', async () => {
      let asked = 0;
      const restore = upstream(async () => {
        asked++;
        await new Promise((done) => setTimeout(done, 50));
        return [{ id: 'fetched', name: 'Fetched' }];
      });
      const replies = await Promise.all([fetchAll(), fetchAll(server.admin), fetchAll()]);
      expect(replies.map((reply) => reply.json().recipes[0].name)).toEqual(Array(3).fill('Fetched'));
      expect(asked).toBe(1);
      await fetchAll();
      expect(asked).toBe(2);
      restore();
    });

    it('never touches another shop’s recipes', async () => {
      const milkTea = async () =>
        (await server.call('GET', '/api/admin/recipes/tea-hk-milk-tea', { headers: server.admin })).json();
      const before = await milkTea();
      const restore = upstream(() =>
        Promise.resolve([
          { id: 'tea-hk-milk-tea', name: 'Stolen' },
          { id: 'new-for-tea', name: 'Slipped in', shopId: 'demo-tea' },
        ]),
      );
      expect((await fetchAll()).json()).toEqual({ recipes: [] });
      restore();
      expect(await milkTea()).toEqual(before);
    });

    it.each([
      ['a recipe without a name', [{ id: 'x' }], 'The main server sent a recipe that cannot be read: 0.name.'],
      ['no recipes at all', 'hello', /^The main server sent a recipe that cannot be read/],
    ])('names what is wrong with %s', async (_case, answer, message) => {
      const restore = upstream(() => Promise.resolve(answer));
      const reply = await fetchAll();
      restore();
      expect([reply.statusCode, reply.json().code]).toEqual([502, 'main-api-refused']);
      expect(reply.json().message).toMatch(message);
    });
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
  ])('writes neither %s nor anything sent with it', async (_case, recipes, status) => {
    expect((await cache(recipes)).statusCode).toBe(status);
    const ids = (await menu(server.owner)).json().recipes.map(({ id }: { id: string }) => id);
    expect(ids).not.toContain('good');
  });

  it('says when a drink is sold out', async () => {
    await cache([{ ...(await one('bar-negroni')), hidden: false, available: false }]);
    const reply = await server.call('POST', '/api/admin/shops/demo-bar/submit-order', {
      headers: guest(),
      body: { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada', kioskInstanceCode: server.barCode },
    });
    expect([reply.statusCode, reply.json().message]).toEqual([409, 'This drink is sold out.']);
  });
});
