import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Db } from '../db/database.ts';
import { openOrders } from './state-figures.repo.ts';

let db: Db;
beforeAll(async () => void (db = await openDatabase(':memory:')));
afterAll(() => db.destroy());

it('reads open orders by the index that has no others', async () => {
  const plan = sql.raw<{ detail: string }>(`explain query plan ${openOrders(db).compile().sql}`);
  const { rows } = await plan.execute(db);
  expect(rows.map(({ detail }) => detail)).toEqual([
    expect.stringContaining('COVERING INDEX orders_open'),
    'USE TEMP B-TREE FOR GROUP BY',
  ]);
});
