/** From what earlier versions have left. Source: docs/behaviour/reliability.md "Updates". */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { restoreOverDamaged } from './backups/restore.ts';
import { restoreStopped } from './cli/restore.ts';
import { readConfig, type Config } from './config.ts';
import { ingredientsToCheck } from '#domain/recipe/menu-checks.ts';
import { createMigrator, MIGRATIONS } from './db/migrate.ts';
import { openSqlite } from './db/sqlite.ts';
import { databaseFile, openData } from './open-data.ts';
import { findAccount, findAccountByUsername } from './repos/account/accounts.repo.ts';
import { countData } from './repos/data-counts.repo.ts';
import { listInstances } from './repos/kiosk/kiosks.repo.ts';

const RELEASED = 'test/fixtures/released';
const NEWEST = Object.keys(MIGRATIONS).at(-1);
const AT = new Date('2026-03-14T12:00:00.000Z');

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
function newConfig(): Config {
  const folder = mkdtempSync(join(tmpdir(), 'sipwell-upgrade-'));
  folders.push(folder);
  return readConfig({ DATA_DIR: folder });
}
const quietly = (): void => undefined;

/** A file that was closed stays locked within this process until its statements are collected: its copy is not. */
function letGo(config: Config): void {
  const file = databaseFile(config);
  copyFileSync(file, `${file}.copy`);
  renameSync(`${file}.copy`, file);
}

/** What an earlier version has left: its tables, and one shop. */
async function leaveBehind(config: Config, schema: string): Promise<void> {
  const db = new Kysely<unknown>({ dialect: openSqlite(databaseFile(config)).dialect });
  const { error } = await createMigrator(db).migrateTo(schema);
  expect(error).toBeUndefined();
  await sql`insert into shops (id, name, settings, menu_version, created_at, updated_at)
    values ('old-bar', 'Old Bar', '{}', 1, ${AT.toISOString()}, ${AT.toISOString()})`.execute(db);
  await db.destroy();
  letGo(config);
}
const shopsOf = async (config: Config): Promise<{ shops: string[]; schema: string; backups: string[] }> => {
  const services = await openData(config, quietly);
  const shops = await services.db.selectFrom('shops').select('id').execute();
  const { schema } = await countData(services.db);
  const backups = (await services.backups.list()).map(({ name }) => name);
  await services.db.destroy();
  letGo(config);
  return { shops: shops.map(({ id }) => id), schema, backups };
};

describe('an update', () => {
  it('begins with a backup of what was there, from which the older state comes back', async () => {
    const config = newConfig();
    await leaveBehind(config, '0030-shops');
    const said: string[] = [];
    const services = await openData(config, (line) => said.push(line));
    const [backup, ...more] = await services.backups.list();
    expect([backup?.reason, backup?.manifest?.counts, more]).toEqual([
      'before-migration',
      { schema: '0030-shops', shops: 1, recipes: 0, orders: 0, lastOrderAt: null },
      [],
    ]);
    expect(said).toEqual(['Backing up before the update changes the database …']);
    expect((await countData(services.db)).schema).toBe(NEWEST);
    const file = services.backups.pathOf(backup?.name ?? '');
    expect((await services.backups.check(backup?.name ?? '')).check?.problem).toBeNull();
    await services.db.destroy();

    const other = newConfig();
    await restoreOverDamaged(file, { config: other, keyId: 'none' }, AT);
    expect(await shopsOf(other)).toMatchObject({ shops: ['old-bar'], schema: NEWEST });
  }, 60_000);

  it('makes no second backup once it is done', async () => {
    const config = newConfig();
    await leaveBehind(config, '0030-shops');
    const first = await shopsOf(config);
    expect(first.backups).toHaveLength(1);
    expect(await shopsOf(config)).toEqual(first);
  }, 60_000);

  it('is gone back from: the older version refuses the newer data, and restores the backup from before it', async () => {
    const config = newConfig();
    await leaveBehind(config, NEWEST ?? '');
    const later = openSqlite(databaseFile(config)).database;
    later.exec(`insert into kysely_migration (name, timestamp) values ('9999-later', '${AT.toISOString()}')`);
    later.close();
    letGo(config);
    await expect(openData(config, quietly)).rejects.toThrow(
      'the database is of a newer version of Sipwell (9999-later). Start that version, or restore a backup',
    );
    letGo(config);
    const { lines } = await restoreStopped(config, resolve(RELEASED, '0.1.0.tar.gz'), quietly);
    expect(lines.join()).toContain('replaced-');
    letGo(config);
    expect((await shopsOf(config)).shops.sort()).toEqual(['demo-bar', 'demo-tea']);
  }, 60_000);

  it.each(['0016-order-path', '0024-stock', '0031-accounts'])(
    'killed in the middle of %s never was, and is done by the next start',
    async (step) => {
      const config = newConfig();
      await leaveBehind(config, '0015-flavour');
      const args = ['--import', 'tsx', 'test/server/die-migrating.ts', databaseFile(config), step];
      expect(() => execFileSync(process.execPath, args, { stdio: 'pipe' })).toThrow(
        expect.objectContaining({ signal: 'SIGKILL' }),
      );
      const copy = join(config.DATA_DIR, 'as-it-was-left.db');
      for (const end of ['', '-wal']) copyFileSync(databaseFile(config) + end, copy + end);
      const left = new Kysely<{ kysely_migration: { name: string } }>({ dialect: openSqlite(copy).dialect });
      const done = await left.selectFrom('kysely_migration').select('name').orderBy('name').execute();
      expect(done.at(-1)?.name).toBe('0015-flavour');
      await left.destroy();

      expect(await shopsOf(config)).toMatchObject({ shops: ['old-bar'], schema: NEWEST });
    },
    60_000,
  );
});

