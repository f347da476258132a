/**
 * What SQLite's planner is told of the tables: the plans of a large bar, in every bar, whatever it has. Left to itself it
 * takes a shop for ten orders, and reads a million of them to find the twenty that wait. Source: docs/decisions/0144.
 */
import type { DatabaseSyncInstance } from '@photostructure/sqlite';

/**
 * For each index how many rows are in it, and how many are alike in its first column, its first two, and so on, as in
 * https://www.sqlite.org/fileformat2.html#stat1tab. Hundreds of shops, of which one has most of a million orders, and ten
 * thousand kiosks, and the longest menus.
 */
const STATISTICS: Record<string, Record<string, string>> = {
  orders: {
    sqlite_autoindex_orders_1: '1000000 1',
    sqlite_autoindex_orders_2: '1000000 100000 1000 1',
    orders_by_shop: '1000000 100000 1',
    orders_by_device: '1000000 3 3 1',
    orders_by_remade: '1000 1',
    orders_by_ticket: '10000 2',
    orders_open: '400 40 15 1',
    orders_waiting: '200 20 1 1',
  },
  kiosk_instances: {
    sqlite_autoindex_kiosk_instances_1: '20000 1',
    kiosk_instances_by_shop: '20000 10000 1',
    kiosk_instances_by_batch: '2000 1000',
    kiosk_instances_deleted: '2000 10',
  },
  master_recipes: {
    sqlite_autoindex_master_recipes_1: '100000 1',
    master_recipes_by_shop: '100000 5000 1',
  },
  recipes: {
    sqlite_autoindex_recipes_1: '100000 1',
    recipes_by_shop: '100000 5000 1',
  },
  visits: {
    sqlite_autoindex_visits_1: '1000000 1',
    sqlite_autoindex_visits_2: '1000000 10000 300 1',
    visits_by_shop: '1000000 100000 1000',
    visits_with_device: '30000 1000',
  },
};

/** To be called when the tables are up to date. */
export function tellStatistics(database: DatabaseSyncInstance): void {
  const told = Object.entries(STATISTICS).flatMap(([table, indexes]) =>
    Object.entries(indexes).map(([index, numbers]) => [table, index, numbers]),
  );
  const [table] = database.prepare("select 1 from sqlite_schema where name = 'sqlite_stat1'").all();
  // Makes the table that they stand in; this one has a row.
  if (!table) database.exec('analyze kysely_migration_lock');
  const known = database.prepare('select tbl, idx, stat from sqlite_stat1').all() as Record<string, string>[];
  const isTold = told.every(([table, index, numbers]) =>
    known.some(({ tbl, idx, stat }) => tbl === table && idx === index && stat === numbers),
  );
  if (isTold) return;
  database.exec('begin');
  const forget = database.prepare('delete from sqlite_stat1 where tbl = ?');
  const tell = database.prepare('insert into sqlite_stat1 (tbl, idx, stat) values (?, ?, ?)');
  for (const table of Object.keys(STATISTICS)) forget.run(table);
  for (const one of told) tell.run(...(one as [string, string, string]));
  database.exec('commit');
  database.exec('analyze sqlite_schema');
}
