/**
 * The files of a built page, and the reference page every measurement is compared with: a React "hello" page, built the
 * same way.
 */
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
export type Manifest = Record<string, Chunk>;

const root = join(import.meta.dirname, '..');

/** Every file that the named modules, or the groups of `vite.config.ts`, load, each once. */
export function filesOf(manifest: Manifest, modules: string[]): Set<string> {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name] ?? Object.entries(manifest).find(([key]) => isGroup(key, name))?.[1];
    if (!chunk) throw new Error(`${name} is not in the build`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.css?.forEach((file) => files.add(file));
    chunk.imports?.forEach(add);
  };
  modules.forEach(add);
  return files;
}

/** In the manifest the script of a group is named `_name-hash.js`. */
const isGroup = (key: string, name: string): boolean => key.startsWith(`_${name}-`) && /^_\w+-[\w-]{8}\.js$/.test(key);

/** Total bytes of the files with that ending, each compressed separately. */
export const gzipped = (folder: string, files: Iterable<string>, ending: string): number =>
  [...files]
    .filter((file) => file.endsWith(ending))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);

/** @returns the folder it was built into, compressed like the product's files; the caller removes it */
export async function buildHelloPage(): Promise<string> {
  const work = mkdtempSync(join(tmpdir(), 'bench-hello-'));
  symlinkSync(join(root, 'node_modules'), join(work, 'node_modules'));
  writeFileSync(
    join(work, 'index.html'),
    '<!doctype html><html lang="en"><head><title>Hello</title><meta name="viewport" content="width=device-width, initial-scale=1" /></head><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>',
  );
  writeFileSync(
    join(work, 'main.jsx'),
    "import { createRoot } from 'react-dom/client';\nimport { createElement } from 'react';\ncreateRoot(document.getElementById('root')).render(createElement('h1', null, 'Hello'));\n",
  );
  await build({
    root: work,
    base: './',
    logLevel: 'silent',
    configFile: false,
    build: { manifest: true, target: 'es2022' },
  });
  const built = mkdtempSync(join(tmpdir(), 'bench-hello-built-'));
  cpSync(join(work, 'dist'), built, { recursive: true });
  rmSync(work, { recursive: true });
  for (const name of readdirSync(join(built, 'assets'))) {
    const bytes = readFileSync(join(built, 'assets', name));
    writeFileSync(join(built, 'assets', `${name}.br`), brotliCompressSync(bytes));
    writeFileSync(join(built, 'assets', `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
  return built;
}
