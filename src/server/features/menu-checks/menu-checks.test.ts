import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, useTestServer, type TestServer } from '#test/server/test-services.ts';

interface Drink {
  id: string;
  name: string;
  alcohol: string;
  ABV: number;
  allergens: string[];
  allergenList: string;
}

const mix = (name: string, abv: number | null = null, more: object = {}) => ({
  name,
  type: 'mocktail',
  ice: 'cubed',
  mixingMethod: 'build',
  glass: { name: 'Highball Glass' },
  recipeIngredient: [
    { id: 'sunset-mix', name: 'Sunset Mix', amount: 60, unit: 'ml', colour: null, abv, sparkling: false },
    { id: 'soda', name: 'Soda', amount: 90, unit: 'ml', colour: null, abv: 0, sparkling: true },
  ],
  ...more,
});

const callsOf = (server: TestServer, shopId = 'demo-bar') => {
  const at = (path: string) => `/api/admin/shops/${shopId}/${path}`;
  return {
    create: async (body: object) =>
      (await server.call('POST', `/v1/admin/shops/${shopId}/recipes`, { headers: server.owner, body })).json()
        .id as string,
    checks: async () =>
      (await server.call('GET', at('menu-checks'), { headers: server.owner })).json() as {
        ingredients: { name: string; drinks: { id: string }[] }[];
        drinks: { id: string; allergens: string[]; unknownIngredients: string[]; contents: string }[];
      },
    answer: (name: string, abv: number | null) =>
      server.call('PUT', at('ingredient-strengths'), { headers: server.owner, body: { name, abv } }),
    declare: (id: string, allergens: string[]) =>
      server.call('PUT', at('declared-allergens'), { headers: server.owner, body: { drinks: [{ id, allergens }] } }),
    seen: async (id: string) => {
      const headers = { 'x-device-id': newDevice(), 'x-join-code': server.barCode };
      const { recipes } = (await server.call('GET', at('recipes'), { headers })).json() as { recipes: Drink[] };
      return recipes.find((recipe) => recipe.id === id);
    },
  };
};

