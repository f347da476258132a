/** Plain JavaScript without dependencies: it runs before anything is installed. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const installedMark = join(root, 'node_modules/.sipwell-installed');
const builtMark = join(root, 'dist/.sipwell-built');

const digest = (text) => createHash('sha256').update(text).digest('hex');
const marked = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

export function ensureInstalled() {
  const wanted = digest(readFileSync(join(root, 'package-lock.json')));
  if (marked(installedMark) === wanted) return;
  console.log('Installing what package-lock.json names …');
  execFileSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  writeFileSync(installedMark, wanted);
}

/** Whether `dist` is of these sources, build settings and installed packages. */
export const isBuilt = () => marked(builtMark) === wantedBuild();

const wantedBuild = () =>
  digest([...sourceFiles()].join('\n') + marked(installedMark) + JSON.stringify(viteSettings()));

/** Builds if a source, a build setting or the installed packages changed since the last time. */
export function ensureBuilt() {
  ensureInstalled();
  const wanted = wantedBuild();
  if (marked(builtMark) === wanted) return;
  console.log('Building, once after each change: about a minute …');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  for (const config of ['vite.config.ts', 'vite.server.config.ts']) {
    execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn', '--config', config], {
      cwd: root,
      stdio: 'inherit',
    });
  }
  execFileSync(process.execPath, ['--import', 'tsx', join(root, 'scripts/client/write-client.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  execFileSync(process.execPath, [join(root, 'scripts/precompress.mjs')], { cwd: root, stdio: 'inherit' });
  execFileSync(process.execPath, [join(root, 'dist/server/keep-compiled.js')], { cwd: root, stdio: 'inherit' });
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(builtMark, wanted);
}

/** Settings that are compiled into the web app. */
const viteSettings = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .map((pair) => pair.join('='))
    .sort((a, b) => a.localeCompare(b));

/** Faster than the order of a language, which nothing here needs. */
const byCode = (a, b) => (a < b ? -1 : 1);

function* sourceFiles() {
  const own = [
    'package.json',
    'scripts/client/by-hand.ts',
    'scripts/client/make-client.ts',
    'scripts/client/name-shapes.ts',
    'vite.config.ts',
    'vite.server.config.ts',
    'vite.service-worker.ts',
    'vite.chunk-files.ts',
    'vite.check-delivery.ts',
    'delivery.ts',
    'vite.prerender.ts',
    'vite.source-texts.ts',
    'lingui.config.ts',
  ];
  for (const file of [...filesIn('src'), ...own].sort(byCode)) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const { size, mtimeMs } = statSync(join(root, file));
    yield `${file} ${size} ${Math.round(mtimeMs)}`;
  }
}

/**
 * At each start: Node's own recursive reading takes four times as long, asking what each entry is twice. What has a dot
 * in its name is a file.
 */
const filesIn = (folder) =>
  readdirSync(join(root, folder)).flatMap((name) =>
    name.includes('.') ? [`${folder}/${name}`] : filesIn(`${folder}/${name}`),
  );

if (process.argv[1] === import.meta.filename) ensureBuilt();
