/**
 * Every accepted upstream shape, in any mixture, reads as the same recipe. Source: docs/behaviour/menu.md "Shapes
 * accepted from upstream".
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { servedAbv } from '#domain/recipe/abv.ts';
import { addBitter } from '#domain/flavour/add-bitter.ts';
import { knownAbv } from '#domain/ingredient/ingredient-alcohol.ts';
import { alcoholOf } from '#domain/recipe/alcohol.ts';
import { FLAVOUR_PROPERTIES, ICE_KINDS, MIXING_METHODS, RECIPE_TYPES, UNITS } from '#domain/recipe/recipe.ts';
import type { Alcohol } from '#domain/recipe/recipe.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { useTestServer } from '#test/server/test-services.ts';
import { remoteMainApi } from './remote.ts';
import { readUpstreamRecipes } from './upstream-shapes.ts';

const word = fc.stringMatching(/^[A-Za-z凍檸茶][\w凍檸茶 -]{0,18}\w$/);
const translations = fc.dictionary(fc.constantFrom('zh-HK', 'ja', 'fr'), word);
const named = fc.record({ name: word, name_translations: translations });
const tenth = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((n) => n / 10);

/** The expected recipe. */
const plainRecipe = fc.record({
  id: fc.uuid(),
  name: word,
  name_translations: translations,
  description: word,
  description_translations: translations,
  type: fc.constantFrom(...RECIPE_TYPES),
  ice: fc.constantFrom(...ICE_KINDS),
  mixingMethod: fc.constantFrom(...MIXING_METHODS),
  hidden: fc.boolean(),
  available: fc.boolean(),
  customised: fc.boolean(),
  flavourEstimated: fc.boolean(),
  glass: named,
  garnish: fc.option(named),
  ABV: tenth(100),
  recipeIngredient: fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      name: word,
      name_translations: translations,
      amount: tenth(2000),
      unit: fc.constantFrom(...UNITS),
      colour: fc.option(fc.stringMatching(/^#[0-9a-f]{6}$/)),
      abv: tenth(100),
      sparkling: fc.boolean(),
    }),
    { maxLength: 4, selector: ({ id }) => id },
  ),
  drinkFeatures: fc.uniqueArray(fc.record({ property: fc.constantFrom(...FLAVOUR_PROPERTIES), value: tenth(5) }), {
    maxLength: 5,
    selector: ({ property }) => property,
  }),
  allergens: fc.constantFrom([], ['milk'], ['eggs', 'sulphites']),
});
type Plain = ReturnType<typeof plainRecipe.generate>['value'];

const asText = (value: unknown) => JSON.stringify(value);
const oneOf = <T>(...ways: ((value: T) => unknown)[]) => fc.constantFrom(...ways);
const itself = (value: unknown) => value;
const jsonOrNot = oneOf<unknown>(itself, asText);
const numberOrText = oneOf<number>(itself, String);
const flagWays = oneOf<boolean>(itself, Number, String, (flag) => (flag ? 'yes' : 'no'));

const nothings = fc.constantFrom(undefined, null, '');
const BEFORE = { val: [], value: ['val'], score: ['val', 'value'] };
/** A feature's value in val, value or score; the first non-empty one counts. */
const featureWays = fc
  .record({ at: fc.constantFrom('val', 'value', 'score'), number: numberOrText, empty: nothings })
  .map(({ at, number, empty }) => ({ property, value }: Plain['drinkFeatures'][number]) => {
    const before = BEFORE[at];
    return {
      property: property.toUpperCase(),
      ...Object.fromEntries(before.map((name) => [name, empty])),
      [at]: number(value),
    };
  });
const ingredientWays = fc
  .record({ isNested: fc.boolean(), number: numberOrText, flag: flagWays, json: jsonOrNot })
  .map(
    ({ isNested, number, flag, json }) =>
      ({ id, name, name_translations, amount, abv, sparkling, ...rest }: Plain['recipeIngredient'][number]) => {
        const own = { id, name, name_translations: json(name_translations) };
        const poured = { ...rest, amount: number(amount), abv: number(abv), sparkling: flag(sparkling) };
        return isNested ? { ...poured, ingredient: own } : { ...poured, ...own };
      },
  );
