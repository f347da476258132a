/** Finds a Chromium for the journeys, or gets one: Debian's package, then Playwright's own download. Never a silent skip. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

const tried = (command, ...args) => {
  try {
    execFileSync(command, args, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
};

/** @returns the path of the browser's program; ends the process with one clear line when there is none to be had */
export async function ensureBrowser() {
  const known = process.env.CHROMIUM_PATH ?? onPath();
  if (known) return known;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …');
    if (
      tried('apt-get', 'update', '-qq') &&
      tried('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')
    ) {
      const installed = onPath();
      if (installed) return installed;
    }
  }
  const { chromium } = await import('playwright-core');
  if (!existsSync(chromium.executablePath()))
    tried(process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  console.error('The browser journeys need Chromium: install it, or set CHROMIUM_PATH.');
  process.exit(1);
}
