import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { openDatabase } from './database.ts';

const DAY = "created_at >= '2026-03-14'";
const OPEN = "status in ('PENDING', 'IMMEDIATE', 'IN_PROGRESS')";
const WAITING = "status in ('PENDING', 'IMMEDIATE')";

it.each([
  ['those that are open', `shop_id = 'a' and ${OPEN}`, ['orders_open']],
  [
    'those for the counter',
    `shop_id = 'a' and (${OPEN} or (status = 'COMPLETED' and ${DAY}))`,
    ['orders_open', 'orders_by_shop'],
  ],
  ['open ones of all shops', `status = 'IN_PROGRESS' and ${OPEN}`, ['orders_open']],
  ['queues', `shop_id in ('a', 'b') and ${WAITING} group by shop_id`, ['orders_waiting']],
  [
    'a ticket',
    `(id = 'a' or (ticket_id = 'a' and ticket_id <> id)) and shop_id = 'a'`,
    ['sqlite_autoindex_orders_1', 'orders_by_ticket'],
  ],
  ['several by id', `shop_id = 'a' and id in ('a', 'b', 'c')`, ['sqlite_autoindex_orders_1']],
  [
    'the days of a list',
    `shop_id = 'a' and day between 'a' and 'b' order by day, day_number`,
    ['sqlite_autoindex_orders_2'],
  ],
])('finds %s by an index that begins with few orders', async (_, condition, indexes) => {
  const db = await openDatabase(':memory:');
  const { rows } = await sql
    .raw<{ detail: string }>(`explain query plan select shop_id, ticket_id from orders where ${condition}`)
    .execute(db);
  expect(rows.flatMap(({ detail }) => /INDEX (\w{5,})/.exec(detail)?.[1] ?? [])).toEqual(indexes);
  await db.destroy();
});

it('finds the names of some kiosks by their codes', async () => {
  const db = await openDatabase(':memory:');
  const { rows } = await sql
    .raw<{ detail: string }>(
      `explain query plan select name from kiosk_instances where shop_id = 'a' and name <> '' and join_code in ('a', 'b')`,
    )
    .execute(db);
  expect(rows[0]?.detail).toContain('sqlite_autoindex_kiosk_instances_1');
  await db.destroy();
});

it.each(['recipes', 'master_recipes'])('finds thirty drinks of a long menu (%s) by their ids', async (table) => {
  const ids = Array.from({ length: 30 }, (_, n) => `'${n}'`).join();
  const db = await openDatabase(':memory:');
  const { rows } = await sql
    .raw<{ detail: string }>(`explain query plan select recipe from ${table} where shop_id = 'a' and id in (${ids})`)
    .execute(db);
  expect(rows[0]?.detail).toContain(`sqlite_autoindex_${table}_1`);
  await db.destroy();
});

it('tells of each index of its tables, so that a new one is not taken for the smallest', async () => {
  const db = await openDatabase(':memory:');
  const { rows: told } = await sql<{ tbl: string; idx: string }>`select tbl, idx from sqlite_stat1
    where tbl not like 'kysely%' order by tbl, idx`.execute(db);
  const tables = [...new Set(told.map(({ tbl }) => tbl))];
  const { rows: there } = await sql<{ tbl: string; idx: string }>`select tbl_name as tbl, name as idx from sqlite_schema
    where type = 'index' and tbl_name in (${sql.join(tables)}) order by tbl, idx`.execute(db);
  expect(tables).not.toEqual([]);
  expect(told).toEqual(there);
  await db.destroy();
});
