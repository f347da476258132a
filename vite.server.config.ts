import { defineConfig } from 'vite';
import { ascii } from './vite.ascii.ts';

/** Screens of the experiences never run on the server: their lazy imports become empty modules. */
const withoutScreens = {
  name: 'without-screens',
  enforce: 'pre' as const,
  resolveId: (id: string) => (/\/(guest|admin)\/[^/]+\.tsx$|^#ui\/.*\.tsx$/.test(id) ? '\0no-screen' : undefined),
  load: (id: string) => (id === '\0no-screen' ? 'export default undefined' : undefined),
};

/** What Fastify checks schemas of its own with: see src/server/http/without-schemas.ts. */
const withoutSchemas = {
  name: 'without-schemas',
  enforce: 'pre' as const,
  resolveId: (id: string) => (/^@fastify\/(ajv|fast-json-stringify)-compiler$/.test(id) ? '\0no-schemas' : undefined),
  load: (id: string) => (id === '\0no-schemas' ? 'export default undefined' : undefined),
};

/** What @fastify/static finds files by where it makes a route for each: src/server/http/static.ts names them itself. */
const withoutGlob = {
  name: 'without-glob',
  enforce: 'pre' as const,
  resolveId: (id: string) => (id === 'glob' ? '\0no-glob' : undefined),
  load: (id: string) => (id === '\0no-glob' ? 'export const glob = undefined' : undefined),
};

/** The project's own sources are modules. */
const scripts = {
  name: 'scripts',
  generateBundle(this: { emitFile: (file: object) => void }) {
    this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "commonjs" }\n' });
  },
};

export default defineConfig({
  plugins: [withoutScreens, withoutSchemas, withoutGlob, ascii, scripts],
  // One file starts in half the time of 700. What stays outside has binaries or worker files of its own.
  ssr: { noExternal: true, external: ['@photostructure/sqlite', '@node-rs/argon2', 'pino', 'pino-pretty'] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    // The server checks settings itself; only the pages load them late.
    rolldownOptions: {
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
      output: {
        // What V8 has compiled can be kept of scripts alone: see src/server/compiled.ts.
        format: 'cjs',
        // Beside the entries: threads and the web app are found from where the code is.
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // Names stay, for stack traces.
        minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
      },
      input: {
        main: 'src/server/main.ts',
        'run-server': 'src/server/run-server.ts',
        'keep-compiled': 'src/server/keep-compiled.ts',
        machine: 'src/server/machine.ts',
        sipwell: 'src/server/sipwell.ts',
        'copy-thread': 'src/server/db/copy-thread.ts',
        'pack-thread': 'src/server/backups/pack-thread.ts',
        'unpack-thread': 'src/server/backups/unpack-thread.ts',
        'import-worker': 'src/server/features/menu-files/import-worker.ts',
      },
    },
  },
});
