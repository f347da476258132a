/** Orders per second through the whole product, compared with a bare server that commits one row each. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, isQuick, load, report, startProgram, stopProgram, type Shot } from './load.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-submit-'));
const connections = 32;
const seconds = isQuick ? 3 : 10;

const floorPort = await freePort();
const floor = await startProgram(
  ['bench/floor-server.mjs'],
  { PORT: String(floorPort), FLOOR_DB: join(folder, 'floor.db') },
  `http://127.0.0.1:${floorPort}/`,
);
const ourPort = await freePort();
const ours = await startProgram(
  ['--import', 'tsx', 'bench/unlimited-server.ts'],
  { PORT: String(ourPort), DATA_DIR: folder, ADMIN_PASSWORD: 'for-the-bench', DEMO_OWNER_PASSWORD: 'for-the-bench' },
  `http://127.0.0.1:${ourPort}/api/health`,
);
const code = (JSON.parse(readFileSync(join(folder, 'codes.json'), 'utf8')) as Record<string, string>)['demo-bar'] ?? '';

const order = (n: number): Shot => ({
  method: 'POST',
  path: '/api/admin/shops/demo-bar/submit-order',
  headers: {
    'x-device-id': `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    'x-join-code': code,
    'idempotency-key': `key-${n}`,
  },
  body: JSON.stringify({ targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada', kioskInstanceCode: code }),
});
let n = 0;
const next = () => order(n++);

await load(floorPort, next, { connections, seconds: 1 });
const bare = await load(floorPort, next, { connections, seconds });
await load(ourPort, next, { connections, seconds: 1 });
const product = await load(ourPort, next, { connections, seconds });

report('submit-order (SQLite, durable, 32 connections)', {
  'floor, orders a second': bare.perSecond,
  'product, orders a second': product.perSecond,
  'ratio floor / product': bare.perSecond / product.perSecond,
  'product p50 ms': product.p50Ms,
  'product p99 ms': product.p99Ms,
  failed: bare.failed + product.failed,
});
await Promise.all([stopProgram(floor.child), stopProgram(ours.child)]);
rmSync(folder, { recursive: true });
if (product.failed > 0) process.exit(1);
