/**
 * How smoothly the guests' and the machine's screens move on a processor four times slower than this one, motion wanted,
 * against a page on which a single square turns, in the same run. 60 frames a second are 16.7 ms each. At every stop of the
 * walks two things are noted: the frames while a tap's screen is being built, which is one thread's work, and those once it
 * stands, with all that moves by itself and a thumb that scrolls down and up. Once it stands 95 of 100 frames are to come in
 * time, wherever the floor's do. `npm run bench guest-frames [-- --only=capsuleScreens]`; without a graphics card, and beside
 * other work, the floor says how much of a late frame is the machine's.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium, PHONE } from '../e2e/browser.ts';
import { guestScreens, machineScreens, PLAY_SCREENS } from '../e2e/screens.ts';
import { startServer, type RunningServer } from '../e2e/server.ts';

const SLOWER = 4;
const FRAME_MS = 1000 / 60;
/** A frame may take no longer than this many of the floor's. */
const LIMIT = 1.1;
const ARRIVING_MS = 800;
const SCROLL_PX = 500;
const SCROLL_PX_PER_S = 900;
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
const limit = (share: number) => Math.max(FRAME_MS, at(floor, share)) * LIMIT;
console.log(`guest-frames (CPU ${SLOWER}x slower; ms a frame: median, p95, longest)`);
console.log(`  ${'floor: a turning square'.padEnd(24)} ${line(floor)}`);
const late: string[] = [];
for (const walk of WALKS) {
  const { arriving, standing, stops } = await framesOf(browser, server, walk);
  console.log(`  ${walk.name.padEnd(24)} ${line(standing)} standing; ${line(arriving)} arriving`);
  const slow = stops.filter(({ frames }) => at(frames, 0.5) > limit(0.5) || at(frames, 0.95) > limit(0.95));
  for (const { name, frames } of slow) console.log(`    late: ${name.padEnd(30)} ${line(frames)}`);
  if (at(standing, 0.5) > limit(0.5) || at(standing, 0.95) > limit(0.95)) late.push(walk.name);
}
await browser.close();
await server.stop();
if (late.length > 0) {
  console.error(`not in time: ${late.join(', ')}`);
  process.exit(1);
}

/** Every frame of a walk, pages that are being loaded aside. Milliseconds. */
interface Frames {
  /** From the tap that led there until it stands: what is built then is built on the same thread. */
  arriving: number[];
  /** Once it stands: what moves by itself, and a thumb that scrolls. */
  standing: number[];
  /** The stops by their standing frames. */
  stops: { name: string; frames: number[] }[];
}

async function framesOf(from: Browser, at: RunningServer, walk: (typeof WALKS)[number]): Promise<Frames> {
  const context = await slowContext(from);
  const all: Frames = { arriving: [], standing: [], stops: [] };
  await walk(context, at, async (page, name) => {
    const taken = () => page.evaluate(() => (globalThis as Recording).movedFrames.splice(0));
    await page.waitForTimeout(ARRIVING_MS);
    all.arriving.push(...(await taken()));
    await scrollByThumb(page);
    const frames = await taken();
    all.standing.push(...frames);
    all.stops.push({ name, frames });
  });
  await context.close();
  return all;
}

/** Down the page and up again; one that does not scroll is looked at for as long. */
async function scrollByThumb(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = PHONE.viewport;
  for (const yDistance of [-SCROLL_PX, SCROLL_PX])
    await session.send('Input.synthesizeScrollGesture', {
      x: width / 2,
      y: height / 2,
      yDistance,
      speed: SCROLL_PX_PER_S,
      gestureSourceType: 'touch',
    });
  await session.detach();
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
