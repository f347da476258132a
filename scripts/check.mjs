/**
 * `npm run check`: types, lint, import rules, unused code, format, catalogues, and every test that needs no browser.
 */
import { execFileSync } from 'node:child_process';
import { ensureInstalled } from './ensure-built.mjs';

ensureInstalled();
const { run } = await import('./run.mjs');

run('typescript/bin/tsc', ['-b']);
run('oxlint/bin/oxlint', ['--type-aware']);
run('dependency-cruiser/bin/dependency-cruise.mjs', [
  'src',
  '--config',
  '.dependency-cruiser.cjs',
  '--output-type',
  'err',
]);
run('knip/bin/knip.js', ['--no-config-hints']);
run('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']);
checkCatalogues();
run('vitest/vitest.mjs', ['run']);

/** The catalogues hold every text of the sources and nothing else, each with a translation that fits it. */
function checkCatalogues() {
  const state = () =>
    execFileSync('git', ['status', '--porcelain', '--', 'src/web/locales'], { encoding: 'utf8' }) +
    execFileSync('git', ['diff', '--', 'src/web/locales'], { encoding: 'utf8' });
  const before = state();
  run('@lingui/cli/dist/lingui.js', ['extract', '--clean']);
  run('tsx/dist/cli.mjs', ['scripts/check-catalogues.ts']);
  if (state() === before) return;
  console.error('The catalogues were stale and have been renewed: look at src/web/locales and commit them.');
  process.exit(1);
}
