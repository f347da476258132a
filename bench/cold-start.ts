/**
 * Time from the command to a healthy answer, once built, compared with a bare node:http server. The first start seeds
 * the database; later ones find it. And what the last one keeps of memory when it has nothing to do.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, report, startProgram, stopProgram } from './load.ts';
import { residentMb } from './servers/hot-servers.ts';

const runs = 5;
/** Of the bare server on two cores that nothing else uses. */
const QUIET_FLOOR_MS = 75;
/** Above this factor a start has become slower, not the machine. */
const MARGIN = 1.25;
/** A second after what a start needed is given back: `keepHeapSmall`. */
const IDLE_AFTER_MS = 10_000;
const IDLE_LIMIT_MB = 100;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @param also what is measured of the running program */
async function startUp(
  args: string[],
  env: Record<string, string>,
  path: string,
  also?: (pid: number) => Promise<void>,
): Promise<number> {
  const port = await freePort();
  const { child, ms } = await startProgram(
    args,
    { PORT: String(port), LOG_LEVEL: 'silent', ...env },
    `http://127.0.0.1:${port}${path}`,
  );
  await also?.(child.pid!);
  await stopProgram(child);
  return ms;
}

const floor: number[] = [];
const first: number[] = [];
const later: number[] = [];
let idleMb = 0;
const measureIdle = async (pid: number) => {
  await sleep(IDLE_AFTER_MS);
  idleMb = residentMb(pid);
};
for (let i = 0; i < runs; i++) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'bench-start-'));
  floor.push(await startUp(['bench/servers/floor-server.mjs'], {}, '/'));
  first.push(await startUp(['scripts/start.mjs'], { DATA_DIR }, '/api/health'));
  const also = i === runs - 1 ? measureIdle : undefined;
  later.push(await startUp(['scripts/start.mjs'], { DATA_DIR }, '/api/health', also));
  rmSync(DATA_DIR, { recursive: true });
}

report(`cold-start (median of ${runs})`, {
  'floor, ms': median(floor),
  'first start with the demo bar, ms': median(first),
  'later start, ms': median(later),
  'ratio later / floor': median(later) / median(floor),
  'memory when idle, MB': idleMb,
});
/** As on a quiet machine, at best: a busy one is slow in proportion to the reference server started just before. */
const atBest = (all: readonly number[]): number =>
  Math.min(...all.map((ms, i) => ms / Math.max(1, floor[i]! / QUIET_FLOOR_MS)));
// Half a second, and one for the first start.
if (atBest(later) > 500 * MARGIN || atBest(first) > 1000 * MARGIN || idleMb > IDLE_LIMIT_MB) process.exit(1);
