/**
 * `npm test`: everything a change must pass: the checks, then the browser journeys against the built product, and the
 * guests' journeys in three engines.
 */
import { ensureBuilt } from './ensure-built.mjs';

ensureBuilt();
const { run } = await import('./run.mjs');
const { ensureBrowser } = await import('./browser.mjs');

await import('./check.mjs');
run('vitest/vitest.mjs', ['run', '--config', 'e2e/vitest.config.ts'], { CHROMIUM_PATH: await ensureBrowser() });
await import('./engines.mjs');
