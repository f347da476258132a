/** One Chromium for the journeys of a worker; a context is a person with a device of their own. */
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';

/** One pixel for a pixel: there is no graphics card, and every pixel is time. Pictures are taken with more. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true };
export const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** Chromium reads the last list alone: these are Playwright's, then what makes two more pages of each window. */
const DISABLED_FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  // As on a screen: the headless shell rounds the widths of letters otherwise.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join()}`,
];

export const launchChromium = (args: string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...CHROMIUM_ARGS, ...args],
  });

/** With what the headless shell has not: a window that asks for the camera. */
export const launchWholeChromium = (args: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.WHOLE_CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...CHROMIUM_ARGS, ...args],
  });

let shared: Browser | undefined;

/** The worker's; started again if it crashed. It ends with the worker. */
async function sharedChromium(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await launchChromium();
  return shared;
}

/**
 * Chromium's console messages for files, or a service worker script, that failed to load: journeys shut servers down on
 * purpose.
 */
const NO_NETWORK = /Failed to load resource|when fetching the script/;

/** Collects what a page must not report: script errors, policy violations, failed requests to our own server. */
const complaints = new WeakMap<BrowserContext, string[]>();

export interface People {
  phone: () => Promise<Page>;
  desktop: () => Promise<Page>;
  browser: Browser;
}

/** The language people read: `in-language.ts` has those of others than English. */
interface Reading {
  locale: string;
  /** A context that is asked in English, whatever it shows. */
  inEnglish: (context: BrowserContext) => BrowserContext;
}
const ENGLISH: Reading = { locale: 'en-GB', inEnglish: (context) => context };

/**
 * People who asked for reduced motion, which nobody has to wait for; those of e2e/engines did not.
 * @param args for Chromium, which then is one for this file alone
 */
export function usePeople(args: string[] = [], { locale, inEnglish }: Reading = ENGLISH): People {
  const people = {} as People;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    people.browser = await (args.length > 0 ? launchChromium(args) : sharedChromium());
    const person = async (device: object) => {
      const context = await people.browser.newContext({ ...device, locale, reducedMotion: 'reduce' });
      contexts.push(context);
      const said: string[] = [];
      complaints.set(context, said);
      context.on('weberror', (error) => said.push(String(error.error())));
      context.on('console', (message) => {
        if (message.type() === 'error' && !NO_NETWORK.test(message.text())) said.push(message.text());
      });
      const page = await inEnglish(context).newPage();
      page.setDefaultTimeout(15_000);
      return page;
    };
    people.phone = () => person(PHONE);
    people.desktop = () => person(DESKTOP);
  });
  beforeEach(({ task, onTestFailed }) => {
    onTestFailed(async () => void (task.meta.shown = await shownBy(contexts.flatMap((context) => context.pages()))));
  });
  afterAll(async () => {
    const said = contexts.flatMap((context) => complaints.get(context) ?? []);
    await (args.length > 0
      ? people.browser?.close()
      : Promise.all((people.browser?.contexts() ?? []).map((context) => context.close())));
    expect(said).toEqual([]);
  });
  return people;
}

declare module 'vitest' {
  interface TaskMeta {
    /** Address and text of each page that was open when the test failed. */
    shown?: string[];
  }
}

/** A failure in CI leaves nothing else to look at. */
const shownBy = (pages: Page[]): Promise<string[]> =>
  Promise.all(
    pages.map(async (page) => {
      const text = await page
        .locator('body')
        .innerText({ timeout: 2000 })
        .catch((error: unknown) => String(error));
      return `${page.url()}: ${text.replaceAll(/\s+/g, ' ')}`;
    }),
  );
