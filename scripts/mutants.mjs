/**
 * `npm run mutants [-- MODULE …]`: changes the rules of orders and machines, and what serves them, one place at a time, and
 * prints which changes no test notices. Fails below 85 % noticed. Figures: docs/reliability.md.
 */
import { readFileSync } from 'node:fs';
import { ensureInstalled } from './ensure-built.mjs';
import { MODULES } from './mutants.config.mjs';

const NOTICED_AT_LEAST = 85;

ensureInstalled();
const { succeeds } = await import('./run.mjs');
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(MODULES);

/** Whatever no test noticed, survived or was not even run. @returns in percent */
function noticedOf(name) {
  const { files } = JSON.parse(readFileSync(`reports/mutants/${name}.json`, 'utf8'));
  const all = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const are = (...statuses) => all.filter((status) => statuses.includes(status)).length;
  const noticed = are('Killed', 'Timeout');
  return (100 * noticed) / (noticed + are('Survived', 'NoCoverage'));
}

const failed = names.filter((name) => {
  if (!MODULES[name]) throw new Error(`${name} is none of ${Object.keys(MODULES).join(', ')}.`);
  const task = { tool: '@stryker-mutator/core/bin/stryker.js', args: ['run', 'scripts/mutants.config.mjs'] };
  if (!succeeds({ name: `mutants of ${name}`, ...task, env: { MUTANTS_OF: name, TEST_ENGINES: 'sqlite' } }))
    return true;
  const noticed = noticedOf(name);
  console.log(`| \`mutants\` | ${name} | ${noticed.toFixed(1)} % noticed |`);
  return noticed < NOTICED_AT_LEAST;
});
if (failed.length > 0) console.error(`\nFAILED: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
