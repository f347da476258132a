/**
 * A shop whose main server leaves much unsaid: what is missing is shown as unknown, and everything can be ordered.
 * Source: docs/behaviour/menu.md "Shapes accepted from upstream", docs/decisions/0040.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOutsideMainApi } from '#test/server/outside-main-api.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';

const RECIPES = '/v1/admin/shops/harbour/recipes';
const menu = [
  { id: 1, name: 'House Punch' },
  { id: 2, name: '冰Latte', ingredients: 'espresso, milk, vodka', ABV: null },
  {
    id: 3,
    name: ' ',
    name_translations: { 'zh-HK': '凍檸茶' },
    ingredients: ['black tea', 'lemon juice'],
    type: 'slushie',
  },
  { id: 4, name: 'Gin Fizz', type: 'mocktail', ABV: '', glass: '', ingredients: ['45 ml gin', '90 ml soda water'] },
  { id: 5, name: 'Sunset', type: 7, glass: {}, recipeIngredient: [{ id: 'i1', amount: 30 }], drinkFeatures: null },
  { id: 6, name: 'Port', ABV: '19.5 % vol', glass: { name_translations: '{"zh-HK":"紅酒杯"}' }, allergens: null },
  { id: 7, name: 'Soda', ingredients: '["soda water"]', ice: 'lots', mixingMethod: {}, garnish: '', image: 5 },
];
const answers = {
  '/v1/admin/shops': { body: JSON.stringify({ shops: [{ id: 'harbour', name: 'Harbour', settings: null }] }) },
  [RECIPES]: { body: JSON.stringify(menu) },
};
const upstream = await startOutsideMainApi(answers);
afterAll(() => upstream.close());

describe.each(testEngines)('a shop with holes in its data, on %s', (_engine, open) => {
  const server = useTestServer(open, { MAIN_API_URL: upstream.base });
  const send = (method: 'POST' | 'GET', url: string, headers: Record<string, string>, body?: object) =>
    server.call(method, url, { headers, ...(body && { body }) });
  const fetchAll = () => send('POST', '/api/admin/shops/harbour/fetch-and-update-recipes', server.admin);
  let code = '';

  beforeAll(async () => {
    await send('POST', '/api/admin/shops/seed', server.admin);
    const kiosk = { shop_id: 'harbour', kiosk_type_identifier: 'ordering-terminal', name: 'Pier' };
    code = (await send('POST', '/api/kiosk-instances', server.admin, kiosk)).json().join_code;
    expect((await fetchAll()).json().recipes).toHaveLength(menu.length);
  });
  const guest = () => ({ 'x-device-id': newDevice(), 'x-join-code': code });
  const seen = async () => (await send('GET', '/api/admin/shops/harbour/recipes', guest())).json().recipes;

  it('shows what is not known as unknown', async () => {
    const unknown = { allergens: [], allergenList: 'unknown', drinkFeatures: [], available: true };
    expect(await seen()).toMatchObject(
      [
        {
          name: 'House Punch',
          alcohol: 'unknown',
          type: 'cocktail',
          glass: { name: 'Highball Glass' },
          ingredients: [],
        },
        {
          name: '冰Latte',
          alcohol: 'unknown',
          type: 'cocktail',
          glass: { name: 'Coffee Mug' },
          ingredients: [{ name: 'espresso' }, { name: 'milk' }, { name: 'vodka' }],
        },
        { name: '凍檸茶', alcohol: 'free', ABV: 0, type: 'mocktail' },
        { name: 'Gin Fizz', alcohol: 'contains', ABV: expect.closeTo(12, -1), glass: { name: 'Highball Glass' } },
        { name: 'Sunset', alcohol: 'unknown', type: 'cocktail', recipeIngredient: [{ id: 'i1', name: 'i1' }] },
        {
          name: 'Port',
          alcohol: 'contains',
          ABV: 19.5,
          glassId: '紅酒杯',
          glass: { name: '紅酒杯' },
          drawing: { glass: 'wine' },
        },
        { name: 'Soda', alcohol: 'free', type: 'mocktail', garnish: null, image: null, drawing: { ice: 'cubed' } },
      ].map((recipe) => ({ ...unknown, ...recipe })),
    );
  });

  it('names them as to be checked', async () => {
    const checks = (await send('GET', '/api/admin/shops/harbour/menu-checks', server.admin)).json();
    expect(checks.drinks.map(({ name }: { name: string }) => name).sort()).toEqual(
      ['House Punch', '冰Latte', '凍檸茶', 'Gin Fizz', 'Sunset', 'Port', 'Soda'].sort(),
    );
    expect(JSON.stringify(checks)).toContain('"name":"i1"');
  });

  it('says of which drinks it takes an amount or a recipe to know the strength, whatever is answered', async () => {
    const put = (path: string, body: object) =>
      server.call('PUT', `/api/admin/shops/harbour/${path}`, { headers: server.admin, body });
    const listed = async () => (await send('GET', '/api/admin/shops/harbour/menu-checks', server.admin)).json();
    const named = (checks: { toMeasure: { name: string; unmeasured: { name: string }[] }[] }) =>
      checks.toMeasure.map(({ name, unmeasured }) => [name, unmeasured.map((one) => one.name)]);
    const missing = [
      ['House Punch', []],
      ['冰Latte', ['vodka']],
    ];
    const before = await listed();
    expect([named(before), before.isKeptHere]).toEqual([missing, false]);
    for (const { name } of before.ingredients) await put('ingredient-strengths', { name, abv: 0 });
    await put('declared-allergens', { drinks: before.drinks.map(({ id }: { id: string }) => ({ id, allergens: [] })) });
    const after = await listed();
    expect([after.ingredients, named(after), after.drinks]).toEqual([[], missing, []]);
    answers[RECIPES] = {
      body: JSON.stringify(menu.map((one) => (one.id === 2 ? { ...one, ingredients: ['40 ml vodka', 'milk'] } : one))),
    };
    await fetchAll();
    expect(named(await listed())).toEqual([['House Punch', []]]);
    answers[RECIPES] = { body: JSON.stringify(menu) };
    await fetchAll();
    for (const { name } of before.ingredients) await put('ingredient-strengths', { name, abv: null });
  });

  it('has every drink ordered and made', async () => {
    for (const { id, name } of await seen()) {
      const headers = guest();
      const body = { targetShopId: 'harbour', recipeId: id, name: 'Ada', kioskInstanceCode: code };
      const order = await send('POST', '/api/admin/shops/harbour/submit-order', headers, body);
      expect([name, order.statusCode]).toEqual([name, 200]);
      expect(order.json()).toMatchObject({ name: 'Ada', displayId: expect.any(String), size: 'sizeS' });
      expect(order.json().glasswareParams.name).not.toBe('');
      const at = `/api/admin/shops/harbour/orders/${order.json().orderId}/approve`;
      expect([name, (await send('POST', at, headers)).statusCode]).toEqual([name, 200]);
    }
  });

  it('leaves out what nothing names, says which, and takes the others', async () => {
    const long = 'x'.repeat(201);
    const nameless = [{ id: 8 }, { id: 'n9', name: '  ', name_translations: { ja: ' ' } }, { name: null }, null];
    answers[RECIPES] = { body: JSON.stringify([nameless[0], ...menu, ...nameless.slice(1), { id: 10, name: long }]) };
    const reply = await fetchAll();
    const returning = await send('GET', '/api/admin/shops/harbour/returning-recipes', server.admin);
    answers[RECIPES] = { body: JSON.stringify(menu) };
    expect([reply.statusCode, returning.statusCode]).toEqual([200, 200]);
    expect(reply.json().nameless).toEqual(['8', 'n9', '#10', '#11', '10']);
    expect(reply.json().recipes).toHaveLength(menu.length);
    expect(await seen()).toHaveLength(menu.length);
    const audit = (await send('GET', '/api/admin/shops/harbour/audit', server.admin)).json().data;
    expect(audit).toContainEqual(
      expect.objectContaining({
        action: 'recipes-fetched',
        details: { recipes: menu.length, leftOff: 0, nameless: 5 },
      }),
    );
  });

  it('takes a drink off the menu whose name was lost, until it is named again', async () => {
    answers[RECIPES] = { body: JSON.stringify([{ id: 1 }, ...menu.slice(1)]) };
    expect((await fetchAll()).json().nameless).toEqual(['1']);
    const without = (await seen()).map(({ id }: { id: string }) => id);
    answers[RECIPES] = { body: JSON.stringify(menu) };
    expect((await fetchAll()).json().nameless).toEqual([]);
    expect(without).toEqual(menu.slice(1).map(({ id }) => String(id)));
    expect(await seen()).toHaveLength(menu.length);
  });

  it('keeps its menu where nothing names any drink', async () => {
    const before = await seen();
    answers[RECIPES] = { body: JSON.stringify([{ id: 1 }, { id: 2, name: '' }]) };
    const reply = await fetchAll();
    answers[RECIPES] = { body: JSON.stringify(menu) };
    expect(reply.json()).toEqual({ recipes: [], nameless: ['1', '2'] });
    expect(await seen()).toEqual(before);
  });

  it.each([
    ['a strength that cannot be read', { id: 8, name: 'Mist', ABV: 'a little' }, '0.ABV'],
    ['an ingredient that is nothing', { id: 8, name: 'Mist', ingredients: ['gin', {}] }, '0.ingredients.1'],
  ])('keeps its menu and says so on %s', async (_case, recipe, place) => {
    const before = await seen();
    answers[RECIPES] = { body: JSON.stringify([recipe]) };
    const reply = await fetchAll();
    answers[RECIPES] = { body: JSON.stringify(menu) };
    expect([reply.statusCode, reply.json().message]).toEqual([
      502,
      `The main server sent a recipe that cannot be read: ${place}.`,
    ]);
    expect(await seen()).toEqual(before);
  });
});
