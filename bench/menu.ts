/** The guests' menu, compared with a bare server that sends the same bytes precompressed. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import http from 'node:http';
import { freePort, isQuick, load, report, startProgram, stopProgram } from './load.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-menu-'));
const size = { connections: 32, seconds: isQuick ? 3 : 10 };

const ourPort = await freePort();
const ours = await startProgram(
  ['--import', 'tsx', 'bench/unlimited-server.ts'],
  { PORT: String(ourPort), DATA_DIR: folder, ADMIN_PASSWORD: 'for-the-bench', DEMO_OWNER_PASSWORD: 'for-the-bench' },
  `http://127.0.0.1:${ourPort}/api/health`,
);
const code = (JSON.parse(readFileSync(join(folder, 'codes.json'), 'utf8')) as Record<string, string>)['demo-bar'] ?? '';
const shot = { path: '/api/admin/shops/demo-bar/recipes', headers: { 'x-join-code': code, 'accept-encoding': 'br' } };

const bytes = await new Promise<Buffer>((done) => {
  http.get({ host: '127.0.0.1', port: ourPort, ...shot }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => done(Buffer.concat(chunks)));
  });
});
writeFileSync(join(folder, 'menu.br'), bytes);
const floorPort = await freePort();
const floor = await startProgram(
  ['bench/floor-server.mjs'],
  { PORT: String(floorPort), FLOOR_BYTES: join(folder, 'menu.br') },
  `http://127.0.0.1:${floorPort}/`,
);

await load(floorPort, () => shot, { ...size, seconds: 1 });
const bare = await load(floorPort, () => shot, size);
await load(ourPort, () => shot, { ...size, seconds: 1 });
const product = await load(ourPort, () => shot, size);

report('menu (49 drinks, compressed, 32 connections)', {
  'bytes on the wire': bytes.length,
  'floor, menus a second': bare.perSecond,
  'product, menus a second': product.perSecond,
  'ratio floor / product': bare.perSecond / product.perSecond,
  'product p50 ms': product.p50Ms,
  'product p99 ms': product.p99Ms,
  failed: bare.failed + product.failed,
});
await Promise.all([stopProgram(floor.child), stopProgram(ours.child)]);
rmSync(folder, { recursive: true });
if (product.failed > 0) process.exit(1);
