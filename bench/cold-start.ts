/**
 * Time from the command to a healthy answer, once built, compared with a bare node:http server. The first start seeds
 * the database; later ones find it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, isQuick, report, startProgram, stopProgram } from './load.ts';

const runs = isQuick ? 3 : 7;

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

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
  floor.push(await startUp(['bench/floor-server.mjs'], {}, '/'));
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
// Two seconds; on a busy machine, increased in proportion to the reference server.
if (median(later) > Math.max(2000, 25 * median(floor))) process.exit(1);
