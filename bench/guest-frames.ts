/**
 * How smoothly the guests' and the machine's screens animate with the CPU throttled four times and motion allowed,
 * compared with a page that only rotates one square, in the same run. 60 frames a second are 16.7 ms each.
 * At every stop of the walks three groups of frames are recorded: while a page is loaded (its code is parsed and run
 * for the first time), while the screen after a tap is built (single-threaded work), and once it is stable, with its
 * animations and a scroll down and up. A screen is stable when the DOM has not changed for a while. Then 95 of 100
 * frames must be in time, unless the reference page's are not.
 * `npm run bench guest-frames [-- --only=capsuleScreens]`; without a graphics card, and next to other processes, the
 * reference page shows how much of a late frame is due to the machine.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium, PHONE } from '../e2e/browser.ts';
import { guestScreens, machineScreens, PLAY_SCREENS } from '../e2e/screens/screens.ts';
import { startServer, type RunningServer } from '../e2e/server.ts';

const SLOWER = 4;
const FRAME_MS = 1000 / 60;
/** Maximum frame time as a multiple of the reference page's. */
const LIMIT = 1.1;
/** A screen without DOM changes for this long is stable. Milliseconds. */
const STILL_MS = 800;
/** A screen still changing after this long counts as stable as well. Milliseconds. */
const PATIENCE_MS = 8000;
const SCROLL_PX = 500;
const SCROLL_PX_PER_S = 900;
const FLOOR_MS = 3000;
const ONLY = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const WALKS = [guestScreens, machineScreens, ...PLAY_SCREENS].filter(
  ({ name }) => !ONLY || ONLY.split(',').includes(name),
);

type Recording = typeof globalThis & { recorded: { loading: number[]; moved: number[]; stillMs: number } };

/**
 * Records the duration of every frame, in the page, and the time since the last DOM change; a tap ends the loading
 * phase, or the stable one. Keeps the original clock and animation frames before a walk replaces them.
 */
const RECORDER = `
  globalThis.recorded = { loading: [], moved: [], stillMs: 0 };
  const frame = requestAnimationFrame.bind(globalThis);
  const clock = performance.now.bind(performance);
  let [builtAt, isLoading, last] = [clock(), true];
  new MutationObserver(() => { builtAt = clock(); }).observe(document, { childList: true, subtree: true });
  for (const tap of ['pointerdown', 'keydown']) addEventListener(tap, () => { isLoading = false; }, { capture: true });
  frame(function note(now) {
    recorded.stillMs = document.getElementById('root')?.childElementCount === 0 ? 0 : now - builtAt;
    if (document.readyState === 'complete') {
      isLoading &&= recorded.stillMs < ${STILL_MS};
      if (last !== undefined) (isLoading ? recorded.loading : recorded.moved).push(now - last);
    }
    last = now;
    frame(note);
  });`;

const server = await startServer();
const browser = await launchChromium();
const floor = await turningSquare(browser);
const limit = (share: number) => Math.max(FRAME_MS, at(floor, share)) * LIMIT;
console.log(`guest-frames (CPU ${SLOWER}x slower; ms a frame: median, p95, longest)`);
console.log(`  ${'floor: a turning square'.padEnd(24)} ${line(floor)}`);
const late: string[] = [];
for (const walk of WALKS) {
  const { loading, arriving, standing, stops } = await framesOf(browser, server, walk);
  console.log(
    `  ${walk.name.padEnd(24)} ${line(standing)} standing; ${line(arriving)} arriving; ${line(loading)} loading`,
  );
  const slow = stops.filter(({ frames }) => at(frames, 0.5) > limit(0.5) || at(frames, 0.95) > limit(0.95));
  for (const { name, frames } of slow) console.log(`    late: ${name.padEnd(30)} ${line(frames)}`);
  const slowest = stops.toSorted((a, b) => b.waited - a.waited)[0];
  if (slowest) console.log(`    longest arriving: ${slowest.name} ${slowest.waited.toFixed(1)}`);
  if (at(standing, 0.5) > limit(0.5) || at(standing, 0.95) > limit(0.95)) late.push(walk.name);
}
await browser.close();
await server.stop();
if (late.length > 0) {
  console.error(`not in time: ${late.join(', ')}`);
  process.exit(1);
}

/** Every frame of a walk. Milliseconds. */
interface Frames {
  /** From a page's first frame until it is stable, or tapped. */
  loading: number[];
  /** From the tap that led there until it is stable: built on a single thread. */
  arriving: number[];
  /** Once stable: animations, and a scroll gesture. */
  standing: number[];
  /** The stops by their stable frames, and the longest frame before. */
  stops: { name: string; frames: number[]; waited: number }[];
}

async function framesOf(from: Browser, at: RunningServer, walk: (typeof WALKS)[number]): Promise<Frames> {
  const context = await slowContext(from);
  const all: Frames = { loading: [], arriving: [], standing: [], stops: [] };
  await walk(context, at, async (page, name) => {
    await untilItStands(page);
    const before = await taken(page);
    all.loading.push(...before.loading);
    all.arriving.push(...before.moved);
    await scrollByThumb(page);
    const frames = (await taken(page)).moved;
    all.standing.push(...frames);
    all.stops.push({ name, frames, waited: Math.max(0, ...before.moved) });
  });
  await context.close();
  return all;
}

/** The frames recorded since the last call. */
async function taken(page: Page): Promise<{ loading: number[]; moved: number[] }> {
  return page.evaluate(() => {
    const { recorded } = globalThis as Recording;
    return { loading: recorded.loading.splice(0), moved: recorded.moved.splice(0) };
  });
}

/** No pending request the page waits for, and no DOM change any more. */
async function untilItStands(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS }).catch(() => undefined);
  await page
    .waitForFunction((still) => (globalThis as Recording).recorded.stillMs > still, STILL_MS, {
      polling: 100,
      timeout: PATIENCE_MS,
    })
    .catch(() => undefined);
}

/** Scrolls down the page and up again; a page that does not scroll is observed for as long. */
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
  const { loading, moved } = await taken(page);
  await context.close();
  return [...loading, ...moved];
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