describe('the data of a released version', () => {
  it.each(readdirSync(RELEASED))(
    '%s: a 0 that a name does not tell is asked for, and taken for none no more',
    async (name) => {
      const config = newConfig();
      mkdirSync(config.DATA_DIR, { recursive: true });
      execFileSync('tar', ['-xzf', resolve(RELEASED, name), '-C', config.DATA_DIR]);
      // As an import of that version read the name.
      const old = openSqlite(databaseFile(config)).database;
      for (const table of ['recipes', 'master_recipes'])
        old.exec(`update ${table} set recipe = replace(recipe, '"Soda water"', '"Vodka 0% sugar"')`);
      old.close();
      letGo(config);

      const { db, menus } = await openData(config, quietly);
      const [bar] = (await listInstances(db)).map(({ shop }) => shop).filter(({ id }) => id === 'demo-bar');
      const { recipes } = await menus.of(bar!);
      const [asked, ...others] = ingredientsToCheck(recipes);
      expect([asked?.name, others]).toEqual(['Vodka 0% sugar', []]);
      const drinks = recipes.filter(({ id }) => asked?.drinks.some((drink) => drink.id === id));
      expect(drinks.length).toBeGreaterThan(1);
      expect(drinks.map(({ alcohol }) => alcohol)).toEqual(drinks.map(() => 'unknown'));
      await db.destroy();
    },
    60_000,
  );

  it.each(readdirSync(RELEASED))(
    '%s is restored, brought up to date, and whole',
    async (name) => {
      const config = newConfig();
      mkdirSync(config.DATA_DIR, { recursive: true });
      const { manifest } = await restoreOverDamaged(join(RELEASED, name), { config, keyId: 'none' }, AT);
      expect(`${manifest.version}.tar.gz`).toBe(name);
      const services = await openData(config, quietly);
      const { db, menus } = services;
      const { schema, ...counts } = await countData(db);
      const { schema: before, ...written } = manifest.counts;
      expect([schema, before in MIGRATIONS, counts]).toEqual([NEWEST, true, written]);
      expect(await sql`pragma integrity_check`.execute(db).then(({ rows }) => rows)).toEqual([
        { integrity_check: 'ok' },
      ]);
      expect(await sql`pragma foreign_key_check`.execute(db).then(({ rows }) => rows)).toEqual([]);

      // Read as the product reads them.
      const shops = (await listInstances(db)).map(({ shop }) => shop);
      for (const shop of shops) expect((await menus.of(shop)).recipes.length).toBeGreaterThan(20);
      const orders = await db.selectFrom('orders').select(['name', 'status']).execute();
      expect(orders.length).toBe(written.orders);
      const admin = await findAccountByUsername(db, 'admin');
      expect((await findAccount(db, admin?.id ?? ''))?.isAdmin).toBe(true);
      await db.destroy();
    },
    60_000,
  );
});
