/**
 * `npm run check`: types, lint, import rules, unused code, format, catalogues, and every test that needs no browser.
 * `npm run check:fast`: types, lint, import rules, and the tests of what changed since the last commit, on SQLite alone.
 * Every failure is reported, and no file is changed.
 */
import { ensureInstalled } from './ensure-built.mjs';

ensureInstalled();
const { runSideBySide, succeeds } = await import('./run.mjs');

const TYPES = { name: 'types', tool: 'typescript/bin/tsc', args: ['-b'] };
const LINT = { name: 'lint', tool: 'oxlint/bin/oxlint', args: ['--type-aware'] };
const IMPORT_RULES = {
  name: 'import rules',
  tool: 'dependency-cruiser/bin/dependency-cruise.mjs',
  args: ['src', '--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
};
const UNUSED = { name: 'unused code', tool: 'knip/bin/knip.js', args: ['--no-config-hints'] };
const FORMAT = {
  name: 'format',
  tool: 'prettier/bin/prettier.cjs',
  args: ['--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content', '.'],
};
const CATALOGUES = { name: 'catalogues', tool: 'tsx/dist/cli.mjs', args: ['scripts/check-catalogues.ts'] };
const CHANGED = {
  name: 'tests of what changed',
  tool: 'vitest/vitest.mjs',
  args: ['run', '--changed', '--passWithNoTests'],
  env: { TEST_ENGINES: 'sqlite' },
  isReport: true,
};

/** @returns the names of the checks that failed */
export async function check() {
  const failed = await runSideBySide([LINT, TYPES, FORMAT, CATALOGUES, UNUSED, IMPORT_RULES]);
  // These use every core by themselves.
  return succeeds('vitest/vitest.mjs', ['run']) ? failed : [...failed, 'tests'];
}

const checkFast = () => runSideBySide([LINT, CHANGED, TYPES, IMPORT_RULES]);

if (process.argv[1] === import.meta.filename) {
  const failed = process.argv.includes('--fast') ? await checkFast() : await check();
  if (failed.length > 0) console.error(`\nFAILED: ${failed.join(', ')}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
