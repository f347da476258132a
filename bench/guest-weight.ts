/** What a guest's phone downloads to join, and then to play EZ Pairing: against a React page that says hello, built the same way in the same run. */
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { report } from './load.ts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

const root = join(import.meta.dirname, '..');

/** Every file that the named modules bring with them, each once. */
function filesOf(manifest: Manifest, modules: string[]): Set<string> {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the build`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.css?.forEach((file) => files.add(file));
    chunk.imports?.forEach(add);
  };
  modules.forEach(add);
  return files;
}

const gzipped = (folder: string, files: Iterable<string>, ending: string): number =>
  [...files]
    .filter((file) => file.endsWith(ending))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);

async function helloPage(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-hello-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><div id="root"></div><script type="module" src="/main.jsx"></script>',
  );
  writeFileSync(
    join(folder, 'main.jsx'),
    "import { createRoot } from 'react-dom/client';\nimport { createElement } from 'react';\ncreateRoot(document.getElementById('root')).render(createElement('h1', null, 'Hello'));\n",
  );
  await build({ root: folder, logLevel: 'silent', configFile: false, build: { manifest: true, target: 'es2022' } });
  const manifest = JSON.parse(readFileSync(join(folder, 'dist/.vite/manifest.json'), 'utf8')) as Manifest;
  const bytes = gzipped(join(folder, 'dist'), filesOf(manifest, ['index.html']), '.js');
  rmSync(folder, { recursive: true });
  return bytes;
}

const web = join(root, 'dist/web');
const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Manifest;
const JOIN = ['index.html', 'features/kiosk-live/kiosk-live-page.tsx'];
const joinFiles = filesOf(manifest, JOIN);
const quizFiles = filesOf(manifest, [...JOIN, '../experiences/ez-pairing/guest/ez-pairing.tsx']);

const hello = await helloPage();
const joinBytes = gzipped(web, joinFiles, '.js');
report('guest-weight (gzip, bytes)', {
  'floor: a React page that says hello': hello,
  'join page, script': joinBytes,
  'ratio join / floor': joinBytes / hello,
  'EZ Pairing on top, script': gzipped(web, quizFiles, '.js') - joinBytes,
  'join page, styles': gzipped(web, joinFiles, '.css'),
  'display face, woff2': readFileSync(
    join(root, 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
  ).length,
});
