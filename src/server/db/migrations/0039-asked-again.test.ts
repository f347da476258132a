import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { demoMenu } from '../../seed/demo-menu.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, useTestServer, type TestServer } from '#test/server/test-services.ts';
import { up } from './0039-asked-again.ts';

/** What earlier versions took for 0 by a name that says something else. */
const BELIEVED = 'Vodka 0% sugar';

const drink = (name: string, ...ingredients: [name: string, abv: number | null][]) => ({
  name,
  type: 'mocktail',
  ice: 'cubed',
  mixingMethod: 'build',
  glass: { name: 'Highball Glass' },
  recipeIngredient: ingredients.map(([ingredient, abv], at) => ({
    id: `i${at}`,
    name: ingredient,
    amount: 60,
    unit: 'ml',
    colour: null,
    abv,
    sparkling: false,
  })),
});

function callsOf(server: TestServer) {
  const at = (path: string) => `/api/admin/shops/demo-bar/${path}`;
  const as = { headers: server.owner };
  return {
    create: async (body: object) =>
      (await server.call('POST', '/v1/admin/shops/demo-bar/recipes', { ...as, body })).json().id as string,
    read: async (id: string) =>
      (await server.call('GET', `/v1/admin/shops/demo-bar/recipes/${id}`, as)).json() as Record<string, unknown>,
    save: (id: string, body: object, version: number) =>
      server.call('PUT', `/v1/admin/shops/demo-bar/recipes/${id}`, {
        headers: { ...server.owner, 'if-match': `"${version}"` },
        body,
      }),
    answer: (name: string, abv: number) =>
      server.call('PUT', at('ingredient-strengths'), { ...as, body: { name, abv } }),
    asked: async () =>
      ((await server.call('GET', at('menu-checks'), as)).json().ingredients as { name: string }[]).map(
        ({ name }) => name,
      ),
    alcohol: async (id: string) => {
      const headers = { 'x-device-id': newDevice(), 'x-join-code': server.barCode };
      const { recipes } = (await server.call('GET', at('recipes'), { headers })).json() as {
        recipes: { id: string; alcohol: string }[];
      };
      return recipes.find((recipe) => recipe.id === id)?.alcohol;
    },
  };
}

describe.each(testEngines)('strengths of 0 that an earlier version stored, on %s', (_engine, open) => {
  const server = useTestServer(open);
  const migrate = () => up(server.services.db as unknown as Kysely<unknown>);

  it('stay where we wrote them ourselves: in the demonstration and the drinks a bar begins with', async () => {
    const { asked } = callsOf(server);
    const stored = () => server.services.db.selectFrom('recipes').select(['id', 'recipe']).orderBy('id').execute();
    const before = await stored();
    expect(before.length).toBeGreaterThan(demoMenu('demo-bar').length);
    await migrate();
    expect([await stored(), await asked()]).toEqual([before, []]);
  });

  it('are asked for again unless the name tells them, and are free once the owner says so', async () => {
    const { create, read, save, answer, asked, alcohol } = callsOf(server);
    const body = drink('Night Driver', [BELIEVED, 0], ['Soda water', 0]);
    const id = await create(body);
    const plain = await create(drink('Lime Soda', ['Lime juice', 0], ['Soda water', 0]));
    const strong = await create(drink('Highball', ['Whisky', 40], ['Soda water', 0]));
    expect(await alcohol(id)).toBe('free');
    const { version } = await read(id);

    await migrate();
    // The server that migrates is not running yet: nothing of a menu is in its memory.
    await sql`update shops set menu_version = menu_version + 1`.execute(server.services.db);

    expect(await Promise.all([id, plain, strong].map(alcohol))).toEqual(['unknown', 'free', 'contains']);
    expect(await asked()).toEqual([BELIEVED]);
    // An editor that was open meanwhile does not write the 0 back.
    expect((await save(id, body, version as number)).statusCode).toBe(412);

    await answer(BELIEVED, 0);
    expect([await alcohol(id), await asked()]).toEqual(['free', []]);
    // Copied, restored or begun again: an answer on record stays.
    await migrate();
    await sql`update shops set menu_version = menu_version + 1`.execute(server.services.db);
    expect([await alcohol(id), await asked()]).toEqual(['free', []]);
  });

  it('that are 1.24 % are liquor, whatever they were rounded to', async () => {
    const { create } = callsOf(server);
    const { db } = server.services;
    const id = await create({ ...drink('Small Beer', ['Small beer', 1.24]), ice: 'none', mixingMethod: 'brew' });
    const abv = async () =>
      (
        JSON.parse(
          (await db.selectFrom('recipes').select('recipe').where('id', '=', id).executeTakeFirstOrThrow()).recipe,
        ) as { ABV: number }
      ).ABV;
    expect(await abv()).toBe(1.3);
    await sql`update recipes set recipe = replace(recipe, '"ABV":1.3', '"ABV":1.2') where id = ${id}`.execute(db);
    await migrate();
    expect(await abv()).toBe(1.3);
  });

  it('are asked for in what an undo brings back, and an import can still be undone', async () => {
    const { create, read, alcohol } = callsOf(server);
    const { db } = server.services;
    const at = '2026-03-14T12:00:00.000Z';
    const gone = await create(drink('Gone', ['Ginger beer 4.5%', 0]));
    const deleted = await server.call('DELETE', `/v1/admin/shops/demo-bar/recipes/${gone}`, { headers: server.owner });
    const { batchId } = deleted.json() as { batchId: string };

    const written = await create(drink('Written', ['Ginger beer 4.5%', 0]));
    const { version, ...replaced } = await read(written);
    const account = await db
      .selectFrom('accounts')
      .select('id')
      .where('username', '=', 'bar')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('batches')
      .values({ id: 'import-1', kind: 'import', account_id: account.id, created_at: at, shop_id: 'demo-bar' })
      .execute();
    await db
      .insertInto('imported_recipes')
      .values({
        batch_id: 'import-1',
        shop_id: 'demo-bar',
        recipe_id: written,
        replaced: JSON.stringify({ ...replaced, name: 'Replaced' }),
        version: version as number,
        created_at: at,
      })
      .execute();

    await migrate();

    for (const batch of [batchId, 'import-1'])
      expect((await server.call('POST', `/api/undo/${batch}`, { headers: server.owner })).statusCode).toBe(200);
    expect((await read(written))['name']).toBe('Replaced');
    expect(await Promise.all([gone, written].map(alcohol))).toEqual(['unknown', 'unknown']);
  });
});
