/** Firefox through WebDriver BiDi, and Chromium through its own protocol. */
import { launch, type Browser, type Page } from 'puppeteer-core';
import { CHROMIUM_ARGS } from '../browser.ts';
import { WINDOW, type Device, type Engine } from './device.ts';

export const openFirefox = (): Promise<Engine> =>
  launched('firefox', () =>
    launch({
      browser: 'firefox',
      protocol: 'webDriverBiDi',
      executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
      headless: true,
      extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', 'ui.useOverlayScrollbars': 1 },
    }),
  );

export const openChromium = (): Promise<Engine> =>
  launched('chromium', () =>
    launch({
      browser: 'chrome',
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      headless: true,
      args: [...CHROMIUM_ARGS, '--lang=en-GB'],
    }),
  );

/** Firefox reports a font that was still loading when the page was left: NS_BINDING_ABORTED. */
const LEFT_BEHIND = /downloadable font: download failed .* status=2152398850 /;

async function launched(name: Engine['name'], start: () => Promise<Browser>): Promise<Engine> {
  const browser = await start();
  return {
    name,
    version: await browser.version(),
    newDevice: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      // There is no graphics card, and every pixel is time.
      await page.setViewport({ ...WINDOW, deviceScaleFactor: process.env.ENGINE_PICTURES ? 2 : 1 });
      const openTab = async (address: string) => {
        const tab = await context.newPage();
        await page.bringToFront();
        await tab.goto(address);
        return () => tab.close();
      };
      return { ...deviceOf(page), openTab, close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

function deviceOf(page: Page): Omit<Device, 'openTab' | 'close'> {
  const said: string[] = [];
  page.on('pageerror', (error) => {
    if (!LEFT_BEHIND.test(String(error))) said.push(String(error));
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content.Security.Policy/i.test(message.text())) said.push(message.text());
  });
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    run: (script) => page.evaluate(`(async () => { ${script}\n})()`),
    tapAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    // For screenshots beyond the viewport Firefox draws sticky elements elsewhere.
    picture: async () => Buffer.from(await page.screenshot({ captureBeyondViewport: false })),
    complaints: () => said,
  };
}
