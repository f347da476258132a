/**
 * `npm run bench [-- --quick] [name …]`: runs each benchmark in bench/ in a process of its own, and reports every failure.
 * `--quick` without names is what CI runs: the hot path and what a guest's phone loads. Source: docs/decisions/0104.
 */
import { resultOf } from './budgets.mjs';
import { ensureBuilt } from './ensure-built.mjs';

ensureBuilt();
const { succeeds } = await import('./run.mjs');

/** What a change is refused for. */
const HOT = ['cold-start', 'guest-weight', 'parse-time', 'shapes', 'stall', 'submit-order', 'submit-postgres'];
/** Run once for each larger piece of work. */
const REST = [
  'backup',
  'console-lists',
  'console-scroll',
  'counter',
  'flushed',
  'hot-reads',
  'large',
  'lighthouse',
  'menu',
  'outbox',
  'scale',
  'streams',
  'utterances',
];
const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const started = Date.now();
const isQuick = flags.includes('--quick');
const all = isQuick ? HOT : [...HOT, ...REST];
const failed = (named.length > 0 ? named : all).filter(
  (name) => !succeeds({ name, tool: 'tsx/dist/cli.mjs', args: [`bench/${name}.ts`, ...flags] }),
);
// The budget is that of all of them, in CI.
const isAll = named.length === 0 && isQuick;
console.log(resultOf(isAll ? 'benches' : 'the figures', failed.length === 0, started));
if (failed.length > 0) console.error(`\nFAILED: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
