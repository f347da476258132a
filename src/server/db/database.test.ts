import { describe, expect, it } from 'vitest';
import { sql, type Kysely } from 'kysely';
import { up as markFlavours } from './migrations/0007-imports.ts';
import { groupCommit } from './group-commit.ts';
import { testEngines } from '#test/server/test-engines.ts';

const account = (id: string) => ({
  id,
  username: id,
  password_hash: 'x',
  role: 'ADMIN',
  is_admin: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  disabled_at: null,
});

describe.each(testEngines)('the database on %s', (_engine, open) => {
  it('keeps every task of a group except the one that fails', async () => {
    const db = await open();
    const commit = groupCommit(db);

    const results = await Promise.allSettled(
      ['a', 'b', 'a', 'c'].map((id) => commit((tx) => tx.insertInto('accounts').values(account(id)).execute())),
    );

    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    const rows = await db.selectFrom('accounts').select('id').orderBy('id').execute();
    expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    await db.destroy();
  });

  it('treats flavours stored before estimates existed as confirmed', async () => {
    const db = await open();
    const at = '2026-01-01T00:00:00.000Z';
    await sql`drop table imported_recipes`.execute(db);
    await db
      .insertInto('master_shops')
      .values({ id: 's1', name: 'Bar', settings: '{}', created_at: at, updated_at: at })
      .execute();
    await db
      .insertInto('master_recipes')
      .values({ id: 'r1', shop_id: 's1', position: 0, recipe: '{"id":"r1"}', version: 1, updated_at: at })
      .execute();
    await markFlavours(db as unknown as Kysely<unknown>);
    const { recipe } = await db.selectFrom('master_recipes').select('recipe').executeTakeFirstOrThrow();
    expect(JSON.parse(recipe)).toEqual({ id: 'r1', flavourEstimated: false });
    await db.destroy();
  });

  it('refuses a row whose shop does not exist', async () => {
    const db = await open();
    const pump = { shop_id: 'nowhere', slot: 1, ingredient_id: 'gin', ml_per_second: 20 };
    await expect(db.insertInto('pumps').values(pump).execute()).rejects.toThrow();
    expect((await sql<{ n: number }>`select count(*) as n from pumps`.execute(db)).rows[0]?.n).toEqual(
      expect.anything(),
    );
    await db.destroy();
  });
});
