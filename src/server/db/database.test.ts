import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sql, type Kysely } from 'kysely';
import { up as markFlavours } from './migrations/0007-imports.ts';
import { Refusal } from '#contract/refusal.ts';
import { openDatabase } from './database.ts';
import { engineOf, keepRead, runSteps } from './engine.ts';
import { prepared, type Steps } from './steps.ts';
import { testEngines } from '#test/server/test-engines.ts';

const insertAccount = prepared((db, { id }: { id: string }) =>
  db.insertInto('accounts').values(account(id)).returning('id'),
);
const countAccounts = prepared((db) => db.selectFrom('accounts').select(({ fn }) => fn.countAll().as('n')));
const shopName = prepared((db, given: { id: string }) =>
  db.selectFrom('shops').select('name').where('id', '=', given.id),
);
function* nameOf(id: string): Steps<string | undefined> {
  return (yield* shopName({ id }))[0]?.name;
}

const account = (id: string) => ({
  id,
  username: id,
  password_hash: 'x',
  role: 'ADMIN',
  is_admin: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  disabled_at: null,
});

function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

it('leaves everything in the one file when it is closed, as whoever copies it expects', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sipwell-'));
  const db = await openDatabase(join(folder, 'a.db'));
  await engineOf(db).commit(() => insertAccount({ id: 'a' }));
  await db.destroy();

  copyFileSync(join(folder, 'a.db'), join(folder, 'b.db'));
  const copy = await openDatabase(join(folder, 'b.db'));
  expect(await copy.selectFrom('accounts').select('id').execute()).toEqual([{ id: 'a' }]);
  await copy.destroy();
});

describe.each(testEngines)('the database on %s', (_engine, open) => {
  it('keeps every task of a group except the one that fails', async () => {
    const db = await open();
    const { commit } = engineOf(db);

    const results = await Promise.allSettled(['a', 'b', 'a', 'c'].map((id) => commit(() => insertAccount({ id }))));

    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    const rows = await db.selectFrom('accounts').select('id').orderBy('id').execute();
    expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    await db.destroy();
  });

  it('refuses one of a group without writing any other twice', async () => {
    const db = await open();
    let runs = 0;
    const write = function* (id: string) {
      runs++;
      yield* insertAccount({ id });
      const [{ n } = { n: 0 }] = yield* countAccounts({});
      return Number(n);
    };
    const refuse = function* (): Steps<number> {
      yield* countAccounts({});
      throw new Refusal('too-many-requests');
    };
    const { commit } = engineOf(db);
    const results = await Promise.allSettled([commit(() => write('a')), commit(refuse), commit(() => write('b'))]);
    expect(results.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason.code)))).toEqual([
      1,
      'too-many-requests',
      2,
    ]);
    expect(runs).toBeGreaterThan(1);
    await db.destroy();
  });

  it('rolls back what a failing task wrote, also if it is alone', async () => {
    const db = await open();
    const { commit } = engineOf(db);
    const failing = commit(function* () {
      yield* insertAccount({ id: 'a' });
      throw new Error('afterwards');
    });
    await expect(failing).rejects.toThrow('afterwards');
    await expect(runSteps(db, countAccounts({}))).resolves.toEqual([{ n: expect.toSatisfy((n) => Number(n) === 0) }]);
    await db.destroy();
  });

  it('lets steps wait for a transaction, and never shows what it has not committed', async () => {
    const db = await open();
    const seen: string[] = [];
    const [inserted, asked] = [gate(), gate()];
    const commit = db.transaction().execute(async (tx) => {
      await tx.insertInto('accounts').values(account('a')).execute();
      inserted.open();
      await asked.opened;
      // Whatever did not wait is refused meanwhile: the row is there.
      await tx.selectFrom('accounts').select('id').execute();
      seen.push('committed');
    });
    await inserted.opened;
    const refused = expect(
      engineOf(db)
        .commit(() => insertAccount({ id: 'a' }))
        .finally(() => seen.push('refused')),
    ).rejects.toThrow();
    setImmediate(asked.open);
    await Promise.all([commit, refused]);
    expect(seen).toEqual(['committed', 'refused']);
    await db.destroy();
  });

  it('keeps what it read until anything is written, and no longer', async () => {
    const db = await open();
    const at = '2026-01-01T00:00:00.000Z';
    const shop = {
      id: 's1',
      name: 'Bar',
      settings: '{}',
      menu_version: 1,
      selling_version: 1,
      created_at: at,
      updated_at: at,
    };
    const name = () => keepRead(db, 'name s1', () => nameOf('s1'));
    const rename = (to: string) => db.updateTable('shops').set({ name: to }).where('id', '=', 's1').execute();
    expect(await name()).toBeUndefined();
    await db.insertInto('shops').values(shop).execute();
    expect(await name()).toBe('Bar');
    await rename('Tea');
    expect(await name()).toBe('Tea');
    const [renamed, asked] = [gate(), gate()];
    const slow = db.transaction().execute(async (tx) => {
      await tx.updateTable('shops').set({ name: 'Never' }).where('id', '=', 's1').execute();
      renamed.open();
      await asked.opened;
      throw new Error('rolled back');
    });
    const rolledBack = expect(slow).rejects.toThrow('rolled back');
    await renamed.opened;
    const nameMeanwhile = name();
    setImmediate(asked.open);
    expect(await nameMeanwhile).toBe('Tea');
    await rolledBack;
    expect(await name()).toBe('Tea');
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
