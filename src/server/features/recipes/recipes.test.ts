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

    describe('after drinks were taken off the menu', () => {
      const returning = async () =>
        (await server.call('GET', '/api/admin/shops/demo-bar/returning-recipes', { headers: server.owner }))
          .json()
          .recipes.map(({ name }: { name: string }) => name) as string[];
      const choose = (recipes: string[]) =>
        server.call('PATCH', '/api/admin/shops/demo-bar/recipes', { headers: server.owner, body: { recipes } });
      const fetchAnd = (body: object) =>
        server.call('POST', '/api/admin/shops/demo-bar/fetch-and-update-recipes', { headers: server.owner, body });
      const seen = async () => (await menu(guest())).json().recipes.map(({ id }: { id: string }) => id) as string[];

      it('names what would come back, and leaves it off or puts it back as chosen', async () => {
        const all = await ids();
        expect(await returning()).toEqual([]);

        await cache([{ ...(await one('bar-negroni')), hidden: true }]);
        await choose(all.filter((id) => id !== 'bar-daiquiri'));
        const menus = [await ids(), await seen()];
        expect((await returning()).sort()).toEqual(['Hand-Shaken Daiquiri', 'Negroni']);
        expect([await ids(), await seen()]).toEqual(menus);

        const recipes = all.map((id) => ({ id, name: id, hidden: id === 'bar-mojito' }));
        const restore = upstream(() => Promise.resolve([...recipes, { id: 'newcomer', name: 'Newcomer' }]));
        expect((await fetchAnd({ putBack: false })).statusCode).toBe(200);
        const left = all.filter((id) => !['bar-negroni', 'bar-daiquiri', 'bar-mojito'].includes(id));
        expect((await seen()).sort()).toEqual([...left, 'newcomer'].sort());
        expect((await returning()).sort()).toEqual(['bar-daiquiri', 'bar-negroni']);
        restore();

        // The drink that upstream hid for a while was never taken off here, and is asked about too.
        expect((await returning()).sort()).toEqual(['Hand-Shaken Daiquiri', 'Mojito', 'Negroni']);
        await fetchAnd({ putBack: true });
        expect(await returning()).toEqual([]);
        expect((await seen()).sort()).toEqual([...all].sort());
        await choose(all);
      });

      it.each([
        ['no body', undefined],
        ['an empty one', {}],
      ])('puts everything back for a call with %s', async (_case, body) => {
        const all = await ids();
        await choose(all.slice(1));
        const reply = await server.call('POST', '/api/admin/shops/demo-bar/fetch-and-update-recipes', {
          headers: server.owner,
          body,
        });
        expect(reply.statusCode).toBe(200);
        expect((await seen()).sort()).toEqual([...all].sort());
        await choose(all);
      });

      it('asks about what was gone upstream for a while', async () => {
        const all = await ids();
        const restore = upstream(() => Promise.resolve([{ id: 'bar-daiquiri', name: 'Daiquiri' }]));
        await fetchAnd({ putBack: false });
        restore();
        const gone = all.length - 1;
        expect(await returning()).toHaveLength(gone);
        await fetchAnd({ putBack: false });
        expect(await seen()).toEqual(['bar-daiquiri']);
        expect(await returning()).toHaveLength(gone);
        await fetchAnd({ putBack: true });
        await choose(all);
      });

      it('refuses another choice', async () => {
        expect((await fetchAnd({ putBack: 'no' })).statusCode).toBe(422);
      });
    });

    it('answers an empty list when there are none, and keeps the menu', async () => {
      const before = await ids();
      const restore = upstream(() => Promise.resolve(null));
      expect((await fetchAll()).json()).toEqual({ recipes: [], nameless: [] });
      restore();
      expect(await ids()).toEqual(before);
    });

    it('requests upstream once for simultaneous callers', async () => {
      let asked = 0;
      let answer = (): void => undefined;
      const answered = new Promise<void>((resolve) => (answer = resolve));
      const restore = upstream(async () => {
        asked++;
        await answered;
        return [{ id: 'fetched', name: 'Fetched' }];
      });
      const callers = [fetchAll(), fetchAll(server.admin), fetchAll()];
      // Whoever asks upstream has done so by the time that later calls for the same shop are answered.
      for (let i = 0; i < 3; i++)
        await server.call('GET', '/api/admin/shops/demo-bar', { headers: i === 0 ? server.admin : server.owner });
      expect(asked).toBe(1);
      answer();
      const replies = await Promise.all(callers);
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
      expect((await fetchAll()).json()).toEqual({ recipes: [], nameless: [] });
      restore();
      expect(await milkTea()).toEqual(before);
    });

    it.each([
      ['a recipe without an id', [{ name: 'x' }], 'The main server sent a recipe that cannot be read: 0.id.'],
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
        { property: 'bitter', value: 0 },
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

  it.each(['vbscript:x', 'data:text/html,x', '//elsewhere.test/x.png', 'http://a b'])(
    'holds pictures to the editor’s rule: %s',
    async (address) => {
      const recipe = await one('bar-negroni');
      for (const part of [{ image: address }, { recipeImage: { imageUrl: address } }]) {
        const reply = await cache([recipe, { ...recipe, ...part }]);
        expect([reply.statusCode, reply.json().errors[0].path]).toEqual([
          422,
          expect.stringMatching(/^recipes\.1\..*(image|imageUrl)$/),
        ]);
      }
    },
  );

  it('says when a drink is sold out', async () => {
    await cache([{ ...(await one('bar-negroni')), hidden: false, available: false }]);
    const reply = await server.call('POST', '/api/admin/shops/demo-bar/submit-order', {
      headers: guest(),
      body: { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada', kioskInstanceCode: server.barCode },
    });
    expect([reply.statusCode, reply.json().message]).toEqual([409, 'This drink is sold out.']);
  });
});
