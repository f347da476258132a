/**
 * A page of Chromium whose time stands still unless it is told to pass: timers, animations and the page's clock take
 * exactly the time they ask for, whatever else the machine does. An answer of the server takes none.
 * `Emulation.setVirtualTimePolicy` drives timers, `HeadlessExperimental.beginFrame` gives each frame its time; without
 * the latter a frame has the compositor's real time, and animations stand still until that has caught up. The policy
 * `pauseIfNetworkFetchesPending` would never go on: a guest's page keeps a stream open. The headless shell alone has it.
 * Source: docs/decisions/0150-a-guests-time-is-virtual.md.
 */
import { setTimeout as really } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { launchChromium } from '../e2e/browser.ts';

export interface Clock {
  /** Since the page was opened. */
  seconds: () => number;
  pass: (seconds: number) => Promise<void>;
  /** Passes until an action is done that needs frames, such as a touch. */
  during: (action: Promise<unknown>) => Promise<void>;
}

/** A page's time as it is, to compare with. */
export function realClock(): Clock {
  const started = performance.now();
  return {
    seconds: () => (performance.now() - started) / 1000,
    pass: (seconds) => really(seconds * 1000),
    during: async (action) => void (await action),
  };
}

/** A page is looked at this often. */
const SLICE_MS = 50;
/** Where nothing is expected, this often. */
const LONG_SLICE_MS = 250;
/** After this long nothing is expected. */
const LIVELY_MS = 1000;
const FRAME_MS = 1000 / 60;
/** Chromium answers within this, also on a busy machine. */
const PATIENCE_MS = 60_000;
/** A frame is awaited this long before time passes without it. */
const FRAME_PATIENCE_MS = 3000;
/** Streams that stay open. */
const STREAM = /\/events(\?|$)/;

export const launchForVirtualTime = () =>
  launchChromium(['--enable-begin-frame-control', '--run-all-compositor-stages-before-draw']);

/** A page of the context that has its own time, still at 0. */
export async function openInVirtualTime(context: BrowserContext): Promise<{ page: Page; clock: Clock }> {
  const page = await openWithFrames(context);
  const session = await context.newCDPSession(page);
  const pending = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    // A document arrives while time passes.
    if (type !== 'Document' && !STREAM.test(request.url)) pending.set(requestId, request.url);
  });
  session.on('Network.loadingFinished', ({ requestId }) => pending.delete(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  await session.send('Network.enable');
  const { virtualTimeTicksBase } = await session.send('Emulation.setVirtualTimePolicy', { policy: 'pause' });
  let passedMs = 0;
  /** The one that is asked for. */
  const frames = new Set<Promise<unknown>>();
  let owedSince = 0;

  const tick = async (budget: number) => {
    const isOver = new Promise<void>((over) => session.once('Emulation.virtualTimeBudgetExpired', () => over()));
    // A page that always has something to do would hold time up.
    const maxVirtualTimeTaskStarvationCount = 1000;
    const policy = { policy: 'advance', budget, maxVirtualTimeTaskStarvationCount } as const;
    await inTime(session.send('Emulation.setVirtualTimePolicy', policy), 'the policy');
    await inTime(isOver, 'the budget');
    passedMs += budget;
    if (frames.size === 0) {
      // One that is not later than the last is never answered.
      const frameTimeTicks = virtualTimeTicksBase + passedMs;
      const asked = session.send('HeadlessExperimental.beginFrame', { frameTimeTicks, interval: FRAME_MS });
      frames.add(asked.catch(() => undefined).finally(() => frames.clear()));
      owedSince = performance.now();
    }
    // Some wait for time to pass; two at once end Chromium.
    await Promise.race([...frames, really(FRAME_PATIENCE_MS)]);
    if (frames.size > 0 && performance.now() - owedSince > PATIENCE_MS) throw new Owed('a frame');
  };
  /** The server takes its own time, of which the page knows nothing. */
  const answered = async () => {
    while (pending.size > 0) {
      const over = performance.now() + PATIENCE_MS;
      for (let looks = 1; pending.size > 0; looks += 1) {
        await really(2);
        // Now and then an answer is read by a task that time must pass for.
        if (looks % 50 === 0) await tick(1);
        if (performance.now() > over) throw new Owed([...pending.values()].join());
      }
      // What the page makes of it may ask again.
      await page.evaluate(() => 0);
    }
  };
  const slice = async (budget: number) => {
    await tick(budget);
    await answered();
  };
  return {
    page,
    clock: {
      seconds: () => passedMs / 1000,
      pass: async (seconds) => {
        await answered();
        const wholeMs = seconds * 1000;
        let leftMs = wholeMs;
        while (leftMs > 0.5) {
          const budget = Math.min(wholeMs - leftMs < LIVELY_MS ? SLICE_MS : LONG_SLICE_MS, leftMs);
          await slice(budget);
          leftMs -= budget;
        }
      },
      during: async (action) => {
        const going = new Set([action]);
        const settled = action.finally(() => going.clear());
        await really(1);
        while (going.size > 0) {
          await slice(FRAME_MS);
          await really(1);
        }
        await settled;
        await answered();
      },
    },
  };
}

/** The browser or the server did not answer: of a guest's time it says nothing. */
export class Owed extends Error {
  constructor(what: string) {
    super(`still owed: ${what}`);
  }
}

/** Chromium now and then forgets a page that nobody looks at. */
async function inTime<T>(answer: Promise<T>, what: string): Promise<T> {
  const isLate = new AbortController();
  const late = really(PATIENCE_MS, undefined, { signal: isLate.signal }).then(() => {
    throw new Owed(what);
  });
  return Promise.race([answer, late]).finally(() => {
    isLate.abort();
    late.catch(() => undefined);
  });
}

/** Playwright opens none whose frames it could be told. */
async function openWithFrames(context: BrowserContext): Promise<Page> {
  const any = await context.newPage();
  const session = await context.newCDPSession(any);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  const browser = await context.browser()!.newBrowserCDPSession();
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    browser.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId: targetInfo.browserContextId,
      enableBeginFrameControl: true,
    }),
  ]);
  await Promise.all([any.close(), browser.detach()]);
  return page;
}
