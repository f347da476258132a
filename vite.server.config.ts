import { defineConfig } from 'vite';

/** Screens of the experiences never run on the server: their lazy imports become empty modules. */
const withoutScreens = {
  name: 'without-screens',
  enforce: 'pre' as const,
  resolveId: (id: string) => (/\/(guest|admin)\/[^/]+\.tsx$|^#ui\/.*\.tsx$/.test(id) ? '\0no-screen' : undefined),
  load: (id: string) => (id === '\0no-screen' ? 'export default undefined' : undefined),
};

export default defineConfig({
  plugins: [withoutScreens],
  build: {
    ssr: 'src/server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    // The server checks settings itself; only the pages load them late.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
});
