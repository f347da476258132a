import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyPostgres, testEngines } from '#test/server/test-engines.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';
import { readConfig } from '../../config.ts';
import { createServices } from '../../create-services.ts';
import { openDatabase, type Db } from '../database.ts';
import { copyOver } from './copy-over.ts';

const hasPostgres = testEngines.some(([name]) => name !== 'sqlite');
const folder = mkdtempSync(join(tmpdir(), 'sipwell-copy-'));
const file = join(folder, 'sipwell.db');
afterAll(() => rmSync(folder, { recursive: true }));

/** A database as a night leaves it. */
describe.runIf(hasPostgres)('a copy to PostgreSQL', () => {
  const server = useTestServer(() => openDatabase(file));
  const from = () => server.services.db as unknown as Kysely<unknown>;
  const how = { source: 'this', say: () => undefined, rowsAtOnce: 40 };
  const placed: string[] = [];

  beforeAll(async () => {
    for (const name of ['Ada', '阿明', 'Zoë "O’Hara" \\ \n']) {
      const reply = await server.call('POST', '/api/admin/shops/demo-bar/submit-order', {
        headers: { 'x-device-id': newDevice(), 'x-join-code': server.barCode, 'idempotency-key': `key-${name.length}` },
        body: { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name, kioskInstanceCode: server.barCode },
      });
      expect(reply.statusCode).toBe(200);
      placed.push(reply.json().orderId);
    }
    await server.services.visits.flush();
  });

  it('has every row, and is served from then on', async () => {
    const { raw, open } = await emptyPostgres();
    const said: string[] = [];
    const tables = await copyOver(from(), raw, { ...how, say: (line) => said.push(line) });
    expect(tables).toContainEqual({ name: 'orders', rows: 3 });
    expect(tables).toContainEqual({ name: 'recipes', rows: 85 });
    expect(said).toContain('orders: 3');
    expect(said.at(-1)).toBe('Comparing every row …');

    const db = await open();
    const services = createServices(readConfig({ DATA_DIR: folder }), db, new TextEncoder().encode('a key'));
    const menu = async ({ menus }: { menus: typeof services.menus }, of: Db) => {
      const shop = await of.selectFrom('shops').selectAll().where('id', '=', 'demo-bar').executeTakeFirstOrThrow();
      const { recipes } = await menus.of({
        id: shop.id,
        menuVersion: shop.menu_version,
        poursByHand: true,
        selling: { prices: false } as never,
      });
      return recipes;
    };
    expect(await menu(services, db)).toEqual(await menu(server.services, server.services.db));
    const rowsOf = (of: Db) => of.selectFrom('orders').selectAll().orderBy('id').execute();
    expect(await rowsOf(db)).toEqual(await rowsOf(server.services.db));
    await db.destroy();
    if (process.env.TEST_DATABASE_URL) await raw.destroy();
  });

  it('goes on where it was broken off, as often as that happens', async () => {
    const { raw } = await emptyPostgres();
    let broken = 0;
    let tables;
    while (!tables) {
      let left = 60 + broken * 40;
      const source = from().withPlugin({
        transformQuery: ({ node }) => {
          if (--left < 0) throw new Error('the power went');
          return node;
        },
        transformResult: ({ result }) => Promise.resolve(result),
      });
      tables = await copyOver(source, raw, { ...how, rowsAtOnce: 5 }).catch((cause: Error) => {
        expect(cause.message).toBe('the power went');
        broken++;
        return undefined;
      });
    }
    expect(broken).toBeGreaterThan(2);
    expect(tables).toContainEqual({ name: 'recipes', rows: 85 });
    const { rows } = await sql<{ n: string }>`select count(*) as n from recipes`.execute(raw);
    expect(Number(rows[0]?.n)).toBe(85);
    await raw.destroy();
  });

  it('is served by nobody until it is whole, and goes on from the same data alone', async () => {
    const { raw, open } = await emptyPostgres();
    const stopped = copyOver(from(), raw, {
      ...how,
      say: (line) => {
        if (line.startsWith('orders')) throw new Error('stopped');
      },
    });
    await expect(stopped).rejects.toThrow('stopped');
    if (process.env.TEST_DATABASE_URL) await expect(open()).rejects.toThrow(/is not finished/);
    await expect(copyOver(from(), raw, { ...how, source: 'another' })).rejects.toThrow(/of other data/);
    // As if the bar had been opened again in between.
    await sql`update recipes set position = position + 1 where id = 'bar-negroni'`.execute(from());
    await expect(copyOver(from(), raw, how)).rejects.toThrow(/recipes differs in 1 of \d+ rows: the data have changed/);
    await sql`update recipes set position = position - 1 where id = 'bar-negroni'`.execute(from());
    await sql`delete from orders where id = ${placed[0]}`.execute(raw);
    await expect(copyOver(from(), raw, how)).rejects.toThrow(/orders differs in 1/);
    await raw.destroy();
  });

  it('is refused where there is anything', async () => {
    const { raw } = await emptyPostgres();
    await sql`create table somebodys (id text primary key)`.execute(raw);
    await expect(copyOver(from(), raw, how)).rejects.toThrow(/is not empty/);
    await raw.destroy();
  });
});
