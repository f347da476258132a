/**
 * The built server as its next version might be, with one more migration. It takes a while, and asks of every new order
 * what this version does not know of.
 */
const { changeScripts } = require('../change-scripts.cjs');

const LATER = `"9999-later": { up: async (db) => {
  for (const text of [
    "create table later_days (day text primary key)",
    "alter table orders add column later_day text references later_days (day)",
    "select pg_sleep(1)",
  ]) await db.executeQuery({ sql: text, parameters: [], query: { kind: "RawNode" }, queryId: { queryId: text } });
} },`;

changeScripts((text) => text.replace('MIGRATIONS={', `MIGRATIONS={${LATER}`));
