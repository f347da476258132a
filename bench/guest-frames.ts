/**
 * How smoothly the guests' and the machine's screens move on a processor four times slower than this one: every frame from
 * each stop of the walks to the next, motion wanted, against a page on which a single square turns, in the same run. 60
 * frames a second are 16.7 ms each. `npm run bench guest-frames [-- --only=capsuleScreens]`; without a graphics card, and
 * beside other work, the floor says how much of a late frame is the machine's.
 */
import type { Browser, BrowserContext } from 'playwright-core';
import { launchChromium, PHONE } from '../e2e/browser.ts';
import { guestScreens, machineScreens, PLAY_SCREENS } from '../e2e/screens.ts';
import { startServer, type RunningServer } from '../e2e/server.ts';

const SLOWER = 4;
const FRAME_MS = 1000 / 60;
/** The middle frame may take no longer than this many of the floor's. */
const LIMIT = 1.1;
const FLOOR_MS = 3000;
const ONLY = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const WALKS = [guestScreens, machineScreens, ...PLAY_SCREENS].filter(
  ({ name }) => !ONLY || ONLY.split(',').includes(name),
);

type Recording = typeof globalThis & { movedFrames: number[] };

/** Notes how long every frame takes, in the page; until a page stands it is being loaded, not moved. */
const RECORDER = `
  globalThis.movedFrames = [];
  let last;
  requestAnimationFrame(function note(now) {
    if (last !== undefined && document.readyState === 'complete') movedFrames.push(now - last);
    last = now;
    requestAnimationFrame(note);
  });`;

const server = await startServer();
const browser = await launchChromium();
const floor = await turningSquare(browser);
console.log(`guest-frames (CPU ${SLOWER}x slower; ms a frame: median, p95, longest)`);
console.log(`  ${'floor: a turning square'.padEnd(24)} ${line(floor)}`);
let isSlow = false;
for (const walk of WALKS) {
  const frames = await framesOf(browser, server, walk);
  console.log(
    `  ${walk.name.padEnd(24)} ${line(frames)}, ${(at(frames, 0.5) / at(floor, 0.5)).toFixed(2)} times the floor`,
  );
  if (at(frames, 0.5) > Math.max(FRAME_MS, at(floor, 0.5)) * LIMIT) isSlow = true;
}
await browser.close();
await server.stop();
if (isSlow) process.exit(1);

/** Every frame of a walk, those of pages that are being loaded aside. Milliseconds. */
async function framesOf(from: Browser, at: RunningServer, walk: (typeof WALKS)[number]): Promise<number[]> {
  const context = await slowContext(from);
  const frames: number[] = [];
  await walk(context, at, async (page) => {
    // What a stop begins with still moves when the walk is there.
    await page.waitForTimeout(800);
    frames.push(...(await page.evaluate(() => (globalThis as Recording).movedFrames.splice(0))));
  });
  await context.close();
  return frames;
}

async function turningSquare(from: Browser): Promise<number[]> {
  const context = await slowContext(from);
  const page = await context.newPage();
  await page.goto(
    'data:text/html,<style>@keyframes turn{to{rotate:1turn}}i{display:block;width:9em;height:9em;background:teal;animation:turn 2s infinite linear}</style><i></i>',
  );
  await page.waitForTimeout(FLOOR_MS);
  const frames = await page.evaluate(() => (globalThis as Recording).movedFrames);
  await context.close();
  return frames;
}

async function slowContext(from: Browser): Promise<BrowserContext> {
  const context = await from.newContext({ ...PHONE, locale: 'en-GB', serviceWorkers: 'block' });
  context.setDefaultTimeout(60_000);
  context.on('page', (page) => {
    const slowed = context.newCDPSession(page);
    void slowed.then((session) => session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER }));
  });
  await context.addInitScript({ content: RECORDER });
  return context;
}

function at(frames: readonly number[], share: number): number {
  const sorted = [...frames].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function line(frames: readonly number[]): string {
  return (
    [0.5, 0.95, 1].map((share) => at(frames, share).toFixed(1).padStart(6)).join(' ') + `, ${frames.length} frames`
  );
}
