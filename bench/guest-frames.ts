/**
 * How smoothly the guests' and the machine's screens move on a processor four times slower than this one, motion wanted,
 * against a page on which a single square turns, in the same run. 60 frames a second are 16.7 ms each. At every stop of the
 * walks three things are noted: the frames while a page is being loaded (its code is read and run for the first time), those
 * while a tap's screen is being built, which is one thread's work, and those once it stands, with all that moves by itself and
 * a thumb that scrolls down and up. It stands when nothing has been added to it or taken away for a while. Then 95 of 100
 * frames are to come in time, wherever the floor's do. `npm run bench guest-frames [-- --only=capsuleScreens]`; without a graphics card, and beside
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
/** What nothing is added to for so long stands. */
const STILL_MS = 800;
/** What something is added to for longer than this stands as well as it ever will. */
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
 * Notes how long every frame takes, in the page, and for how long nothing was built; a tap ends the loading of a page, or peace.
 * By the clock and the frames there are before a walk puts others in their place.
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
  /** From a page's first frame until it stands, or is tapped. */
  loading: number[];
  /** From the tap that led there until it stands: what is built then is built on the same thread. */
  arriving: number[];
  /** Once it stands: what moves by itself, and a thumb that scrolls. */
  standing: number[];
  /** The stops by their standing frames, and the longest frame on the way there. */
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

/** The frames noted since they were last asked for. */
async function taken(page: Page): Promise<{ loading: number[]; moved: number[] }> {
  return page.evaluate(() => {
    const { recorded } = globalThis as Recording;
    return { loading: recorded.loading.splice(0), moved: recorded.moved.splice(0) };
  });
}

/** Nothing on its way from the server that the page waits for, and nothing built any more. */
async function untilItStands(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS }).catch(() => undefined);
  await page
    .waitForFunction((still) => (globalThis as Recording).recorded.stillMs > still, STILL_MS, {
      polling: 100,
      timeout: PATIENCE_MS,
    })
    .catch(() => undefined);
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
