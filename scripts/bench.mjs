/** `npm run bench [-- --quick] [name …]`: runs each benchmark in bench/ in a process of its own, and reports every failure. */
import { resultOf } from './budgets.mjs';
import { ensureBuilt } from './ensure-built.mjs';

ensureBuilt();
const { succeeds } = await import('./run.mjs');

const FIGURES = [
  'backup',
  'cold-start',
  'console-lists',
  'console-scroll',
  'flushed',
  'guest-weight',
  'hot-reads',
  'large',
  'lighthouse',
  'menu',
  'outbox',
  'parse-time',
  'stall',
  'streams',
  'submit-order',
  'submit-postgres',
  'utterances',
];
const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const started = Date.now();
const failed = (named.length > 0 ? named : FIGURES).filter(
  (name) => !succeeds({ name, tool: 'tsx/dist/cli.mjs', args: [`bench/${name}.ts`, ...flags] }),
);
// The budget is that of all of them, in CI.
const isAll = named.length === 0 && flags.includes('--quick');
console.log(resultOf(isAll ? 'benches' : 'the figures', failed.length === 0, started));
if (failed.length > 0) console.error(`\nFAILED: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
