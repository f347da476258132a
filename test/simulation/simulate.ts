/** One seed: a short evening in a bar where everything goes wrong, and what must hold all the same. Source: docs/simulation.md. */
import { barImage, BARS, STARTS_AT, type BarImage } from './database/bar-image.ts';
import { judgeEnd } from './judge/judge-end.ts';
import { createLedger } from './judge/ledger.ts';
import { runBridgeMachine } from './callers/machine.ts';
import { createNetwork } from './callers/network.ts';
import { createPhone } from './callers/phone.ts';
import { createProgram } from './callers/program.ts';
import { createRandom } from './time/random.ts';
import { createScheduler } from './time/scheduler.ts';
import { createServer, type Mistake } from './simulated-server.ts';
import { createStaff } from './callers/staff.ts';
import type { Stage } from './stage.ts';
import { sqliteStore, type Store } from './database/store.ts';
import { createTrace } from './time/trace.ts';
import { createWatch } from './judge/watch.ts';

export interface Options {
  seed: number;
  openStore?: (image: BarImage) => Promise<Store> | Store;
  mistake?: Mistake;
  /** Whatever the seed says: more happens in a long evening. */
  isLong?: boolean;
  /** Is given every line of the trace. */
  print?: (line: string) => void;
}

export interface Outcome {
  seed: number;
  hash: string;
  bar: string;
  /** Why the seed fails; undefined: all held. */
  broken: string | undefined;
  last: readonly string[];
  figures: { steps: number; answers: number; orders: number; pours: number; crashes: number; faults: number };
}

const MINUTE_MS = 60_000;
/** The server may stand still for most of a minute, and again. Milliseconds. */
const JUDGED_WITHIN_MS = 10 * MINUTE_MS;
/** Of the evenings: most are short, so that there can be many. */
const LONG = 0.05;
const ASLEEP = 0.2;
/** At most until all is calm: past the next attempt of any phone, and the time of any job. */
const CALM_MS = 100_000;

export async function simulate({
  seed,
  openStore = sqliteStore,
  mistake,
  isLong = false,
  print,
}: Options): Promise<Outcome> {
  const random = createRandom(seed);
  const kind = random.pick(BARS);
  const image = await barImage(kind);
  const scheduler = createScheduler(STARTS_AT);
  const trace = createTrace(scheduler.now, print);
  const ledger = createLedger();
  const store = await openStore(image);
  const onError = (cause: unknown) => ledger.fail(`the server failed: ${String((cause as Error)?.stack ?? cause)}`);
  const watch = createWatch(store, ledger, scheduler.now, () => upSince);
  let answers = 0;
  let crashes = 0;
  let isOpen = true;
  let atWork = 0;
  let upSince = scheduler.now();
  const shared = {
    kind,
    image,
    scheduler,
    random,
    ledger,
    known: { orders: [] },
    isOpen: () => isOpen,
    note: trace.note,
  };
  const program = kind === 'program' ? createProgram(shared, watch) : undefined;
  const server = createServer({ image, store, scheduler, random, mistake, onError, beside: program?.drive });

  const network = createNetwork({
    server,
    scheduler,
    random,
    trace,
    badness: random.pick([0, 0.05, 0.2, 0.4]),
    onAnswer: (...answered) => {
      answers++;
      ledger.onAnswer(...answered);
    },
  });
  const stage: Stage = {
    ...shared,
    network,
    begin: (work) => {
      atWork++;
      work
        .catch((cause: unknown) => ledger.fail(`a simulation fails: ${(cause as Error).stack}`))
        .finally(() => atWork--);
    },
  };

  const settled = async () => {
    await watch.look();
    if (ledger.broken !== undefined) throw new Error(ledger.broken);
  };
  const crash = async () => {
    trace.note('the server is killed');
    crashes++;
    await server.crash();
    await scheduler.sleep(random.between(100, 20_000));
    upSince = scheduler.now();
    await server.start();
    trace.note('the server is there again');
  };

  /** As a laptop that was closed: everything that was due meanwhile happens afterwards. */
  const sleep = () => {
    const ms = random.pick([40_000, 40 * MINUTE_MS, 7 * 60 * MINUTE_MS]);
    scheduler.jump(ms);
    closesAt += ms;
    trace.note(`everything has slept for ${ms / 1000} s`);
  };

  const off = new AbortController();
  const openMs = random.chance(LONG) || isLong ? 60_000 : random.between(8, 28) * 1000;
  let closesAt = STARTS_AT + openMs;
  try {
    stage.begin(server.start());
    await scheduler.runUntil(() => STARTS_AT, settled);
    const phones = Array.from({ length: random.between(2, 3) }, (_, n) => createPhone(stage, n));
    const staff = Array.from({ length: random.between(1, 2) }, (_, n) => createStaff(stage, n));
    for (const one of [...phones, ...staff]) stage.begin(one.run());
    if (program) stage.begin(program.run());
    image.machines.forEach((_, n) => stage.begin(runBridgeMachine(stage, n, off.signal)));
    for (let n = random.pick([0, 0, 0, 1, 1, 2]); n > 0; n--)
      scheduler.after(random.between(0, openMs), () => server.isUp() && stage.begin(crash()));

    if (random.chance(ASLEEP)) scheduler.after(random.between(0, openMs), sleep);

    await scheduler.runUntil(() => closesAt, settled);
    isOpen = false;
    network.heal();
    const closedAt = scheduler.now();
    const isCalm = () => atWork <= image.machines.length && network.underWay() === 0 && !watch.isBusy();
    await scheduler.runUntil(() => (isCalm() ? scheduler.now() - 1 : closedAt + CALM_MS), settled);
    off.abort();
    let isJudged = false;
    stage.begin(judgeEnd(stage, { phones, staff, watch }).then(() => void (isJudged = true)));
    const calmAt = scheduler.now();
    await scheduler.runUntil(() => calmAt + (isJudged ? MINUTE_MS : JUDGED_WITHIN_MS), settled);
    program?.judge();
    if (!isJudged) ledger.fail('the end could not be read');
  } catch (cause) {
    ledger.fail((cause as Error).stack ?? String(cause));
  } finally {
    off.abort();
    await server.stop();
  }
  if (ledger.broken !== undefined) trace.note(`BROKEN: ${ledger.broken}`);
  const { length: pours } = [...ledger.pours];
  const faults = Object.values(network.faults).reduce((total, one) => total + one, 0);
  const orders = ledger.wishes.size;
  const figures = { steps: scheduler.steps(), answers, orders, pours, crashes, faults };
  return { seed, hash: trace.hash(), bar: kind, broken: ledger.broken, last: trace.last(), figures };
}
