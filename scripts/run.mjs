/** Runs the project's own command-line tools, from node_modules, one after another; stops at the first failure. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param tool path below node_modules */
export function run(tool, args = [], env = {}) {
  const started = Date.now();
  const { status } = spawnSync(process.execPath, [`node_modules/${tool}`, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(
    `${status === 0 ? 'passed' : 'FAILED'}: ${tool.split('/')[0]} ${args[0] ?? ''} (${Math.round((Date.now() - started) / 1000)} s)`,
  );
  if (status !== 0) process.exit(status ?? 1);
}
