/**
 * `npm run whole [-- STAGE …]`: what `.ci/run` leaves out, because it takes long and guards what few changes touch; run for each
 * larger piece of work, its summary noted in docs/whole-runs.md. Source: docs/decisions/0125.
 */
import { availableParallelism } from 'node:os';
import { resultOf } from './budgets.mjs';
import { ensureBrowsers } from './browser.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { JOURNEYS_BY_TURNS, LONG_JOURNEYS, LONG_TESTS, TESTS_BY_TURNS } from './long.mjs';

ensureBuilt();
const { succeeds } = await import('./run.mjs');
const { ENGINES, walkInEngines } = await import('./engines.mjs');
const { testOnOtherNodes } = await import('./nodes.mjs');
const started = Date.now();
const browsers = await ensureBrowsers();
const vitest = (name, args, env = {}) => succeeds({ name, tool: 'vitest/vitest.mjs', args: ['run', ...args], env });
const JOURNEYS = ['--config', 'e2e/vitest.config.ts'];

/** @type {Record<string, () => boolean | Promise<boolean>>} */
const stages = {
  'long tests': () => vitest('long tests', [...LONG_TESTS, ...TESTS_BY_TURNS]),
  'long journeys': () => vitest('long journeys', [...JOURNEYS, ...LONG_JOURNEYS, ...JOURNEYS_BY_TURNS], browsers),
  'every engine': () => walkInEngines(ENGINES),
  'every version of Node': async () => (await testOnOtherNodes()).length === 0,
  'every screen': () => vitest('every screen', JOURNEYS, { WALKS: 'whole', ...browsers }),
};
const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in stages));
if (unknown.length > 0) throw new Error(`${unknown.join(', ')} is none of: ${Object.keys(stages).join(', ')}.`);
const results = [];
for (const [name, passes] of Object.entries(stages)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const from = Date.now();
  const isFine = await passes();
  results.push({ name, isFine, minutes: ((Date.now() - from) / 60_000).toFixed(1) });
}
console.log(`\n| Stage | Result | Minutes on ${availableParallelism()} cores |\n| --- | --- | ---: |`);
for (const { name, isFine, minutes } of results)
  console.log(`| ${name} | ${isFine ? 'passed' : 'FAILED'} | ${minutes} |`);
const isFine = results.every((one) => one.isFine);
console.log(resultOf('the whole', isFine, started));
process.exitCode = isFine ? 0 : 1;
