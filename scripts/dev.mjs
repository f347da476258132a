/**
 * `npm run dev`: the server on 8080, rebuilt on every change, and the web app with hot reload in front of it on 5173.
 */
import { spawn } from 'node:child_process';
import { ensureInstalled } from './ensure-built.mjs';

ensureInstalled();
const node = (...args) => spawn(process.execPath, args, { stdio: 'inherit' });
const builder = node(
  'node_modules/vite/bin/vite.js',
  'build',
  '--watch',
  '--logLevel',
  'warn',
  '--config',
  'vite.server.config.ts',
);
const web = node('node_modules/vite/bin/vite.js');
const server = node('--watch', 'scripts/dev-server.mjs');
process.on('SIGINT', () => [builder, web, server].forEach((child) => child.kill()));
