/** One Chromium for the journeys of a file; a context is a person with a device of their own. */
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';

/** One pixel for a pixel: there is no graphics card, and every pixel is time. Pictures are taken with more. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true };
export const DESKTOP = { viewport: { width: 1280, height: 900 } };

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launchChromium = (args: string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...CHROMIUM_ARGS, ...args],
  });

/**
 * Chromium's console messages for files, or a service worker script, that failed to load: journeys shut servers down on
 * purpose.
 */
const NO_NETWORK = /Failed to load resource|error occurred when fetching the script/;

/** Collects what a page must not report: script errors, policy violations, failed requests to our own server. */
const complaints = new WeakMap<BrowserContext, string[]>();

export interface People {
  phone: () => Promise<Page>;
  desktop: () => Promise<Page>;
  browser: Browser;
}

export function usePeople(args: string[] = []): People {
  const people = {} as People;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    people.browser = await launchChromium(args);
    const person = async (device: object) => {
      const context = await people.browser.newContext({ ...device, locale: 'en-GB' });
      contexts.push(context);
      const said: string[] = [];
      complaints.set(context, said);
      context.on('weberror', (error) => said.push(String(error.error())));
      context.on('console', (message) => {
        if (message.type() === 'error' && !NO_NETWORK.test(message.text())) said.push(message.text());
      });
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      return page;
    };
    people.phone = () => person(PHONE);
    people.desktop = () => person(DESKTOP);
  });
  afterAll(async () => {
    const said = contexts.flatMap((context) => complaints.get(context) ?? []);
    await people.browser?.close();
    expect(said).toEqual([]);
  });
  return people;
}
