import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '../database.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { up } from './0015-flavour.ts';

/** A recipe as stored before: equal parts of its ingredients. */
const stored = (id: string, ingredients: string[], drinkFeatures: object[], more: object = {}) => ({
  id,
  name: id,
  mixingMethod: 'stir',
  garnish: null,
  recipeIngredient: ingredients.map((name) => ({ id: name, name, amount: 30, unit: 'ml', abv: 20 })),
  drinkFeatures,
  ABV: 16.7,
  flavourEstimated: false,
  ...more,
});
const NEGRONI = ['Gin', 'Campari', 'Sweet vermouth'];
const SWEET = { property: 'sweet', value: 2 };

describe.each(testEngines)('flavours, migrated on %s', (_engine, open) => {
  it('get their bitterness, and what was an estimate is estimated anew', async () => {
    const db = (await open()) as Db & Kysely<unknown>;
    await sql`insert into shops (id, name, settings, menu_version, created_at, updated_at)
      values ('s1', 'One', '{}', 1, '', '')`.execute(db);
    await sql`insert into master_shops (id, name, settings, created_at, updated_at)
      values ('s1', 'One', '{}', '', '')`.execute(db);
    await sql`insert into accounts (id, username, password_hash, role, is_admin, created_at)
      values ('a', 'a', '', 'ADMIN', 1, '')`.execute(db);
    const recipes = [
      stored('negroni', NEGRONI, [SWEET]),
      stored('plain', NEGRONI, []),
      stored('said', NEGRONI, [{ property: 'bitter', value: 1 }]),
      stored('punch', ['Pineapple juice'], [SWEET], { ABV: 12 }),
      stored('guess', NEGRONI, [SWEET], { flavourEstimated: true }),
    ];
    for (const [position, recipe] of recipes.entries()) {
      const text = JSON.stringify(recipe);
      await sql`insert into recipes (id, shop_id, position, hidden, available, on_menu, recipe, updated_at)
        values (${recipe.id}, 's1', ${position}, 0, 1, 1, ${text}, '')`.execute(db);
      await sql`insert into master_recipes (id, shop_id, position, recipe, version, updated_at)
        values (${recipe.id}, 's1', ${position}, ${text}, 1, '')`.execute(db);
    }
    const [negroni] = recipes;
    await sql`insert into batches (id, kind, account_id, created_at) values ('b2', 'import', 'a', '')`.execute(db);
    await sql`insert into batches (id, kind, account_id, created_at, content)
      values ('b1', 'recipe', 'a', '', ${JSON.stringify({ recipe: negroni, position: 0 })})`.execute(db);
    await sql`insert into imported_recipes (batch_id, shop_id, recipe_id, replaced, version, created_at)
      values ('b2', 's1', 'old', ${JSON.stringify(negroni)}, 1, '')`.execute(db);

    await up(db);

    const read = async (table: string, column: string) => {
      const { rows } = await sql<{ text: string }>`select ${sql.ref(column)} as text from ${sql.table(table)}
        where ${sql.ref(column)} is not null order by 1`.execute(db);
      return rows.map(({ text }) => JSON.parse(text) as (typeof recipes)[number]);
    };
    const bitter = { property: 'bitter', value: expect.closeTo(4, 0) as number };
    const expected = [
      ['negroni', [SWEET, bitter]],
      ['plain', []],
      ['said', [{ property: 'bitter', value: 1 }]],
      ['punch', [SWEET, { property: 'bitter', value: 0 }]],
      ['guess', expect.arrayContaining([bitter, { property: 'fizzy', value: 0 }])],
    ];
    for (const table of ['recipes', 'master_recipes']) {
      const now = (await read(table, 'recipe')).map(({ id, drinkFeatures }) => [id, drinkFeatures]);
      const strengths = (await read(table, 'recipe')).map(({ id, ABV }) => [id, ABV]);
      expect(Object.fromEntries(strengths)).toMatchObject({ negroni: 14.9, punch: 12 });
      expect(now).toHaveLength(expected.length);
      expect(now).toEqual(expect.arrayContaining(expected));
    }
    expect((await read('imported_recipes', 'replaced'))[0]!.drinkFeatures).toEqual([SWEET, bitter]);
    const [deleted] = (await read('batches', 'content')) as unknown as { recipe: (typeof recipes)[number] }[];
    expect(deleted!.recipe.drinkFeatures).toEqual([SWEET, bitter]);
    await db.destroy();
  });
});
