/** Compares the product with a floor: both are measured in turn, again and again, so that a busy moment hits both. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { isQuick, load, report, type Load, type Shot } from './load.ts';

export interface Contender {
  port: number;
  shot: (n: number) => Shot;
  /** Of the server, where its processor time is compared too. */
  pid?: number;
  /** Before each load: what makes it this contender, where both are one server. */
  prepare?: () => Promise<unknown>;
}
export interface Spread {
  median: number;
  min: number;
  max: number;
}
/** Figures of one comparison, by name. */
export type Figures = Record<string, Spread>;

/** Linux counts processor time in hundredths of a second, whatever its own clock. */
const CLOCK_TICK_MS = 10;
const ROUNDS = isQuick ? 3 : 5;
const SECONDS = isQuick ? 0.4 : 2;
/**
 * Before the first round, until the code that runs often is compiled. The product has more of it than a floor has: of
 * some 3,000 orders each thousand was answered faster than the one before.
 */
const WARM_UP_SECONDS = { floor: isQuick ? 0.5 : 1, product: 3 };

export const spread = (values: readonly number[]): Spread => {
  const sorted = values.toSorted((a, b) => a - b);
  const round = (value = 0) => Math.round(value * 1000) / 1000;
  return { median: round(sorted[Math.floor(sorted.length / 2)]), min: round(sorted[0]), max: round(sorted.at(-1)) };
};

/**
 * Interleaved rounds at each number of connections.
 * @param others further floors the product is compared with
 * @throws if any request fails
 */
export async function compare(
  name: string,
  product: Contender,
  floor: Contender,
  {
    others = {},
    connections = [16, 64],
    roundCount = ROUNDS,
    seconds = SECONDS,
  }: {
    others?: Record<string, Contender>;
    connections?: readonly number[];
    roundCount?: number;
    /** Of a load. */
    seconds?: number;
  } = {},
): Promise<Figures> {
  const figures: Figures = {};
  const all = Object.entries({ floor, product, ...others });
  for (const count of connections) {
    const rounds: Record<string, Load>[] = [];
    const processor: number[] = [];
    for (let round = -1; round < roundCount; round++) {
      const measured: Record<string, Load> = {};
      const spent: Record<string, number> = {};
      for (const [who, { port, shot, pid, prepare }] of all) {
        await prepare?.();
        const before = processorMs(pid);
        const warmUp = who === 'product' && count === connections[0] ? WARM_UP_SECONDS.product : WARM_UP_SECONDS.floor;
        measured[who] = await load(port, shot, { connections: count, seconds: round < 0 ? warmUp : seconds });
        const { failed, failures, answered } = measured[who];
        spent[who] = (processorMs(pid) - before) / answered;
        if (failed > 0) throw new Error(`${name}: ${failed} requests to ${who} failed: ${JSON.stringify(failures)}.`);
      }
      if (round < 0) continue;
      rounds.push(measured);
      processor.push(spent.floor! / spent.product!);
    }
    const at = (what: string) => `${name}, ${count} connections: ${what}`;
    const each = (of: (measured: Record<string, Load>) => number) => spread(rounds.map(of));
    figures[at('ratio')] = each((one) => one.product!.perSecond / one.floor!.perSecond);
    figures[at('ratio of p99')] = each((one) => one.product!.p99Ms / one.floor!.p99Ms);
    if (product.pid && floor.pid) figures[at('the floor’s processor time beside ours')] = spread(processor);
    for (const other of Object.keys(others))
      figures[at(`ratio to ${other}`)] = each((one) => one.product!.perSecond / one[other]!.perSecond);
    for (const [who] of all) figures[at(`${who} a second`)] = each((one) => one[who]!.perSecond);
    for (const [who] of all) figures[at(`${who} p99 ms`)] = each((one) => one[who]!.p99Ms);
  }
  return figures;
}

/** Of a process and its threads since it started; 0 without one. Milliseconds. */
function processorMs(pid: number | undefined): number {
  if (pid === undefined) return 0;
  const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) | /);
  return (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK_MS;
}

/** One flush of a page to the disk of the temporary folder. Milliseconds. */
export function fsyncMs(): Spread {
  const path = join(tmpdir(), `bench-fsync-${process.pid}`);
  const file = openSync(path, 'w');
  const times = Array.from({ length: 200 }, () => {
    writeSync(file, Buffer.alloc(4096));
    const started = performance.now();
    fdatasyncSync(file);
    return performance.now() - started;
  });
  closeSync(file);
  rmSync(path);
  return spread(times);
}

/**
 * Throughput below this share of the accepted one is a failure, if the best round of two runs in three is below it: what
 * else runs on a machine makes rounds slower, never faster. More than the floor's is not asked for: above it the disk
 * decides.
 */
const KEPT_SHARE = 0.8;
const RESULTS = join(import.meta.dirname, 'results');

/**
 * Prints the figures beside the accepted ones in bench/results; `--accept` makes them the accepted ones. Ends the
 * process with 1 if a ratio of throughput has fallen in two of three runs.
 */
export async function judge(name: string, measure: () => Promise<Figures>): Promise<void> {
  const file = join(RESULTS, `${name}.json`);
  const accepted = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { figures: Figures }).figures : {};
  const hasFallen = (figures: Figures) =>
    Object.entries(figures).filter(
      ([key, { max }]) => isThroughputRatio(key) && max < KEPT_SHARE * Math.min(1, accepted[key]?.median ?? 0),
    );

  const fsync = fsyncMs();
  let figures = await measure();
  print(name, figures, accepted, fsync);
  if (process.argv.includes('--accept')) {
    mkdirSync(RESULTS, { recursive: true });
    const machine = {
      cpu: cpus()[0]?.model ?? '',
      cores: availableParallelism(),
      node: process.version,
      fsyncMs: fsync,
    };
    writeFileSync(file, `${JSON.stringify({ machine, figures }, undefined, 2)}\n`);
    return;
  }
  for (let fallen = 0, run = 1; hasFallen(figures).length > 0; run++) {
    if (++fallen === 2) {
      console.log(
        `${name} has fallen: ${hasFallen(figures)
          .map(([key]) => key)
          .join('; ')}`,
      );
      process.exit(1);
    }
    figures = await measure();
    print(`${name}, run ${run + 1}`, figures, accepted, fsync);
    if (hasFallen(figures).length === 0 && run < 2) figures = await measure();
  }
}

const isThroughputRatio = (key: string): boolean => /: ratio( to .*)?$/.test(key);

function print(name: string, figures: Figures, accepted: Figures, fsync: Spread): void {
  const shown = ({ median, min, max }: Spread) => `${median} (${min} to ${max})`;
  report(name, {
    'flush of a page, ms': shown(fsync),
    ...Object.fromEntries(
      Object.entries(figures).map(([key, one]) => [
        key,
        shown(one) + (accepted[key] && isThroughputRatio(key) ? `, accepted ${accepted[key].median}` : ''),
      ]),
    ),
  });
}
