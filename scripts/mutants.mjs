/**
 * `npm run mutants [-- MODULE|MODULE/PART …]`: changes the rules of orders and machines, and what serves them, one place at
 * a time, and prints which changes no test notices. Fails below 85 % noticed. Figures: docs/reliability.md.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ensureInstalled } from './ensure-built.mjs';
import { PARTS, partsOf } from './mutants.config.mjs';

const NOTICED_AT_LEAST = 85;

ensureInstalled();
const { succeeds } = await import('./run.mjs');
const modules = [...new Set(Object.keys(PARTS).map((part) => part.split('/')[0]))];
const names = process.argv.length > 2 ? process.argv.slice(2) : modules;

const reportOf = (part) => `reports/mutants/${part.replace('/', '-')}.json`;

/** Whatever no test noticed, survived or was not even run. */
function outcomeOf(part) {
  const { files } = JSON.parse(readFileSync(reportOf(part), 'utf8'));
  const all = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const are = (...statuses) => all.filter((status) => statuses.includes(status)).length;
  const noticed = are('Killed', 'Timeout');
  return { noticed, changes: noticed + are('Survived', 'NoCoverage') };
}

/** Files of the folders of a module that are in no part. */
function forgottenOf(parts) {
  const named = new Set(Object.values(PARTS).flatMap(({ mutate }) => mutate));
  const folders = new Set(parts.flatMap((part) => PARTS[part].mutate).map((file) => dirname(file)));
  const files = [...folders].flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
  return files.filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && !named.has(file) && !named.has(`${dirname(file)}/*.ts`),
  );
}

const failed = names.filter((name) => {
  const parts = partsOf(name);
  if (parts.length === 0) throw new Error(`${name} is none of ${[...modules, ...Object.keys(PARTS)].join(', ')}.`);
  const forgotten = modules.includes(name) ? forgottenOf(parts) : [];
  if (forgotten.length > 0) throw new Error(`In no part of ${name}: ${forgotten.join(', ')}.`);
  const task = { tool: '@stryker-mutator/core/bin/stryker.js', args: ['run', 'scripts/mutants.config.mjs'] };
  for (const part of parts)
    if (!succeeds({ name: `mutants of ${part}`, ...task, env: { MUTANTS_OF: part, TEST_ENGINES: 'sqlite' } }))
      return true;
  const outcomes = parts.map(outcomeOf);
  const sum = (what) => outcomes.reduce((total, outcome) => total + outcome[what], 0);
  const noticed = (100 * sum('noticed')) / sum('changes');
  console.log(`| \`mutants\` | ${name} | ${sum('noticed')} of ${sum('changes')}, ${noticed.toFixed(1)} % noticed |`);
  return noticed < NOTICED_AT_LEAST;
});
if (failed.length > 0) console.error(`\nFAILED: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
