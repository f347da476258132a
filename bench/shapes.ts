/**
 * Shapes of objects (V8's hidden classes) that one request of the hot path leaves behind: each is kept until the next
 * whole collection, with whatever it points to, and every later use of such an object is looked up anew. A request that
 * was answered a thousand times before must make none. `--places` prints where they are made. Source: docs/decisions/0148.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, load, report, startProgram, stopProgram, type Shot } from './load.ts';
import { settingsOf } from './servers/hot-servers.ts';
import { approveShots, joinShot, menuShot, orderShots, ownOrdersShot, recommendShot } from './shots.ts';

/** Until what runs often is compiled. */
const WARM_UP_SECONDS = 2;
const SECONDS = 0.5;
/** At least, before and while it counts: four connections make 170 shapes as they open, and a slow disk takes 260 orders a second. */
const REQUESTS = 1500;
/** A request: a connection makes some when it opens, and code when it is compiled anew; one place makes 1. */
const MOST = 0.5;
/** What V8 writes for each new shape. */
const MADE = /^map,(Transition|Normalize|NormalizeCached|SlowToFast|ReplaceDescriptors|InitialMap),/;

const folder = mkdtempSync(join(tmpdir(), 'bench-shapes-'));
const log = join(folder, 'v8.log');
const port = await freePort();
const { child } = await startProgram(
  ['--log-maps', `--logfile=${log}`, '--no-logfile-per-isolate', 'dist/bench/unlimited-server.js'],
  { ...settingsOf(port, folder), BENCH_AT_ONCE: '1', BENCH_PENDING: '20000' },
  `http://127.0.0.1:${port}/api/health`,
);
const codes = JSON.parse(readFileSync(join(folder, 'codes.json'), 'utf8')) as Record<string, string>;
const code = codes['demo-bar'] ?? '';
const shots: Record<string, (n: number) => Shot> = {
  order: orderShots(code),
  menu: () => menuShot(code),
  join: () => joinShot(code),
  'own orders': (n) => ownOrdersShot(code, n),
  recommendation: (n) => recommendShot(code, n),
  approve: approveShots(),
};

const faults: string[] = [];
const figures: Record<string, number> = {};
for (const [name, shot] of Object.entries(shots)) {
  await load(port, shot, { connections: 4, seconds: WARM_UP_SECONDS, requests: REQUESTS });
  const before = linesOf(log).length;
  const { answered, failed } = await load(port, shot, { connections: 4, seconds: SECONDS, requests: REQUESTS });
  if (failed > 0) throw new Error(`${name}: ${failed} requests failed.`);
  const made = linesOf(log)
    .slice(before)
    .filter((line) => MADE.test(line));
  const each = Math.round((made.length / answered) * 1000) / 1000;
  figures[`${name}: shapes a request`] = each;
  if (each <= MOST) continue;
  faults.push(`${name} makes ${each} shapes a request`);
  if (process.argv.includes('--places')) printPlaces(made);
}
report('shapes', figures);
await stopProgram(child);
rmSync(folder, { recursive: true });
if (faults.length > 0) {
  console.log(`shapes: ${faults.join('; ')}`);
  process.exitCode = 1;
}

function linesOf(path: string): string[] {
  return readFileSync(path, 'latin1').split('\n');
}

/** Line and column of dist/bench/unlimited-server.js or its chunks, and the property that made the difference. */
function printPlaces(made: readonly string[]): void {
  const places = new Map<string, number>();
  for (const line of made) {
    const [, kind, , , , , ...place] = line.split(',');
    const name = `${kind} ${place.join(' ')}`;
    places.set(name, (places.get(name) ?? 0) + 1);
  }
  for (const [place, count] of [...places].sort(([, a], [, b]) => b - a).slice(0, 20))
    console.log(`  ${String(count).padStart(6)} ${place}`);
}
