/** WebKit as packaged by Debian, on a virtual display, through its classic WebDriver. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Builder, Capabilities, Key as Keys, type WebDriver } from 'selenium-webdriver';
import type { Command } from 'selenium-webdriver/lib/command.js';
import { freePort } from '../free-port.ts';
import { WINDOW, type Device, type Engine, type Key } from './device.ts';

const DRIVER = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
const BROWSER = process.env.MINIBROWSER_PATH ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const DISPLAY = process.env.XVFB_PATH ?? '/usr/bin/Xvfb';

/** Milliseconds. */
const SCRIPT_MS = 10_000;
const LOADED_MS = 30_000;
/** Now and then the driver never answers a command: it is given up, and the next phone gets a new one. */
const STUCK_MS = 30_000;

const KEYS: Record<Key, string> = { Enter: Keys.ENTER, Tab: Keys.TAB, Escape: Keys.ESCAPE };

export async function openWebKit(): Promise<Engine> {
  const display = await startDisplay();
  let driver = await startDriver(display.name);
  let isStuck = false;
  const versions: string[] = [];
  return {
    name: 'webkit',
    get version() {
      return versions[0] ?? 'WebKit';
    },
    newDevice: async () => {
      if (isStuck) {
        await driver.kill();
        driver = await startDriver(display.name);
        isStuck = false;
      }
      // Each session starts with empty storage; one exists at a time.
      const opening = new Builder().usingServer(driver.address).withCapabilities(CAPABILITIES).build();
      const session = await inTime('newSession', opening, () => (isStuck = true));
      giveUpLate(session, () => (isStuck = true));
      const capabilities = await session.getCapabilities();
      versions.push(`${capabilities.getBrowserName()}/${capabilities.getBrowserVersion()}`);
      await openPhoneWindow(session);
      const close = () => (isStuck ? Promise.resolve() : session.quit());
      return { ...deviceOf(session, driver.complaintsFromNowOn()), close };
    },
    close: async () => {
      await (isStuck ? driver.kill() : driver.stop());
      await display.stop();
    },
  };
}

const CAPABILITIES = new Capabilities({
  browserName: 'MiniBrowser',
  // Under load the driver may miss that a page has loaded, and wait forever: ask the page itself.
  pageLoadStrategy: 'none',
  timeouts: { script: SCRIPT_MS, pageLoad: LOADED_MS },
  'webkitgtk:browserOptions': {
    binary: BROWSER,
    args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
  },
});

function giveUpLate(session: WebDriver, onStuck: () => void): void {
  const execute = session.execute.bind(session) as (command: Command) => Promise<never>;
  let stuck: Error | undefined;
  session.execute = (command: Command): Promise<never> =>
    stuck
      ? Promise.reject(stuck)
      : inTime(command.getName(), execute(command), (late) => {
          stuck = late;
          onStuck();
        });
}

async function inTime<T>(what: string, answer: PromiseLike<T>, onLate: (late: Error) => void): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, failed) => {
    timer = setTimeout(() => {
      const late = new Error(`WebKit’s driver has not answered ${what} for ${STUCK_MS / 1000} s`);
      onLate(late);
      failed(late);
    }, STUCK_MS);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}

/** Its toolbar prevents a window as narrow as a phone; only a popup opened by a page has none. */
async function openPhoneWindow(session: WebDriver): Promise<void> {
  const { width, height } = WINDOW;
  const features = `popup,toolbar=no,location=no,menubar=no,width=${width},height=${height}`;
  const page = `<button onclick="open('about:blank', '_blank', '${features}')" style="width: 100%; height: 300px">Open</button>`;
  const first = await session.getWindowHandle();
  await session.get(`data:text/html,${encodeURIComponent(page)}`);
  await session.wait(async () => (await session.findElements({ css: 'button' })).length > 0, LOADED_MS);
  await session.findElement({ css: 'button' }).click();
  const opened = await session.wait(
    async () => (await session.getAllWindowHandles()).find((handle) => handle !== first),
    5000,
  );
  await session.close();
  await session.switchTo().window(opened!);
  await session.manage().window().setRect({ x: 0, y: 0, width, height });
}

function deviceOf(session: WebDriver, complaints: () => string[]): Omit<Device, 'close'> {
  return {
    open: (address) => leave(session, () => session.get(address)),
    reload: () => leave(session, () => session.navigate().refresh()),
    openTab: async (address) => {
      const first = await session.getWindowHandle();
      await session.switchTo().newWindow('tab');
      const tab = await session.getWindowHandle();
      await session.get(address);
      await session.switchTo().window(first);
      return async () => {
        await session.switchTo().window(tab);
        await session.close();
        await session.switchTo().window(first);
      };
    },
    run: async (script) => {
      const answer = await session.executeAsyncScript<{ value?: unknown; error?: string }>(
        `const done = arguments[arguments.length - 1];
         (async () => { ${script}\n})().then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      );
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value;
    },
    tapAt: async (x, y) => {
      const actions = session.actions();
      await actions
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .press()
        .release()
        .perform();
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    press: (key) => session.actions().sendKeys(KEYS[key]).perform(),
    picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    complaints,
  };
}

/** Navigates, or reloads, and waits until the page has loaded. */
async function leave(session: WebDriver, go: () => Promise<void>): Promise<void> {
  await session.executeScript('globalThis.isBeingLeft = true');
  await go();
  const hasCome = 'return globalThis.isBeingLeft === undefined && document.readyState === "complete"';
  await session.wait(
    () => session.executeScript<boolean>(hasCome).catch(() => false),
    LOADED_MS,
    'the page did not load',
  );
}

async function startDisplay(): Promise<{ name: string; stop: () => Promise<void> }> {
  const { width, height } = WINDOW;
  const screen = ['-screen', '0', `${width + 100}x${height + 100}x24`, '-nolisten', 'tcp'];
  const child = spawn(DISPLAY, ['-displayfd', '3', ...screen], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const name = await new Promise<string>((ready, failed) => {
    child.stdio[3]?.once('data', (chunk: Buffer) => ready(`:${chunk.toString().trim()}`));
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`the display ended with ${code}`)));
  });
  return { name, stop: () => ended(child) };
}

interface Driver {
  address: string;
  complaintsFromNowOn: () => () => string[];
  stop: () => Promise<void>;
  /** Also if it answers nothing. */
  kill: () => Promise<void>;
}

async function startDriver(display: string): Promise<Driver> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, LANG: 'en_GB.UTF-8', LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await untilAnswers(`${address}/status`);
  return {
    address,
    complaintsFromNowOn: () => {
      const from = said.length;
      return () => said.slice(from).split('\n').filter(isComplaint);
    },
    stop: () => ended(child),
    kill: () => {
      for (const browser of childrenOf(child.pid)) process.kill(browser, 'SIGKILL');
      return ended(child, 'SIGKILL');
    },
  };
}

const childrenOf = (pid: number | undefined): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** `CONSOLE JS ERROR TypeError: …` is an uncaught error, `CONSOLE SECURITY ERROR …` a policy violation. */
const isComplaint = (line: string) => /CONSOLE (JS|SECURITY) ERROR/.test(line);

async function untilAnswers(address: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const isUp = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`nothing answers at ${address}`);
}

const ended = (child: ChildProcess, signal?: NodeJS.Signals): Promise<void> =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', () => done());
    child.kill(signal);
  });
