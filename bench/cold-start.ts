/**
 * Time from the command to a healthy answer, once built, compared with a bare node:http server. The first start seeds
 * the database; later ones find it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, report, startProgram, stopProgram } from './load.ts';

const runs = 5;
/** Of the bare server on two cores that nothing else uses. */
const QUIET_FLOOR_MS = 75;
/** Above this factor a start has become slower, not the machine. */
const MARGIN = 1.25;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function startUp(args: string[], env: Record<string, string>, path: string): Promise<number> {
  const port = await freePort();
  const { child, ms } = await startProgram(
    args,
    { PORT: String(port), LOG_LEVEL: 'silent', ...env },
    `http://127.0.0.1:${port}${path}`,
  );
  await stopProgram(child);
  return ms;
}

const floor: number[] = [];
const first: number[] = [];
const later: number[] = [];
for (let i = 0; i < runs; i++) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'bench-start-'));
  floor.push(await startUp(['bench/servers/floor-server.mjs'], {}, '/'));
  first.push(await startUp(['scripts/start.mjs'], { DATA_DIR }, '/api/health'));
  later.push(await startUp(['scripts/start.mjs'], { DATA_DIR }, '/api/health'));
  rmSync(DATA_DIR, { recursive: true });
}

report(`cold-start (median of ${runs})`, {
  'floor, ms': median(floor),
  'first start with the demo bar, ms': median(first),
  'later start, ms': median(later),
  'ratio later / floor': median(later) / median(floor),
});
/** As on a quiet machine, at best: a busy one is slow in proportion to the reference server started just before. */
const atBest = (all: readonly number[]): number =>
  Math.min(...all.map((ms, i) => ms / Math.max(1, floor[i]! / QUIET_FLOOR_MS)));
// Half a second, and one for the first start.
if (atBest(later) > 500 * MARGIN || atBest(first) > 1000 * MARGIN) process.exit(1);