const recipeWays = fc
  .record({
    feature: featureWays,
    ingredient: ingredientWays,
    flag: flagWays,
    number: numberOrText,
    json: fc.array(jsonOrNot, { minLength: 4, maxLength: 4 }),
    spelt: oneOf<string>(
      itself,
      (text) => text.toUpperCase(),
      (text) => text.replaceAll('-', '_'),
    ),
  })
  .map(({ feature, ingredient, flag, number, json: [a, b, c, d], spelt }) => (recipe: Plain) => ({
    ...recipe,
    name_translations: a!(recipe.name_translations),
    description_translations: b!(recipe.description_translations),
    type: spelt(recipe.type),
    mixingMethod: spelt(recipe.mixingMethod),
    hidden: flag(recipe.hidden),
    available: flag(recipe.available),
    customised: flag(recipe.customised),
    flavourEstimated: flag(recipe.flavourEstimated),
    ABV: number(recipe.ABV),
    recipeIngredient: c!(recipe.recipeIngredient.map(ingredient)),
    drinkFeatures: d!(recipe.drinkFeatures.map(feature)),
  }));
/** A list, a JSON text of one, an object that contains either, and a JSON text of that. */
const listWays = oneOf<unknown[]>(
  itself,
  asText,
  (recipes) => ({ recipes }),
  (recipes) => ({ recipes: asText(recipes) }),
  (recipes) => asText({ recipes }),
  (recipes) => asText({ recipes: asText(recipes) }),
);
const sent = fc.record({
  recipes: fc.uniqueArray(plainRecipe, { maxLength: 4, selector: ({ id }) => id }),
  ways: fc.array(recipeWays, { minLength: 4, maxLength: 4 }),
  list: listWays,
});
const upstreamOf = ({ recipes, ways }: Pick<ReturnType<typeof sent.generate>['value'], 'recipes' | 'ways'>) =>
  recipes.map((recipe, i) => ways[i]!(recipe));
/** The fields to compare, without derived ones. */
const inPlain = ({ ABV, ...recipe }: Plain) => {
  // 0 is not believed without more fields: only the name can say so.
  const recipeIngredient = recipe.recipeIngredient.map((one) => ({ ...one, abv: one.abv || knownAbv(one.name) }));
  const served = servedAbv(ABV, recipeIngredient, recipe.mixingMethod, recipe.ice);
  return expect.objectContaining({
    ...recipe,
    ABV: served,
    recipeIngredient,
    drinkFeatures: addBitter(recipe),
    shopId: 'demo-bar',
  });
};

describe('alcohol of a recipe from upstream', () => {
  const alcohol = (recipe: object) =>
    readUpstreamRecipes([{ id: 'r', name: 'Sunset', ...recipe }]).map((one) => alcoholOf(one))[0];
  const juice = { name: 'Orange juice', amount: 60 };
  it.each<[string, object, Alcohol]>([
    ['names alone', { ingredients: ['Orange juice'] }, 'free'],
    ['a type that says so, without figures', { type: 'Cocktail', ingredients: ['Orange juice'] }, 'unknown'],
    ['an ABV', { ABV: 9, ingredients: ['Orange juice'] }, 'contains'],
    [
      'a strength beside the nested name',
      { recipeIngredient: [{ amount: 60, ingredient: { ...juice, abv: 4 } }] },
      'contains',
    ],
    ['a spirit of which nobody says how much', { ingredients: ['espresso', 'vodka'] }, 'unknown'],
    ['the same, of a strength that is said', { ABV: 12, ingredients: ['espresso', 'vodka'] }, 'contains'],
    ['a strength in capitals', { recipeIngredient: [{ ...juice, ABV: '4.5%' }] }, 'contains'],
    ['a strength with its sign', { recipeIngredient: [{ ...juice, abv: '4.5 %' }] }, 'contains'],
    ['a strength in words', { recipeIngredient: [{ ...juice, abv: 'strong' }] }, 'unknown'],
    ['a strength out of range', { recipeIngredient: [{ ...juice, abv: 400 }] }, 'unknown'],
    ['words in brackets', { ingredients: ['330 ml lemonade (hard)'] }, 'unknown'],
    ['a strength in the text', { ingredients: ['330 ml ginger beer 4.5%'] }, 'unknown'],
    ['a second measure in brackets', { ingredients: ['30 ml (1 oz) lemon juice'] }, 'free'],
    ...[false, [], {}, '  ', ''].map((abv): [string, object, Alcohol] => [
      `no strength but ${JSON.stringify(abv)}, in a checked record`,
      { allergenList: 'declared', recipeIngredient: [{ ...juice, abv }] },
      'unknown',
    ]),
    ['a 0 in a checked record', { allergenList: 'declared', recipeIngredient: [{ ...juice, abv: '0' }] }, 'free'],
  ])('%s', (_case, recipe, expected) => expect(alcohol(recipe)).toBe(expected));
});

