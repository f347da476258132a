/** `npm run bench [-- --quick] [name …]`: runs each benchmark in bench/ in a process of its own. */
import { ensureBuilt } from './ensure-built.mjs';

ensureBuilt();
const { run } = await import('./run.mjs');

const FIGURES = [
  'cold-start',
  'console-lists',
  'console-scroll',
  'guest-weight',
  'lighthouse',
  'menu',
  'outbox',
  'submit-order',
  'utterances',
];
const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
for (const name of named.length > 0 ? named : FIGURES) run('tsx/dist/cli.mjs', [`bench/${name}.ts`, ...flags]);
