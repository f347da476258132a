/** `npm run pictures`: takes the pictures of the README and of docs/owner again. */
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './ensure-built.mjs';

ensureBuilt();
const { run } = await import('./run.mjs');
const env = { CHROMIUM_PATH: await ensureBrowser() };
const tool = 'tsx/dist/cli.mjs';
for (const shots of [
  ['phone', 'light'],
  ['phone', 'dark', 'zh'],
  ['desktop', 'light', 'console'],
  ['desktop', 'light', 'zh', 'console'],
])
  run({ name: `shots ${shots.join(' ')}`, tool, args: ['e2e/shots.ts', ...shots], env });
run({ name: 'pictures', tool, args: ['e2e/pictures.ts'], env });
