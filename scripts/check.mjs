/**
 * `npm run check`: types, lint, import rules, unused code, format, catalogues, and every test that needs no browser.
 * `npm run check:fast`: types, lint, import rules, and the tests beside what changed since the last commit, on SQLite
 * alone. Tests further away that import it are left to `npm run check`: a page is imported by every test of a page.
 * Every failure is reported, and no file is changed.
 */
import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { resultOf } from './budgets.mjs';
import { ensureInstalled } from './ensure-built.mjs';
import { isBounded } from './long.mjs';

ensureInstalled();
const { runSideBySide, succeeds } = await import('./run.mjs');

/** Each of several threads would read the whole of a project anew. Source: docs/decisions/0155. */
const TYPES = { name: 'types', tool: 'typescript-native/bin/tsc', args: ['-b', '--singleThreaded'] };
const LINT = { name: 'lint', tool: 'oxlint/bin/oxlint', args: ['--type-aware'] };
const IMPORT_RULES = {
  name: 'import rules',
  tool: 'dependency-cruiser/bin/dependency-cruise.mjs',
  args: ['src', '--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
};
const UNUSED = { name: 'unused code', tool: 'knip/bin/knip.js', args: ['--no-config-hints'] };
const FORMAT = {
  name: 'format',
  tool: 'oxfmt/bin/oxfmt',
  args: ['--list-different'],
};
const CATALOGUES = { name: 'catalogues', tool: 'tsx/dist/cli.mjs', args: ['scripts/check-catalogues.ts'] };
/** In CI the server's tests run on PostgreSQL with the other versions of Node: nodes.mjs. */
const TESTS = {
  name: 'tests',
  tool: 'vitest/vitest.mjs',
  args: ['run'],
  env: isBounded ? { TEST_ENGINES: 'sqlite' } : {},
};
const BESIDE_CHANGES = {
  name: 'tests beside what changed',
  tool: 'vitest/vitest.mjs',
  env: { TEST_ENGINES: 'sqlite' },
  isReport: true,
};

/**
 * @param beside further tasks, done before the tests
 * @returns the names of the checks that failed
 */
export async function check(beside = []) {
  const failed = await runSideBySide([LINT, TYPES, ...beside, CATALOGUES, UNUSED, IMPORT_RULES, FORMAT]);
  // These use every core by themselves.
  return succeeds(TESTS) ? failed : [...failed, TESTS.name];
}

function checkFast() {
  const folders = changedFolders();
  const tests = folders.length > 0 ? [{ ...BESIDE_CHANGES, args: ['run', '--passWithNoTests', ...folders] }] : [];
  return runSideBySide([LINT, ...tests, TYPES, IMPORT_RULES]);
}

/** Folders below `src` and `test` with a file that was changed, added or deleted since the last commit. */
function changedFolders() {
  const listed = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n');
  const files = [...listed('diff', '--name-only', 'HEAD'), ...listed('ls-files', '--others', '--exclude-standard')];
  const sources = files.filter((file) => /^(src|test)\/.*\.(tsx?|css|json)$/.test(file));
  return [...new Set(sources.map((file) => `${dirname(file)}/`))];
}

if (process.argv[1] === import.meta.filename) {
  const started = Date.now();
  const isFast = process.argv.includes('--fast');
  const failed = isFast ? await checkFast() : await check();
  console.log(resultOf(isFast ? 'check:fast' : 'check', failed.length === 0, started));
  if (failed.length > 0) console.error(`\nFAILED: ${failed.join(', ')}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
