/**
 * How long a guest takes from opening the join link to the placed order, for each of the experiences: at human
 * speed (modelled in human-hand.ts), on a phone's viewport, with the product's own delays and animations, all in the
 * page's own time, so that the machine's does not matter (virtual-time.ts). To it comes the loading of the first
 * screen, as long as it may take. 200 guests each, every other one in Chinese; `--guests=20` has fewer, `--quick` one,
 * `--from=50` begins with the fifty-first, `--only=mbti,five-mui` selects experiences, `--steps` prints each press,
 * `--real` plays in real time, to compare.
 * Every median must be below 80 s, and nobody above 100 s.
 * Source: docs/behaviour/experiences/README.md "Common rules"; docs/performance.md "A guest's time".
 */
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import type { Browser } from 'playwright-core';
import { launchChromium, PHONE } from '../e2e/browser.ts';
import { PLAYS } from '../e2e/screens/plays.ts';
import { startServer, type RunningServer } from '../e2e/server.ts';
import { seeded } from '#test/seeded.ts';
import { createHumanHand, type Spent } from './human-hand.ts';
import { isQuick } from './load.ts';
import { launchForVirtualTime, openInVirtualTime, Owed, realClock } from './virtual-time.ts';

const MEDIAN_S = 80;
const SLOWEST_S = 100;
/** On a slow phone and network at most, which bench/lighthouse.ts measures; the page's own time does not know it. */
const LOADING_S = 2;
const option = (name: string) => process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];
const GUESTS = isQuick ? 1 : Number(option('guests') ?? 200);
/** The first of them, to go on where another run has ended: others make other choices. */
const FIRST = Number(option('from') ?? 0);
/** Steps between the tempos of two guests: the part of a golden section, without a common divisor. */
const APART = [...Array(GUESTS).keys()]
  .map((step) => step + Math.ceil(GUESTS * 0.618))
  .find((step) => isCoprime(step))!;
const TYPES = option('only')?.split(',') ?? Object.keys(PLAYS);
const HAS_STEPS = process.argv.includes('--steps');
const IS_REAL = process.argv.includes('--real');
/** Guests of each type who share a server: no more than a night's. */
const A_NIGHT = 20;

interface Taken extends Spent {
  type: string;
  isChinese: boolean;
  /** Virtual, from the join link to the order. */
  seconds: number;
}

const taken: Taken[] = [];
const started = performance.now();
// One each: frames of two pages of a browser get in each other's way.
const browsers = await Promise.all(
  IS_REAL ? [launchChromium()] : Array.from({ length: availableParallelism() }, () => launchForVirtualTime()),
);
try {
  for (let first = 0; first < GUESTS; first += A_NIGHT) {
    const server = await startServer({ env: { TRUST_PROXY: '127.0.0.1' } });
    const guests = Array.from({ length: Math.min(A_NIGHT, GUESTS - first) }, (_, at) => FIRST + first + at);
    const waiting = guests.flatMap((guest) => TYPES.map((type) => ({ guest, type })));
    const playThem = async (browser: Browser) => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        taken.push(await playAgain(browser, server, next.type, next.guest));
    };
    await Promise.all(browsers.map(playThem)).finally(() => server.stop());
  }
} finally {
  await Promise.all(browsers.map((browser) => browser.close()));
}

const minutes = (performance.now() - started) / 60_000;
console.log(`\npace: from the join link to the placed order (s), ${GUESTS} guests each, in ${minutes.toFixed(1)} min`);
console.log(`  ${'median, slowest'.padEnd(18)}  English        Chinese      of the median guest`);
const late: string[] = [];
for (const type of TYPES) {
  const own = taken.filter((each) => each.type === type).sort((a, b) => a.seconds - b.seconds);
  const median = own[Math.floor(own.length / 2)]!;
  const ofLanguage = (isChinese: boolean) => {
    const some = own.filter((each) => each.isChinese === isChinese);
    return [some[Math.floor(some.length / 2)], some.at(-1)].map((each) => at(each?.seconds ?? NaN)).join(' ');
  };
  const { seconds, reading, deciding, reaching, typing } = median;
  const rest = seconds - reading - deciding - reaching - typing;
  console.log(
    `  ${type.padEnd(18)} ${ofLanguage(false)}  ${ofLanguage(true)}  ${at(seconds)}: ${at(reading)} reading,` +
      ` ${at(deciding)} deciding, ${at(reaching)} reaching, ${at(typing)} typing, ${at(rest)} waiting`,
  );
  if (seconds >= MEDIAN_S || own.at(-1)!.seconds > SLOWEST_S) late.push(type);
}
if (late.length > 0) {
  console.error(`  not below ${MEDIAN_S} s, or somebody above ${SLOWEST_S} s: ${late.join(', ')}`);
  process.exit(1);
}

