/**
 * `npm run simulate -- --seeds 1000 [--from N] [--engine sqlite|postgres]`, or `-- --seed 42 --trace` for one of them.
 * Seeds are shared out among processes, as many as there are cores. Source: docs/simulation.md.
 */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { simulate, type Outcome } from './simulate.ts';
import { openStoreOf, type EngineName } from './database/stores.ts';

/** Handed to a process at a time. */
const CHUNK = 2;
const SHOWN_STEPS = 40;
const HASHES_A_LINE = 6;

interface Chunk {
  from: number;
  to: number;
  engine: EngineName;
}

const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    engine: { type: 'string', default: 'sqlite' },
    trace: { type: 'boolean', default: false },
    processes: { type: 'string' },
  },
});
const engine: EngineName = values.engine === 'postgres' ? 'postgres' : 'sqlite';

if (process.send) work();
else if (values.seed !== undefined) await replay(Number(values.seed));
else await runAll(Number(values.from), Number(values.seeds ?? 1000));

/** As a child: seeds come in, what became of them goes out. */
function work(): void {
  process.on('message', ({ from, to, engine: name }: Chunk) => {
    void (async () => {
      for (let seed = from; seed < to; seed++) process.send?.(await simulate({ seed, openStore: openStoreOf(name) }));
      process.send?.('more');
    })();
  });
  process.send?.('more');
}

async function replay(seed: number): Promise<void> {
  const print = values.trace ? (line: string) => void process.stdout.write(`${line}\n`) : undefined;
  const outcome = await simulate({ seed, openStore: openStoreOf(engine), ...(print && { print }) });
  console.log(lineOf(outcome));
  if (outcome.broken !== undefined) fail([outcome]);
  process.exit();
}

async function runAll(from: number, count: number): Promise<void> {
  const startedAt = performance.now();
  const outcomes: Outcome[] = [];
  let next = from;
  const end = from + count;
  const processes = Math.min(Number(values.processes ?? availableParallelism()), Math.ceil(count / CHUNK));
  await Promise.all(
    Array.from({ length: processes }, () => {
      const child = fork(import.meta.filename, process.argv.slice(2));
      return new Promise<void>((done, failed) => {
        child.on('message', (said: Outcome | 'more') => {
          if (said !== 'more') {
            outcomes.push(said);
            return;
          }
          if (next >= end) {
            child.disconnect();
            return;
          }
          child.send({ from: next, to: Math.min(next + CHUNK, end), engine } satisfies Chunk);
          next += CHUNK;
        });
        child.on('exit', (code) => (code === 0 ? done() : failed(new Error(`A process ended with ${code}.`))));
      });
    }),
  );
  outcomes.sort((a, b) => a.seed - b.seed);
  const shown = count <= 1000 ? outcomes.length : 0;
  for (let at = 0; at < shown; at += HASHES_A_LINE)
    console.log(
      outcomes
        .slice(at, at + HASHES_A_LINE)
        .map(({ seed, hash }) => `${seed} ${hash}`)
        .join('  '),
    );
  const total = (name: keyof Outcome['figures']) => outcomes.reduce((sum, { figures }) => sum + figures[name], 0);
  const broken = outcomes.filter((one) => one.broken !== undefined);
  const all = createHash('sha256')
    .update(outcomes.map(({ hash }) => hash).join(''))
    .digest('hex')
    .slice(0, 16);
  console.log(
    `simulation on ${engine}, seeds ${from} to ${end - 1}: ${outcomes.length - broken.length} held, ${broken.length} broken, ` +
      `in ${Math.round((performance.now() - startedAt) / 1000)} s; ${total('answers')} answers, ${total('orders')} orders, ` +
      `${total('pours')} pours, ${total('crashes')} kills, ${total('faults')} faults of the network; hash of all ${all}`,
  );
  fail(broken);
}

function lineOf({ seed, hash, bar, figures }: Outcome): string {
  const counts = Object.entries(figures).map(([name, n]) => `${n} ${name}`);
  return `seed ${seed}, ${bar}: ${hash}, ${counts.join(', ')}`;
}

function fail(broken: readonly Outcome[]): void {
  for (const { seed, broken: why, last } of broken.slice(0, 3)) {
    console.error(`\nSEED ${seed} IS BROKEN: ${why}\nThe last steps:`);
    for (const line of last.slice(-SHOWN_STEPS)) console.error(line.slice(0, 400));
    console.error(`Again: npm run simulate -- --seed ${seed} --engine ${engine} --trace`);
  }
  if (broken.length > 0) console.error(`\nBroken seeds: ${broken.map(({ seed }) => seed).join(' ')}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}
