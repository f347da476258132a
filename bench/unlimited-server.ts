/**
 * The product's server over a database file of its own, without rate limits, so that one client can stand for a
 * thousand guests. Prints the join code.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '../src/server/app.ts';
import { readConfig } from '../src/server/config.ts';
import { createServices } from '../src/server/create-services.ts';
import { openDatabase } from '../src/server/db/database.ts';
import { NO_LIMITS } from '../src/server/http/limits.ts';
import { listInstances } from '../src/server/repos/kiosks.repo.ts';
import { seed } from '../src/server/seed/seed.ts';

const config = readConfig(process.env);
const db = await openDatabase(config.DATABASE_URL ?? join(config.DATA_DIR, 'bench.db'));
const services = {
  ...createServices(config, db, new TextEncoder().encode('only for measuring, never for keeping')),
  limits: NO_LIMITS,
};
await seed(services);
// Serves the pages too, if they are built.
const webRoot = join(import.meta.dirname, '../dist/web');
const app = await buildApp(services, existsSync(join(webRoot, 'index.html')) ? { webRoot } : {});
const codes = (await listInstances(db)).map(({ shopId, joinCode }) => [shopId, joinCode]);
writeFileSync(join(config.DATA_DIR, 'codes.json'), JSON.stringify(Object.fromEntries(codes)));
await app.listen({ port: config.PORT, host: '127.0.0.1' });
process.once(
  'SIGTERM',
  () =>
    void app
      .close()
      .then(() => db.destroy())
      .then(() => process.exit(0)),
);