/**
 * Tempos of the guests in equal steps, from a fifth quicker than the average to a quarter slower, in another order for
 * each play, so that the median is that of an average guest; neighbours far apart, so that a run that was ended early
 * has seen quick and slow ones.
 */
function tempoOf(type: string, guest: number): number {
  const rank = ((guest - FIRST) * APART + Object.keys(PLAYS).indexOf(type)) % GUESTS;
  return 0.8 + (0.45 * (rank + 0.5)) / GUESTS;
}

/** With the number of guests. */
function isCoprime(step: number): boolean {
  for (let divisor = 2; divisor <= GUESTS; divisor += 1)
    if (GUESTS % divisor === 0 && step % divisor === 0) return false;
  return true;
}

/** Seeded choices: a play always gets the same guests, whatever else is run. */
function seedOf(type: string, guest: number): number {
  return guest * 9 + Object.keys(PLAYS).indexOf(type) + 1;
}

/** The same guest again where the browser hung, and told: the same choices take the same time. */
async function playAgain(from: Browser, server: RunningServer, type: string, guest: number): Promise<Taken> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await playOnce(from, server, type, guest);
    } catch (error) {
      if (tries === 3 || !(error instanceof Error && error.cause instanceof Owed)) throw error;
      console.log(`  again: ${error.message}, ${error.cause.message}`);
    }
  }
}

async function playOnce(from: Browser, server: RunningServer, type: string, guest: number): Promise<Taken> {
  const seed = seedOf(type, guest);
  const isChinese = seed % 2 === 0;
  const context = await from.newContext({
    ...PHONE,
    locale: isChinese ? 'zh-HK' : 'en-GB',
    // It works beside the page, in a time of its own.
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'x-forwarded-for': `10.0.${seed >> 8}.${seed & 255}` },
  });
  const { page, clock } = IS_REAL
    ? { page: await context.newPage(), clock: realClock() }
    : await openInVirtualTime(context);
  // On a machine that does much else; what a guest waits for is in the page's time.
  context.setDefaultTimeout(300_000);
  const tell = (step: string) => console.log(`${type.padEnd(18)} ${at(clock.seconds())} ${step}`);
  const { hand, spent } = createHumanHand(
    page,
    clock,
    seeded(seed * 0x9e3779b9),
    tempoOf(type, guest),
    isChinese,
    HAS_STEPS ? tell : () => undefined,
  );
  await page.goto(`${server.origin}/kiosk/live?joinCode=${server.codes[type]}`, { waitUntil: 'commit' });
  const failed = async (cause: unknown) => {
    const after = `not done after ${at(clock.seconds())} s`;
    // What it still waits for ends with it.
    await context.close();
    throw new Error(`${type}, guest ${seed}: ${after}`, { cause });
  };
  await PLAYS[type]!(
    page,
    hand,
    isChinese ? '阿寶' : 'Ada',
    isChinese ? '酸酸哋有氣，唔好太甜' : 'Sour and fizzy please',
  ).catch(failed);
  const seconds = clock.seconds() + (IS_REAL ? 0 : LOADING_S);
  tell(`ordered, ${isChinese ? 'zh-HK' : 'en'}, tempo ${tempoOf(type, guest).toFixed(2)}`);
  await context.close();
  return { type, isChinese, seconds, ...spent };
}

function at(seconds: number): string {
  return seconds.toFixed(1).padStart(5);
}