describe('recipes from upstream', () => {
  it('read the same in every shape', () => {
    fc.assert(
      fc.property(sent, ({ list, ...rest }) => {
        const read = readUpstreamRecipes(list(upstreamOf(rest)), 'demo-bar');
        expect(read).toEqual(rest.recipes.map(inPlain));
      }),
    );
  });

  it('have features clamped to 0 to 5', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.constantFrom('val', 'value', 'score'),
        (number, at) => {
          const recipe = { id: 'r', name: 'R', drinkFeatures: [{ property: 'sweet', [at]: number }] };
          const [feature] = readUpstreamRecipes([recipe])[0]!.drinkFeatures;
          expect(feature!.value).toBe(number > 5 ? 5 : number > 0 ? number : 0);
        },
      ),
      {
        examples: [[-0, 'score']],
      },
    );
  });
});

describe('shops from upstream', () => {
  const shop = fc.record({
    id: fc.uuid(),
    name: word,
    settings: fc.dictionary(word, word),
    owner: fc.option(fc.uuid()),
  });
  it('read the same in every shape', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(shop, { maxLength: 4 }),
        fc.constantFrom('id', 'shop_id'),
        fc.constantFrom('user_id', 'userId'),
        jsonOrNot,
        oneOf<unknown[]>(
          itself,
          (data) => ({ data }),
          (shops) => ({ shops }),
        ),
        async (shops, idName, ownerName, settingsAs, listAs) => {
          const answer = listAs(
            shops.map(({ id, name, settings, owner }) => ({
              [idName]: id,
              name,
              settings: settingsAs(settings),
              [ownerName]: owner,
            })),
          );
          const send = () => Promise.resolve(new Response(JSON.stringify(answer)));
          expect(await remoteMainApi('http://main.test/v1', undefined, send).listShops()).toEqual(
            shops.map(({ id, name, settings, owner }) => ({ id, name, settings, ownerId: owner })),
          );
        },
      ),
    );
  });
});

