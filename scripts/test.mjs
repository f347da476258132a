/**
 * `npm test`: everything a change must pass: the checks, the browser journeys against the built product, and the guests' in
 * three engines. `npm test -- NAME …` runs the tests and journeys whose file has one of the names in it.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled } from './ensure-built.mjs';
import { isBounded, JOURNEY_ON_OTHER_NODES } from './long.mjs';

const JOURNEYS = 'e2e/vitest.config.ts';
/** Mostly works on one core, as most checks do. */
const BUILD = { name: 'build', tool: 'scripts/ensure-built.mjs' };
/** More journeys than these fail because of the change. */
const MOST_AGAIN = 3;
const names = process.argv.slice(2);

ensureInstalled();
const { succeeds } = await import('./run.mjs');
const { ensureBrowsers } = await import('./browser.mjs');
const failed = await (names.length > 0 ? testNamed() : testAll());
if (failed.length > 0) console.error(`\nFAILED: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);

async function testAll() {
  const { check } = await import('./check.mjs');
  const { ENGINES, walkInEngines } = await import('./engines.mjs');
  const failedChecks = await check([BUILD]);
  if (failedChecks.includes(BUILD.name)) return failedChecks;
  const failedJourneys = (await walk('journeys', isBounded ? ['--exclude', JOURNEY_ON_OTHER_NODES] : []))
    ? []
    : ['journeys'];
  return [
    ...failedChecks,
    ...failedJourneys,
    // In CI beside the other versions of Node: .ci/run.
    ...(isBounded || (await walkInEngines(ENGINES)) ? [] : ['engines']),
  ];
}

async function testNamed() {
  const has = (file) => names.some((name) => file.includes(name));
  const journeys = filesBelow('e2e').filter(
    (file) => /^e2e\/(?!engines\/)[^/]+\/[^/]+\.spec\.ts$/.test(file) && has(file),
  );
  const tests = ['src', 'test'].flatMap(filesBelow).filter((file) => /\.test\.tsx?$/.test(file) && has(file));
  if (journeys.length + tests.length === 0) return [`no test or journey is called ${names.join(' or ')}`];
  const named = { name: 'the named tests', tool: 'vitest/vitest.mjs', args: ['run', ...tests] };
  const failedTests = tests.length === 0 || succeeds(named) ? [] : ['tests'];
  if (journeys.length === 0) return failedTests;
  ensureBuilt();
  return (await walk('the named journeys', journeys)) ? failedTests : [...failedTests, 'journeys'];
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);
}

/**
 * In CI the files that failed are walked once more, with nothing beside them: the tests of a file share their people and
 * a server, which a busy machine can leave in a state that no second try of one test mends. Source: docs/decisions/0066.
 */
async function walk(name, files) {
  const folder = mkdtempSync(join(tmpdir(), 'sipwell-failed-'));
  const env = { ...(await ensureBrowsers()), FAILED_FILES: join(folder, 'files') };
  const journeys = { name, tool: 'vitest/vitest.mjs', args: ['run', '--config', JOURNEYS, ...files], env };
  try {
    if (succeeds(journeys)) return true;
    const again = isBounded ? failedFiles(env.FAILED_FILES) : [];
    if (again.length === 0 || again.length > MOST_AGAIN) return false;
    console.log(`Once more, alone: ${again.join(', ')}`);
    return succeeds({ ...journeys, name: `${name}, once more`, args: ['run', '--config', JOURNEYS, ...again] });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Empty if the run ended before it said which. */
function failedFiles(path) {
  try {
    return readFileSync(path, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
