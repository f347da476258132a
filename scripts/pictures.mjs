/** `npm run pictures`: takes the README's pictures again. */
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './ensure-built.mjs';

ensureBuilt();
const { run } = await import('./run.mjs');
const CHROMIUM_PATH = await ensureBrowser();
for (const shots of [
  ['phone', 'light'],
  ['phone', 'dark', 'zh'],
  ['desktop', 'light', 'console'],
])
  run('tsx/dist/cli.mjs', ['e2e/shots.ts', ...shots], { CHROMIUM_PATH });
run('tsx/dist/cli.mjs', ['e2e/pictures.ts'], { CHROMIUM_PATH });
