import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { drawAhead } from './vite.draw-ahead.ts';
import { pseudoTexts } from './vite.pseudo-texts.ts';
import { serviceWorker } from './vite.service-worker.ts';

/** Lingui's `t` and `<Trans>` become catalogue look-ups; only files that use them go through Babel. */
const linguiMacros = () =>
  babel({
    include: /\/src\/(ui|web|experiences)\/.*\.tsx?$/,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: ['@lingui/babel-plugin-lingui-macro'],
  });

const sourcePlugins = () => [
  linguiMacros(),
  react(),
  lingui({ configPath: fileURLToPath(new URL('lingui.config.ts', import.meta.url)) }),
];

/** Data is laid out for people who edit it, and downloaded by programs: words over several lines come as one. */
const compactData = (): Plugin => ({
  name: 'sipwell-compact-data',
  apply: 'build',
  generateBundle: (_options, bundle) => {
    const asOneLine = (_key: string, value: unknown) => (Array.isArray(value) ? [value.join(',')] : value);
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.originalFileNames.some((name) => name.includes('flavour-words')))
        file.source = JSON.stringify(JSON.parse(Buffer.from(file.source).toString()), asOneLine);
  },
});

/** What always comes together, with all it imports, comes as one file: many small ones compress worse and are as many requests. */
const TOGETHER = [
  {
    name: 'start',
    test: /\/src\/web\/(start|storage)\.ts$|vite\/(preload-helper|modulepreload-polyfill)/,
    priority: 9,
  },
  { name: 'join', test: /\/src\/web\/main\.tsx$/, priority: 4 },
  { name: 'phone', test: /\/src\/web\/(guest-side\.tsx|features\/kiosk-live\/join-kiosk\.ts)$/, priority: 3 },
  // The order sheet too: every play ends on it.
  {
    name: 'stage',
    test: /\/src\/(web\/(guest-notices|features\/kiosk-live\/kiosk-stage)|ui\/recommendation-modal)\.tsx$/,
    priority: 2,
  },
  { name: 'result', test: /\/src\/ui\/result\/(result-view|matched-result)\.tsx$/, priority: 1 },
  {
    name: 'ear',
    test: /\/src\/(domain\/parse-taste-request|experiences\/voice-sommelier\/(words|interpret|wishes|rules|drink-names|guest\/wish-list))\.ts$/,
    priority: 0,
  },
];

export default defineConfig(({ command, mode }) => ({
  root: 'src/web',
  publicDir: 'public',
  // Built pages are served at any depth and under any sub-path: server/http/static.ts makes their addresses whole.
  base: command === 'build' ? './' : '/',
  plugins: [
    sourcePlugins(),
    compactData(),
    serviceWorker(),
    drawAhead(sourcePlugins),
    mode === 'pseudo' && pseudoTexts(),
  ],
  resolve: {
    alias: {
      'use-sync-external-store/shim/index.js': fileURLToPath(
        new URL('src/web/use-sync-external-store.ts', import.meta.url),
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
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: TOGETHER } },
    },
  },
  server: { proxy: { '^/(api|v1|uploads)/': 'http://localhost:8080' } },
}));
