/**
 * `npm run simulate -- --seeds 100000 [--from N] [--engine sqlite|postgres]`: the server among phones, staff and machines
 * where everything goes wrong, on virtual time. `-- --seed 42 --trace` replays one. Source: docs/simulation.md.
 */
import { ensureInstalled } from './ensure-built.mjs';

ensureInstalled();
const { run } = await import('./run.mjs');
run({
  name: 'simulation',
  tool: 'tsx/dist/cli.mjs',
  args: ['test/simulation/run-seeds.ts', ...process.argv.slice(2)],
});
