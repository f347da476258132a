import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { demoMenu } from '../../seed/demo-menu.ts';
import type { Db } from '../database.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { up } from './0013-declared.ts';

/** A recipe as stored before: strength 0 if unknown, and no state of its allergen list. */
const stored = (id: string, ingredients: [name: string, abv: number][], ABV: number | null) => ({
  id,
  shopId: 's1',
  name: id,
  mixingMethod: 'build',
  ABV,
  recipeIngredient: ingredients.map(([name, abv], at) => ({ id: `i${at}`, name, amount: 50, unit: 'ml', abv })),
  allergens: [],
});

async function before(db: Kysely<unknown>): Promise<void> {
  await sql`insert into shops (id, name, settings, menu_version, created_at, updated_at) values ('s1', 'One', '{}', 1, '', '')`.execute(
    db,
  );
  await sql`insert into master_shops (id, name, settings, created_at, updated_at) values ('s1', 'One', '{}', '', '')`.execute(
    db,
  );
}

describe.each(testEngines)('undeclared data, migrated on %s', (_engine, open) => {
  it('becomes unknown everywhere it is stored', async () => {
    const db = (await open()) as Db & Kysely<unknown>;
    await db.schema.dropTable('ingredient_strengths').execute();
    await db.schema.dropTable('declared_allergens').execute();
    await db.schema.alterTable('orders').dropColumn('allergies').execute();
    await before(db);
    const { allergenList: _, ...negroni } = demoMenu('demo-bar')[0]!;
    const recipes = [
      stored('soda', [['Soda water', 0]], 0),
      stored(
        'vodka',
        [
          ['Tito’s', 0],
          ['Soda water', 0],
        ],
        0,
      ),
      stored('mystery', [['Sunset Mix', 0]], 0),
      stored('said', [['Sunset Mix', 12]], 6),
      { ...negroni, shopId: 's1' },
    ];
    for (const [position, recipe] of recipes.entries()) {
      const text = JSON.stringify(recipe);
      await sql`insert into recipes (id, shop_id, position, hidden, available, on_menu, recipe, updated_at)
        values (${recipe.id}, 's1', ${position}, 0, 1, 1, ${text}, '')`.execute(db);
      await sql`insert into master_recipes (id, shop_id, position, recipe, version, updated_at)
        values (${recipe.id}, 's1', ${position}, ${JSON.stringify({ ...recipe, ABV: null })}, 1, '')`.execute(db);
    }
    await sql`insert into accounts (id, username, password_hash, role, is_admin, created_at)
      values ('a', 'a', '', 'ADMIN', 1, '')`.execute(db);
    await sql`insert into batches (id, kind, account_id, created_at) values ('b2', 'import', 'a', '')`.execute(db);
    await sql`insert into batches (id, kind, account_id, created_at, content)
      values ('b1', 'recipe', 'a', '', ${JSON.stringify({ recipe: stored('gone', [['Sunset Mix', 0]], null), position: 0 })})`.execute(
      db,
    );
    await sql`insert into imported_recipes (batch_id, shop_id, recipe_id, replaced, version, created_at)
      values ('b2', 's1', 'old', ${JSON.stringify(stored('old', [['Patrón', 0]], null))}, 1, '')`.execute(db);

    await up(db);

    const read = async (table: string, column: string) => {
      const { rows } = await sql<{ text: string }>`select ${sql.ref(column)} as text from ${sql.table(table)}
        where ${sql.ref(column)} is not null order by 1`.execute(db);
      return rows.map(({ text }) => JSON.parse(text) as ReturnType<typeof stored> & { allergenList: string });
    };
    const about = ({ id, ABV, allergenList, recipeIngredient }: Awaited<ReturnType<typeof read>>[number]) =>
      [id, ABV, allergenList, ...recipeIngredient.map(({ abv }) => abv)] as unknown[];
    expect((await read('recipes', 'recipe')).map(about)).toEqual(
      expect.arrayContaining([
        ['soda', 0, 'unknown', 0],
        ['vodka', 16.8, 'unknown', 40, 0],
        ['mystery', 0, 'unknown', null],
        ['said', 10.4, 'unknown', 12],
        [negroni.id, negroni.ABV, 'declared', ...negroni.recipeIngredient.map(({ abv }) => abv)],
      ]),
    );
    expect((await read('master_recipes', 'recipe')).map(({ ABV }) => ABV)).toEqual([null, null, null, null, null]);
    expect((await read('imported_recipes', 'replaced')).map(about)).toEqual([['old', null, 'unknown', 40]]);
    const [deleted] = (await read('batches', 'content')) as unknown as { recipe: Parameters<typeof about>[0] }[];
    expect(about(deleted!.recipe)).toEqual(['gone', null, 'unknown', null]);
    await db.destroy();
  });
});
