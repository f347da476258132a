/**
 * `npm run torture [-- NAME …] [--times N]`: the tests of what must never happen, as often as it takes to believe them, and
 * a night without an end (`soak --minutes 60`); each prints its figure. With TEST_DATABASE_URL also on PostgreSQL. Figures: docs/reliability.md.
 */
import { parseArgs } from 'node:util';
import { ensureBuilt } from './ensure-built.mjs';
import { aptInstalled, onPath } from './programs.mjs';

ensureBuilt();
const { succeeds } = await import('./run.mjs');

/** How often or how long, Debian's packages by a program of theirs, and which test with TORTURE_TIMES or TORTURE_MINUTES. */
const TORTURES = {
  approvers: { times: 1000, args: ['--project', 'node', 'src/server/features/machines/approvers.test.ts'] },
  'order-kills': { times: 1000, args: ['--config', 'e2e/vitest.config.ts', 'e2e/bar/order-kills.spec.ts'] },
  'brew-kills': { times: 300, args: ['--config', 'e2e/vitest.config.ts', 'e2e/bar/brew-kills.spec.ts'] },
  'power-loss': { times: 2000, args: ['--config', 'e2e/vitest.config.ts', 'e2e/server/power-loss.spec.ts'] },
  'power-pulls': {
    times: 50,
    needs: { 'qemu-system-x86_64': 'qemu-system-x86', busybox: 'busybox-static', debugfs: 'e2fsprogs' },
    args: ['--config', 'e2e/vitest.config.ts', 'e2e/server/power-pulls.spec.ts'],
  },
  'disk-faults': { times: 500, args: ['--config', 'e2e/vitest.config.ts', 'e2e/server/disk-faults.spec.ts'] },
  'network-faults': { times: 10_000, args: ['--config', 'e2e/vitest.config.ts', 'e2e/server/network-faults.spec.ts'] },
  'translation-kills': {
    times: 100,
    args: ['--config', 'e2e/vitest.config.ts', 'e2e/server/translation-kills.spec.ts'],
  },
  'slow-clients': { times: 4000, args: ['--config', 'e2e/vitest.config.ts', 'e2e/server/slow-clients.spec.ts'] },
  'order-once': {
    times: 1000,
    args: ['--config', 'e2e/engines/vitest.config.ts', '--maxWorkers', '1', '-t', 'sent again and again'],
  },
  soak: { minutes: 60, args: ['--config', 'e2e/vitest.config.ts', 'e2e/server/soak.spec.ts'] },
  model: { times: 10_000, args: ['--project', 'node', 'test/model/model.test.ts'] },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string' }, minutes: { type: 'string' } },
});
const names = positionals.length > 0 ? positionals : Object.keys(TORTURES);
const failed = names.filter((name) => {
  const torture = TORTURES[name];
  if (!torture) throw new Error(`${name} is none of ${Object.keys(TORTURES).join(', ')}.`);
  const missing = Object.entries(torture.needs ?? {}).filter(([program]) => !onPath(program));
  const packages = missing.map(([, name]) => name);
  if (packages.length > 0 && !aptInstalled(...packages)) throw new Error(`${packages.join(', ')}: not installed.`);
  const howLong = torture.minutes
    ? { TORTURE_MINUTES: values.minutes ?? String(torture.minutes) }
    : { TORTURE_TIMES: values.times ?? String(torture.times) };
  const env = { TORTURE_NAME: name, ...howLong };
  return !succeeds({ name, tool: 'vitest/vitest.mjs', args: ['run', ...torture.args], env });
});
if (failed.length > 0) console.error(`\nFAILED: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
