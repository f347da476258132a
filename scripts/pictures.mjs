/** `npm run pictures`: takes the pictures of the README and of docs/owner again. */
import { ensureChromium } from './browser.mjs';
import { ensureBuilt } from './ensure-built.mjs';

ensureBuilt();
const { run } = await import('./run.mjs');
const env = { CHROMIUM_PATH: await ensureChromium() };
const tool = 'tsx/dist/cli.mjs';
for (const shots of [
  ['phone', 'light'],
  ['phone', 'dark', 'zh'],
  ['desktop', 'light', 'console'],
  ['desktop', 'light', 'zh', 'console'],
])
  run({ name: `shots ${shots.join(' ')}`, tool, args: ['e2e/shots.ts', ...shots], env });
run({
  name: 'cards',
  tool: 'vitest/vitest.mjs',
  args: ['run', '--config', 'e2e/vitest.config.ts', 'e2e/guest/cards.spec.ts', '-t', 'in either language'],
  env: { ...env, CARD_PICTURES: '1' },
});
run({ name: 'pictures', tool, args: ['e2e/pictures.ts'], env });
