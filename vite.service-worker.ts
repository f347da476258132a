/** Builds the service worker beside the web app, with the list of what the guests' pages are made of. */
import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { deliveryOf, OFFLINE_FONTS } from './delivery.ts';
import { filesWith } from './vite.chunk-files.ts';

export const serviceWorker = (): Plugin => ({
  name: 'sipwell-service-worker',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const worker = fileURLToPath(new URL('src/web/guest/service-worker/worker.ts', import.meta.url));
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
          checks: { bundlerTimings: false },
          input: worker,
          output: { format: 'iife', entryFileNames: 'service-worker.js' },
        },
      },
    });
  },
});

/** The files that delivery.ts keeps for when there is no network; what else was loaded is kept as it comes. */
function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const outputs = Object.values(bundle);
  const chunks = outputs.filter((output) => output.type === 'chunk' && modulesOf(output).some(isKeptModule));
  const files = filesWith(
    bundle,
    chunks.map(({ fileName }) => fileName),
  );
  for (const output of outputs)
    if (output.type === 'asset' && (OFFLINE_FONTS.test(output.fileName) || output.originalFileNames.some(isKeptAsset)))
      files.add(output.fileName);
  return [...files].sort((a, b) => a.localeCompare(b));
}

/** What is imported on demand from a chunk of several modules has a chunk of its own, which only passes it on. */
const modulesOf = ({ moduleIds, facadeModuleId }: Rolldown.OutputChunk): string[] =>
  facadeModuleId ? [...moduleIds, facadeModuleId] : moduleIds;

/** A module that only holds an asset's address says nothing of who needs it. */
const isKeptModule = (id: string): boolean => !id.includes('?url') && deliveryOf(id)?.offline === true;
/** @param file below the web app's folder */
const isKeptAsset = (file: string): boolean => deliveryOf(posix.join('src/web', file))?.offline === true;

/** Files are named by what is in them. */
const versionOf = (bundle: Rolldown.OutputBundle): string =>
  createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12);
