import { describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';

const at = '/v1/admin/shops/demo-bar/recipes';
const GIN = { id: 'gin', name: 'Gin', amount: 40, unit: 'ml', colour: null, abv: 40, sparkling: false };
const TONIC = { id: 'tonic', name: 'Tonic', amount: 120, unit: 'top-up', colour: '#e8f4f8', abv: 0, sparkling: true };
const DRAFT = {
  name: 'Garden Tonic',
  name_translations: { 'zh-HK': '花園湯力' },
  type: 'cocktail',
  ice: 'cubed',
  mixingMethod: 'build',
  glass: { name: 'Highball Glass' },
  recipeIngredient: [GIN, TONIC],
};

describe.each(testEngines)('the menu at its source, on %s', (_engine, open) => {
  const server = useTestServer(open);
  const guest = () => ({ 'x-device-id': newDevice(), 'x-join-code': server.barCode });
  const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path = '', body?: unknown, headers = {}) =>
    server.call(method, at + path, { headers: { ...server.owner, ...headers }, ...(body !== undefined && { body }) });
  const made = async (part: object = {}) => (await call('POST', '', { ...DRAFT, ...part })).json();
  const kioskMenu = async (headers: Record<string, string> = guest()): Promise<Record<string, unknown>[]> =>
    (await server.call('GET', '/api/admin/shops/demo-bar/recipes', { headers })).json().recipes;
  const onKiosk = async (id: string, headers?: Record<string, string>) =>
    (await kioskMenu(headers)).find((recipe) => recipe.id === id);
  const order = (recipeId: string, headers: Record<string, string>) =>
    server.call('POST', '/api/admin/shops/demo-bar/submit-order', {
      headers,
      body: { targetShopId: 'demo-bar', recipeId, name: 'Ada', kioskInstanceCode: server.barCode },
    });

  it('lists every recipe with its version, hidden ones too', async () => {
    const { recipes } = (await call('GET')).json();
    expect(recipes.length).toBeGreaterThan(40);
    expect(recipes[0]).toMatchObject({ name: 'Negroni', version: 1, recipeIngredient: [{ amount: 30 }, {}, {}] });
    expect((await call('GET', '/bar-negroni')).json()).toEqual(recipes[0]);
    expect((await call('GET', '/tea-hk-milk-tea')).json().code).toBe('recipe-not-found');
  });

  it('makes a drink that guests see at once, in last place, with its strength computed', async () => {
    const recipe = await made();
    expect(recipe).toMatchObject({ name: 'Garden Tonic', ABV: null, version: 1, glassId: 'highball-glass' });
    const menu = await kioskMenu();
    expect(menu.at(-1)).toMatchObject({
      id: recipe.id,
      name_translations: { 'zh-HK': '花園湯力' },
      ABV: expect.closeTo(9.8, 0),
      drawing: { glass: 'highball', bubbles: 5 },
    });
    expect((await order(recipe.id, guest())).statusCode).toBe(200);
    const rows = await server.services.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'recipe-created')
      .execute();
    expect(rows.map(({ details }) => JSON.parse(details))).toContainEqual({
      recipeId: recipe.id,
      name: 'Garden Tonic',
    });
  });

  it('replaces it, and refuses the second of two edits of the same version', async () => {
    const { id } = await made();
    const first = await call('PUT', `/${id}`, { ...DRAFT, name: 'First', ABV: 12 }, { 'if-match': '"1"' });
    expect(first.json()).toMatchObject({ name: 'First', ABV: 12, version: 2 });
    const second = await call('PUT', `/${id}`, { ...DRAFT, name: 'Second' }, { 'if-match': '"1"' });
    expect([second.statusCode, second.json().message]).toEqual([412, 'Somebody else changed this meanwhile.']);
    expect(await onKiosk(id)).toMatchObject({ name: 'First', ABV: 12 });
    expect((await call('PUT', `/${id}`, { ...DRAFT, name: 'Third' })).json()).toMatchObject({
      name: 'Third',
      version: 3,
    });
  });

  it('tells since when it holds what it holds: not for new words, for new contents and what is declared', async () => {
    const { id } = await made({ allergens: [], allergenList: 'declared' });
    const since = async () => (await onKiosk(id))?.contentsSince;
    const put = (part: object) =>
      call('PUT', `/${id}`, { ...DRAFT, allergens: [], allergenList: 'declared', name: 'Orchard Tonic', ...part });
    await put({ description: 'Fresh.' });
    expect(await since()).toBeUndefined();
    const recipeIngredient = [GIN, { ...TONIC, id: 'almond-syrup', name: 'Almond Syrup' }];
    await put({ recipeIngredient });
    const first = await since();
    expect(first).toBe(server.services.clock().toISOString());
    server.pass(1000);
    await put({ recipeIngredient, name_translations: { 'zh-HK': '果園湯力' } });
    expect(await since()).toBe(first);
    await put({ recipeIngredient, allergens: ['tree-nuts'] });
    expect(await since()).toBe(server.services.clock().toISOString());
  });

  it.each<[string, object, string, string]>([
    ['a name', { name: '  ' }, 'name', 'A drink needs a name.'],
    ['a short name', { name: 'x'.repeat(61) }, 'name', 'A name has at most 60 characters.'],
    ['an ingredient', { recipeIngredient: [] }, 'recipeIngredient', 'A drink needs at least one ingredient.'],
    [
      'amounts',
      { recipeIngredient: [{ ...GIN, amount: 0 }] },
      'recipeIngredient.0.amount',
      'Every ingredient needs an amount above 0.',
    ],
    [
      'named ingredients',
      { recipeIngredient: [{ ...GIN, name: '' }] },
      'recipeIngredient.0.name',
      'Every ingredient needs a name.',
    ],
    [
      'different ingredients',
      { recipeIngredient: [GIN, GIN] },
      'recipeIngredient',
      'Each ingredient stands in a drink once.',
    ],
    [
      'flavours within reach',
      { drinkFeatures: [{ property: 'sweet', value: 5.5 }] },
      'drinkFeatures.0.value',
      'Flavours go from 0 to 5.',
    ],
    [
      'layers of its own',
      { layeringSequence: ['gin', 'rum'] },
      'layeringSequence',
      'Only the drink’s own ingredients can be layers.',
    ],
    ['each layer once', { layeringSequence: ['gin', 'gin'] }, 'layeringSequence', 'An ingredient is one layer only.'],
    ['a glass', { glass: { name: '' } }, 'glass.name', 'A drink needs a glass.'],
    ['a strength in reach', { ABV: 101 }, 'ABV', 'Strength goes from 0 to 100 %.'],
    [
      'a safe picture',
      { recipeImage: { imageUrl: 'javascript:alert(1)' } },
      'recipeImage.imageUrl',
      'A picture needs an address that starts with https://, http:// or /.',
    ],
  ])('wants %s', async (_what, part, path, message) => {
    const reply = await call('POST', '', { ...DRAFT, ...part });
    expect([reply.statusCode, reply.json().message]).toEqual([422, message]);
    expect(reply.json().errors).toContainEqual(expect.objectContaining({ path, message }));
  });

  it('hides and shows, marks sold out and available, on the guests’ menu', async () => {
    const { id } = await made();
    await call('PATCH', `/${id}`, { available: false });
    expect(await onKiosk(id)).toMatchObject({ available: false });
    expect((await order(id, guest())).json().code).toBe('recipe-unavailable');
    expect((await call('PATCH', `/${id}`, { hidden: true })).json()).toMatchObject({ hidden: true, available: false });
    expect(await onKiosk(id)).toBeUndefined();
    await call('PATCH', `/${id}`, { hidden: false, available: true });
    expect(await onKiosk(id)).toMatchObject({ available: true });
  });

  describe('of several drinks at once', () => {
    const set = (drinks: object[], headers = {}) => call('PATCH', '', { drinks }, headers);

    it('hides, shows and sells out what can be changed, and names what cannot', async () => {
      const [one, other] = [await made(), await made()];
      await call('DELETE', `/${other.id}`);
      const reply = await set([
        { id: one.id, available: false },
        { id: 'bar-negroni', available: false },
        { id: other.id, available: false },
        { id: 'tea-hk-milk-tea', available: false },
      ]);
      const version = (await call('GET', '/bar-negroni')).json().version as number;
      expect(reply.json()).toEqual({
        saved: [
          { id: one.id, version: 2 },
          { id: 'bar-negroni', version },
        ],
        refused: [
          { id: other.id, because: 'recipe-not-found' },
          { id: 'tea-hk-milk-tea', because: 'recipe-not-found' },
        ],
      });
      expect(await onKiosk(one.id)).toMatchObject({ available: false });
      expect((await order('bar-negroni', guest())).json().code).toBe('recipe-unavailable');
      const actions = await server.services.db
        .selectFrom('audit')
        .select('details')
        .where('action', '=', 'recipe-states-saved')
        .execute();
      expect(actions.map(({ details }) => JSON.parse(details))).toEqual([
        { drinks: 2, recipeIds: [one.id, 'bar-negroni'] },
      ]);
      await set([{ id: 'bar-negroni', hidden: true }]);
      expect(await onKiosk('bar-negroni')).toBeUndefined();
      await set([{ id: 'bar-negroni', hidden: false, available: true }]);
      expect(await onKiosk('bar-negroni')).toMatchObject({ available: true });
    });

    it('leaves alone what was changed since the version that is asked for', async () => {
      const [one, other] = [await made(), await made()];
      await call('PATCH', `/${other.id}`, { hidden: true });
      const reply = await set([
        { id: one.id, available: false, version: 1 },
        { id: other.id, hidden: false, version: 1 },
      ]);
      expect(reply.json()).toEqual({
        saved: [{ id: one.id, version: 2 }],
        refused: [{ id: other.id, because: 'changed-meanwhile' }],
      });
      expect(await onKiosk(other.id)).toBeUndefined();
      expect((await set([{ id: other.id, hidden: false, version: 1 }])).json().code).toBe('changed-meanwhile');
    });

    it.each([
      ['one by one', (id: string) => call('PATCH', `/${id}`, { available: true })],
      ['at once', (id: string) => set([{ id, hidden: false, available: true }])],
    ])('overrides what the counter said of tonight, %s', async (_how, bringBack) => {
      const { id } = await made();
      const body = { kind: 'drink', id, isOut: true };
      await server.call('PUT', '/api/admin/shops/demo-bar/sold-out', { headers: server.owner, body });
      expect(await onKiosk(id)).toMatchObject({ available: false });
      await bringBack(id);
      expect(await onKiosk(id)).toMatchObject({ available: true });
    });

    it('wants some drinks, of which the shop has one', async () => {
      expect((await set([])).json().message).toBe('Choose at least one drink.');
      expect((await set([{ id: 'nothing', hidden: true }])).json().code).toBe('recipe-not-found');
    });
  });

  it('copies a drink to the next position, hidden from guests, with its prices', async () => {
    const { id } = await made({ name: 'y'.repeat(60) });
    const prices = { sizeS: 8800, sizeM: 9800, sizeL: null };
    await server.call('PUT', `/api/admin/shops/demo-bar/recipes/${id}/prices`, { headers: server.owner, body: prices });
    await made();
    const copy = (await call('POST', `/${id}/duplicate`)).json();
    expect(copy).toMatchObject({
      hidden: true,
      name: `${'y'.repeat(53)} (copy)`,
      name_translations: { 'zh-HK': '花園湯力（副本）' },
    });
    const ids = (await call('GET')).json().recipes.map((recipe: { id: string }) => recipe.id);
    expect(ids.indexOf(copy.id)).toBe(ids.indexOf(id) + 1);
    expect(await onKiosk(copy.id)).toBeUndefined();
    expect(await onKiosk(copy.id, server.owner)).toMatchObject({ hidden: true, prices });
  });

  it('deletes a drink from every menu, and keeps its picture for those who ordered it', async () => {
    const { id } = await made({ name: 'Soon Gone' });
    const device = guest();
    expect((await order(id, device)).statusCode).toBe(200);
    expect((await call('DELETE', `/${id}`)).json()).toEqual({ success: true, batchId: expect.any(String) });
    expect((await call('GET', `/${id}`)).statusCode).toBe(404);
    expect(await onKiosk(id)).toBeUndefined();
    expect(await onKiosk(id, server.owner)).toBeUndefined();
    expect((await order(id, guest())).json().code).toBe('recipe-not-found');
    expect((await server.call('GET', `/api/admin/recipes/${id}`, { headers: guest() })).statusCode).toBe(404);
    const ordered = await server.call('POST', '/api/admin/recipes/batch', {
      headers: device,
      body: { recipeIds: [id] },
    });
    expect(ordered.json()).toMatchObject([{ id, name: 'Soon Gone', drawing: { glass: 'highball' } }]);
    const orders = await server.call('GET', '/api/admin/shops/demo-bar/orders', { headers: device });
    expect(orders.json().data).toMatchObject([{ recipeId: id, status: 'PENDING' }]);
  });

  it('keeps recipes that exist on the kiosks only, and restores those changed there', async () => {
    const cache = (recipes: object[]) =>
      server.call('POST', '/api/admin/recipes/cache', { headers: server.owner, body: { recipes } });
    const { id } = await made();
    const copy = (await onKiosk(id, server.owner))!;
    await cache([
      { ...copy, name: 'Changed here' },
      { ...copy, id: 'kiosk-own', name: 'Kiosk’s own' },
    ]);
    expect(await onKiosk(id)).toMatchObject({ name: 'Changed here' });
    await made();
    expect(await onKiosk(id)).toMatchObject({ name: 'Garden Tonic' });
    expect(await onKiosk('kiosk-own')).toBeDefined();
    await cache([{ ...copy, name: 'Changed again' }]);
    await call('DELETE', `/${id}`);
    expect(await onKiosk(id)).toBeUndefined();
  });

  it('orders the menu, and refuses an order that misses or repeats a drink', async () => {
    const ids: string[] = (await call('GET')).json().recipes.map((recipe: { id: string }) => recipe.id);
    const put = (recipeIds: string[]) =>
      server.call('PUT', '/v1/admin/shops/demo-bar/recipe-order', { headers: server.owner, body: { recipeIds } });
    const wanted = ids.toReversed();
    expect((await put(wanted)).statusCode).toBe(200);
    expect((await call('GET')).json().recipes.map((recipe: { id: string }) => recipe.id)).toEqual(wanted);
    const shown = (await kioskMenu(server.owner)).map(({ id }) => id as string).filter((id) => id !== 'kiosk-own');
    expect(shown).toEqual(wanted);
    expect((await put(wanted.slice(1))).statusCode).toBe(412);
    expect((await put([wanted[0]!, ...wanted.slice(1, -1), wanted[0]!])).json().message).toBe(
      'Each recipe has one place only.',
    );
    await put(ids);
  });

  it('says so if the menu is kept on another server', async () => {
    server.services.config.MAIN_API_URL = 'https://main.example/v1';
    const reply = await call('POST', '', DRAFT);
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      'This menu is kept on another main server: change it there.',
    ]);
    expect((await call('GET')).json().code).toBe('menu-kept-elsewhere');
    delete server.services.config.MAIN_API_URL;
  });

  describe('the pumps', () => {
    const pumps = '/api/admin/shops/demo-bar/pumps';
    const put = (table: object[], headers = {}) =>
      server.call('PUT', pumps, { headers: { ...server.owner, ...headers }, body: { pumps: table } });
    const pump = { slot: 1, ingredientId: 'gin', mlPerSecond: 20 };

    it('are saved, and used by the next order', async () => {
      const { id } = await made();
      const before = (await server.call('GET', pumps, { headers: server.owner })).json();
      const saved = await put([pump, { slot: 9, ingredientId: 'tonic', mlPerSecond: 40 }], {
        'if-match': `"${before.version}"`,
      });
      expect(saved.json().pumps).toEqual([pump, { slot: 9, ingredientId: 'tonic', mlPerSecond: 40 }]);
      const placed = await server.call('POST', '/api/admin/shops/demo-bar/submit-order', {
        headers: server.owner,
        body: { targetShopId: 'demo-bar', recipeId: id, name: 'Ada', size: 'sizeM' },
      });
      expect(placed.json().machineString).toBe('SW1;sizeM;1,40,2000;9,120,3000');
      expect((await put([], { 'if-match': `"${before.version}"` })).statusCode).toBe(412);
      expect((await put(before.pumps)).json().version).toBe(before.version);
    });

    it('without hands, leave guests only what the machine makes in full', async () => {
      const { id } = await made();
      const before = (await server.call('GET', pumps, { headers: server.owner })).json();
      expect(before.poursByHand).toBe(true);
      const save = (part: object) => server.call('PUT', pumps, { headers: server.owner, body: { ...before, ...part } });
      const guest = { 'x-device-id': newDevice(), 'x-join-code': server.barCode };
      const shown = async (): Promise<string[]> =>
        (await server.call('GET', '/api/admin/shops/demo-bar/recipes', { headers: guest }))
          .json()
          .recipes.map((recipe: { id: string }) => recipe.id);
      const all = await shown();
      const slots = [pump, { slot: 2, ingredientId: 'tonic', mlPerSecond: 40 }];

      expect((await save({ pumps: slots, poursByHand: false })).json()).toMatchObject({ poursByHand: false });
      expect(await shown()).toContain(id);
      expect(await shown()).not.toContain('bar-negroni');
      expect((await server.call('GET', '/api/admin/recipes/bar-negroni', { headers: guest })).statusCode).toBe(404);
      const order = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada', size: 'sizeM' };
      const refused = await server.call('POST', '/api/admin/shops/demo-bar/submit-order', {
        headers: guest,
        body: order,
      });
      expect(refused.json().code).toBe('recipe-not-found');

      // Neither does the check of the kiosks' plays take it for a drink that is there.
      await save({ pumps: [], poursByHand: false });
      expect(await shown()).toEqual([]);
      const { data } = (
        await server.call('GET', '/api/admin/shops/demo-bar/dead-ends', { headers: server.owner })
      ).json();
      expect(data.length).toBeGreaterThan(0);

      await save({ poursByHand: true });
      expect(await shown()).toEqual(all);
    });

    it.each<[string, object[], string]>([
      ['one slot used twice', [pump, { ...pump, ingredientId: 'rum' }], 'Slot 1 is used twice.'],
      ['half a slot', [{ ...pump, slot: 1.5 }], 'A slot is a whole number from 1 to 128.'],
      ['a slot the machine has not', [{ ...pump, slot: 129 }], 'A slot is a whole number from 1 to 128.'],
      ['a pump that stands still', [{ ...pump, mlPerSecond: 0 }], 'A pump gives from 0.1 to 200 ml per second.'],
      ['a pump without an ingredient', [{ ...pump, ingredientId: '' }], 'Every pump needs an ingredient.'],
    ])('refuses %s', async (_what, table, message) => {
      const reply = await put(table);
      expect([reply.statusCode, reply.json().message]).toEqual([422, message]);
    });
  });
});
