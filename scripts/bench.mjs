/**
 * `npm run bench [-- --quick] [name …]`: runs each benchmark in bench/ in a process of its own, and reports every failure.
 * `--quick` without names is what CI runs: the hot path and what a guest's phone loads; with `--counted` those of them that
 * other work on the machine does not change, with `--timed` the others. Source: docs/decisions/0104 and 0163.
 */
import { resultOf } from './budgets.mjs';
import { ensureBuilt } from './ensure-built.mjs';

ensureBuilt();
const { run, succeeds } = await import('./run.mjs');

/** Bytes, shapes, and the quickest of thirty beside another of the same run. */
const COUNTED = ['guest-weight', 'parse-time', 'shapes'];
const TIMED = ['cold-start', 'stall', 'submit-order', 'submit-postgres'];
/** What a change is refused for. */
const HOT = [...COUNTED, ...TIMED];
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
const GROUPS = { '--counted': COUNTED, '--timed': TIMED };
const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const started = Date.now();
const isQuick = flags.includes('--quick');
const group = Object.entries(GROUPS).find(([flag]) => flags.includes(flag))?.[1];
const all = group ?? (isQuick ? HOT : [...HOT, ...REST]);
// The product without limits, which most of them measure.
run({
  name: 'what is measured',
  tool: 'vite/bin/vite.js',
  args: ['build', '--config', 'bench/vite.config.ts', '--logLevel', 'error'],
});
const failed = (named.length > 0 ? named : all).filter(
  (name) => !succeeds({ name, tool: 'tsx/dist/cli.mjs', args: [`bench/${name}.ts`, ...flags] }),
);
// The budget is that of what CI can run beside nothing else.
const isAll = named.length === 0 && isQuick && group !== COUNTED;
console.log(resultOf(isAll ? 'benches' : 'the figures', failed.length === 0, started));
if (failed.length > 0) console.error(`\nFAILED: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
