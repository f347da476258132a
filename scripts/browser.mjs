/**
 * Finds a Chromium for the journeys, or installs one: Debian's package, then Playwright's own download. Never skips
 * silently.
 */
import { existsSync } from 'node:fs';
import { aptInstalled, onPath, tried } from './programs.mjs';

const chromiumOnPath = () => onPath('chromium', 'chromium-browser', 'google-chrome', 'chrome');

/** @returns the path of the browser's program; ends the process with one clear line if none is available */
export async function ensureBrowser() {
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
