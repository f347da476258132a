/**
 * `npm run dev`: the server on 8080, rebuilt on every change, and the web app with hot reload in front of it on 5173.
 * Ends when one of its processes ends.
 */
import { spawn } from 'node:child_process';
import { ensureInstalled } from './ensure-built.mjs';

ensureInstalled();
const PROGRAMS = {
  builder: 'node_modules/vite/bin/vite.js build --watch --logLevel warn --config vite.server.config.ts'.split(' '),
  'web app': ['node_modules/vite/bin/vite.js'],
  server: ['--watch', 'scripts/dev-server.mjs'],
};

let isEnding = false;
const children = Object.entries(PROGRAMS).map(([name, args]) => {
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  child.on('exit', (code) => {
    if (!isEnding) console.error(`The ${name} ended (${code ?? 'by a signal'}).`);
    end(code ?? 1);
  });
  return child;
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));

function end(code) {
  if (isEnding) return;
  isEnding = true;
  process.exitCode = code;
  for (const child of children) child.kill();
}
