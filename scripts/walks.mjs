/**
 * `npm run walks [-- NAME …]`: every screen in both languages, both colour schemes and at every size, and with texts 40 %
 * longer. Journeys judge each screen in one scheme and at two sizes a language. Source: docs/decisions/0104.
 */
import { ensureBrowsers } from './browser.mjs';
import { ensureBuilt } from './ensure-built.mjs';

ensureBuilt();
const { run } = await import('./run.mjs');
run({
  name: 'walks',
  tool: 'vitest/vitest.mjs',
  args: ['run', '--config', 'e2e/vitest.config.ts', ...process.argv.slice(2)],
  env: { WALKS: 'whole', ...(await ensureBrowsers()) },
});
