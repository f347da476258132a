import { fileURLToPath } from 'node:url';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { DELIVERY, isIn } from './delivery.ts';
import { checkDelivery } from './vite.check-delivery.ts';
import { prerender } from './vite.prerender.ts';
import { pseudoTexts } from './vite.pseudo-texts.ts';
import { sourceTexts } from './vite.source-texts.ts';
import { serviceWorker } from './vite.service-worker.ts';

/** Lingui's `t` and `<Trans>` become catalogue look-ups; only files that use them go through Babel. */
const linguiMacros = () =>
  babel({
    include: /\/src\/(ui|web|experiences)\/.*\.tsx?$/,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    presets: [
      defineRolldownBabelPreset({
        preset: () => ({ plugins: ['@lingui/babel-plugin-lingui-macro'] }),
        rolldown: { filter: { code: '/macro' } },
      }),
    ],
  });

const sourcePlugins = () => [
  sourceTexts(),
  linguiMacros(),
  react(),
  lingui({ configPath: fileURLToPath(new URL('lingui.config.ts', import.meta.url)) }),
];

/** Data is laid out for people who edit it, and downloaded by programs. */
const compactData = (): Plugin => ({
  name: 'sipwell-compact-data',
  apply: 'build',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.originalFileNames.some((name) => name.endsWith('.json')))
        file.source = JSON.stringify(JSON.parse(Buffer.from(file.source).toString()), asOneLine);
  },
});

/** Words that are written over several lines are one list: sorted they compress better, and none is sent twice. */
const asOneLine = (of: string, value: unknown): unknown =>
  WORD_LISTS.has(of) && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value as Record<string, string[]>).map(([id, lines]) => [id, [sorted(lines)]]))
    : of === 'common'
      ? [sorted(value as string[])]
      : NAME_LISTS.has(of)
        ? (value as string[]).map(withSortedNames)
        : value;
const WORD_LISTS = new Set(['flavours', 'persons', 'particles']);
/** A line a thing: its id, and what it is called. */
const NAME_LISTS = new Set(['ingredients', 'brands', 'families', 'drinks', 'traits']);
const withSortedNames = (line: string): string => line.replace(/,.*/, (names) => `,${sorted([names.slice(1)])}`);
const sorted = (lines: readonly string[]): string =>
  [...new Set(lines.flatMap((line) => line.split(',')))].toSorted().join(',');

/** Chunks as delivery.ts has them: many small files compress worse and are as many requests. */
const chunkGroups = () =>
  [...new Set(DELIVERY.flatMap(({ chunk }) => chunk ?? []))].map((name, place, { length }) => {
    const rows = DELIVERY.filter(({ chunk }) => chunk === name);
    const isLoader = (id: string) => name === LOADER_CHUNK && /vite\/(preload-helper|modulepreload-polyfill)/.test(id);
    return {
      name,
      priority: length - place,
      test: (id: string) => isLoader(id) || rows.some((row) => isIn(row, id)),
    };
  });
/** Holds the bundler's own loader as well. */
const LOADER_CHUNK = 'start';

export default defineConfig(({ command, mode }) => ({
  root: 'src/web',
  publicDir: 'public',
  // Built pages are served at any depth and under any sub-path: server/http/static.ts makes their addresses whole.
  base: command === 'build' ? './' : '/',
  plugins: [
    checkDelivery(),
    sourcePlugins(),
    compactData(),
    serviceWorker(),
    prerender(sourcePlugins),
    mode === 'pseudo' && pseudoTexts(),
  ],
  resolve: {
    alias: {
      'use-sync-external-store/shim/index.js': fileURLToPath(
        new URL('src/web/shell/use-sync-external-store.ts', import.meta.url),
      ),
    },
  },
  build: {
    outDir: mode === 'pseudo' ? '../../dist/web-pseudo' : '../../dist/web',
    emptyOutDir: true,
    target: ['es2022', 'safari16', 'firefox115', 'chrome109'],
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: chunkGroups() } },
    },
  },
  // As an object it keeps the page's Host header, which passkeys are verified against.
  server: { proxy: { '^/(api|v1|uploads)/': { target: 'http://localhost:8080' } } },
}));
