/**
 * `npm run scan [-- SCANNER …]`: sqlmap, wapiti, ffuf and slowhttptest against the built server as guest, owner and
 * administrator, and against a server with holes, which has to be found out. Fails on a finding. Takes 20 minutes; installs
 * Debian's packages. Results: docs/reliability.md "Scanners".
 */
import { existsSync } from 'node:fs';
import { ensureBuilt } from './ensure-built.mjs';
import { aptInstalled, onPath } from './programs.mjs';

ensureBuilt();
const missing = ['sqlmap', 'wapiti', 'ffuf', 'slowhttptest'].filter((name) => !onPath(name));
if (!existsSync('/usr/share/dirb/wordlists')) missing.push('dirb');
if (missing.length > 0 && !aptInstalled(...missing)) throw new Error(`${missing.join(', ')}: not installed.`);
const { run } = await import('./run.mjs');
run({ name: 'scan', tool: 'tsx/dist/cli.mjs', args: ['bench/scan/scan.ts', ...process.argv.slice(2)] });
