/**
 * The product's server over a database of its own. Every rate limit is counted and none refuses, so that one client can
 * stand for a thousand guests. BENCH_ORDERS and BENCH_KIOSKS fill the bar; BENCH_PENDING adds orders that wait;
 * BENCH_AT_ONCE lets the house release every new order at once; with BENCH_MADE a drink takes a moment, as if the bar
 * kept up; BENCH_SYNCHRONOUS=normal leaves SQLite's flush to chance, for bench/flushed.ts. SIGUSR2 collects garbage. BENCH_STALLS names a file
 * for what held the event loop up. Writes the join codes to codes.json.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { buildApp } from '../../src/server/app.ts';
import { readConfig } from '../../src/server/config.ts';
import { createServices } from '../../src/server/create-services.ts';
import { openDatabase } from '../../src/server/db/database.ts';
import { createLimits, type Limits, type Rule } from '../../src/server/http/limits/limits.ts';
import { listInstances } from '../../src/server/repos/kiosk/kiosks.repo.ts';
import { saveOrderDefaults } from '../../src/server/repos/shop/shops.repo.ts';
import { seed } from '../../src/server/seed/seed.ts';
import { keepHeapSmall } from '../../src/server/small-heap.ts';
import { watchStalls } from './watch-stalls.ts';
import { fillBigShop, fillPending } from './big-shop.ts';

/** Counted as ever, and never reached. */
function withoutRefusals(limits: Limits): Limits {
  // Made for this call: changed, they cost the product nothing that it does not do.
  const raised = (rules: Rule[]) => {
    for (const rule of rules) rule.max = Infinity;
    return rules;
  };
  return {
    waiting: { shop: Number.MAX_SAFE_INTEGER, device: Number.MAX_SAFE_INTEGER },
    take: (...rules) => limits.take(...raised(rules)),
    reserve: (...rules) => limits.reserve(...raised(rules)),
    exceeded: (...rules) => limits.exceeded(...raised(rules)),
    count: limits.count,
    add: limits.add,
  };
}

const wanted = (name: string) => Number(process.env[name] ?? 0);

keepHeapSmall();
void serve(readConfig(process.env));

async function serve(config: ReturnType<typeof readConfig>): Promise<void> {
  const db = await openDatabase(config.DATABASE_URL ?? join(config.DATA_DIR, 'bench.db'));
  if (process.env.BENCH_SYNCHRONOUS === 'normal') await sql`pragma synchronous = normal`.execute(db);
  const services = createServices(config, db, new TextEncoder().encode('only for measuring, never for keeping'));
  services.limits = withoutRefusals(createLimits(services.clock));
  await seed(services);
  const [orders, kiosks] = [wanted('BENCH_ORDERS'), wanted('BENCH_KIOSKS')];
  if (orders > 0 || kiosks > 0) await fillBigShop(db, { recipes: 50, orders, kiosks });
  await fillPending(db, wanted('BENCH_PENDING'));
  if (process.env.BENCH_AT_ONCE) await saveOrderDefaults(db, 'demo-bar', { status: 'IMMEDIATE' }, '');
  // Serves the pages too, if they are built.
  const webRoot = join(process.cwd(), 'dist/web');
  const app = await buildApp(services, existsSync(join(webRoot, 'index.html')) ? { webRoot } : {});
  const active = (await listInstances(db)).filter(({ status }) => status === 'active');
  const codes = active.map(({ shopId, joinCode }) => [shopId, joinCode]);
  writeFileSync(join(config.DATA_DIR, 'codes.json'), JSON.stringify(Object.fromEntries(codes)));
  // As the product does it: what guests did is written every few seconds, while others order.
  const flushing = setInterval(() => void services.visits.flush(), 5000);
  const making = setInterval(() => {
    if (!process.env.BENCH_MADE) return;
    const completed_at = services.clock().toISOString();
    void db
      .updateTable('orders')
      .set({ status: 'COMPLETED', completed_at })
      .where('status', '=', 'IN_PROGRESS')
      .execute();
  }, 100);
  process.on('SIGUSR2', () => (globalThis as { gc?: () => void }).gc?.());
  if (process.env.BENCH_STALLS) watchStalls(process.env.BENCH_STALLS);
  await app.listen({ port: config.PORT, host: '127.0.0.1' });
  process.once('SIGTERM', () => {
    clearInterval(flushing);
    clearInterval(making);
    void app
      .close()
      .then(() => services.visits.flush())
      .then(() => db.destroy())
      .then(() => process.exit(0));
  });
}
