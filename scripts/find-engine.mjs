/**
 * Locates the programs of Firefox and WebKit, as the environment settings of the journeys; installs Debian's packages
 * if missing.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstalled, onPath } from './programs.mjs';

const ENGINES = {
  firefox: {
    packages: ['firefox-esr'],
    programs: () => ({ FIREFOX_PATH: process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox') }),
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: () => ({
      WEBKIT_DRIVER_PATH: process.env.WEBKIT_DRIVER_PATH ?? onPath('WebKitWebDriver'),
      MINIBROWSER_PATH: process.env.MINIBROWSER_PATH ?? miniBrowser(),
      XVFB_PATH: process.env.XVFB_PATH ?? onPath('Xvfb'),
    }),
  },
};

/** @returns a setting for each program; undefined if one of them is not available */
export function findEngine(name) {
  const { packages, programs } = ENGINES[name];
  const isWhole = (found) => Object.values(found).every(Boolean);
  const there = programs();
  if (isWhole(there)) return there;
  console.log(`Installing ${packages.join(' and ')} …`);
  aptInstalled(...packages);
  const now = programs();
  return isWhole(now) ? now : undefined;
}

/** `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`, for this architecture and the newest library version. */
const miniBrowser = () =>
  foldersIn('/usr/lib')
    .flatMap((kind) => foldersIn(kind))
    .filter((folder) => /\/webkit(2)?gtk-[\d.]+$/.test(folder))
    .sort((a, b) => a.localeCompare(b))
    .map((folder) => join(folder, 'MiniBrowser'))
    .findLast((file) => existsSync(file));

function foldersIn(folder) {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}