describe.each(testEngines)('menu checks on %s', (_engine, open) => {
  const server = useTestServer(open);

  it('ask of the recipe, not of how it is made tonight', async () => {
    const { create, checks, declare, seen } = callsOf(server);
    const almond = { id: 'orgeat', name: 'Orgeat', amount: 10, unit: 'ml', colour: null, abv: 0, sparkling: false };
    const recipeIngredient = [...mix('').recipeIngredient.slice(1), almond];
    const id = await create(mix('Almond Soda', 0, { recipeIngredient, allergens: [], allergenList: 'unknown' }));
    const put = (path: string, body: object) =>
      server.call('PUT', `/api/admin/shops/demo-bar/${path}`, { headers: server.owner, body });
    await put('ingredient-options', { key: 'orgeat', mayLeaveOut: true, replacement: null });
    await put('sold-out', { kind: 'ingredient', id: 'orgeat', isOut: true });
    expect(await seen(id)).toMatchObject({ changes: [{ without: { name: 'Orgeat' } }] });
    const { allergens } = (await checks()).drinks.find((drink) => drink.id === id)!;
    expect(allergens).toEqual(['tree-nuts']);
    await declare(id, allergens);
    await put('sold-out', { kind: 'ingredient', id: 'orgeat', isOut: false });
    expect(await seen(id)).toMatchObject({ allergens: ['tree-nuts'], allergenList: 'declared' });
  });

  it('take no word of a drink that is made of something else since it was shown', async () => {
    const { create, checks, seen } = callsOf(server);
    const soda = mix('Shown Soda', 0, { recipeIngredient: mix('').recipeIngredient.slice(1) });
    const id = await create(soda);
    const drinks = (await checks()).drinks.flatMap(({ id: one, allergens, contents }) =>
      one === id ? [{ id, allergens, contents }] : [],
    );
    const almond = { ...soda.recipeIngredient[0], id: 'orgeat', name: 'Orgeat' };
    const body = { ...soda, recipeIngredient: [...soda.recipeIngredient, almond] };
    const { headers } = { headers: server.owner };
    await server.call('PUT', `/v1/admin/shops/demo-bar/recipes/${id}`, { headers, body });
    const declare = () =>
      server.call('PUT', '/api/admin/shops/demo-bar/declared-allergens', { headers, body: { drinks } });
    expect((await declare()).json().code).toBe('changed-meanwhile');
    expect(await seen(id)).toMatchObject({ allergenList: 'unknown' });
    await server.call('PUT', `/v1/admin/shops/demo-bar/recipes/${id}`, { headers, body: soda });
    expect((await declare()).statusCode).toBe(200);
  });

  it('list an unknown ingredient until its strength is answered, and remember the answer', async () => {
    const { create, checks, answer, seen } = callsOf(server);
    const id = await create(mix('Sunset Soda'));
    expect(await seen(id)).toMatchObject({ alcohol: 'unknown', ABV: 0, allergenList: 'unknown' });
    expect((await checks()).ingredients).toEqual([
      expect.objectContaining({ name: 'Sunset Mix', drinks: [expect.objectContaining({ id })] }),
    ]);

    expect((await answer('sunset mix', 20)).json()).toEqual({ success: true, drinks: 1 });
    expect(await seen(id)).toMatchObject({ alcohol: 'contains', ABV: 7.4 });
    expect((await checks()).ingredients).toEqual([]);

    // Later drinks use the answer at once.
    const later = await create(mix('Late Sunset'));
    expect(await seen(later)).toMatchObject({ alcohol: 'contains' });

    // Corrected, and withdrawn.
    await answer('Sunset Mix', 0);
    expect(await seen(id)).toMatchObject({ alcohol: 'free', ABV: 0 });
    expect(await seen(later)).toMatchObject({ alcohol: 'free' });
    await answer('Sunset Mix', null);
    expect(await seen(id)).toMatchObject({ alcohol: 'unknown' });
    expect((await checks()).ingredients[0]?.drinks).toHaveLength(2);
  });

  it('weigh the garnish: what nobody knows is asked for, what has alcohol or an allergen is said', async () => {
    const { create, checks, answer, seen } = callsOf(server);
    const lemonade = (garnish: string) => ({
      ...mix(`Lemonade with ${garnish}`, 0),
      recipeIngredient: [
        { id: 'lemon', name: 'Lemon juice', amount: 60, unit: 'ml', colour: null, abv: 0, sparkling: false },
      ],
      garnish: { name: garnish },
    });
    const plain = await create(lemonade('Lemon wheel and straw'));
    const soaked = await create(lemonade('Rum-soaked cherry'));
    const float = await create(lemonade('House float'));
    const nuts = await create(lemonade('Cherry, crushed peanuts'));
    const alcohol = async () => Promise.all([plain, soaked, float, nuts].map(async (id) => (await seen(id))?.alcohol));
    expect(await alcohol()).toEqual(['free', 'contains', 'unknown', 'free']);
    const { ingredients, drinks } = await checks();
    expect(ingredients.filter(({ name }) => name !== 'Sunset Mix')).toEqual([
      expect.objectContaining({ name: 'House float', drinks: [expect.objectContaining({ id: float })] }),
    ]);
    expect(drinks.find(({ id }) => id === nuts)?.allergens).toEqual(['peanuts']);
    expect(drinks.find(({ id }) => id === float)?.unknownIngredients).toEqual(['House float']);

    // One tap, remembered for the next drink, and until the garnish is another one.
    await answer('House float', 0);
    expect((await checks()).ingredients.map(({ name }) => name)).not.toContain('House float');
    const later = await create({ ...lemonade('House float'), name: 'Later' });
    expect([(await seen(float))?.alcohol, (await seen(later))?.alcohol]).toEqual(['free', 'free']);
    const body = { ...lemonade('Another float'), name: 'Later' };
    await server.call('PUT', `/v1/admin/shops/demo-bar/recipes/${later}`, {
      headers: { ...server.owner, 'if-match': '"1"' },
      body,
    });
    expect((await seen(later))?.alcohol).toBe('unknown');
    await answer('Another float', 12);
    expect((await seen(later))?.alcohol).toBe('contains');
    await answer('House float', null);
    expect((await seen(float))?.alcohol).toBe('unknown');
  });

  it('do not change a drink’s own values', async () => {
    const { create, answer, seen } = callsOf(server);
    const id = await create(mix('Strong Sunset', 38));
    await answer('Sunset Mix', 0);
    expect(await seen(id)).toMatchObject({ alcohol: 'contains' });
    await answer('Sunset Mix', null);
  });

  it('refuse an invalid strength', async () => {
    const reply = await callsOf(server).answer('Sunset Mix', 101);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toMatchObject([{ path: 'abv', message: 'Strength goes from 0 to 100 %.' }]);
  });

  it('suggest allergens, and count an empty list as declared only if an owner says so', async () => {
    const { create, checks, declare, seen } = callsOf(server);
    const egg = { id: 'egg-white', name: 'Egg white', amount: 20, unit: 'ml', colour: null, abv: 0, sparkling: false };
    const id = await create(mix('Sour', 0, { recipeIngredient: [egg], garnish: { name: 'Almonds' } }));
    expect((await checks()).drinks.find((drink) => drink.id === id)).toMatchObject({
      allergens: ['eggs', 'tree-nuts'],
      unknownIngredients: [],
    });
    expect(await seen(id)).toMatchObject({ allergens: [], allergenList: 'unknown' });

    expect((await declare(id, ['eggs'])).statusCode).toBe(200);
    expect(await seen(id)).toMatchObject({ allergens: ['eggs'], allergenList: 'declared' });
    expect((await checks()).drinks.some((drink) => drink.id === id)).toBe(false);
    const atSource = await server.call('GET', `/v1/admin/shops/demo-bar/recipes/${id}`, { headers: server.owner });
    expect(atSource.json()).toMatchObject({ allergens: ['eggs'], allergenList: 'declared' });
  });

  it('refuse to declare for a drink of another shop', async () => {
    expect((await callsOf(server).declare('tea-milk-tea', [])).statusCode).toBe(404);
  });
});

