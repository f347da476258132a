/** Migrates an SQLite file, and is killed within a step. `tsx die-migrating.ts FILE STEP` */
import { Kysely, Migrator } from 'kysely';
import { MIGRATIONS } from '../../src/server/db/migrate.ts';
import { openSqlite } from '../../src/server/db/sqlite.ts';

const [file = '', step = ''] = process.argv.slice(2);
const db = new Kysely<unknown>({ dialect: openSqlite(file).dialect });
const deadly = Object.entries(MIGRATIONS).map(([name, migration]) => [
  name,
  {
    up: async (tx: Kysely<unknown>) => {
      await migration.up(tx);
      if (name === step) process.kill(process.pid, 'SIGKILL');
    },
  },
]);
await new Migrator({
  db,
  provider: { getMigrations: () => Promise.resolve(Object.fromEntries(deadly) as typeof MIGRATIONS) },
}).migrateToLatest();
