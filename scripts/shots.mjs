/**
 * `npm run shots [-- phone|desktop light|dark console zh]`: a picture of every screen and state, into shots/ (ignored
 * by git).
 */
import { ensureChromium } from './browser.mjs';
import { ensureBuilt } from './ensure-built.mjs';

ensureBuilt();
const { run } = await import('./run.mjs');
const env = { CHROMIUM_PATH: await ensureChromium() };
run({ name: 'shots', tool: 'tsx/dist/cli.mjs', args: ['e2e/shots.ts', ...process.argv.slice(2)], env });
