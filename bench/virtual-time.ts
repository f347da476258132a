/**
 * A page of Chromium whose time stands still unless it is told to pass: timers, animations and the page's clock take
 * exactly the time they ask for, whatever else the machine does. An answer of the server takes `ANSWER_MS`.
 * `Emulation.setVirtualTimePolicy` drives timers, `HeadlessExperimental.beginFrame` gives each frame its time; without
 * the latter a frame has the compositor's real time, and animations stand still until that has caught up. The policy
 * `pauseIfNetworkFetchesPending` would never go on: a guest's page keeps a stream open. The headless shell alone has it.
 * Source: docs/decisions/0150-a-guests-time-is-virtual.md.
 */
import { setTimeout as really } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { launchChromium } from '../e2e/browser.ts';
import { AT_ONCE, watchEvents } from './page-events.ts';

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

/** Time passes at least this much at once: what ends meanwhile is drawn together. */
const SLICE_MS = 100;
const FRAME_MS = 1000 / 60;
/** Chromium answers within this, also on a busy machine. */
const PATIENCE_MS = 60_000;
/** A frame is awaited this long before time passes without it. */
const FRAME_PATIENCE_MS = 3000;
/** An answer takes a phone this long: 100 on its network, 20 at the server (p99 of an order beside fifteen: 15). */
const ANSWER_MS = 120;
/** Streams that stay open. */
const STREAM = /\/events(\?|$)/;

export const launchForVirtualTime = () =>
  launchChromium(['--in-process-gpu', '--enable-begin-frame-control', '--run-all-compositor-stages-before-draw']);

/** A page of the context that has its own time, still at 0. */
export async function openInVirtualTime(context: BrowserContext): Promise<{ page: Page; clock: Clock }> {
  await context.addInitScript(watchEvents);
  const page = await openWithFrames(context);
  const session = await context.newCDPSession(page);
  let passedMs = 0;
  let isLoaded = false;
  page.once('load', () => (isLoaded = true));
  /** When what was asked for is answered, by request. */
  const dueMs = new Map<string, number>();
  /** What the network is told then. */
  const held = new Map<string, () => void>();
  const note = (id: string, url: string, type: string | undefined) => {
    if (type === 'Document' || STREAM.test(url) || !url.startsWith('http') || dueMs.has(id)) return;
    dueMs.set(id, passedMs + (isLoaded || url.includes('/api/') ? ANSWER_MS : 0));
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => note(requestId, request.url, type));
  session.on('Network.loadingFinished', ({ requestId }) => dueMs.delete(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => dueMs.delete(requestId));
  session.on('Fetch.requestPaused', ({ requestId, networkId = requestId, request, resourceType }) => {
    note(networkId, request.url, resourceType);
    // A page that is closed meanwhile needs it no more.
    held.set(networkId, () => void session.send('Fetch.continueRequest', { requestId }).catch(() => undefined));
    release();
  });
  const release = () => {
    for (const [id, go] of held)
      if ((dueMs.get(id) ?? 0) <= passedMs) {
        held.delete(id);
        go();
      }
  };
  const isAwaited = () => [...dueMs.values()].some((ms) => ms <= passedMs);
  await session.send('Network.enable');
  await session.send('Fetch.enable', {});
  const { virtualTimeTicksBase } = await session.send('Emulation.setVirtualTimePolicy', { policy: 'pause' });
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
  /** The server takes its own time, of which the page knows nothing. @returns ms to what the page does next */
  const answered = async (): Promise<number> => {
    for (;;) {
      const nextMs = await msToNextEvent();
      release();
      if (!isAwaited()) return Math.min(nextMs, ...[...dueMs.values()].map((ms) => ms - passedMs));
      const over = performance.now() + PATIENCE_MS;
      for (let looks = 1; isAwaited(); looks += 1) {
        await really(2);
        // Now and then an answer is read by a task that time must pass for.
        if (looks % 50 === 0) await tick(1);
        if (performance.now() > over) throw new Owed([...dueMs.keys()].join());
      }
      // What the page makes of it may ask again.
    }
  };
  const msToNextEvent = async (): Promise<number> => {
    const { result } = await inTime(
      session.send('Runtime.evaluate', { expression: 'msToNextEvent()', returnByValue: true }),
      'the next event',
    );
    // A page that is being left has none.
    return Number(result.value ?? AT_ONCE);
  };
  return {
    page,
    clock: {
      seconds: () => passedMs / 1000,
      pass: async (seconds) => {
        let nextMs = await answered();
        for (let leftMs = seconds * 1000; leftMs > 0.5; nextMs = await answered()) {
          const budget = Math.min(nextMs === AT_ONCE ? FRAME_MS : Math.max(SLICE_MS, nextMs), leftMs);
          await tick(budget);
          leftMs -= budget;
        }
      },
      during: async (action) => {
        const going = new Set([action]);
        const settled = action.finally(() => going.clear());
        await really(1);
        while (going.size > 0) {
          await tick(FRAME_MS);
          await answered();
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
  const browser = await context.browser()!.newBrowserCDPSession();
  // One guest a browser: the default context is not among them.
  const { browserContextIds } = await browser.send('Target.getBrowserContexts');
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    browser.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId: browserContextIds.at(-1)!,
      enableBeginFrameControl: true,
    }),
  ]);
  await browser.detach();
  return page;
}
