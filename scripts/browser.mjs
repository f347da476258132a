/**
 * Finds a Chromium, or installs one: Debian's package, then Playwright's own download. Never skips silently.
 */
import { existsSync } from 'node:fs';
import { aptInstalled, onPath, tried } from './programs.mjs';

const chromiumOnPath = () => onPath('chromium', 'chromium-browser', 'google-chrome', 'chrome');

const shellOnPath = () => onPath('chromium-headless-shell');

/**
 * For journeys: Chromium without the windows, which takes a fifth less processor time, or Chromium itself where there is
 * none; and Chromium itself for what needs a window. Source: docs/decisions/0066.
 * @returns the settings that tell them
 */
export async function ensureBrowsers() {
  const whole = await ensureChromium();
  const known = process.env.CHROMIUM_PATH ?? shellOnPath();
  const shell = known ?? ((aptInstalled('chromium-headless-shell') && shellOnPath()) || whole);
  return { CHROMIUM_PATH: shell, WHOLE_CHROMIUM_PATH: whole };
}

/** @returns the path of the browser's program; ends the process with one clear line if none is available */
export async function ensureChromium() {
  const known = process.env.CHROMIUM_PATH ?? chromiumOnPath();
  if (known) return known;
  console.log('Installing Chromium …');
  const installed = aptInstalled('chromium') && chromiumOnPath();
  if (installed) return installed;
  const { chromium } = await import('playwright-core');
  if (!existsSync(chromium.executablePath()))
    tried(process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  console.error('The browser journeys need Chromium: install it, or set CHROMIUM_PATH.');
  process.exit(1);
}