describe.each(testEngines)('the endpoints that take upstream data, on %s', (_engine, open) => {
  const server = useTestServer(open);
  const runs = { numRuns: 25 };
  const call = (method: 'GET' | 'POST' | 'PATCH', url: string, body?: unknown) =>
    server.call(method, url, { headers: server.owner, ...(body !== undefined && { body }) });

  it('Fetch All Recipes', async () => {
    const { mainApi } = server.services;
    await fc.assert(
      fc.asyncProperty(sent, async ({ list, ...rest }) => {
        server.services.mainApi = { ...mainApi, listRecipes: () => Promise.resolve(list(upstreamOf(rest))) };
        const reply = await call('POST', '/api/admin/shops/demo-bar/fetch-and-update-recipes');
        expect([reply.statusCode, reply.json().recipes]).toEqual([200, rest.recipes.map(inPlain)]);
      }),
      runs,
    );
    server.services.mainApi = mainApi;
  });

  it('recipes/cache', async () => {
    await fc.assert(
      fc.asyncProperty(sent, async ({ recipes, ways }) => {
        if (recipes.length === 0) return;
        const upstream = upstreamOf({ recipes, ways }).map((recipe) => ({ ...recipe, shopId: 'demo-bar' }));
        const reply = await call('POST', '/api/admin/recipes/cache', { recipes: upstream });
        expect([reply.statusCode, reply.json().recipes]).toEqual([200, recipes.map(inPlain)]);
      }),
      runs,
    );
  });

  it('a shop’s recipes as ids, objects, one of either, or a mixture', async () => {
    const all: string[] = (await call('GET', '/api/admin/shops/demo-bar/recipes'))
      .json()
      .recipes.map(({ id }: { id: string }) => id);
    const asId = oneOf<string>(
      itself,
      (id) => ({ id }),
      (id) => ({ id, name: 'ignored', extra: [1] }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(all, { minLength: 1, maxLength: 6 }),
        fc.array(asId, { minLength: 6, maxLength: 6 }),
        async (ids, ways) => {
          const list = ids.map((id, i) => ways[i]!(id));
          for (const recipes of ids.length === 1 ? [list, list[0]] : [list]) {
            const reply = await call('PATCH', '/api/admin/shops/demo-bar/recipes', { recipes });
            expect([reply.statusCode, reply.json().recipes]).toEqual([200, ids]);
          }
        },
      ),
      runs,
    );
  });

  it('an instance’s config as an object or a text', async () => {
    const { data: voices } = (await call('GET', '/api/voice-profiles')).json();
    const config = fc.record(
      {
        voiceProfileId: fc.constantFrom(...voices.map(({ id }: { id: string }) => id)),
        appearance: fc.record(
          {
            titleText: word,
            backgroundUrl: fc.constantFrom('', '/uploads/a.png', 'https://bar.example/b.jpg'),
            logoGradient: fc.constantFrom('', 'linear-gradient(90deg, #f2a33a, #ff6b57)'),
          },
          { requiredKeys: [] },
        ),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(config, jsonOrNot, async (wanted, way) => {
        const url = `/api/kiosk-instances/code/${server.barCode}`;
        const saved = await call('PATCH', `${url}/config`, { config: way(wanted) });
        expect([saved.statusCode, saved.json().config]).toEqual([200, wanted]);
        expect((await call('GET', url)).json().config).toEqual(wanted);
      }),
      runs,
    );
  });

  it.each([
    ['kiosk_type_identifier', { kiosk_type_identifier: 'mbti' }],
    ['kiosk_type', { kiosk_type: 'mbti' }],
    ['kioskType.config_identifier', { kioskType: { config_identifier: 'mbti' } }],
    ['the newest name before the older ones', { kiosk_type_identifier: 'mbti', kiosk_type: 'five-mui' }],
  ])('a kiosk’s type under %s', async (_name, type) => {
    const reply = await call('POST', '/api/kiosk-instances', { shop_id: 'demo-bar', name: 'Corner', ...type });
    expect([reply.statusCode, reply.json().kiosk_type_identifier]).toEqual([200, 'mbti']);
  });

  it('a kiosk without a type is asked for one', async () => {
    const reply = await call('POST', '/api/kiosk-instances', { shop_id: 'demo-bar', name: 'Corner' });
    expect([reply.statusCode, reply.json().message]).toEqual([422, 'Please select a kiosk type.']);
  });
});

describe('what is far too long, or empty', () => {
  const read = (recipe: object) => readUpstreamRecipes([{ id: 'a', name: 'A', ...recipe }])[0]!;

  it.each([
    ['12.5 %', 12.5],
    [`${' '.repeat(60_000)}12`, 12],
    ['', 0],
    [' % ', 0],
  ])('reads the strength %j', (ABV, strength) => {
    expect(read({ ABV, ingredients: ['Zorblax'] })).toMatchObject({ ABV: strength, recipeIngredient: [{ abv: null }] });
  });

  it('keeps the beginning of a name', () => {
    const recipe = read({ ingredients: ['('.repeat(300_000)], garnish: `mint ${'('.repeat(300_000)}` });
    expect(recipe.recipeIngredient[0]?.name).toBe('('.repeat(300));
    expect(recipe.garnish?.name).toHaveLength(300);
  });
});

describe('what an upstream says in shapes of its own', () => {
  const read = (recipe: object) =>
    readUpstreamRecipes([
      { id: 'r', name: 'Sunset', type: 'mocktail', recipeIngredient: [{ id: 'o', name: 'Orange juice' }], ...recipe },
    ])[0]!;

  it.each([
    [['Lemon wheel', 'Baileys float'], 'Lemon wheel, Baileys float', 'contains'],
    [[{ name: 'House float' }], 'House float', 'unknown'],
    ['["Lemon wheel"]', 'Lemon wheel', 'free'],
    [{ id: 'rum-cherry' }, 'rum-cherry', 'contains'],
    ['Lemon wheel', 'Lemon wheel', 'free'],
    [null, undefined, 'free'],
    [[], undefined, 'free'],
    [{}, undefined, 'free'],
  ])('a garnish %j is %s, and the drink %s', (garnish, name, alcohol) => {
    const recipe = read({ garnish });
    expect([recipe.garnish?.name, alcoholOf(recipe)]).toEqual([name, alcohol]);
  });

  it.each([
    [['milk', 'eggs'], ['milk', 'eggs'], 'declared'],
    [['Milk', 'Tree nuts', 'milk'], ['milk', 'tree-nuts'], 'declared'],
    ['milk, eggs', ['milk', 'eggs'], 'declared'],
    [['milk', 'celery'], ['milk'], 'unknown'],
    [['nuts'], [], 'unknown'],
    [[], [], 'declared'],
  ])('declared allergens %j are %j, and the list %s', (allergens, known, list) => {
    const recipe = read({ allergens, allergenList: 'declared' });
    expect([recipe.allergens, recipe.allergenList]).toEqual([known, list]);
  });
});
