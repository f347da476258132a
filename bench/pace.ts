/**
 * How long a guest takes from opening the join link to the placed order, for each of the experiences: at human
 * speed (modelled in human-hand.ts), on a phone's viewport, with the product's own delays and animations in real time.
 * They run in parallel, five guests one after another, every other one in Chinese; `--quick` has one,
 * `--only=mbti,five-mui` selects experiences, `--steps` prints each press. The median must be at most 90 s.
 * Source: docs/behaviour/experiences/README.md "Common rules".
 */
import { performance } from 'node:perf_hooks';
import type { Browser } from 'playwright-core';
import { launchChromium, PHONE } from '../e2e/browser.ts';
import { PLAYS } from '../e2e/screens/plays.ts';
import { startServer } from '../e2e/server.ts';
import { seeded } from '#test/seeded.ts';
import { createHumanHand, type Spent } from './human-hand.ts';
import { isQuick } from './load.ts';

const TARGET_S = 90;
const GUESTS = isQuick ? 1 : 5;
const ONLY = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const TYPES = ONLY?.split(',') ?? Object.keys(PLAYS);
const HAS_STEPS = process.argv.includes('--steps');
/** Timeout of a guest. */
const PATIENCE_S = 240;

interface Taken extends Spent {
  type: string;
  seconds: number;
}

const server = await startServer();
const browser = await launchChromium();
const taken: Taken[] = [];
try {
  for (let guest = 0; guest < GUESTS; guest += 1)
    taken.push(...(await Promise.all(TYPES.map((type) => playOnce(browser, type, guest)))));
} finally {
  await browser.close();
  await server.stop();
}

console.log(`\npace: from the join link to the placed order, ${GUESTS} guest${GUESTS > 1 ? 's' : ''} each (s)`);
const medians = TYPES.map((type) => {
  const own = taken.filter((each) => each.type === type).sort((a, b) => a.seconds - b.seconds);
  return { ...own[Math.floor(own.length / 2)]!, slowest: own.at(-1)!.seconds };
});
for (const { type, seconds, slowest, reading, deciding, reaching, typing } of medians) {
  const human = reading + deciding + reaching + typing;
  console.log(
    `  ${type.padEnd(18)} ${at(seconds)} median, ${at(slowest)} slowest; of the median ${at(reading)} reading,` +
      ` ${at(deciding)} deciding, ${at(reaching)} reaching, ${at(typing)} typing, ${at(seconds - human)} waiting`,
  );
}
const slowest = medians.toSorted((a, b) => b.seconds - a.seconds)[0]!;
console.log(`  the slowest: ${slowest.type}, ${at(slowest.seconds)} s of ${TARGET_S}`);
if (slowest.seconds > TARGET_S) process.exit(1);

/**
 * Tempos of the guests in equal steps, from a fifth quicker than the average to a quarter slower, in another order for
 * each play, so that the median is that of an average guest.
 */
function tempoOf(type: string, guest: number): number {
  const rank = (guest * 2 + Object.keys(PLAYS).indexOf(type)) % GUESTS;
  return 0.8 + (0.45 * (rank + 0.5)) / GUESTS;
}

/** Seeded choices: a play always gets the same guests, whatever else is run. */
function seedOf(type: string, guest: number): number {
  return guest * 9 + Object.keys(PLAYS).indexOf(type) + 1;
}

async function playOnce(from: Browser, type: string, guest: number): Promise<Taken> {
  const seed = seedOf(type, guest);
  const isChinese = seed % 2 === 0;
  const context = await from.newContext({ ...PHONE, locale: isChinese ? 'zh-HK' : 'en-GB' });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const started = performance.now();
  const tell = (step: string) => console.log(`${type.padEnd(18)} ${at((performance.now() - started) / 1000)} ${step}`);
  const { hand, spent } = createHumanHand(
    page,
    seeded(seed * 0x9e3779b9),
    tempoOf(type, guest),
    isChinese,
    HAS_STEPS ? tell : () => undefined,
  );
  await page.goto(`${server.origin}/kiosk/live?joinCode=${server.codes[type]}`);
  const impatience = setTimeout(() => void context.close(), PATIENCE_S * 1000);
  await PLAYS[type]!(
    page,
    hand,
    isChinese ? '阿寶' : 'Ada',
    isChinese ? '酸酸哋有氣，唔好太甜' : 'Sour and fizzy please',
  ).catch((error: unknown) => {
    throw new Error(`${type}, guest ${seed}: not done after ${at((performance.now() - started) / 1000)} s`, {
      cause: error,
    });
  });
  clearTimeout(impatience);
  const seconds = (performance.now() - started) / 1000;
  tell('ordered');
  await context.close();
  return { type, seconds, ...spent };
}

function at(seconds: number): string {
  return seconds.toFixed(1).padStart(5);
}
