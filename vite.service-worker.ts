/** Builds the service worker beside the web app, with the list of what the guests' pages are made of. */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { filesWith } from './vite.chunk-files.ts';

/** What a guest may need without a network; what else was loaded is kept as it comes. */
const GUEST_MODULES = [
  /web\/index\.html$/,
  /web\/main\.tsx$/,
  /web\/guest-notices\.tsx$/,
  /features\/(entry|kiosk-live|approve)\/\w[\w-]*-page\.tsx$/,
  /features\/install-prompt\/install-prompt\.tsx$/,
  /ui\/play\/plain-menu\/plain-menu\.tsx$/,
  /qr-scanner\/qr-scanner(-worker)?\.min\.js$/,
  /domain\/flavour-lexicon\.ts$/,
  /locales\/(join|play)\/[\w-]+\.po$/,
];
/** The display face, and the words the sommelier knows. */
const GUEST_ASSETS = /(-latin-wght-normal-[\w-]+\.woff2|\/(english|cantonese)-[\w-]+\.json)$/;

export const serviceWorker = (): Plugin => ({
  name: 'sipwell-service-worker',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const worker = fileURLToPath(new URL('src/web/service-worker/worker.ts', import.meta.url));
    await build({
      configFile: false,
      logLevel: 'warn',
      define: { __SHELL__: JSON.stringify(shellOf(bundle)), __VERSION__: JSON.stringify(versionOf(bundle)) },
      build: {
        outDir: dir ?? 'dist/web',
        emptyOutDir: false,
        copyPublicDir: false,
        target: ['es2022', 'safari16', 'firefox115', 'chrome109'],
        rolldownOptions: {
          input: worker,
          output: { format: 'iife', entryFileNames: 'service-worker.js' },
        },
      },
    });
  },
});

function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const outputs = Object.values(bundle);
  const chunks = outputs.filter(
    (output) => output.type === 'chunk' && GUEST_MODULES.some((pattern) => pattern.test(output.facadeModuleId ?? '')),
  );
  const files = filesWith(
    bundle,
    chunks.map(({ fileName }) => fileName),
  );
  for (const { type, fileName } of outputs) if (type === 'asset' && GUEST_ASSETS.test(fileName)) files.add(fileName);
  return [...files].sort((a, b) => a.localeCompare(b));
}

/** Files are named by what is in them. */
const versionOf = (bundle: Rolldown.OutputBundle): string =>
  createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12);
