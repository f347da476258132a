/**
 * `npm run engines [-- firefox|webkit|chromium …]`: the guests' journeys in each named engine, by default in all. An
 * engine that is not available is skipped with a warning; with CI set, that is a failure.
 */
import { ensureChromium } from './browser.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { findEngine } from './find-engine.mjs';

const { succeeds } = await import('./run.mjs');

export const ENGINES = ['chromium', 'firefox', 'webkit'];

/** @returns whether every engine that is here passed */
export async function walkInEngines(names = ENGINES) {
  ensureBuilt();
  const found = [];
  const programs = {};
  for (const name of names) {
    const its = name === 'chromium' ? { CHROMIUM_PATH: await ensureChromium() } : findEngine(name);
    if (its) {
      found.push(`e2e/engines/${name}.spec.ts`);
      Object.assign(programs, its);
      continue;
    }
    console.error(`\n!!! NOT WALKED IN ${name.toUpperCase()}: it is not here and cannot be installed here.\n`);
    if (process.env.CI) return false;
  }
  const args = ['run', '--config', 'e2e/engines/vitest.config.ts', ...found];
  return found.length === 0 || succeeds({ name: 'engines', tool: 'vitest/vitest.mjs', args, env: programs });
}

if (process.argv[1] === import.meta.filename) {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !ENGINES.includes(name));
  if (unknown.length > 0)
    console.error(`There is no engine called ${unknown.join(', ')}: choose from ${ENGINES.join(', ')}.`);
  const isFine = unknown.length === 0 && (await walkInEngines(named.length > 0 ? named : ENGINES));
  process.exitCode = isFine ? 0 : 1;
}
