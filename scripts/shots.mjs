/**
 * `npm run shots [-- phone|desktop light|dark console zh]`: a picture of every screen and state, into shots/ (ignored
 * by git).
 */
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './ensure-built.mjs';

ensureBuilt();
const { run } = await import('./run.mjs');
run('tsx/dist/cli.mjs', ['e2e/shots.ts', ...process.argv.slice(2)], { CHROMIUM_PATH: await ensureBrowser() });