interface Upstream extends Record<string, unknown> {
  id: string;
  name: string;
}
const UPSTREAM: readonly Upstream[] = [
  {
    id: 'u1',
    name: 'House Punch',
    type: 'mocktail',
    ABV: 0,
    recipeIngredient: [{ id: 'i1', name: 'Sunset Mix', amount: 90 }],
  },
  { id: 'u2', name: 'Gin Fizz', type: 'mocktail', ingredients: ['45 ml gin', 'lemon juice', 'soda water'] },
  { id: 'u3', name: 'Plain Soda', ingredients: '["soda water"]' },
  { id: 'u4', name: 'Mystery', type: 'cocktail' },
  { id: 'u5', name: 'Said to be none', ABV: 0, recipeIngredient: [{ id: 'i2', name: 'Tito’s', amount: 45, abv: 0 }] },
];
let menu = [...UPSTREAM];
const upstream = createServer((request, response) =>
  response
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify(request.url?.endsWith('recipes') ? menu : [{ id: 'demo-bar', name: 'Bar' }])),
);
await new Promise<void>((ready) => upstream.listen(0, '127.0.0.1', ready));
afterAll(() => void upstream.close());
const MAIN_API_URL = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/v1`;

describe.each(testEngines)('menu checks of a menu kept elsewhere, on %s', (_engine, open) => {
  const server = useTestServer(open, { MAIN_API_URL });
  const fetchAll = () =>
    server.call('POST', '/api/admin/shops/demo-bar/fetch-and-update-recipes', { headers: server.owner });

  it('treats missing upstream data as unknown, and keeps the owner’s answers over the next fetch', async () => {
    const { answer, declare, seen } = callsOf(server);
    menu = [...UPSTREAM];
    await fetchAll();
    expect(await seen('u1')).toMatchObject({ alcohol: 'unknown', allergenList: 'unknown' });
    expect(await seen('u2')).toMatchObject({ alcohol: 'contains', recipeIngredient: [{ name: 'gin' }, {}, {}] });
    expect(await seen('u3')).toMatchObject({ alcohol: 'free' });
    expect(await seen('u4')).toMatchObject({ alcohol: 'unknown' });
    expect(await seen('u5')).toMatchObject({ alcohol: 'contains' });

    await answer('Sunset Mix', 12);
    await declare('u1', ['milk']);
    const punch: Upstream = { ...UPSTREAM[0]!, name: 'House Punch, new' };
    menu = [punch, ...UPSTREAM.slice(1)];
    await fetchAll();
    expect(await seen('u1')).toMatchObject({
      name: 'House Punch, new',
      alcohol: 'contains',
      allergens: ['milk'],
      allergenList: 'declared',
    });
    // With changed ingredients the declaration is void.
    const milky = {
      ...punch,
      recipeIngredient: [
        { id: 'i1', name: 'Sunset Mix' },
        { id: 'i3', name: 'Peanut syrup' },
      ],
    };
    menu = [milky, ...UPSTREAM.slice(1)];
    await fetchAll();
    expect(await seen('u1')).toMatchObject({ allergenList: 'unknown' });
  });
});
